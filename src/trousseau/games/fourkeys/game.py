"""4Keys as a Game."""

from __future__ import annotations

from typing import Any, ClassVar, Final, cast

import msgspec

from trousseau.games.fourkeys.edge import FourKeysFact, FourKeysOptions, FourKeysView, Lay, Move
from trousseau.games.fourkeys.imagining import FourKeysWorlds
from trousseau.games.fourkeys.moves import NUMBER, WRITTEN
from trousseau.games.fourkeys.pieces import PILE_CARDS
from trousseau.games.fourkeys.state import FourKeys, set_out, unpack
from trousseau.kernel import Dice, Game, Illegal, Options, Result, State, View, Written

STARTS: Final = ("first", "second", "third", "fourth")


class FourKeysGame(Game[int]):
    name = "fourkeys"
    rules_version = 1
    seats = range(2, 5)
    options_type = FourKeysOptions
    view_type = FourKeysView
    move_type = Move
    fact_type = FourKeysFact
    role = "start"
    stock: ClassVar[tuple[range, ...]] = PILE_CARDS
    """The cards of each pile."""

    def new(self, seats: int, options: Options, dice: Dice) -> FourKeys:
        assert isinstance(options, FourKeysOptions)
        return set_out(seats, options, self.stock, dice)

    def imagine(self, view: View) -> FourKeysWorlds:
        assert isinstance(view, FourKeysView)
        return FourKeysWorlds(view)

    def write(self, move: int) -> Written:
        return WRITTEN[move]

    def read(self, written: Written, seat: int) -> int:
        move = cast(Move, written)
        if isinstance(move, Lay) and move not in NUMBER:  # further away than any box reaches
            raise Illegal("outside_box")
        return NUMBER[move]

    def roles(self, state: State[int]) -> tuple[str, ...]:
        """In which order they began."""
        assert isinstance(state, FourKeys)
        return tuple(STARTS[state.first.index(seat)] for seat in range(state.seats))

    def unpack(self, packed: tuple[Any, ...]) -> FourKeys:
        options = msgspec.convert(packed[0], FourKeysOptions)
        outcome = msgspec.convert(packed[-1], Result | None)
        return unpack(options, outcome, packed)


GAME = FourKeysGame()
