# compiled: mypyc
"""The board: a ring of thirty spaces on the rampart walk, and the cells below them (R1)."""

from __future__ import annotations

from typing import Final

START: Final = 0
TRIAL: Final = 1
OR: Final = 2
AND: Final = 3
GUARDED: Final = 4
TIGER: Final = 5

SIGNS: Final = {"S": START, "T": TRIAL, "O": OR, "A": AND, "G": GUARDED, "X": TIGER}
WALK: Final = "STOTATOXTATXOTGATXTOTATOXTAOTX"

SPACES: Final[list[int]] = [SIGNS[sign] for sign in WALK]
"""What each space is, in the order in which one walks."""

RING: Final = 30
SIDES: Final = 6
"""Of every die in the fort."""

ROOM: Final[list[int]] = [
    {START: 0, TRIAL: 1, OR: 1, AND: 2, GUARDED: 2, TIGER: 0}[space] for space in SPACES
]
"""How many keys each cell has: its own number."""

CELLS: Final[list[int]] = [space for space, room in enumerate(ROOM) if room]


class Cell:
    """The keys that lie in a cell; black ones are the fort's first, red ones come after them."""

    def __init__(self, black: int = 0, red: int = 0) -> None:
        self.black = black
        self.red = red

    def copy(self) -> Cell:
        return Cell(self.black, self.red)

    def pack(self) -> tuple[object, ...]:
        return (self.black, self.red)

    def keys(self) -> int:
        return self.black + self.red

    def take(self, room: int) -> tuple[int, int]:
        """R9: as many as the cell's own number, red before black; black ones leave a red one.

        How many black and red ones were taken.
        """
        red = min(self.red, room)
        black = min(self.black, room - red)
        self.red += black - red
        self.black -= black
        return black, red


def at_the_start() -> list[Cell]:
    """A black key in every cell, or two where the board says so."""
    return [Cell(black=room) for room in ROOM]


def places_for_keys(cells: list[Cell]) -> list[int]:
    """R8: where a key may be put: cells with room; if there are none, any cell."""
    with_room = [space for space in CELLS if cells[space].keys() < ROOM[space]]
    return with_room or CELLS


def walk(space: int, steps: int) -> int:
    """Where somebody comes who walks so far; nothing happens on the way."""
    return (space + steps) % RING


def step(pawns: list[int], seat: int, die: int) -> int:
    """Let a pawn walk; where it comes to stand."""
    pawns[seat] = walk(pawns[seat], die)
    return pawns[seat]
