"""The game's own."""

from trousseau.games.coffre.bots import LEVELS

__all__ = ["LEVELS"]
