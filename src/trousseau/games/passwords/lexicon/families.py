# compiled: mypyc
"""Words of the same base: protéger, protection. R6 has four tiers of it, R11 the readings.

A word may come from a few others, its bases, and each link has a cost. Two words are as near as
the cheapest path between them that goes up to a base of both, or to one of the two: never up and
down twice. So kin of kin need not be kin.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import accumulate
from pathlib import Path
from typing import Final

from trousseau.games.passwords.lexicon.judgement import Judgement
from trousseau.games.passwords.lexicon.packed import Packed
from trousseau.games.passwords.lexicon.reading import Reading

NONE: Final = 0
DOUBT: Final = 1
PROBABLE: Final = 2
SURE: Final = 3

DEAREST: Final = {SURE: 4, PROBABLE: 10, DOUBT: 14}
"""What a path may cost for its tier."""
TOO_DEAR: Final = DEAREST[DOUBT] + 1

UNKNOWN: Final = -1
GLOSS: Final = " ("
"""Two words may be written alike and have two families: "voler (dérober)" has another number."""

REMEMBERED: Final = 4096
"""For so many lemmas it is kept what they come from: used words are asked about at each turn."""

UNRULED: Final[dict[tuple[str, str], bool]] = {}

DATA: Final = Path(__file__).with_name("data")


class Families:
    """The words of a language that have kin, by numbers in the order of their UTF-8."""

    def __init__(self, packed: Packed) -> None:
        self.version = packed.digest
        self._names = packed.bytes("names")
        self._name_starts = array("I", accumulate(packed.bytes("name_sizes"), initial=0))
        """Where in `names` each begins, and where the last one ends."""
        self._bases = packed.numbers("bases", "I")
        """The numbers of the bases of each word, one word after the other."""
        self._base_starts = array("I", accumulate(packed.bytes("base_counts"), initial=0))
        self._costs = packed.bytes("costs")
        self._derived: dict[int, list[tuple[int, int]]] | None = None
        self._above: dict[str, dict[int, int]] = {}

    def __len__(self) -> int:
        return len(self._name_starts) - 1

    def kinship(self, one: str, other: str) -> int:
        """How sure it is that two lemmas have the same base."""
        return SURE if one == other else _tier(_cost(self.above(one), self.above(other)))

    def shared_base(self, one: str, other: str) -> str:
        """The lemma that two lemmas come from, which may be one of them; "" if they are no kin."""
        if one == other:
            return one
        mine, yours = self.above(one), self.above(other)
        least, found = TOO_DEAR, UNKNOWN
        for number, cost in mine.items():
            if number in yours and cost + yours[number] < least:
                least, found = cost + yours[number], number
        return "" if found == UNKNOWN else self.lemma(found)

    def kin(self, lemma: str) -> list[int]:
        """The numbers of a lemma and of all that are of its family, surely or probably."""
        costs = dict(self.above(lemma))
        waiting = list(costs)
        while waiting:
            base = waiting.pop()
            for below, link in self._below().get(base, ()):
                cost = costs[base] + link
                if cost <= DEAREST[PROBABLE] and cost < costs.get(below, TOO_DEAR):
                    costs[below] = cost
                    waiting.append(below)
        return [number for number, cost in costs.items() if cost <= DEAREST[PROBABLE]]

    def _below(self) -> dict[int, list[tuple[int, int]]]:
        """By base the words that come from it and what that costs; made when first asked for."""
        if self._derived is None:
            self._derived = {}
            for number in range(len(self)):
                for place in range(self._base_starts[number], self._base_starts[number + 1]):
                    link = (number, self._costs[place])
                    self._derived.setdefault(self._bases[place], []).append(link)
        return self._derived

    def above(self, lemma: str) -> Mapping[int, int]:
        """A lemma and the words that it comes from: what the way to each of them costs."""
        found = self._above.get(lemma)
        if found is None:
            if len(self._above) == REMEMBERED:
                self._above.clear()
            found = self._above[lemma] = self._climb(lemma)
        return found

    def _climb(self, lemma: str) -> dict[int, int]:
        number = self._number(lemma)
        if number == UNKNOWN:
            return {}
        found = {number: 0}
        waiting = [number]
        while waiting:
            below = waiting.pop()
            for place in range(self._base_starts[below], self._base_starts[below + 1]):
                base = self._bases[place]
                cost = found[below] + self._costs[place]
                if cost < found.get(base, TOO_DEAR):
                    found[base] = cost
                    waiting.append(base)
        return found

    def _number(self, lemma: str) -> int:
        sought = lemma.encode()
        low, high = 0, len(self)
        while low < high:
            middle = (low + high) // 2
            name = self._names[self._name_starts[middle] : self._name_starts[middle + 1]]
            if name == sought:
                return middle
            if name < sought:
                low = middle + 1
            else:
                high = middle
        return UNKNOWN

    def lemma(self, number: int) -> str:
        """The lemma that has this number; two that are written alike have two."""
        name = self._names[self._name_starts[number] : self._name_starts[number + 1]].decode()
        return name.partition(GLOSS)[0]


def pair(one: str, other: str) -> tuple[str, str]:
    """Two lemmas, whichever comes first."""
    return (one, other) if one < other else (other, one)


def judge(
    readings: Sequence[Reading],
    used: Sequence[Reading],
    families: Families,
    ruled: Mapping[tuple[str, str], bool] = UNRULED,
) -> Judgement:
    """Take a word as its mildest reading, the commonest of those, and say how near it is.

    The readings of the word come with the commonest first, and there is one at least; each used
    word has the reading that it was accepted with. What a table has ruled on a pair of lemmas,
    whether they are kin, stands (R6).
    """
    lemmas = [(word.lemma, word.rare, families.above(word.lemma)) for word in used]
    mildest: Judgement | None = None
    for reading in readings:
        above = families.above(reading.lemma)
        worst, clash = NONE, None
        for place, (lemma, rare, others) in enumerate(lemmas):
            ruling = ruled.get(pair(lemma, reading.lemma)) if ruled else None
            if lemma == reading.lemma:
                tier = SURE
            elif ruling is not None:
                tier = SURE if ruling else NONE
            else:
                tier = _tier(_cost(above, others))
                if tier > DOUBT and (rare or reading.rare):
                    tier = DOUBT
            if tier > worst:
                worst, clash = tier, place
        if mildest is None or worst < mildest.tier:
            mildest = Judgement(reading, worst, clash)
    assert mildest is not None, "a word without readings is no word"
    return mildest


def _cost(one: Mapping[int, int], other: Mapping[int, int]) -> int:
    """Of the cheapest path by way of a shared base."""
    least = TOO_DEAR
    for number, cost in one.items():
        if number in other:
            least = min(least, cost + other[number])
    return least


def _tier(cost: int) -> int:
    if cost <= DEAREST[SURE]:
        return SURE
    if cost <= DEAREST[PROBABLE]:
        return PROBABLE
    return DOUBT if cost <= DEAREST[DOUBT] else NONE


@cache
def families(language: str) -> Families:
    """The families of a language, loaded once for all tables of a process."""
    return Families(Packed((DATA / f"{language}.families.xz").read_bytes()))
