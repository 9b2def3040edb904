"""Magic Maze with Hidden Roles: four heroes rob a mall at night, in silence, against the sand.

Nobody has a turn and nobody has a pawn: each player may do some of the actions, with all pawns.
From level 1 on somebody may be a traitor.
"""

from __future__ import annotations

from trousseau.games.maze.game import GAME

__all__ = ["GAME"]
