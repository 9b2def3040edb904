# compiled: mypyc
"""Moves as numbers inside the rules, and as people write them."""

from __future__ import annotations

from typing import Final

from trousseau.games.fourkeys.dungeon import FIELD, REACH, SPAN, SQUARES, STRIDE
from trousseau.games.fourkeys.pieces import PILES, PLACES
from trousseau.games.fourkeys.shapes import Lay, Move, Renew, Take
from trousseau.kernel.moves import MoveTable

# Each kind of move has a stretch of numbers; a kind's first number is its name.
RENEW: Final = 0
TAKE: Final = 8  # + pile * 5, + 1 + the place where the tile there goes if it is pushed
LAY: Final = 64  # + square * 2, + 1 if the card is turned
WAYS: Final = PLACES + 1


# Counted from the start door.
ROW_OF: Final[list[int]] = [square // STRIDE - REACH for square in range(FIELD)]
COLUMN_OF: Final[list[int]] = [square % STRIDE - REACH for square in range(FIELD)]


def _written() -> dict[int, Move]:
    moves: dict[int, Move] = {RENEW: Renew()}
    for place, pile in enumerate(PILES):
        for to in range(-1, PLACES):
            moves[TAKE + place * WAYS + 1 + to] = Take(pile, None if to < 0 else to)
    for square in SQUARES:
        for turned in (False, True):
            move = Lay(ROW_OF[square], COLUMN_OF[square], turned)
            moves[LAY + square * 2 + turned] = move
    return moves


WRITTEN: Final[dict[int, Move]] = _written()
MOVES: Final = MoveTable(WRITTEN)


def _lays(sides: tuple[int, ...]) -> list[list[list[int]]]:
    """By row, and by the columns as bits: the ways to lay a card there."""
    return [
        [
            [
                LAY + (row * STRIDE + column) * 2 + side
                for column in range(SPAN)
                if (columns >> column) & 1
                for side in sides
            ]
            for columns in range(1 << SPAN)
        ]
        for row in range(SPAN)
    ]


LAYS: Final[list[list[list[list[int]]]]] = [_lays((0,)), _lays((0, 1))]
"""For a door, and for a key."""


def _choices(full: int, vacant: int, pays: bool) -> list[int]:
    """With these piles not empty and these places free, both as bits."""
    moves = [RENEW] if pays and full else []
    for pile in range(PLACES):
        if not (full >> pile) & 1:
            continue
        if (vacant >> pile) & 1:
            moves.append(TAKE + pile * WAYS)
        elif pays:
            others = [place for place in range(PLACES) if (vacant >> place) & 1]
            moves += [TAKE + pile * WAYS + 1 + place for place in others]
    return moves


ALL_FULL: Final = (1 << PLACES) - 1
CHOICES: Final[list[list[list[list[int]]]]] = [
    [[_choices(full, vacant, pays) for pays in (False, True)] for vacant in range(1 << PLACES)]
    for full in range(1 << PLACES)
]
"""By the piles that are not empty, the places that are free, and whether coins can be spent."""
