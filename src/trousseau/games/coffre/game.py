"""Le Coffre et la Clé as a Game."""

from __future__ import annotations

from trousseau.games.coffre.moves import MOVES
from trousseau.games.coffre.shapes import CoffreFact, CoffreOptions, CoffreView, Move
from trousseau.games.coffre.state import Coffre, deal
from trousseau.games.coffre.worlds import CoffreWorlds
from trousseau.kernel import Dice, Game


class CoffreGame(Game[int, CoffreOptions, CoffreView]):
    name = "coffre"
    rules_version = 1
    seats = range(4, 9)
    options_type = CoffreOptions
    view_type = CoffreView
    move_type = Move
    moves = MOVES
    fact_type = CoffreFact
    role = "card"

    def new(self, seats: int, options: CoffreOptions, dice: Dice) -> Coffre:
        return deal(seats, options, dice)

    def imagine(self, view: CoffreView) -> CoffreWorlds:
        return CoffreWorlds(view)


GAME = CoffreGame()
