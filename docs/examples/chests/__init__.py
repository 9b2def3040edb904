"""Five chests, one of them with the key.

On your turn peek into a chest, and you alone see what is in it, or open one for all to see.
Whoever opens the chest with the key wins; whoever opens an empty one is out.
"""

# A whole game in one file, as docs/authors.md explains it.

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace

from trousseau.kernel import (
    Dice,
    Event,
    Events,
    Fact,
    Game,
    Illegal,
    MoveTable,
    Options,
    Result,
    State,
    View,
    Worlds,
    Written,
    only,
)

CHESTS = 5
Chest = Annotated[int, Meta(ge=0, lt=CHESTS)]


class Peek(Written, frozen=True):
    chest: Chest


class Open(Written, frozen=True):
    chest: Chest


MOVES: list[Peek | Open] = [*map(Peek, range(CHESTS)), *map(Open, range(CHESTS))]


class Peeked(Fact, frozen=True):
    seat: int
    chest: int


class Saw(Fact, frozen=True):
    """Told to the one who peeked."""

    chest: int
    key: bool


class Opened(Fact, frozen=True):
    seat: int
    chest: int
    key: bool


class Done(Struct, frozen=True):
    seat: int
    move: Peek | Open


class ChestsView(View, frozen=True, kw_only=True):
    moves: tuple[Peek | Open, ...] = ()
    done: tuple[Done, ...]
    """First to last: all see who does what with which chest."""

    key: int | None
    """Where the key is, if this seat has seen it."""


class Room(State[int]):
    """A move is its place in MOVES: a chest to peek into, or that plus CHESTS to open it."""

    def __init__(self, seats: int, key: int, done: list[tuple[int, int]]) -> None:
        self.seats = seats
        self.key = key
        self.done = done

    def waiting(self) -> tuple[int, ...]:
        if self.result:
            return ()
        last = self.done[-1][0] if self.done else -1
        circle = [(last + step) % self.seats for step in range(1, self.seats + 1)]
        out = {seat for seat, move in self.done if move >= CHESTS}
        return (next(seat for seat in circle if seat not in out),)

    def moves(self, seat: int) -> list[int]:
        if seat not in self.waiting():
            return []
        everything = range(2 * CHESTS)
        return [move for move in everything if not self._why_not(seat, move)]

    def play(self, seat: int, move: int, at: int, dice: Dice) -> Events:
        if seat not in self.waiting():
            raise Illegal("not_your_turn")
        reason = self._why_not(seat, move)
        if reason:
            raise Illegal(reason, chest=move % CHESTS)
        self.done.append((seat, move))
        chest = move % CHESTS
        found = chest == self.key
        if move >= CHESTS:
            return (Event(Opened(seat, chest, found)),)
        return (Event(Peeked(seat, chest)), Event(Saw(chest, found), only(seat)))

    def _why_not(self, seat: int, move: int) -> str:
        """The code of the reason; empty for a legal move."""
        if move % CHESTS in self._opened():
            return "open_already"
        return "seen_already" if (seat, move) in self.done else ""

    def _opened(self) -> list[int]:
        return [move - CHESTS for _, move in self.done if move >= CHESTS]

    @property
    def result(self) -> Result | None:
        opened = self._opened()
        if self.key in opened:
            winner = self.done[-1][0]
            scores = tuple(1.0 if seat == winner else 0.0 for seat in range(self.seats))
            return Result((winner,), scores, "found")
        all_out = len(opened) == self.seats
        return Result((), (0.0,) * self.seats, "lost") if all_out else None

    def view(self, seat: int | None) -> ChestsView:
        seen = self.key in self._opened() or (seat, self.key) in self.done
        moves = [] if seat is None else self.moves(seat)
        return ChestsView(
            seat=seat,
            seats=self.seats,
            waiting=self.waiting(),
            due=None,
            result=self.result,
            moves=tuple(MOVES[move] for move in moves),
            done=tuple(Done(who, MOVES[move]) for who, move in self.done),
            key=self.key if seen else None,
        )

    def laid_open(self) -> ChestsView:
        return replace(self.view(None), key=self.key)


class Rooms(Worlds[int]):
    """The key may be in any chest that the viewer has not looked into."""

    def __init__(self, view: ChestsView) -> None:
        self.seats = view.seats
        self.done = [(done.seat, MOVES.index(done.move)) for done in view.done]
        looked = {move % CHESTS for seat, move in self.done if move >= CHESTS or seat == view.seat}
        unseen = [chest for chest in range(CHESTS) if chest not in looked]
        self.possible = unseen if view.key is None else [view.key]

    def draw(self, dice: Dice) -> Room:
        return Room(self.seats, dice.choice(self.possible), list(self.done))


class ChestsGame(Game[int, Options, ChestsView]):
    name = "chests"
    rules_version = 1
    seats = range(2, 5)
    options_type = Options
    view_type = ChestsView
    move_type = Peek | Open
    moves = MoveTable(dict(enumerate(MOVES)))
    fact_type = Peeked | Saw | Opened

    def new(self, seats: int, options: Options, dice: Dice) -> Room:
        return Room(seats, dice.below(CHESTS), [])

    def imagine(self, view: ChestsView) -> Rooms:
        return Rooms(view)


GAME = ChestsGame()
