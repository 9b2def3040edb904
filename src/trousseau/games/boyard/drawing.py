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

Time = Annotated[int, Meta(ge=0, le=MOST_TIME)]


class Stroke(msgspec.Struct, frozen=True, forbid_unknown_fields=True, array_like=True):
    """One line from pen down to pen up, with its rhythm and nothing of device or account."""

    begins: Time
    """Milliseconds after the sheet was begun."""

    takes: Time
    points: Annotated[tuple[int, ...], Meta(min_length=2)]
    """x and y of one point after the other."""


Drawing = tuple[Stroke, ...]
"""Whether it is one that fits the sheet is for `why_not` to say, so that people are told why."""


def why_not(drawing: tuple[Stroke, ...], most: int = MOST_POINTS) -> str:
    """The code of what is wrong with a drawing; empty for a good one."""
    if any(len(stroke.points) % 2 for stroke in drawing):
        return "half_a_point"
    if any(not 0 <= number < SHEET for stroke in drawing for number in stroke.points):
        return "off_the_sheet"
    too_many = points_of(drawing) > most or len(drawing) > MOST_STROKES
    return "too_many_points" if too_many else ""


def points_of(drawing: tuple[Stroke, ...]) -> int:
    return sum(len(stroke.points) // 2 for stroke in drawing)
