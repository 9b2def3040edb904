"""4Keys as a Game."""

from __future__ import annotations

from typing import ClassVar

from trousseau.games.fourkeys.moves import MOVES
from trousseau.games.fourkeys.pieces import PILE_CARDS
from trousseau.games.fourkeys.shapes import FourKeysFact, FourKeysOptions, FourKeysView, Move
from trousseau.games.fourkeys.state import FourKeys, set_out
from trousseau.games.fourkeys.worlds import FourKeysWorlds
from trousseau.kernel import Dice, Game, Illegal, Written


class FourKeysGame(Game[int, FourKeysOptions, FourKeysView]):
    name = "fourkeys"
    rules_version = 1
    seats = range(2, 5)
    options_type = FourKeysOptions
    view_type = FourKeysView
    move_type = Move
    moves = MOVES
    fact_type = FourKeysFact
    role = "start"
    stock: ClassVar[tuple[range, ...]] = PILE_CARDS
    """The cards of each pile."""

    def new(self, seats: int, options: FourKeysOptions, dice: Dice) -> FourKeys:
        return set_out(seats, options, self.stock, dice)

    def imagine(self, view: FourKeysView) -> FourKeysWorlds:
        return FourKeysWorlds(view)

    def read(self, written: Written, seat: int) -> int:
        try:
            return super().read(written, seat)
        except Illegal as error:  # a square further away than any box reaches
            raise Illegal("outside_box") from error


GAME = FourKeysGame()
