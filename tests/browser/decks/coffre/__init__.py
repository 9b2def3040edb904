"""The first seat begins with the Fake Key, which has the longest name, beside the Treasure."""

from __future__ import annotations

from trousseau.games.coffre.game import CoffreGame
from trousseau.games.coffre.shapes import CoffreOptions
from trousseau.games.coffre.state import Coffre
from trousseau.kernel import Dice, SeededDice

EIGHT_SEATS = bytes([191] * 32)


class Dealt(CoffreGame):
    def new(self, seats: int, options: CoffreOptions, dice: Dice) -> Coffre:
        return super().new(seats, options, SeededDice(EIGHT_SEATS))


GAME = Dealt()
