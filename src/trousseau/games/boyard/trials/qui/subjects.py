"""What there is to draw, and how the table draws it before a hand makes it its own."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from trousseau.games.boyard.trials.qui.shapes import Subject

Point = tuple[int, int]
Line = list[Point]
"""The points of a stroke."""


@cache
def subjects() -> tuple[Subject, ...]:
    file = Path(__file__).parent.with_name("subjects.json")
    return msgspec.json.decode(file.read_bytes(), type=tuple[Subject, ...])


@cache
def drawings() -> dict[str, tuple[tuple[int, ...], ...]]:
    """By subject: strokes as x and y of one point after the other."""
    file = Path(__file__).with_name("drawings.json")
    return msgspec.json.decode(file.read_bytes(), type=dict[str, tuple[tuple[int, ...], ...]])


def lines_of(subject: str) -> list[Line]:
    strokes = drawings()[subject]
    return [list(zip(stroke[::2], stroke[1::2], strict=True)) for stroke in strokes]
