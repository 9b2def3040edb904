"""Le Coffre et la Clé as a Game."""

from __future__ import annotations

from typing import Any, cast

import msgspec

from trousseau.games.coffre.edge import CoffreFact, CoffreOptions, CoffreView, Move
from trousseau.games.coffre.imagining import CoffreWorlds
from trousseau.games.coffre.moves import NUMBER, WRITTEN
from trousseau.games.coffre.pieces import FACES
from trousseau.games.coffre.state import Coffre, deal, unpack
from trousseau.kernel import Dice, Game, Illegal, Options, Result, State, View, Written


class CoffreGame(Game[int]):
    name = "coffre"
    rules_version = 1
    seats = range(4, 9)
    options_type = CoffreOptions
    view_type = CoffreView
    move_type = Move
    fact_type = CoffreFact
    role = "card"

    def new(self, seats: int, options: Options, dice: Dice) -> Coffre:
        assert isinstance(options, CoffreOptions)
        return deal(seats, options, dice)

    def imagine(self, view: View) -> CoffreWorlds:
        assert isinstance(view, CoffreView)
        return CoffreWorlds(view)

    def write(self, move: int) -> Written:
        return WRITTEN[move]

    def read(self, written: Written, seat: int) -> int:
        try:
            return NUMBER[cast(Move, written)]
        except KeyError as error:  # a seat or slot that no table has
            raise Illegal("no_such_move") from error

    def roles(self, state: State[int]) -> tuple[str, ...]:
        """The card that each seat holds at the end."""
        assert isinstance(state, Coffre)
        return tuple(FACES[state.holds(seat)] for seat in range(state.seats))

    def unpack(self, packed: tuple[Any, ...]) -> Coffre:
        options = msgspec.convert(packed[0], CoffreOptions)
        outcome = msgspec.convert(packed[-1], Result | None)
        return unpack(options, outcome, packed)


GAME = CoffreGame()
