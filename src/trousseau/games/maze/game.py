"""Magic Maze as a Game."""

from __future__ import annotations

from trousseau.games.maze.shapes import MazeFact, MazeMove, MazeOptions, MazeView
from trousseau.kernel import Game


class MazeGame(Game[int, MazeOptions, MazeView]):
    name = "maze"
    rules_version = 1
    seats = range(1, 9)
    real_time = True
    options_type = MazeOptions
    view_type = MazeView
    move_type = MazeMove
    fact_type = MazeFact


GAME = MazeGame()
