# compiled: mypyc
"""The common words of a family, as examples of it beside a used word."""

from __future__ import annotations

from array import array
from functools import cache
from typing import Final

from trousseau.games.passwords.lexicon.families import Families, families
from trousseau.games.passwords.lexicon.lexicon import Lexicon, lexicon
from trousseau.games.passwords.lexicon.spelling import letters

COMMON: Final = 30_000
"""Only words as common as these are examples."""

NOT_YET: Final = -1


class CommonKin:
    """Families and how common their words are, each looked up once: a number for every word."""

    def __init__(self, families: Families, words: Lexicon) -> None:
        self._families = families
        self._words = words
        self._ranks = array("i", [NOT_YET]) * len(families)

    def of(self, lemma: str) -> list[str]:
        """The other lemmas of its family that are common, the commonest first."""
        common: set[tuple[int, str]] = set()
        for number in self._families.kin(lemma):
            rank = self._rank(number)
            if rank < COMMON:
                common.add((rank, self._families.lemma(number)))
        return [kin for _, kin in sorted(common) if kin != lemma]

    def _rank(self, number: int) -> int:
        rank = self._ranks[number]
        if rank == NOT_YET:
            rank = self._words.rank(letters(self._families.lemma(number)))
            self._ranks[number] = rank
        return rank


@cache
def common_kin(language: str) -> CommonKin:
    """The common kin of a language, once for all tables of a process."""
    return CommonKin(families(language), lexicon(language))
