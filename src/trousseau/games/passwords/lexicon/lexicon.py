# compiled: mypyc
"""The words of a language: which there are, what they may mean, and how common they are."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from functools import cache
from pathlib import Path
from typing import Final

from trousseau.games.passwords.lexicon.graph import NONE, WordGraph
from trousseau.games.passwords.lexicon.packed import Packed
from trousseau.games.passwords.lexicon.reading import Reading
from trousseau.games.passwords.lexicon.slips import slips
from trousseau.games.passwords.lexicon.spelling import agrees, letters, why_not
from trousseau.games.passwords.lexicon.vocabulary import Vocabulary

DATA: Final = Path(__file__).with_name("data")

ALL: Final = 100
RARE: Final = 8
"""R11: a reading with less than so many percent of the use of its letters."""

LETTERS_OF: Final = {"œ": 2, "æ": 2, "-": 0, "'": 0}
"""How many letters a sign stands for; others for one."""

NEVER_MET: Final = 255
"""The level of words that no text has; a smaller one is a commoner word."""

SUGGESTED: Final = 40_000
"""Whoever may have meant something else is only asked about words as common as these."""


class Lexicon:
    """Words by their letters, A to Z. They are numbered in the order of the alphabet.

    The readings of a number are first the one at that place in `spellings` and `rules`, then those
    beyond all numbers, at the places where `more` has it.
    """

    def __init__(self, language: str, words: Packed, frequency: Packed) -> None:
        self.language = language
        self.version = f"{words.digest}{frequency.digest}"
        self.graph = WordGraph(
            words.bytes("nodes"), words.numbers("edges", "I"), words.numbers("before", "I")
        )
        self._spellings = words.numbers("spellings", "H")
        self._rules = words.numbers("rules", "H")
        self._spelling_texts = words.lines("spelling_texts")
        self._rule_texts = words.lines("rule_texts")
        self._more = words.numbers("more", "I")
        self._vulgar = words.numbers("vulgar", "I")
        self._levels = frequency.bytes("levels")
        self._commoner = frequency.numbers("commoner", "I")
        self._shares = frequency.bytes("shares")
        self._vocabularies: dict[int, Vocabulary] = {}

    def __len__(self) -> int:
        return len(self._levels)

    def __contains__(self, typed: str) -> bool:
        return bool(self.readings(typed))

    def readings(self, typed: str) -> tuple[Reading, ...]:
        """What typed letters may stand for, the commonest first; nothing if it is no word.

        Typed accents decide: a letter with an accent is the dictionary's, a bare one may be either.
        """
        if why_not(typed):
            return ()
        key = letters(typed)
        number = self.graph.number(key)
        if number == NONE:
            return ()
        return self._readings(number, key, typed)

    def near(self, typed: str, most: int = 3) -> tuple[str, ...]:
        """Common words that somebody may have meant who typed this, never vulgar ones.

        They are one slip away. First those with other accents, then those with a letter missing,
        wrong, swapped or too many; of each kind the commonest first.
        """
        if why_not(typed):
            return ()
        key = letters(typed)
        found: dict[str, None] = {}
        number = self.graph.number(key)
        if self._may_be_suggested(number) and not self._readings(number, key, typed):
            for reading in self._readings(number, key, key):
                if not reading.rare:
                    found[reading.word] = None
        numbers = [self.graph.number(slip) for slip in slips(self.graph, key)]
        meant = [(self._levels[it], it) for it in numbers if self._may_be_suggested(it)]
        for _, number in sorted(meant)[:most]:
            found[self._commonest_word(number, self.graph.word(number))] = None
        return tuple(found)[:most]

    def rank(self, key: str) -> int:
        """How many words are commoner than these letters; all of them, if it is no word."""
        number = self.graph.number(key)
        return len(self) if number == NONE else self._commoner[self._levels[number]]

    def vocabulary(self, size: int) -> Vocabulary:
        """The commonest words, never vulgar: what a bot or a person of some level knows."""
        found = self._vocabularies.get(size)
        if found is None:
            keys = []
            words = []
            for number in self._commonest(size):
                key = self.graph.word(number)
                keys.append(key)
                words.append(self._commonest_word(number, key))
            found = Vocabulary(keys, words)
            self._vocabularies[size] = found
        return found

    def _commonest(self, size: int) -> list[int]:
        found: list[int] = []
        for level in range(NEVER_MET + 1):
            number = self._levels.find(level)
            while number != NONE and len(found) < size:
                if not self._is_vulgar(number):
                    found.append(number)
                number = self._levels.find(level, number + 1)
        return found

    def _may_be_suggested(self, number: int) -> bool:
        return (
            number != NONE
            and self._commoner[self._levels[number]] < SUGGESTED
            and not self._is_vulgar(number)
        )

    def _is_vulgar(self, number: int) -> bool:
        place = bisect_left(self._vulgar, number)
        return place < len(self._vulgar) and self._vulgar[place] == number

    def _commonest_word(self, number: int, key: str) -> str:
        """The commonest word that has these letters."""
        places = self._places(number)
        place = max(places, key=lambda place: place[0])[1]
        return self._spelled(place, key)

    def _readings(self, number: int, key: str, typed: str) -> tuple[Reading, ...]:
        """Those that agree with what was typed."""
        found: list[tuple[int, str, str]] = []
        of_lemmas: dict[str, int] = {}
        for share, place in self._places(number):
            word = self._spelled(place, key)
            if typed == key or agrees(typed, word):
                lemma = self._lemma(place, word)
                found.append((share, word, lemma))
                of_lemmas[lemma] = of_lemmas.get(lemma, 0) + share
        least = RARE * sum(of_lemmas.values())
        found.sort(key=lambda reading: -reading[0])
        return tuple(
            [Reading(word, lemma, ALL * of_lemmas[lemma] < least) for _, word, lemma in found]
        )

    def _places(self, number: int) -> list[tuple[int, int]]:
        """Where the readings of a number are, each with its share in their use."""
        first = bisect_left(self._more, number)
        left = ALL
        places = []
        for other in range(first, bisect_right(self._more, number, first)):
            share = self._shares[other]
            left -= share
            places.append((share, len(self) + other))
        return [(max(left, 0), number), *places]

    def _spelled(self, place: int, key: str) -> str:
        """The word of these letters, changed at some places: PRESQUILE by "6',6î"."""
        word = key.lower()
        changes = self._spelling_texts[self._spellings[place]]
        if changes:
            for change in reversed(changes.split(",")):
                at, sign = int(change[:-1]), change[-1]
                word = word[:at] + sign + word[at + LETTERS_OF.get(sign, 1) :]
        return word

    def _lemma(self, place: int, word: str) -> str:
        """A rule says how many letters at the end of the word make way for which others."""
        off, _, others = self._rule_texts[self._rules[place]].partition(":")
        return word[: len(word) - int(off)] + others


@cache
def lexicon(language: str) -> Lexicon:
    """The lexicon of a language, loaded once for all tables of a process."""
    words, frequency = [
        Packed((DATA / f"{language}.{part}.xz").read_bytes()) for part in ("words", "frequency")
    ]
    return Lexicon(language, words, frequency)
