# compiled: mypyc
"""The rules of the heist. Time acts when the watchman comes and when the sand has run out."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace
from mypy_extensions import mypyc_attr

from trousseau.kernel.dice import Dice
from trousseau.kernel.state import Event, Events, Illegal, State, Worlds
from trousseau.kernel.structs import Chat, Result
from trousseau.testing.games.heist.shapes import (
    AnyMove,
    Carried,
    Carry,
    GotAway,
    Grab,
    Grabbed,
    HeistOptions,
    HeistView,
    Hush,
    Hushed,
    SandRanOut,
    WatchmanPassed,
)

ROOMS: Final = 7
MIDDLE: Final = 3
WINDOWS: Final = (1, 5)
LOOT: Final[tuple[int, ...]] = (0, 6)

TENTH: Final = 100  # milliseconds
HUSHED: Final = 3_000
HUSHES_AGAIN: Final = 10_000
SPILT: Final = 10_000
"""Milliseconds of sand that are gone when the watchman sees the light."""

NOBODY: Final = -1
ACCOMPLICE_FROM: Final = 3
MOST_SEATS: Final = 8

# A move is a number: first where to carry the lantern, then where to grab, then whom to hush.
GRAB: Final = ROOMS
HUSH: Final = 2 * ROOMS
WRITTEN: Final[dict[int, AnyMove]] = {
    **{room: Carry(room) for room in range(ROOMS)},
    **{GRAB + room: Grab(room) for room in range(ROOMS)},
    **{HUSH + seat: Hush(seat) for seat in range(MOST_SEATS)},
}


def set_out(seats: int, options: HeistOptions, dice: Dice) -> Heist:
    accomplice = dice.below(seats) if has_accomplice(seats, options) else NOBODY
    return Heist(seats, options, accomplice, next_round(0, options, dice))


def has_accomplice(seats: int, options: HeistOptions) -> bool:
    chosen = options.accomplice
    return seats >= ACCOMPLICE_FROM if chosen is None else chosen


def next_round(passed: int, options: HeistOptions, dice: Dice) -> int:
    """When the watchman comes after he has last passed."""
    return passed + (options.earliest + dice.below(options.spread)) * TENTH


# The suite's own tests break this game on purpose, in subclasses that are not compiled.
@mypyc_attr(allow_interpreted_subclasses=True)
class Heist(State[int]):
    """Hidden are who helps the watchman, and when he comes."""

    def __init__(self, seats: int, options: HeistOptions, accomplice: int, watch: int) -> None:
        self.seats = seats
        self.options = options
        self.accomplice = accomplice
        self.watch = watch
        self.room = MIDDLE
        self.loot = LOOT
        self.hushed = [0] * seats
        self.hushes = [0] * seats
        self.ends = options.sand * TENTH
        self.passed = 0
        self.last = 0
        self.over = False

    def waiting(self) -> tuple[int, ...]:
        """Nobody is waited for: all may act."""
        return () if self.over else tuple(range(self.seats))

    def moves(self, seat: int) -> list[int]:
        if self.over:
            return []
        there = self.room - 1 if seat % 2 == 0 else self.room + 1
        moves = [there] if 0 <= there < ROOMS else []
        if self.room in self.loot:
            moves.append(GRAB + self.room)
        return moves + [HUSH + other for other in range(self.seats) if other != seat]

    def ready(self, seat: int, move: int) -> int:
        """Who was hushed waits, and so does who wants to hush again."""
        return max(self.hushed[seat], self.hushes[seat]) if move >= HUSH else self.hushed[seat]

    def play(self, seat: int, move: int, at: int, dice: Dice) -> Events:
        if self.over:
            raise Illegal("over")
        if move not in self.moves(seat):
            raise Illegal("moved_on")
        if at < self.ready(seat, move):
            raise Illegal("too_soon", until=self.ready(seat, move))
        self.last = at
        if move >= HUSH:
            return self._hush(seat, move - HUSH, at)
        if move >= GRAB:
            return self._grab(seat)
        self.room = move
        return (Event(Carried(seat, move)),)

    def _hush(self, seat: int, whom: int, at: int) -> Events:
        self.hushed[whom] = at + HUSHED
        self.hushes[seat] = at + HUSHES_AGAIN
        return (Event(Hushed(seat, whom)),)

    def _grab(self, seat: int) -> Events:
        self.loot = tuple([room for room in self.loot if room != self.room])
        grabbed = Event(Grabbed(seat, self.room))
        if self.loot:
            return (grabbed,)
        self.over = True
        return (grabbed, Event(GotAway(self._accomplice())))

    def _accomplice(self) -> int | None:
        return None if self.accomplice == NOBODY else self.accomplice

    @property
    def due(self) -> int | None:
        return None if self.over else min(self.watch, self.ends)

    def tick(self, at: int, dice: Dice) -> Events:
        self.last = at
        if at < self.watch:
            return self._end()
        seen = self.room in WINDOWS
        self.passed = at
        self.watch = next_round(at, self.options, dice)
        if seen:
            self.ends = max(self.ends - SPILT, at)
        told = Event(WatchmanPassed(seen))
        return (told, *self._end()) if self.ends == at else (told,)

    def _end(self) -> Events:
        self.over = True
        return (Event(SandRanOut(self._accomplice())),)

    @property
    def result(self) -> Result | None:
        if not self.over:
            return None
        lost = bool(self.loot)
        winners = [seat for seat in range(self.seats) if (seat == self.accomplice) == lost]
        scores = [1.0 if seat in winners else 0.0 for seat in range(self.seats)]
        return Result(tuple(winners), tuple(scores), "lost" if lost else "got_away")

    def roles(self) -> tuple[str, ...]:
        seats = range(self.seats)
        return tuple(["accomplice" if seat == self.accomplice else "thief" for seat in seats])

    def chat(self, eyes: int | None) -> Chat:
        """Silence is a rule; whoever watches is heard afterwards."""
        if self.over:
            return "open"
        return "held" if eyes is None else "shut"

    def view(self, seat: int | None) -> HeistView:
        moves = [] if seat is None else self.moves(seat)
        in_the_know = seat is not None and seat == self.accomplice
        nobody = not has_accomplice(self.seats, self.options)
        known = in_the_know or nobody or self.over
        return HeistView(
            seat=seat,
            seats=self.seats,
            waiting=self.waiting(),
            due=self.due if in_the_know else (None if self.over else self.ends),
            result=self.result,
            options=self.options,
            room=self.room,
            loot=self.loot,
            hushed=tuple(self.hushed),
            hushes=tuple(self.hushes),
            ends=self.ends,
            passed=self.passed,
            last=self.last,
            accomplice=self.accomplice if known else None,
            watch=self.watch if in_the_know else None,
            moves=tuple([WRITTEN[move] for move in moves]),
            chat=self.chat(seat),
            ready=() if seat is None else tuple([self.ready(seat, move) for move in moves]),
        )

    def laid_open(self) -> HeistView:
        view = self.view(None)
        return replace(view, due=self.due, accomplice=self.accomplice, watch=self.watch)


class HeistWorlds(Worlds[int]):
    """A watchman who has not come yet comes at any instant after the last that was quiet."""

    def __init__(self, view: HeistView) -> None:
        self.table = Heist(view.seats, view.options, NOBODY, NOBODY)
        self.table.room = view.room
        self.table.loot = view.loot
        self.table.hushed = list(view.hushed)
        self.table.hushes = list(view.hushes)
        self.table.ends = view.ends
        self.table.passed = view.passed
        self.table.last = view.last
        self.table.over = view.result is not None
        others = [seat for seat in range(view.seats) if seat != view.seat]
        self.accomplices = others if view.accomplice is None else [view.accomplice]
        options = view.options
        rounds = range(options.earliest, options.earliest + options.spread)
        instants = [view.passed + tenths * TENTH for tenths in rounds]
        later = [instant for instant in instants if instant > view.last]
        self.watches = later if view.watch is None else [view.watch]

    def draw(self, dice: Dice) -> Heist:
        world = self.table.copy()
        world.accomplice = dice.choice(self.accomplices)
        world.watch = dice.choice(self.watches)
        return world
