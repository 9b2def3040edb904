# compiled: mypyc
"""A die in the air and a cup under it, in steps."""

from __future__ import annotations

from typing import Final

from trousseau.games.boyard.constants import (
    CUP_PLACES,
    CUP_SPEED,
    FLIGHT,
    GUST_AFTER,
    SPOTS,
    STEP,
    SWIFT_HAND,
)
from trousseau.games.boyard.trials.catapulte.shapes import Arc

SWIFT_STEPS: Final = -(-SWIFT_HAND // STEP)


def gust_step(arc: Arc) -> int:
    """From which step of the flight on the gust is felt."""
    return FLIGHT[arc] * GUST_AFTER // 100


def is_cut_off(step: int, arc: Arc) -> bool:
    """Whether a hand can't yet answer the launch or the gust: it goes on as it did."""
    return step < SWIFT_STEPS or 0 <= step - gust_step(arc) < SWIFT_STEPS


def cup_step(x: int, before: int, slide: int, step: int, arc: Arc) -> tuple[int, int]:
    """Where the cup is after a step, and how it moved."""
    if is_cut_off(step, arc):
        slide = before
    slide = max(-CUP_SPEED, min(CUP_SPEED, slide))
    return max(0, min(SPOTS, x + slide)), slide


def place_of(place: int) -> int:
    """Where one of the eleven places is."""
    return place * SPOTS // (CUP_PLACES - 1)


def landing(spot: int, gust: int) -> int:
    return max(0, min(SPOTS, spot + gust))


def is_caught(cup: int, spot: int, width: int) -> bool:
    return 2 * abs(cup - spot) <= width
