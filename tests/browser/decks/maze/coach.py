"""The game's own."""

from trousseau.games.maze.coach import Advice, advice

__all__ = ["Advice", "advice"]
