"""Tic-tac-toe: turn by turn, nothing hidden, over in nine moves; the yardstick for speed."""

from __future__ import annotations

from trousseau.kernel import Dice, Game, MoveTable, Options
from trousseau.testing.games.tictactoe.shapes import Mark, Marked, TicTacToeView
from trousseau.testing.games.tictactoe.state import MARKS, OnlyWorld, TicTacToe


class TicTacToeGame(Game[int, Options, TicTacToeView]):
    name = "tictactoe"
    rules_version = 1
    seats = range(2, 3)
    options_type = Options
    view_type = TicTacToeView
    move_type = Mark
    moves = MoveTable(dict(enumerate(MARKS)))
    fact_type = Marked

    def new(self, seats: int, options: Options, dice: Dice) -> TicTacToe:
        return TicTacToe(0, 0)

    def imagine(self, view: TicTacToeView) -> OnlyWorld:
        return OnlyWorld(view)


GAME = TicTacToeGame()
