"""The faces of the tiles as the page draws them: `./play types` writes PRINTED out for it."""

from __future__ import annotations

from typing import Final

from trousseau.games.maze.pieces import HEROES, NOBODY, NOWHERE
from trousseau.games.maze.tiles import (
    DOOR_SQUARES,
    ENTRANCE,
    FACES,
    KINDS,
    NAMES,
    SIDE,
    SQUARES,
    WALL,
    Face,
)

EVERY_SIDE: Final = 15


def printed(name: str, face: Face) -> dict[str, object]:
    return {
        "number": int(name.rstrip("ab")),
        "side": name.lstrip("0123456789"),
        "doors": [door_named(door) for door in face.doors],
        "squares": [described(face, square) for square in range(SQUARES)],
    }


def door_named(door: int) -> str | None:
    if door == WALL:
        return None
    return "in" if door == ENTRANCE else HEROES[door]


def described(face: Face, square: int) -> dict[str, object]:
    """The bits of `walls` and `orange` are N 1, E 2, S 4, W 8."""
    hero = face.heroes[square]
    return {
        "kind": KINDS[face.kinds[square]],
        "hero": None if hero == NOBODY else HEROES[hero],
        "escalator": escalator(face, square),
        "walls": EVERY_SIDE & ~(face.open[square] | face.orange[square] | door_bit(face, square)),
        "orange": face.orange[square],
    }


def escalator(face: Face, square: int) -> int:
    """The number of the escalator that begins there, from 1; 0 if none does."""
    lower_ends = [end for end, other in enumerate(face.escalators) if end < other]
    ends = {square, face.escalators[square]} - {NOWHERE}
    return next((n for n, end in enumerate(lower_ends, 1) if len(ends) == 2 and end in ends), 0)


def door_bit(face: Face, square: int) -> int:
    """A door is no wall."""
    sides = [side for side in range(SIDE) if DOOR_SQUARES[side] == square]
    return sum(1 << side for side in sides if face.doors[side] != WALL)


PRINTED: Final = [printed(name, face) for name, face in zip(NAMES, FACES, strict=True)]
"""By the number of the face: both of the start tile come first."""
