"""The game's own."""

from trousseau.games.maze.bots import LEVELS

__all__ = ["LEVELS"]
