"""Drawings that players make: a mark beside their name, a sheet in a trial."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta

SHEET: Final = 256
"""A sheet is so many units wide and high."""

MOST_STROKES: Final = 16
MOST_POINTS: Final = 400
MARK_POINTS: Final = 100
"""Of a mark: it is in every view, all game long."""

MOST_TIME: Final = 20_000

Coordinate = Annotated[int, Meta(ge=0, lt=SHEET)]
Time = Annotated[int, Meta(ge=0, le=MOST_TIME)]


class Stroke(msgspec.Struct, frozen=True, forbid_unknown_fields=True, array_like=True):
    """One line from pen down to pen up, with its rhythm and nothing of device or account."""

    begins: Time
    """Milliseconds after the sheet was begun."""

    takes: Time
    points: Annotated[tuple[Coordinate, ...], Meta(min_length=2, max_length=2 * MOST_POINTS)]
    """x and y of one point after the other."""


Drawing = Annotated[tuple[Stroke, ...], Meta(max_length=MOST_STROKES)]


def why_not(drawing: tuple[Stroke, ...], most: int = MOST_POINTS) -> str:
    """The code of what is wrong with a drawing; empty for a good one."""
    if any(len(stroke.points) % 2 for stroke in drawing):
        return "half_a_point"
    return "too_many_points" if points_of(drawing) > most else ""


def points_of(drawing: tuple[Stroke, ...]) -> int:
    return sum(len(stroke.points) // 2 for stroke in drawing)
