"""The first seat begins; of each pile, the card with the longest words lies on top."""

from __future__ import annotations

from trousseau.games.fourkeys.game import FourKeysGame
from trousseau.games.fourkeys.shapes import FourKeysOptions
from trousseau.games.fourkeys.state import FourKeys
from trousseau.kernel import Dice, SeededDice

FOUR_SEATS = bytes([4] * 32)

WORDIEST = (29, 34, 80, 106)
"""By pile; card 80 is a door with all four symbols, and a room of the left column behind it."""


class Stacked(FourKeysGame):
    def new(self, seats: int, options: FourKeysOptions, dice: Dice) -> FourKeys:
        table = super().new(seats, options, SeededDice(FOUR_SEATS))
        for pile in table.piles:
            pile.sort(key=WORDIEST.__contains__)
        return table


GAME = Stacked()
