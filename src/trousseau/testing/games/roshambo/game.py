"""Roshambo as a Game."""

from __future__ import annotations

from typing import Any

from trousseau.kernel import Dice, Game, Options, View, Written
from trousseau.testing.games.roshambo.edge import (
    HANDS,
    Announce,
    Announced,
    Choose,
    Chose,
    Kept,
    RoshamboOptions,
    RoshamboView,
    Shown,
)
from trousseau.testing.games.roshambo.state import (
    ANNOUNCE,
    CHOOSE,
    MOST_SEATS,
    SAY,
    Roshambo,
    RoshamboWorlds,
    table,
)


class RoshamboGame(Game[int]):
    name = "roshambo"
    rules_version = 1
    seats = range(2, MOST_SEATS + 1)
    options_type = RoshamboOptions
    view_type = RoshamboView
    move_type = Choose | Announce
    fact_type = Chose | Kept | Announced | Shown

    def new(self, seats: int, options: Options, dice: Dice) -> Roshambo:
        assert isinstance(options, RoshamboOptions)
        return Roshambo(seats, options.rounds)

    def imagine(self, view: View) -> RoshamboWorlds:
        assert isinstance(view, RoshamboView)
        return RoshamboWorlds(view)

    def write(self, move: int) -> Written:
        return SAY[move - ANNOUNCE] if move >= ANNOUNCE else CHOOSE[move]

    def read(self, written: Written, seat: int) -> int:
        assert isinstance(written, Choose | Announce)
        hand = HANDS.index(written.hand)
        return hand + ANNOUNCE if isinstance(written, Announce) else hand

    def unpack(self, packed: tuple[Any, ...]) -> Roshambo:
        rounds, hands, said, shown = packed
        return table(rounds, list(hands), list(said), shown)


GAME = RoshamboGame()
