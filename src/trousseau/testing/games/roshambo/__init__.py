"""Rock, paper, scissors for 2 to 4: everybody chooses in secret, then all is shown.

That a player has chosen is open, like a card laid face down; what they chose is not. Players
may announce a hand beforehand, truly or not: that is talk, and binds nobody.
"""

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
