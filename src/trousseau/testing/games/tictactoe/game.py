"""Tic-tac-toe as a Game."""

from __future__ import annotations

from typing import Any

from trousseau.kernel import Dice, Game, Options, View, Written
from trousseau.testing.games.tictactoe.edge import Mark, Marked, TicTacToeView
from trousseau.testing.games.tictactoe.state import MARKS, OnlyWorld, TicTacToe


class TicTacToeGame(Game[int]):
    name = "tictactoe"
    rules_version = 1
    seats = range(2, 3)
    view_type = TicTacToeView
    move_type = Mark
    fact_type = Marked

    def new(self, seats: int, options: Options, dice: Dice) -> TicTacToe:
        return TicTacToe(0, 0)

    def imagine(self, view: View) -> OnlyWorld:
        assert isinstance(view, TicTacToeView)
        return OnlyWorld(view)

    def write(self, move: int) -> Mark:
        return MARKS[move]

    def read(self, written: Written, seat: int) -> int:
        assert isinstance(written, Mark)
        return written.cell

    def unpack(self, packed: tuple[Any, ...]) -> TicTacToe:
        crosses, noughts = packed
        return TicTacToe(crosses, noughts)


GAME = TicTacToeGame()
