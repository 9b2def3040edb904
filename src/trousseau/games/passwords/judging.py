# compiled: mypyc
"""Whether a word may be said: the dictionary has it, and no used word is the same or its kin."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from trousseau.games.passwords.lexicon import Judgement, Reading
from trousseau.games.passwords.lexicon.common_kin import common_kin
from trousseau.games.passwords.lexicon.families import families, judge, pair
from trousseau.games.passwords.lexicon.lexicon import lexicon
from trousseau.games.passwords.lexicon.spelling import letters
from trousseau.games.passwords.shapes import Ruling, UsedWord

KIN_SHOWN: Final = 3


def judged(
    language: str, typed: str, used: Sequence[UsedWord], rulings: Sequence[Ruling]
) -> Judgement | None:
    """What speaks against a word; None if the dictionary lacks it."""
    readings = lexicon(language).readings(typed)
    if not readings:
        return None
    said = [Reading(word.word, word.lemma, word.rare) for word in used]
    ruled = {pair(ruling.one, ruling.other): ruling.same for ruling in rulings}
    return judge(readings, said, families(language), ruled)


def repeated(typed: str, used: Sequence[UsedWord]) -> int | None:
    """The used word that has the same letters: accents do not make another word."""
    key = letters(typed)
    for number, word in enumerate(used):
        if letters(word.word) == key:
            return number
    return None


def some_kin(language: str, word: str, lemma: str) -> tuple[str, ...]:
    """Common words that are out with this one, the commonest first; not itself (fait, of faire)."""
    own = letters(word)
    named = [kin for kin in common_kin(language).of(lemma) if letters(kin) != own]
    return tuple(named[:KIN_SHOWN])
