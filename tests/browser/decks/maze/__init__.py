"""Most of the mall lies there and the heroes are near their items; the last seat is the traitor."""

from __future__ import annotations

from trousseau.games.maze.game import MazeGame
from trousseau.games.maze.mall import Mall
from trousseau.games.maze.shapes.table import MazeOptions
from trousseau.games.maze.state import Maze
from trousseau.kernel import Dice, SeededDice

DEAL = bytes([4] * 32)
"""With four at the table and roles of level 5: three heroes with missions, and a traitor."""

TILES = (
    *((0, 0, 0, 0), (8, -1, 4, 2), (7, -5, 3, 3), (12, -4, -1, 0), (5, 4, 1, 1), (3, 3, 5, 2)),
    *((6, 2, 9, 2), (10, 1, -4, 0), (11, 7, 6, 1), (9, 8, 2, 0), (2, 6, 10, 2)),
)
PILE = (4,)
PAWNS = (101, 151, 28, 9)


class NearTheEnd(MazeGame):
    def new(self, seats: int, options: MazeOptions, dice: Dice) -> Maze:
        table = super().new(seats, options, SeededDice(DEAL))
        table.mall = Mall.of(TILES)
        table.pile = list(PILE)
        table.pawns = list(PAWNS)
        return table


GAME = NearTheEnd()
