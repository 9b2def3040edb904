# compiled: mypyc
"""Whether a word may be said: it is in the dictionary, and of no used word's family."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from trousseau.games.passwords.lexicon import Lexicon, Reading
from trousseau.games.passwords.lexicon.families import DOUBT, NONE, SURE
from trousseau.games.passwords.lexicon.spelling import letters
from trousseau.games.passwords.shapes import Ruling, UsedWord

NOWHERE: Final = -1


class Judgement:
    """The reading of a word that is mildest to its player, and what speaks against it."""

    def __init__(self, reading: Reading, tier: int, clash: int) -> None:
        self.reading = reading
        self.tier = tier
        self.clash = clash
        """The used word that it belongs with most surely, or NOWHERE."""


def repeated(typed: str, used: Sequence[UsedWord]) -> int:
    """The used word that has the same letters, or NOWHERE: accents do not make another word."""
    key = letters(typed)
    for number, word in enumerate(used):
        if letters(word.word) == key:
            return number
    return NOWHERE


def judge(
    lexicon: Lexicon, typed: str, used: Sequence[UsedWord], rulings: Sequence[Ruling]
) -> Judgement | None:
    """R11: of several readings the mildest counts, and of those the commonest; None if no word."""
    mildest: Judgement | None = None
    for reading in lexicon.readings(typed):
        judgement = _against_all(lexicon, reading, used, rulings)
        if mildest is None or judgement.tier < mildest.tier:
            mildest = judgement
    return mildest


def _against_all(
    lexicon: Lexicon, reading: Reading, used: Sequence[UsedWord], rulings: Sequence[Ruling]
) -> Judgement:
    """Pair by pair with the used words, never in chains."""
    worst = Judgement(reading, NONE, NOWHERE)
    for number, word in enumerate(used):
        tier = _tier(lexicon, reading, word, rulings)
        if tier > worst.tier:
            worst = Judgement(reading, tier, number)
    return worst


def _tier(lexicon: Lexicon, reading: Reading, word: UsedWord, rulings: Sequence[Ruling]) -> int:
    for ruling in rulings:  # R6: what the table has voted stands for the game
        if {ruling.one, ruling.other} == {reading.lemma, word.lemma}:
            return SURE if ruling.same else NONE
    tier = lexicon.families.kinship(reading.lemma, word.lemma)
    return min(tier, DOUBT) if reading.rare or word.rare else tier
