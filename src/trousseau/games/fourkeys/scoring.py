# compiled: mypyc
"""What a dungeon is worth, square by square.

Before the end it says what is sure by then: a room that asks for its place in the box gets more
only once the box is wide enough to tell, one beside the Adventurer only once the tile lies there.
"""

from __future__ import annotations

from typing import Final

from trousseau.games.fourkeys.dungeon import FIELD, SIDE, SPAN, STRIDE, Dungeon
from trousseau.games.fourkeys.pieces import (
    ABOVE,
    ADVENTURER,
    BEFORE,
    BYTE,
    DOORS,
    EACH,
    GOLD,
    KIND,
    NEAR,
    NOTHING,
    PURSE,
    SPOT,
    WHERE,
    WORTH,
)

LEAST: Final = 1
"""What a room is worth that would be worth more elsewhere."""


def gold(dungeon: Dungeon, coins: int) -> int:
    """All of it: rooms, and the coins on the Adventurer's tile."""
    return sum(worths(dungeon, coins)) + (0 if settled(dungeon) else coins)


def settled(dungeon: Dungeon) -> bool:
    return dungeon.home != NOTHING


def worths(dungeon: Dungeon, coins: int) -> list[int]:
    """By square. Reading order suits R6: the cards above and to the left come first."""
    worth = [0] * FIELD
    at = dungeon.at
    for row in range(dungeon.top, dungeon.bottom + 1):
        for square in range(row * STRIDE + dungeon.left, row * STRIDE + dungeon.right + 1):
            code = at[square]
            if code == ADVENTURER:
                worth[square] = coins
            elif code != NOTHING and code & 1 and DOORS[code >> 1]:
                worth[square] = _room(dungeon, coins, worth, square, code >> 1)
    return worth


def _room(dungeon: Dungeon, coins: int, worth: list[int], square: int, card: int) -> int:
    kind = KIND[card]
    if kind == GOLD:
        return WORTH[card]
    if kind == SPOT:
        return WORTH[card] if _on_spot(dungeon, square, WHERE[card]) else LEAST
    if kind == NEAR:
        return WORTH[card] if _near_adventurer(dungeon, square) else LEAST
    if kind == PURSE:
        return coins
    if kind == ABOVE:
        return worth[square - STRIDE] if square >= STRIDE else 0
    if kind == BEFORE:
        return worth[square - 1] if square & 7 else 0
    assert kind == EACH
    return symbols(dungeon, WHERE[card])


def symbols(dungeon: Dungeon, symbol: int) -> int:
    """How often a symbol can be seen on keys; a double counts twice."""
    many = 0
    for row in range(SPAN):
        many += (dungeon.keys[row] >> (BYTE * symbol)) & 0xFF
    return many


def _on_spot(dungeon: Dungeon, square: int, spots: int) -> bool:
    """Whether a square is sure to be one of the stated ones of the finished box."""
    down, right = (square >> 3) - dungeon.top, (square & 7) - dungeon.left
    if settled(dungeon):
        return (spots >> (SIDE * down + right)) & 1 == 1
    # The box may still grow by these many rows and columns, on either side.
    more_rows = SIDE - 1 - (dungeon.bottom - dungeon.top)
    more_columns = SIDE - 1 - (dungeon.right - dungeon.left)
    for row in range(down, down + more_rows + 1):
        for column in range(right, right + more_columns + 1):
            if not (spots >> (SIDE * row + column)) & 1:
                return False
    return True


def _near_adventurer(dungeon: Dungeon, square: int) -> bool:
    away = abs(square - dungeon.home)
    return settled(dungeon) and (away == 1 or away == STRIDE)
