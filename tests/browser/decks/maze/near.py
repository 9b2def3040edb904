"""The mall itself: items near exits, three heroes a step from theirs, and the dwarf at a door."""

from __future__ import annotations

from trousseau.games.maze.mall import Mall
from trousseau.games.maze.state import Maze

TILES = (
    *((0, 0, 0, 0), (2, 4, 1, 1), (12, -4, -1, 3), (11, 3, 5, 2), (10, -3, -5, 0)),
    *((9, 8, 2, 1), (6, -1, 4, 2), (8, 1, -4, 1)),
)
LAST_TILE = 7
"""With the dwarf's item; it comes to lie beyond the door where he stands."""

PAWNS = (102, 93, 126, 36)


def set_near(table: Maze) -> None:
    table.mall = Mall.of(TILES)
    table.pile = [LAST_TILE]
    table.pawns = list(PAWNS)


def set_explored(table: Maze) -> None:
    """With the last tile too."""
    set_near(table)
    table.mall = table.mall.laid(LAST_TILE, PAWNS[-1])
    table.pile = []
