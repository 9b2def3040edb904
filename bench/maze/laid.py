"""Magic Maze with all tiles laid and no hourglass in service: as much to see as there may be."""

from __future__ import annotations

from trousseau.games.maze.game import MazeGame
from trousseau.games.maze.shapes.table import MazeOptions
from trousseau.games.maze.start import set_out
from trousseau.games.maze.state import Maze
from trousseau.games.maze.tiles import HOURGLASS
from trousseau.kernel import Dice


class LaidMaze(MazeGame):
    name = "laid_maze"

    def new(self, seats: int, options: MazeOptions, dice: Dice) -> Maze:
        table = set_out(seats, options, dice)
        while table.pile and (doors := table.mall.open_doors()):
            table.mall = table.mall.laid(table.pile.pop(), dice.choice(doors))
        table.used = set(table.mall.squares_of(HOURGLASS))
        return table


GAME = LaidMaze()
