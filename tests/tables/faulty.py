"""A race whose rules fail where an option says, in the way another says.

They fail when somebody has made a false start; `new` and `tick` do so by themselves.
"""

from __future__ import annotations

from typing import Literal

from trousseau.kernel import Dice, Events, Illegal, Options, Result
from trousseau.testing.games.race import RaceGame
from trousseau.testing.games.race.shapes import RaceOptions, RaceView
from trousseau.testing.games.race.state import Race, instant

Where = Literal["nowhere", "new", "play", "tick", "due", "waiting", "moves", "result", "view"]
How = Literal["raises", "loops", "loops_in_c", "refuses"]


class FaultyOptions(RaceOptions, frozen=True, kw_only=True):
    where: Where = "nowhere"
    how: How = "raises"


def fail(how: How) -> None:
    if how == "raises":
        raise LookupError("the rules are torn")
    if how == "refuses":
        raise Illegal("over")
    if how == "loops_in_c":
        sum(range(10**15))
    while True:
        pass


class FaultyRace(Race):
    def _fail(self, where: Where) -> None:
        assert isinstance(self.options, FaultyOptions)
        if self.options.where == where and (self.fallen or where == "tick"):
            fail(self.options.how)

    def play(self, seat: int, move: int, at: int, dice: Dice) -> Events:
        """Half of the move is made when it fails."""
        events = super().play(seat, move, at, dice)
        self._fail("play")
        return events

    def tick(self, at: int, dice: Dice) -> Events:
        self._fail("tick")
        return super().tick(at, dice)

    @property
    def due(self) -> int | None:
        self._fail("due")
        return super().due

    def waiting(self) -> tuple[int, ...]:
        self._fail("waiting")
        return super().waiting()

    def moves(self, seat: int) -> list[int]:
        self._fail("moves")
        return super().moves(seat)

    @property
    def result(self) -> Result | None:
        self._fail("result")
        return super().result

    def view(self, seat: int | None) -> RaceView:
        self._fail("view")
        return super().view(seat)


class FaultyGame(RaceGame):
    name = "faulty"
    options_type = FaultyOptions

    def new(self, seats: int, options: Options, dice: Dice) -> Race:
        assert isinstance(options, FaultyOptions)
        if options.where == "new":
            fail(options.how)
        return FaultyRace(seats, options, instant(options, dice.below(options.spread)))


GAME = FaultyGame()
