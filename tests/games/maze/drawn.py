"""A mall drawn on squared paper, and walked by looking at the drawing: slow, and by other means.

A square is at even coordinates; between two squares is what one passes on the way. The signs are
those of the frozen text.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TypeAlias

from trousseau.games.maze.mall import Mall
from trousseau.games.maze.pieces import DWARF
from trousseau.games.maze.tile_set import TEXT

Place: TypeAlias = tuple[int, int]

AHEAD = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""By heading."""

DOORS = {"N": (4, -1), "E": (7, 4), "S": (2, 7), "W": (-1, 2)}
TURN = {"-": "|", "|": "-"}

PRINTS = [block.split("\n") for block in TEXT.strip().split("\n\n")]
"""The lines of each face."""


class Drawing:
    def __init__(self, mall: Mall) -> None:
        self.signs: dict[Place, str] = {}
        self.doors: Counter[Place] = Counter()
        self.ends: dict[Place, tuple[int, str]] = {}
        self.numbers: dict[Place, int] = {}
        for slot, tile in enumerate(mall.tiles):
            self._draw(slot, *tile)
        self.places = {number: place for place, number in self.numbers.items()}

    def _draw(self, slot: int, face: int, x: int, y: int, turns: int) -> None:
        for square in range(16):
            self.numbers[2 * (x + square % 4), 2 * (y + square // 4)] = 16 * slot + square
        for place, sign in marks(PRINTS[face][1:]):
            at = moved(place, x, y, turns)
            self.signs[at] = sign
            if sign[0] == "e":
                self.ends[at] = (slot, sign)
        for door in PRINTS[face][0].split()[2:]:
            self.doors[moved(DOORS[door[0]], x, y, turns)] += 1

    def next_to(self, square: int, heading: int, hero: int) -> int | None:
        """The square that a step leads to."""
        (x, y), (right, down) = self.places[square], AHEAD[heading]
        between, beyond = (x + right, y + down), (x + 2 * right, y + 2 * down)
        passes = "-|o" if hero == DWARF else "-|"
        is_open = self.signs.get(between, " ") in passes or self.doors[between] == 2
        return self.numbers[beyond] if is_open else None

    def single_doors(self, blind: bool) -> int:
        """The doors with no door behind them: before a tile, or before nothing."""
        many = 0
        for (x, y), doors in self.doors.items():
            sides = [(x - 1, y), (x + 1, y)] if x % 2 else [(x, y - 1), (x, y + 1)]
            before_a_tile = all(side in self.numbers for side in sides)
            many += doors == 1 and before_a_tile == blind
        return many

    def other_end(self, square: int) -> int | None:
        here = self.places[square]
        ends = [self.numbers[at] for at, end in self.ends.items() if end == self.ends.get(here)]
        return next((end for end in ends if end != square), None)

    def lines(self, square: int, hero: int) -> list[list[int]]:
        """Where an action leads in an empty mall: the squares of each slide, and of a ride."""
        lines: list[list[int]] = []
        for heading in range(4):
            line = [square]
            while (at := self.next_to(line[-1], heading, hero)) is not None:
                line.append(at)
            lines.append(line[1:])
        end = self.other_end(square)
        return lines if end is None else [*lines, [end]]


def marks(lines: list[str]) -> Iterator[tuple[Place, str]]:
    """What is drawn of a face, squares and what is between them."""
    for y in range(7):
        line = lines[y].ljust(11)
        for x in range(7):
            column = x // 2 * 3 + x % 2 * 2
            if y % 2 == 0 or x % 2 == 0:
                sign = line[column : column + (2 if x % 2 == 0 and y % 2 == 0 else 1)]
                yield (x, y), sign


def moved(place: Place, x: int, y: int, turns: int) -> Place:
    right, down = place
    for _ in range(turns):
        right, down = 6 - down, right
    return 2 * x + right, 2 * y + down
