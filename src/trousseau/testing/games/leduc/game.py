"""Leduc as a Game."""

from __future__ import annotations

from typing import Any

from trousseau.kernel import Dice, Game, Options, View, Written
from trousseau.testing.games.leduc.edge import BETS, Bid, LeducView, Play, Shown, Turned
from trousseau.testing.games.leduc.state import PLAYS, Leduc, LeducWorlds, bets, deal


class LeducGame(Game[int]):
    name = "leduc"
    rules_version = 1
    seats = range(2, 3)
    view_type = LeducView
    move_type = Play
    fact_type = Bid | Turned | Shown

    def new(self, seats: int, options: Options, dice: Dice) -> Leduc:
        return deal(dice)

    def imagine(self, view: View) -> LeducWorlds:
        assert isinstance(view, LeducView)
        return LeducWorlds(view)

    def write(self, move: int) -> Play:
        return PLAYS[move]

    def read(self, written: Written, seat: int) -> int:
        assert isinstance(written, Play)
        return BETS.index(written.bet)

    def unpack(self, packed: tuple[Any, ...]) -> Leduc:
        cards, history = packed
        state = Leduc(list(cards))
        for move in bets(history):
            state.play(state.turn, move, 0, Dice())
        return state


GAME = LeducGame()
