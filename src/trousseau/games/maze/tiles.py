# compiled: mypyc
"""The faces of the mall tiles, read from the frozen set, and how they turn (1.2, 1.3)."""

from __future__ import annotations

from typing import Final

from trousseau.games.maze.pieces import BARBARIAN, DWARF, EAST, ELF, MAGE, NOBODY, NOWHERE, SOUTH
from trousseau.games.maze.tile_set import TEXT

SIDE: Final = 4
SQUARES: Final = SIDE * SIDE
"""Of a tile. Squares are numbered row by row, from the north-west."""

NONE: Final = 0
FLOOR: Final = 1
HOURGLASS: Final = 2
ITEM: Final = 3
EXIT: Final = 4
VORTEX: Final = 5
BALL: Final = 6
CAMERA: Final = 7
KINDS: Final = ("none", "floor", "hourglass", "item", "exit", "vortex", "ball", "camera")

WALL: Final = -2
ENTRANCE: Final = -1
"""What a door position is; a hero's number is an exploration door of theirs."""

DOOR_SQUARES: Final[list[int]] = [2, 11, 13, 4]
"""By heading: where a side's only door position is (1.2). A turned tile has the same."""

SIGNS: Final = {
    "#": NONE,
    ".": FLOOR,
    "e": FLOOR,
    "t": HOURGLASS,
    "i": ITEM,
    "x": EXIT,
    "v": VORTEX,
    "b": BALL,
    "c": CAMERA,
}
COLOURS: Final = {"y": BARBARIAN, "p": MAGE, "g": ELF, "o": DWARF}


class Face:
    """A side of a tile, as it is printed or turned. Never changed once it is made."""

    def __init__(self) -> None:
        self.doors = [WALL] * SIDE  # by heading
        self.kinds = [NONE] * SQUARES
        self.heroes = [NOBODY] * SQUARES  # whose an item, exit or vortex is
        self.escalators = [NOWHERE] * SQUARES  # the square of the other end
        self.open = [0] * SQUARES  # bits: the headings in which one may leave within the tile
        self.orange = [0] * SQUARES  # likewise, the dwarf alone

    def turned(self) -> Face:
        """After a quarter turn clockwise."""
        face = Face()
        for heading in range(SIDE):
            face.doors[(heading + 1) % SIDE] = self.doors[heading]
        for square in range(SQUARES):
            to = turn_square(square)
            other = self.escalators[square]
            face.kinds[to] = self.kinds[square]
            face.heroes[to] = self.heroes[square]
            face.escalators[to] = NOWHERE if other == NOWHERE else turn_square(other)
            face.open[to] = _turn_bits(self.open[square])
            face.orange[to] = _turn_bits(self.orange[square])
        return face


def turn_square(square: int) -> int:
    """Where a square of a tile comes by a quarter turn clockwise."""
    return square % SIDE * SIDE + SIDE - 1 - square // SIDE


def _turn_bits(bits: int) -> int:
    return (bits << 1 | bits >> 3) & 15


def _read(lines: list[str]) -> Face:
    face = Face()
    for door in lines[0].split()[2:]:
        side, _, colour = door.partition(":")
        face.doors["NESW".index(side)] = ENTRANCE if colour == "in" else COLOURS[colour]
    ends: dict[str, int] = {}
    for square in range(SQUARES):
        row, column = square // SIDE, square % SIDE
        line = lines[1 + 2 * row]
        sign = line[3 * column : 3 * column + 2]
        face.kinds[square] = SIGNS[sign[0]]
        face.heroes[square] = COLOURS.get(sign[1], NOBODY)
        if sign[0] == "e":
            _join_ends(face, ends.setdefault(sign, square), square)
        _join(face, square, square + 1, EAST, line[3 * column + 2 : 3 * column + 3])
        if row < SIDE - 1:
            below = lines[2 + 2 * row][3 * column : 3 * column + 1]
            _join(face, square, square + SIDE, SOUTH, below)
    return face


def _join_ends(face: Face, one: int, other: int) -> None:
    if one != other:
        face.escalators[one] = other
        face.escalators[other] = one


def _join(face: Face, square: int, beyond: int, heading: int, sign: str) -> None:
    """What is between a square and the next to its east or south."""
    if sign in {"-", "|"}:
        face.open[square] |= 1 << heading
        face.open[beyond] |= 1 << (heading + 2) % SIDE
    elif sign == "o":
        face.orange[square] |= 1 << heading
        face.orange[beyond] |= 1 << (heading + 2) % SIDE


NAMES: Final[list[str]] = [block.split()[1] for block in TEXT.strip().split("\n\n")]
"""By face: the two of the start tile, and then the numbers of the tiles with one."""

FACES: Final[list[Face]] = [_read(block.split("\n")) for block in TEXT.strip().split("\n\n")]
"""As printed: 0 and 1 are both of the start tile, 2 to 24 those of the other tiles."""

STARTS: Final = (0, 1)
LAST: Final = 24

_TURNED: Final[dict[int, Face]] = {}


def turned_face(number: int, turns: int) -> Face:
    """A face after so many quarter turns clockwise."""
    known = _TURNED.get(number * SIDE + turns)
    if known is None:
        known = FACES[number] if turns == 0 else turned_face(number, turns - 1).turned()
        _TURNED[number * SIDE + turns] = known
    return known
