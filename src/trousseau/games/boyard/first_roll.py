# compiled: mypyc
"""Who begins: everybody rolls, and those who have the highest alike roll again."""

from __future__ import annotations

from typing import Final

from trousseau.games.boyard.fort import SIDES
from trousseau.games.boyard.shapes import FirstRolled
from trousseau.kernel.dice import Dice
from trousseau.kernel.structs import Fact

NOT_YET: Final = 0
OUT_OF_IT: Final = -1


class FirstRoll:
    def __init__(self) -> None:
        self.rolled: list[int] = []  # by seat

    def begin(self, seats: int) -> None:
        self.rolled = [NOT_YET] * seats

    def waiting(self) -> list[int]:
        return [seat for seat, die in enumerate(self.rolled) if die == NOT_YET]

    def roll(self, seat: int, dice: Dice) -> Fact:
        die = dice.roll(SIDES)
        self.rolled[seat] = die
        return FirstRolled(seat, die)

    def best(self) -> list[int]:
        highest = max(self.rolled)
        return [seat for seat, die in enumerate(self.rolled) if die == highest]

    def again(self, seats: list[int]) -> None:
        """Only these roll."""
        everybody = range(len(self.rolled))
        self.rolled = [NOT_YET if seat in seats else OUT_OF_IT for seat in everybody]
