"""Tictactoe with a coach who never comes to an end; `--game tests.web.pondered`."""

from __future__ import annotations

from trousseau.testing.games.tictactoe import TicTacToeGame


class Pondered(TicTacToeGame):
    name = "pondered"


GAME = Pondered()
