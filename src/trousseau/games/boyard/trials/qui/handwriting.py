# compiled: mypyc
"""Six hands in which the table draws: the same lines, and nobody would take them for another's.

All of it is whole numbers, so that every machine draws the same.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from trousseau.games.boyard.drawing import MOST_TIME, SHEET, Stroke
from trousseau.games.boyard.trials.qui.subjects import Line, Point, lines_of
from trousseau.kernel.dice import Dice

HANDS: Final = ("round", "angular", "shaky", "tiny", "hasty", "one-stroke")
TIMES: Final = (13_000, 11_000, 16_000, 9_000, 5_000, 10_000)
"""How long each of them takes for a sheet, in milliseconds."""

LIFTED: Final = 5
"""One part in so many of that time the pen is in the air."""

MIDDLE: Final = SHEET // 2
GRID: Final = 14
SPAN: Final = 16
"""A shaky hand trembles about as often as this, in units of the sheet."""

OVERSHOT: Final = 10
SLANT: Final = 5


def hand_of(seat: int) -> int:
    """Each seat has its own, all game long; the Guardian plays where the last seats are free."""
    return min(seat, len(HANDS) - 1)


def draw(subject: str, seat: int, dice: Dice) -> tuple[Stroke, ...]:
    """A subject as the table draws it for a seat; no two times quite alike."""
    hand = hand_of(seat)
    lines = _by_hand(hand, _loosely(lines_of(subject), dice), dice)
    return _in_time([_on_sheet(line) for line in lines], TIMES[hand], dice)


def _by_hand(hand: int, lines: list[Line], dice: Dice) -> list[Line]:
    name = HANDS[hand]
    if name == "round":
        return [_rounded(_rounded(line)) for line in lines]
    if name == "angular":
        return [_angular(line) for line in lines]
    if name == "shaky":
        return [_trembling(_finely(line), dice) for line in lines]
    if name == "tiny":
        return _tiny(lines, dice)
    if name == "hasty":
        return [_overshot(_slanted(_carelessly(line, dice))) for line in lines]
    return [_rounded(_joined(lines))]


def _loosely(lines: list[Line], dice: Dice) -> list[Line]:
    """A little smaller, and not quite in the middle."""
    wide, high = 88 + dice.below(11), 88 + dice.below(11)
    right, down = dice.below(13) - 6, dice.below(13) - 6
    return [
        [
            (
                MIDDLE + right + (x - MIDDLE) * wide // 100,
                MIDDLE + down + (y - MIDDLE) * high // 100,
            )
            for x, y in line
        ]
        for line in lines
    ]


def _rounded(line: Line) -> Line:
    """Corners are cut, a quarter of the way on both sides."""
    if len(line) < 3:
        return line
    cut: Line = [line[0]]
    for (x, y), (to_x, to_y) in pairwise(line):
        cut.append(((3 * x + to_x) // 4, (3 * y + to_y) // 4))
        cut.append(((x + 3 * to_x) // 4, (y + 3 * to_y) // 4))
    return [*cut, line[-1]]


def _angular(line: Line) -> Line:
    """Curves become corners, and all of them lie on a grid."""
    return [(x // GRID * GRID, y // GRID * GRID) for x, y in _roughly(line)]


def _roughly(line: Line) -> Line:
    """Without every other point at which the line turns but a little."""
    left: Line = [line[0]]
    for before, point, after in zip(line[:-2], line[1:-1], line[2:], strict=True):
        if left[-1] != before or not _is_slight(before, point, after):
            left.append(point)
    return [*left, line[-1]]


def _is_slight(before: Point, point: Point, after: Point) -> bool:
    """A turn of less than sixty degrees."""
    x, y = point[0] - before[0], point[1] - before[1]
    to_x, to_y = after[0] - point[0], after[1] - point[1]
    along = x * to_x + y * to_y
    return along > 0 and 4 * along * along > (x * x + y * y) * (to_x * to_x + to_y * to_y)


def _finely(line: Line) -> Line:
    """With points in between, never far from each other."""
    fine: Line = [line[0]]
    for (x, y), (to_x, to_y) in pairwise(line):
        steps = max(1, (abs(to_x - x) + abs(to_y - y)) // SPAN)
        for step in range(1, steps + 1):
            fine.append((x + (to_x - x) * step // steps, y + (to_y - y) * step // steps))
    return fine


def _trembling(line: Line, dice: Dice) -> Line:
    return [(x + dice.below(7) - 3, y + dice.below(7) - 3) for x, y in line]


def _tiny(lines: list[Line], dice: Dice) -> list[Line]:
    """In less than half of the sheet, somewhere on it."""
    right, down = 20 + dice.below(110), 20 + dice.below(110)
    return [[(right + x * 2 // 5, down + y * 2 // 5) for x, y in line] for line in lines]


def _carelessly(line: Line, dice: Dice) -> Line:
    """No point is where it should be."""
    return [(x + dice.below(9) - 4, y + dice.below(9) - 4) for x, y in _roughly(line)]


def _slanted(line: Line) -> Line:
    return [(x + (MIDDLE - y) // SLANT, y) for x, y in line]


def _overshot(line: Line) -> Line:
    """The pen stops too late."""
    (x, y), (to_x, to_y) = line[-2], line[-1]
    far = max(1, abs(to_x - x) + abs(to_y - y))
    return [*line, (to_x + (to_x - x) * OVERSHOT // far, to_y + (to_y - y) * OVERSHOT // far)]


def _joined(lines: list[Line]) -> Line:
    """One line after the other, each begun at the end that is nearer."""
    joined: Line = list(lines[0])
    for line in lines[1:]:
        here, first, last = joined[-1], line[0], line[-1]
        joined += line if _apart(here, first) <= _apart(here, last) else line[::-1]
    return joined


def _apart(one: Point, other: Point) -> int:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


def _on_sheet(line: Line) -> Line:
    return [(max(0, min(SHEET - 1, x)), max(0, min(SHEET - 1, y))) for x, y in line]


def _in_time(lines: list[Line], usual: int, dice: Dice) -> tuple[Stroke, ...]:
    """Long strokes take longer, and the pen is lifted as long after each."""
    time = min(MOST_TIME, usual * (90 + dice.below(21)) // 100)
    lifted = time // LIFTED // len(lines)
    drawing = time - lifted * len(lines)
    whole = max(1, sum([_length(line) for line in lines]))
    strokes: list[Stroke] = []
    begins = 0
    for line in lines:
        takes = drawing * _length(line) // whole
        points = [number for point in line for number in point]
        strokes.append(Stroke(begins, takes, tuple(points)))
        begins += takes + lifted
    return tuple(strokes)


def _length(line: Line) -> int:
    return sum([_apart(line[place - 1], line[place]) for place in range(1, len(line))])
