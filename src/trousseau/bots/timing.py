"""When a bot's move is told: at an instant that says nothing of how long it thought."""

from __future__ import annotations

from math import ceil

SLOT = 0.05
"""Seconds from one such instant to the next, for a bot that has no pause to hide its thinking in,
or thinks for longer than that."""


def left(thought: float, pause: float = 0.0, slot: float = SLOT) -> float:
    """Seconds to wait after so many of thinking: until the pause ends, or a slot behind it."""
    over = thought - pause
    return ceil(over / slot) * slot - over if over > 0.0 else -over
