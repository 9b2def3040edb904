# compiled: mypyc
"""How quick a hand is: reactions have a median and a long tail, as people's have (8.2)."""

from __future__ import annotations

from math import exp
from statistics import NormalDist
from typing import Final

from trousseau.kernel.dice import Dice

SPREAD: Final = 0.5
"""Of the logarithm of reactions."""

_GRAIN: Final = 256
_FACTORS: Final[list[float]] = [
    exp(SPREAD * NormalDist().inv_cdf((part + 0.5) / _GRAIN)) for part in range(_GRAIN)
]

PER_SQUARE: Final = 150
"""Milliseconds that a pawn's way takes the hand, a square."""

OUT_OF_FOCUS: Final = 1.3
"""How much later one notices what another pawn than the watched one needs."""

LOOKING: Final = 2_000
"""After the action tiles were passed on: one has to see what one holds now."""


def reaction(median: int, dice: Dice) -> int:
    """Milliseconds."""
    return int(median * _FACTORS[dice.below(_GRAIN)])
