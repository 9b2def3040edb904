"""Leduc hold'em: six cards, two rounds of betting, the usual yardstick for hidden information."""

from __future__ import annotations

from trousseau.kernel import Dice, Game, MoveTable, Options
from trousseau.testing.games.leduc.shapes import Bid, LeducView, Play, Shown, Turned
from trousseau.testing.games.leduc.state import PLAYS, Leduc, LeducWorlds, deal


class LeducGame(Game[int, Options, LeducView]):
    name = "leduc"
    rules_version = 1
    seats = range(2, 3)
    options_type = Options
    view_type = LeducView
    move_type = Play
    moves = MoveTable(dict(enumerate(PLAYS)))
    fact_type = Bid | Turned | Shown

    def new(self, seats: int, options: Options, dice: Dice) -> Leduc:
        return deal(dice)

    def imagine(self, view: LeducView) -> LeducWorlds:
        return LeducWorlds(view)


GAME = LeducGame()
