# compiled: mypyc
"""What a dungeon promises: the gold that its owner may expect from it at the end.

Open rooms count what they are likely to be worth then, shut doors that times the chance that they
will open, and keys a little for every free square that they serve. Once the last card is laid
nothing is left to guess, and this is the gold that will be counted.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from trousseau.games.fourkeys.dungeon import SIDE, SPAN, STRIDE, Dungeon
from trousseau.games.fourkeys.pieces import (
    ABOVE,
    BEFORE,
    CARDS,
    CARDS_EACH,
    DOORS,
    GOLD,
    GUARD,
    KIND,
    NEAR,
    NEEDS,
    NOTHING,
    PURSE,
    SPOT,
    WHERE,
    WORTH,
)
from trousseau.games.fourkeys.scoring import LEAST, symbols

# How likely a shut door is to open: by what it lacks, the free squares that it sees, and the cards
# that its owner has still to lay. These and the other weights are those that won most games among
# bots that differed in nothing else: a promise is for choosing by, and what is unsure counts less.
OPENS: Final = 0.6
OPENS_BY_LACK: Final = -1.26
OPENS_BY_FREE: Final = 0.3
OPENS_BY_LEFT: Final = 0.17

SYMBOL_WORTH: Final = 0.006
KIND_WORTH: Final = 0.01
"""Of each symbol that the keys of a row or column show, and of each different one: for each free
square there and each card that is still to come."""

COIN_OPTION: Final = 0.05
"""What a coin is worth beyond its gold, for each card that is still to come."""

NEAR_CHANCE: Final = 0.45
"""That the Adventurer will lie beside a room, if there is room for the tile."""

GAP_GROWTH: Final = 0.08
"""Of the worth of a free square, with each card that is still to be laid."""

EACH_GROWTH: Final = 0.03
"""Symbols of a kind that come with each card that is still to be laid."""

MOST_LACK: Final[int] = max([sum(card.needs) for card in CARDS])
MOST_SHOWN: Final[int] = max([sum(face) for card in CARDS for face in card.faces])
MOST_FREE: Final = 2 * (SIDE - 1)
ALL_BYTES: Final = 255
"""A number modulo this is the sum of its bytes, if that is smaller."""

UP_TO_GUARD: Final = GUARD - (GUARD >> 7)
"""127 in every byte."""

COLUMN: Final = sum([1 << (STRIDE * row) for row in range(SPAN)])
FREE: Final[list[int]] = [SIDE - columns.bit_count() for columns in range(1 << SPAN)]
"""By the columns of a row that have a card, as bits."""


def _chances() -> list[float]:
    found = []
    for left in range(CARDS_EACH + 1):
        for free in range(MOST_FREE + 1):
            for lack in range(MOST_LACK + 1):
                found.append(_chance(lack, free, left))
    return found


def _chance(lack: int, free: int, left: int) -> float:
    """None at all if the keys that can still be laid in sight do not show enough."""
    if lack > MOST_SHOWN * min(free, left):
        return 0.0
    odds = OPENS + OPENS_BY_LACK * lack + OPENS_BY_FREE * free + OPENS_BY_LEFT * left
    return 1.0 / (1.0 + exp(-odds))


CHANCES: Final[list[float]] = _chances()


def promise(dungeon: Dungeon, coins: int) -> float:
    """All that it is likely to be worth at the end; for dungeons that the tile has not finished."""
    at = dungeon.at
    left = CARDS_EACH - dungeon.many
    total = coins + COIN_OPTION * left * coins + _of_keys(dungeon, left)
    for row in range(dungeon.top, dungeon.bottom + 1):
        for square in range(row * STRIDE + dungeon.left, row * STRIDE + dungeon.right + 1):
            if at[square] != NOTHING:
                total += _of_card(dungeon, coins, square)
    return total


def _of_card(dungeon: Dungeon, coins: int, square: int) -> float:
    code = dungeon.at[square]
    card = code >> 1
    if not DOORS[card]:
        return 0.0
    worth = _of_room(dungeon, coins, square, card)
    return worth if code & 1 else worth * _will_open(dungeon, square, card)


def _of_keys(dungeon: Dungeon, left: int) -> float:
    """What keys may still do for cards to come."""
    taken = dungeon.taken
    keys = dungeon.keys
    worth = 0.0
    for row in range(dungeon.top, dungeon.bottom + 1):
        if keys[row]:
            worth += _of_line(keys[row], _free_in_row(taken, row))
    for column in range(dungeon.left, dungeon.right + 1):
        if keys[SPAN + column]:
            worth += _of_line(keys[SPAN + column], _free_in_column(taken, column))
    return left * worth


def _of_line(shown: i64, free: i64) -> float:
    """Of the keys in a row or column: the second of a kind does less than the first."""
    served: int = free * (shown % ALL_BYTES)
    kinds_served: int = free * _kinds(shown)
    return served * SYMBOL_WORTH + kinds_served * KIND_WORTH


def _kinds(shown: i64) -> i64:
    """How many symbols are there at all: with 127 more their bytes reach the guard."""
    return (((shown + UP_TO_GUARD) & GUARD) >> 7) % ALL_BYTES


def _free_in_row(taken: i64, row: i64) -> i64:
    """How many cards the row can still get, wherever the box will be."""
    return FREE[(taken >> (row * STRIDE)) & 0x7F]


def _free_in_column(taken: i64, column: i64) -> i64:
    return SIDE - ((taken >> column) & COLUMN) % ALL_BYTES


def _will_open(dungeon: Dungeon, square: int, card: int) -> float:
    row, column = square >> 3, square & 7
    have: i64 = dungeon.keys[row] + dungeon.keys[SPAN + column]
    need: i64 = NEEDS[card]
    # In bytes whose guard is still there something may be lacking; in the others more is there.
    rest = (need | GUARD) - have
    lack = (rest & (((rest & GUARD) >> 7) * 0x7F)) % ALL_BYTES
    taken = dungeon.taken
    free = _free_in_row(taken, row) + _free_in_column(taken, column)
    left = CARDS_EACH - dungeon.many
    return CHANCES[(left * (MOST_FREE + 1) + free) * (MOST_LACK + 1) + lack]


def _of_room(dungeon: Dungeon, coins: int, square: int, card: int) -> float:
    """What a room is likely to be worth at the end, if it is open then."""
    kind = KIND[card]
    if kind == GOLD:
        return float(WORTH[card])
    if kind == SPOT:
        return LEAST + (WORTH[card] - LEAST) * _share_on_spot(dungeon, square, WHERE[card])
    if kind == NEAR:
        return LEAST + (WORTH[card] - LEAST) * _chance_of_near(dungeon, square)
    if kind == PURSE:
        return float(coins)
    if kind == ABOVE:
        return _of_neighbour(dungeon, coins, square - STRIDE)
    if kind == BEFORE:
        return _of_neighbour(dungeon, coins, square - 1)
    return symbols(dungeon, WHERE[card]) + EACH_GROWTH * (CARDS_EACH - dungeon.many)


def _share_on_spot(dungeon: Dungeon, square: int, spots: int) -> float:
    """In how many of the boxes that are still possible a square is one of the stated ones."""
    down, right = (square >> 3) - dungeon.top, (square & 7) - dungeon.left
    more_rows = SIDE - (dungeon.bottom - dungeon.top)
    more_columns = SIDE - (dungeon.right - dungeon.left)
    hits = 0
    for row in range(down, down + more_rows):
        for column in range(right, right + more_columns):
            hits += (spots >> (SIDE * row + column)) & 1
    return hits / (more_rows * more_columns)


def _chance_of_near(dungeon: Dungeon, square: i64) -> float:
    spot: i64 = 1
    spot = spot << square
    beside = spot << 1 | spot >> 1 | spot << STRIDE | spot >> STRIDE
    if not beside & ~dungeon.taken & dungeon.box:
        return 0.0
    return NEAR_CHANCE if dungeon.many < CARDS_EACH else 1.0


def _of_neighbour(dungeon: Dungeon, coins: int, square: int) -> float:
    """R6: nothing off the grid; the Adventurer's tile is worth its coins."""
    if square < 0 or square & 7 == 7:
        return 0.0
    if dungeon.at[square] != NOTHING:
        return _of_card(dungeon, coins, square)
    spot: i64 = 1
    if not dungeon.box & (spot << square):
        return 0.0
    left = CARDS_EACH - dungeon.many
    return GAP_GROWTH * left if left else float(coins)
