"""Tictactoe with bots that go wrong in every way; workers find it as `tests.tables.odd`."""

from trousseau.testing.games.tictactoe import GAME

__all__ = ["GAME"]
