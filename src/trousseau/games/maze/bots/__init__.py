"""The bots of the mall: three levels that differ in how quick they are."""

from __future__ import annotations

from functools import partial

from trousseau.bots import TimedLevels
from trousseau.games.maze.bots.player import MazePlayer

LEVELS: TimedLevels = {
    "calm": partial(MazePlayer, 2_200),
    "brisk": partial(MazePlayer, 1_400),
    "quick": partial(MazePlayer, 900),
}

__all__ = ["LEVELS"]
