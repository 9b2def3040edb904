"""The race as a Game."""

from __future__ import annotations

from typing import Any

import msgspec

from trousseau.kernel import Dice, Game, Options, View, Written
from trousseau.testing.games.race.edge import (
    FalseStart,
    RaceOptions,
    RaceView,
    Tap,
    Tapped,
    TurnedGreen,
    WentOut,
)
from trousseau.testing.games.race.state import TAP, TAPS, Race, RaceWorlds, line_up


class RaceGame(Game[int]):
    name = "race"
    rules_version = 1
    seats = range(2, 5)
    options_type = RaceOptions
    view_type = RaceView
    move_type = Tap
    fact_type = TurnedGreen | FalseStart | Tapped | WentOut

    def new(self, seats: int, options: Options, dice: Dice) -> Race:
        assert isinstance(options, RaceOptions)
        return line_up(seats, options, dice)

    def imagine(self, view: View) -> RaceWorlds:
        assert isinstance(view, RaceView)
        return RaceWorlds(view)

    def write(self, move: int) -> Tap:
        return TAPS[move]

    def read(self, written: Written, seat: int) -> int:
        return TAP

    def unpack(self, packed: tuple[Any, ...]) -> Race:
        seats, options, course, fallen = packed
        state = Race(seats, msgspec.convert(options, RaceOptions), course[0])
        state.light, state.last, state.winner = course[1:]
        state.fallen = tuple(fallen)
        return state


GAME = RaceGame()
