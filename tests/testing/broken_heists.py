"""Heists that each break a promise of games in real time on purpose, and bots that do."""

from __future__ import annotations

from typing import Any, ClassVar, Self

from msgspec.structs import replace

from trousseau.bots import Plan, Seen
from trousseau.kernel import Chat, Dice, Event, Events, Worlds, only
from trousseau.testing.games.heist import HeistGame
from trousseau.testing.games.heist.bots import Hand
from trousseau.testing.games.heist.shapes import HeistOptions, HeistView, WatchmanPassed
from trousseau.testing.games.heist.state import Heist

SOON = 2_000


class TwistedHeist(Heist):
    """A heist at which something is wrong."""

    @classmethod
    def of(cls, state: Heist) -> Self:
        twin = cls(state.seats, state.options, state.accomplice, state.watch)
        twin.room = state.room
        twin.loot = state.loot
        twin.hushed = state.hushed.copy()
        twin.hushes = state.hushes.copy()
        twin.ends = state.ends
        twin.passed = state.passed
        twin.last = state.last
        twin.over = state.over
        return twin

    def copy(self) -> Self:
        return self.of(self)


class TwistedHeistWorlds(Worlds[int]):
    def __init__(self, worlds: Worlds[int], table: type[TwistedHeist]) -> None:
        self.worlds = worlds
        self.table = table

    def draw(self, dice: Dice) -> TwistedHeist:
        drawn = self.worlds.draw(dice)
        assert isinstance(drawn, Heist)
        return self.table.of(drawn)


class TwistedHeistGame(HeistGame):
    def __init__(self, table: type[TwistedHeist] = TwistedHeist) -> None:
        self.table = table

    def new(self, seats: int, options: HeistOptions, dice: Dice) -> TwistedHeist:
        return self.table.of(super().new(seats, options, dice))

    def imagine(self, view: HeistView) -> Any:
        return TwistedHeistWorlds(super().imagine(view), self.table)


class Impatient(TwistedHeist):
    """Lets moves through before they are ready."""

    def play(self, seat: int, move: int, at: int, dice: Dice) -> Events:
        self.hushed[seat] = self.hushes[seat] = 0
        return super().play(seat, move, at, dice)


class Unannounced(TwistedHeist):
    """Its views say that every move is ready."""

    def view(self, seat: int | None) -> HeistView:
        view = super().view(seat)
        return replace(view, ready=(0,) * len(view.moves))


class Quiet(TwistedHeist):
    """Its views don't say that one may not speak."""

    def view(self, seat: int | None) -> HeistView:
        return replace(super().view(seat), chat="open")


class Forewarning(TwistedHeist):
    """Tells the accomplice alone that the watchman is near: the others see that time acted."""

    @property
    def due(self) -> int | None:
        return None if self.over else min(self._warned(), self.watch, self.ends)

    def tick(self, at: int, dice: Dice) -> Events:
        if at < min(self.watch, self.ends):
            self.last = at
            return (Event(WatchmanPassed(False), only(max(self.accomplice, 0))),)
        return super().tick(at, dice)

    def _warned(self) -> int:
        warning = self.watch - SOON
        return warning if warning > self.last else self.watch


class Hushing(TwistedHeist):
    """Shuts the watchers up when the watchman is near."""

    def chat(self, eyes: int | None) -> Chat:
        near = not self.over and self.watch - self.last < SOON
        return "shut" if near else super().chat(eyes)


class Holding(TwistedHeist):
    """Holds everybody up when the watchman is near, and says so."""

    def ready(self, seat: int, move: int) -> int:
        held = self.watch - SOON if self.watch - self.last < SOON else 0
        return max(held, super().ready(seat, move))


class Found(TwistedHeist):
    """A table that lets itself be found by whoever was shown a view of it."""

    latest: ClassVar[list[Heist]] = []

    def view(self, seat: int | None) -> HeistView:
        Found.latest[:] = [self]
        return super().view(seat)


SOUND = TwistedHeistGame()
IMPATIENT = TwistedHeistGame(Impatient)
UNANNOUNCED = TwistedHeistGame(Unannounced)
QUIET = TwistedHeistGame(Quiet)
FOREWARNING = TwistedHeistGame(Forewarning)
HUSHING = TwistedHeistGame(Hushing)
HOLDING = TwistedHeistGame(Holding)
FOUND = TwistedHeistGame(Found)


class Peeking(Hand):
    """Acts when the watchman is near, which it has no way to know."""

    def __init__(self) -> None:
        super().__init__(450)

    def plan(self, seen: Seen[int], before: Plan[int] | None, dice: Dice) -> Plan[int]:
        plan = super().plan(seen, before, dice)
        return plan._replace(at=plan.at + Found.latest[0].watch % SOON)


class Remembering(Hand):
    """Keeps something beside its memo."""

    asked: ClassVar[int] = 0

    def __init__(self) -> None:
        super().__init__(450)

    def plan(self, seen: Seen[int], before: Plan[int] | None, dice: Dice) -> Plan[int]:
        Remembering.asked += 1
        return super().plan(seen, before, dice)._replace(wake=seen.at + Remembering.asked)


class Dreaming(Hand):
    """Plans what can't be done."""

    def __init__(self) -> None:
        super().__init__(450)

    def plan(self, seen: Seen[int], before: Plan[int] | None, dice: Dice) -> Plan[int]:
        return Plan(99, seen.at, seen.at + 60_000)
