"""Roshambo as a Game."""

from __future__ import annotations

from trousseau.kernel import Dice, Game, MoveTable
from trousseau.testing.games.roshambo.shapes import (
    RoshamboFact,
    RoshamboMove,
    RoshamboOptions,
    RoshamboView,
)
from trousseau.testing.games.roshambo.state import CHOOSE, MOST_SEATS, SAY, Roshambo, RoshamboWorlds


class RoshamboGame(Game[int, RoshamboOptions, RoshamboView]):
    name = "roshambo"
    rules_version = 1
    seats = range(2, MOST_SEATS + 1)
    options_type = RoshamboOptions
    view_type = RoshamboView
    move_type = RoshamboMove
    moves = MoveTable(dict(enumerate([*CHOOSE, *SAY])))
    fact_type = RoshamboFact

    def new(self, seats: int, options: RoshamboOptions, dice: Dice) -> Roshambo:
        return Roshambo(seats, options.rounds)

    def imagine(self, view: RoshamboView) -> RoshamboWorlds:
        return RoshamboWorlds(view)


GAME = RoshamboGame()
