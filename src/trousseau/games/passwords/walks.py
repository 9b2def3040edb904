# compiled: mypyc
"""Walks round the ring: which safes a word can reach, and with which of its letters.

A walk begins at a safe with the word's first letter, goes one way and meets every other safe once.
The letters that it uses follow each other in the word, and the safes that it fills on the ring.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

WAYS: Final = (1, -1)
"""Clockwise, anticlockwise."""


def find_walk(word: str, ring: Sequence[str], places: Sequence[int]) -> list[tuple[int, int]]:
    """R9: places and the letters of the word that serve them, in the order of some walk.

    `word` and `ring` are capital letters. Nothing if no walk fills exactly these places.
    """
    for start in places:
        if ring[start] != word[0]:
            continue
        for way in WAYS:
            met = sorted(places, key=lambda place: (place - start) * way % len(ring))
            walk = _spell(word, ring, met)
            if walk:
                return walk
    return []


def _spell(word: str, ring: Sequence[str], met: Sequence[int]) -> list[tuple[int, int]]:
    """Each safe takes the next letter that fits: an earlier one never leaves less for the rest."""
    walk: list[tuple[int, int]] = []
    letter = -1
    for place in met:
        letter = word.find(ring[place], letter + 1)
        if letter < 0:
            return []
        walk.append((place, letter))
    return walk
