# compiled: mypyc
"""Traces: what a hand did, in twenty steps a second, for trials of balance.

A page moves its picture by whole numbers alone and sends what the hand did, once a second. The
rules play the same steps again and decide, so nobody can claim an outcome. The page's half of the
arithmetic is `ui/src/games/boyard/trials/balance.ts`; `tests/games/boyard/trials/balance.json`
binds both.
"""

from __future__ import annotations

from math import pi, sin
from typing import Final

from trousseau.games.boyard.constants import (
    DEADLINE_GRACE,
    STEP,
    TRACE_AHEAD,
    TRACE_BEHIND,
)

WAVE: Final[tuple[int, ...]] = tuple(round(1000 * sin(2 * pi * part / 256)) for part in range(256))
"""A whole turn in 256 parts, in thousandths: all that waves in a trial is read from here."""


def towards_zero(number: int, divisor: int) -> int:
    """Plain floor division would pull everything to one side."""
    return number // divisor if number >= 0 else -(-number // divisor)


def steps_by(began: int, at: int) -> int:
    """How many whole steps the clock has made."""
    return max(0, at - began) // STEP


def earliest(began: int, steps: int) -> int:
    """From when on a trace of so many steps can be true."""
    return began + steps * STEP - TRACE_AHEAD


def latest(began: int, steps: int, delay: int) -> int:
    """Until when the last of so many steps is waited for, on a line with this usual delay."""
    return began + steps * STEP + delay + TRACE_BEHIND


def too_late(began: int, first: int, count: int, at: int, delay: int) -> int:
    """How many of some steps, from the first on, arrive so late that the hand did nothing."""
    over = at - delay - TRACE_BEHIND - began
    gone = 0 if over <= 0 else (over - 1) // STEP
    return min(count, max(0, gone - first))


def surely_shown(began: int, at: int, delay: int) -> int:
    """The step by which a page shows what happens now: from then on it counts for its hand.

    So a slow line makes things later, and never stronger.
    """
    return -(-(at - began + delay + DEADLINE_GRACE) // STEP)
