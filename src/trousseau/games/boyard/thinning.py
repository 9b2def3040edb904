# compiled: mypyc
"""A mark is in every view, all game long, so it has few points."""

from __future__ import annotations

from msgspec.structs import replace

from trousseau.games.boyard.drawing import MARK_POINTS, Stroke, points_of

Line = list[tuple[int, int]]


def as_mark(drawing: tuple[Stroke, ...]) -> tuple[Stroke, ...]:
    """With no more points than a mark may have: those go at which a line turns least.

    Every stroke keeps its ends. The page does the same to what a finger drew.
    """
    lines = [list(zip(stroke.points[::2], stroke.points[1::2], strict=True)) for stroke in drawing]
    for _ in range(points_of(drawing) - MARK_POINTS):
        _drop_one(lines)
    return tuple(
        [
            replace(stroke, points=tuple([number for point in line for number in point]))
            for stroke, line in zip(drawing, lines, strict=True)
        ]
    )


def _drop_one(lines: list[Line]) -> None:
    """The point at which a line turns least, and the first of several."""
    turns = [
        (_turn(line, place), number, place)
        for number, line in enumerate(lines)
        for place in range(1, len(line) - 1)
    ]
    _, number, place = min(turns)
    del lines[number][place]


def _turn(line: Line, place: int) -> int:
    """Twice the area between a point and the straight line past it."""
    (from_x, from_y), (x, y), (to_x, to_y) = line[place - 1], line[place], line[place + 1]
    return abs((x - from_x) * (to_y - y) - (y - from_y) * (to_x - x))
