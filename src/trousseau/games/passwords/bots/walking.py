# compiled: mypyc
"""Where a word's gems had best lie: the walk round the ring whose safes are worth most.

Safes that get a gem are bits of a number, by their places on the ring.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from trousseau.games.passwords.walks import WAYS

NO_SAFES: Final = 0


def best_safes(word: str, ring: str, worths: Sequence[float], most: int) -> int:
    """The safes of the walk that is worth most, so many at most; NO_SAFES if there is no walk.

    `worths` says for each safe what a gem in it is worth, more than nothing.
    """
    best, best_start, best_worth = NO_SAFES, 0, 0.0
    for start in range(len(ring)):
        if ring[start] == word[0]:
            for way in WAYS:
                safes = _walk(word, ring, start, way, worths)
                worth = worth_of(safes, worths)
                if worth > best_worth:
                    best, best_start, best_worth = safes, start, worth
    while best.bit_count() > most:
        best &= ~(1 << _least(best & ~(1 << best_start), worths))
    return best


def _walk(word: str, ring: str, start: int, way: int, worths: Sequence[float]) -> int:
    """The worthiest sequence that a word's other letters and the safes of a walk have in common.

    As letters go by, `sums` and `safes` have the best walk up to each safe that is met.
    """
    steps = len(ring) - 1
    met = [(start + way * step) % len(ring) for step in range(1, steps + 1)]
    sums = [0.0] * (steps + 1)
    safes = [0] * (steps + 1)
    for letter in word[1:]:
        sum_before, safes_before = 0.0, 0  # up to the safe before, without this letter
        for step in range(1, steps + 1):
            place = met[step - 1]
            with_gem = sum_before + worths[place] if ring[place] == letter else 0.0
            with_it = safes_before | 1 << place
            sum_before, safes_before = sums[step], safes[step]
            if sums[step - 1] > sums[step]:
                sums[step], safes[step] = sums[step - 1], safes[step - 1]
            if with_gem > sums[step]:
                sums[step], safes[step] = with_gem, with_it
    return safes[steps] | 1 << start


def worth_of(safes: int, worths: Sequence[float]) -> float:
    return sum([worth for place, worth in enumerate(worths) if safes >> place & 1])


def places_of(safes: int) -> tuple[int, ...]:
    return tuple([place for place in range(safes.bit_length()) if safes >> place & 1])


def _least(safes: int, worths: Sequence[float]) -> int:
    """The place of the safe that is worth least."""
    return min(places_of(safes), key=lambda place: worths[place])
