"""Tic-tac-toe: turn by turn, nothing hidden, over in nine moves; the yardstick for speed."""

from trousseau.testing.games.tictactoe.game import GAME

__all__ = ["GAME"]
