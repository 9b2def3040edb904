"""The game's own."""

from trousseau.games.boyard.bots import LEVELS

__all__ = ["LEVELS"]
