# compiled: mypyc
"""The rules of the race. Time acts twice: at the secret green, and when patience ends."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace
from mypy_extensions import mypyc_attr

from trousseau.kernel.dice import Dice
from trousseau.kernel.state import Event, Events, Illegal, State, Worlds
from trousseau.kernel.structs import Result
from trousseau.testing.games.race.shapes import (
    LIGHTS,
    FalseStart,
    RaceOptions,
    RaceView,
    Tap,
    Tapped,
    TurnedGreen,
    WentOut,
)

TENTH: Final = 100  # milliseconds
NOBODY: Final = -1

RED: Final = 0
GREEN: Final = 1
OUT: Final = 2  # the race is over

TAP: Final = 0
MOVES: Final = [TAP]
TAPS: Final = (Tap(),)
TURNED_GREEN: Final = Event(TurnedGreen())
WENT_OUT: Final = Event(WentOut())


# The suite's own tests break this game on purpose, in subclasses that are not compiled.
@mypyc_attr(allow_interpreted_subclasses=True)
class Race(State[int]):
    """`green` is the secret instant, in milliseconds."""

    def __init__(self, seats: int, options: RaceOptions, green: int) -> None:
        self.seats = seats
        self.options = options
        self.green = green
        self.light = RED
        self.last = 0
        self.fallen: tuple[int, ...] = ()
        self.winner = NOBODY

    def waiting(self) -> tuple[int, ...]:
        if self.light == OUT:
            return ()
        return tuple([seat for seat in range(self.seats) if seat not in self.fallen])

    def moves(self, seat: int) -> list[int]:
        return MOVES.copy() if self.light != OUT and seat not in self.fallen else []

    def play(self, seat: int, move: int, at: int, dice: Dice) -> Events:
        if self.light == OUT:
            raise Illegal("over")
        if seat in self.fallen:
            raise Illegal("false_start")
        self.last = at
        if self.light == GREEN:
            self.light = OUT
            self.winner = seat
            return (Event(Tapped(seat)),)
        self.fallen = (*self.fallen, seat)
        if len(self.fallen) < self.seats:
            return (Event(FalseStart(seat)),)
        self.light = OUT
        return (Event(FalseStart(seat)), WENT_OUT)

    @property
    def due(self) -> int | None:
        if self.light == RED:
            return self.green
        return self._deadline() if self.light == GREEN else None

    def _deadline(self) -> int:
        return self.green + self.options.patience * TENTH

    def _has_turned(self) -> bool:
        """Before green the race ends only when all have fallen, after it only otherwise."""
        return self.light == GREEN or (self.light == OUT and len(self.fallen) < self.seats)

    def tick(self, at: int, dice: Dice) -> Events:
        self.last = at
        if self.light == RED:
            self.light = GREEN
            return (TURNED_GREEN,)
        self.light = OUT
        return (WENT_OUT,)

    @property
    def result(self) -> Result | None:
        if self.light != OUT:
            return None
        if self.winner == NOBODY:
            return Result((), (0.0,) * self.seats, "nobody")
        scores = [1.0 if seat == self.winner else 0.0 for seat in range(self.seats)]
        return Result((self.winner,), tuple(scores), "first")

    def view(self, seat: int | None) -> RaceView:
        """The deadline is open once the light is green; before, `due` would be the secret."""
        return RaceView(
            seat=seat,
            seats=self.seats,
            waiting=self.waiting(),
            due=self._deadline() if self.light == GREEN else None,
            result=self.result,
            options=self.options,
            light=LIGHTS[self.light],
            green=self.green if self._has_turned() else None,
            last=self.last,
            fallen=self.fallen,
            moves=TAPS if seat is not None and self.moves(seat) else (),
        )

    def laid_open(self) -> RaceView:
        return replace(self.view(None), due=self.due, green=self.green)


def line_up(seats: int, options: RaceOptions, dice: Dice) -> Race:
    return Race(seats, options, instant(options, dice.below(options.spread)))


def instant(options: RaceOptions, number: int) -> int:
    """When the light turns green if the dice say this number."""
    return (options.earliest + number) * TENTH


class RaceWorlds(Worlds[int]):
    """A light that was never seen green turns at any instant after the last that was red."""

    def __init__(self, view: RaceView) -> None:
        self.table = Race(view.seats, view.options, NOBODY)
        self.table.light = LIGHTS.index(view.light)
        self.table.last = view.last
        self.table.fallen = view.fallen
        if view.result is not None and view.result.winners:
            self.table.winner = view.result.winners[0]
        if view.green is not None:
            self.instants = [view.green]
        else:
            instants = [instant(view.options, number) for number in range(view.options.spread)]
            self.instants = [green for green in instants if green > view.last]

    def draw(self, dice: Dice) -> Race:
        world = self.table.copy()
        world.green = dice.choice(self.instants)
        return world
