"""Roshambo with bots that rather talk; workers find it as `tests.tables.talkative`."""

from trousseau.testing.games.roshambo import GAME

__all__ = ["GAME"]
