"""Hands: eight pawns on one board of 8 x 8 squares, which all move when they like, without an end.

It is as small as a game in real time with a secret can be, so that a server's own work is what
gets measured; the same game for another server is `peers/hands.mjs`.
"""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, structs

from bench.tables.spaces import Below
from trousseau.kernel import (
    Dice,
    Event,
    Events,
    Fact,
    Game,
    Illegal,
    Options,
    Result,
    Space,
    State,
    TimedView,
    Worlds,
    Written,
)

SQUARES: Final = 64
END: Final = 1_000_000_000


class HandsOptions(Options, frozen=True, kw_only=True):
    end: Annotated[int, Meta(ge=1, le=END)] = END
    """Milliseconds until all have had enough."""


class Put(Written, frozen=True):
    square: Annotated[int, Meta(ge=0, lt=SQUARES)]


class WasPut(Fact, frozen=True):
    seat: int
    square: int
    count: int
    """How often this seat has acted."""


class Enough(Fact, frozen=True):
    pass


class HandsView(TimedView, frozen=True, kw_only=True):
    options: HandsOptions
    pawns: tuple[int, ...]
    counts: tuple[int, ...]
    traitor: int | None
    """Who it is, for the traitor alone until the end."""

    over: bool


ANY_SQUARE: Final = Below(SQUARES, "no_such_square")


class Hands(State[int]):
    def __init__(self, seats: int, options: HandsOptions, traitor: int) -> None:
        self.seats = seats
        self.options = options
        self.traitor = traitor
        self.pawns = [0] * seats
        self.counts = [0] * seats
        self.over = False

    def waiting(self) -> tuple[int, ...]:
        return () if self.over else tuple(range(self.seats))

    def moves(self, seat: int) -> list[int] | Space[int]:
        return [] if self.over else ANY_SQUARE

    def play(self, seat: int, move: int, at: int, dice: Dice) -> Events:
        if self.over:
            raise Illegal("over")
        if not 0 <= move < SQUARES:
            raise Illegal("no_such_square")
        self.pawns[seat] = move
        self.counts[seat] += 1
        return (Event(WasPut(seat, move, self.counts[seat])),)

    @property
    def due(self) -> int | None:
        return None if self.over else self.options.end

    def tick(self, at: int, dice: Dice) -> Events:
        self.over = True
        return (Event(Enough()),)

    @property
    def result(self) -> Result | None:
        return Result((self.traitor,), (0.0,) * self.seats, "enough") if self.over else None

    def view(self, seat: int | None) -> HandsView:
        return HandsView(
            seat=seat,
            seats=self.seats,
            waiting=self.waiting(),
            due=self.due,
            result=self.result,
            free=() if seat is None or self.over else ("put",),
            options=self.options,
            pawns=tuple(self.pawns),
            counts=tuple(self.counts),
            traitor=self.traitor if self.over or seat == self.traitor else None,
            over=self.over,
        )

    def laid_open(self) -> HandsView:
        return structs.replace(self.view(None), traitor=self.traitor)


class HandsWorlds(Worlds[int]):
    def __init__(self, view: HandsView) -> None:
        self.view = view
        others = [seat for seat in range(view.seats) if seat != view.seat]
        self.traitors = others if view.traitor is None else [view.traitor]

    def draw(self, dice: Dice) -> Hands:
        world = Hands(self.view.seats, self.view.options, dice.choice(self.traitors))
        world.pawns = list(self.view.pawns)
        world.counts = list(self.view.counts)
        world.over = self.view.over
        return world


class HandsGame(Game[int, HandsOptions, HandsView]):
    name = "hands"
    rules_version = 1
    seats = range(3, 9)
    real_time = True
    options_type = HandsOptions
    view_type = HandsView
    move_type = Put
    fact_type = WasPut | Enough

    def new(self, seats: int, options: HandsOptions, dice: Dice) -> Hands:
        return Hands(seats, options, dice.below(seats))

    def imagine(self, view: HandsView) -> HandsWorlds:
        return HandsWorlds(view)

    def write(self, move: int) -> Put:
        return Put(move)

    def read(self, written: Written, seat: int) -> int:
        assert isinstance(written, Put)
        return written.square


GAME = HandsGame()
