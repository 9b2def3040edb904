# compiled: mypyc
"""A dungeon: cards laid edge to edge in a box of four by four, and doors that open by themselves.

The box is not fixed before it must be. So squares are counted on a field of seven by seven with
the start door in its middle; its rows are eight apart, and so the bits of a row and its end never
touch those of the next.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from trousseau.games.fourkeys.pieces import ADVENTURER, DOORS, GUARD, NEEDS, NOTHING, SHOWN
from trousseau.kernel.state import Illegal

SIDE: Final = 4
REACH: Final = 3
"""How far from the start door a card may ever lie."""

SPAN: Final = 2 * REACH + 1
STRIDE: Final = 8
COLUMNS: Final = (1 << SPAN) - 1
"""The bits of a row."""

FIELD: Final = SPAN * STRIDE
MIDDLE: Final = REACH * STRIDE + REACH

SQUARES: Final[list[int]] = [row * STRIDE + column for row in range(SPAN) for column in range(SPAN)]


def _bits(square: int, chosen: Callable[[int, int], bool]) -> int:
    """The squares so many rows and columns away that are chosen."""
    row, column = square // STRIDE, square % STRIDE
    return sum(
        [
            1 << other
            for other in SQUARES
            if chosen(abs(other // STRIDE - row), abs(other % STRIDE - column))
        ]
    )


# By square, as bits.
BIT: Final[list[int]] = [1 << square for square in range(FIELD)]
BESIDE: Final[list[int]] = [_bits(s, lambda down, right: down + right == 1) for s in range(FIELD)]
SEEN_FROM: Final[list[int]] = [
    _bits(s, lambda down, right: (down == 0) != (right == 0)) for s in range(FIELD)
]
"""The others in its row and column."""

WITHIN_BOX_OF: Final[list[int]] = [
    _bits(s, lambda down, right: down < SIDE and right < SIDE) for s in range(FIELD)
]
"""Those that one box can hold together with it."""


class Dungeon:
    """One player's cards. What is laid stays; doors open and never close again."""

    def __init__(self, like: Dungeon | None = None) -> None:
        if like is None:
            self.at = [NOTHING] * FIELD  # by square, the card with its side up
            self.taken: i64 = 0  # squares, as bits
            self.shut: i64 = 0  # those with a door that is not open
            self.box: i64 = -1  # those that the box can still hold
            self.free: i64 = 0  # those where a card may be laid: by edge, and within the box
            self.keys = [0] * (2 * SPAN)  # symbols by row, then by column
            self.many = 0
            self.top = self.bottom = self.left = self.right = REACH
            self.home = NOTHING  # the square of the Adventurer's tile
        else:
            self.at = like.at.copy()
            self.taken = like.taken
            self.shut = like.shut
            self.box = like.box
            self.free = like.free
            self.keys = like.keys.copy()
            self.many = like.many
            self.top = like.top
            self.bottom = like.bottom
            self.left = like.left
            self.right = like.right
            self.home = like.home

    def copy(self) -> Dungeon:
        return Dungeon(self)

    def check(self, square: int) -> None:
        """Illegal, with the reason, if no card may be laid there."""
        spot: i64 = BIT[square]
        if self.free & spot:
            return
        if self.taken & spot:
            raise Illegal("taken")
        if not self.box & spot:
            raise Illegal("outside_box")
        raise Illegal("not_beside")

    def lay(self, square: int, card: int, side: int) -> list[int]:
        """Lay a card, without checks; the squares of the doors that open."""
        self._put(square, 2 * card + side)
        self.many += 1
        if not DOORS[card]:
            self._show(square, SHOWN[2 * card + side])
            return self._open_doors(square)
        self.shut |= BIT[square]
        if not self._has_keys(square, card):
            return []
        self._turn(square)
        return [square]

    def restore(self, square: int, code: int) -> None:
        """Put something back as it was: doors are open or shut as it says."""
        if code == ADVENTURER:
            self.settle(square)
        elif code != NOTHING:
            self._put(square, code)
            self.many += 1
            if not DOORS[code >> 1]:
                self._show(square, SHOWN[code])
            elif not code & 1:
                self.shut |= BIT[square]

    def settle(self, square: int) -> None:
        """The Adventurer's tile takes its square."""
        self._put(square, ADVENTURER)
        self.home = square

    def last_square(self) -> int:
        """For the Adventurer: the one that is left; in an unfinished box, the first (R5)."""
        for row in range(self.top, self.top + SIDE):
            for column in range(self.left, self.left + SIDE):
                if self.at[row * STRIDE + column] == NOTHING:
                    return row * STRIDE + column
        raise ValueError("the dungeon is full")

    def _put(self, square: int, code: int) -> None:
        self.at[square] = code
        self.taken |= BIT[square]
        self.box &= WITHIN_BOX_OF[square]
        self.free = (self.free | BESIDE[square]) & self.box & ~self.taken
        row, column = square >> 3, square & 7
        if row < self.top:
            self.top = row
        elif row > self.bottom:
            self.bottom = row
        if column < self.left:
            self.left = column
        elif column > self.right:
            self.right = column

    def _show(self, square: int, symbols: int) -> None:
        self.keys[square >> 3] += symbols
        self.keys[SPAN + (square & 7)] += symbols

    def _open_doors(self, square: int) -> list[int]:
        """Those in the row and column of a new key that have all they need now."""
        opened: list[int] = []
        shut: i64 = self.shut & SEEN_FROM[square]
        while shut:
            lowest: int = shut & -shut
            shut ^= lowest
            door = lowest.bit_length() - 1
            if self._has_keys(door, self.at[door] >> 1):
                self._turn(door)
                opened.append(door)
        return opened

    def _has_keys(self, square: int, card: int) -> bool:
        """R2: a need is a multiset. A symbol serves any number of doors; gaps don't matter."""
        have: i64 = self.keys[square >> 3] + self.keys[SPAN + (square & 7)]
        need: i64 = NEEDS[card]
        return ((have | GUARD) - need) & GUARD == GUARD

    def _turn(self, square: int) -> None:
        self.shut ^= BIT[square]
        self.at[square] |= 1
