"""Games that each break a promise on purpose: sample games with one thing wrong.

They have names in this module, so that another process finds them too.
"""

from __future__ import annotations

import random
import time
from datetime import UTC, datetime
from typing import Any, ClassVar, Self

from msgspec.structs import replace

from trousseau.bots import Seen
from trousseau.kernel import (
    Dice,
    Event,
    Events,
    Illegal,
    Off,
    Refusal,
    Result,
    SeededDice,
    View,
    Worlds,
)
from trousseau.testing.games.race import RaceGame
from trousseau.testing.games.race.shapes import RaceOptions, RaceView, TurnedGreen
from trousseau.testing.games.race.state import RED, Race
from trousseau.testing.games.roshambo import RoshamboGame
from trousseau.testing.games.roshambo.shapes import HANDS, RoshamboOptions, RoshamboView
from trousseau.testing.games.roshambo.state import ANNOUNCE, NOTHING, Roshambo


class Twisted(Roshambo):
    """Roshambo at which something is wrong."""

    @classmethod
    def of(cls, state: Roshambo) -> Self:
        twin = cls(state.seats, state.rounds)
        twin.hands = state.hands.copy()
        twin.said = state.said.copy()
        twin.shown = state.shown
        twin.points = state.points.copy()
        return twin


class TwistedWorlds(Worlds[int]):
    def __init__(self, worlds: Worlds[int], table: type[Twisted]) -> None:
        self.worlds = worlds
        self.table = table

    def draw(self, dice: Dice) -> Twisted:
        drawn = self.worlds.draw(dice)
        assert isinstance(drawn, Roshambo)
        return self.table.of(drawn)


class TwistedGame(RoshamboGame):
    """Roshambo at a twisted table."""

    def __init__(self, table: type[Twisted] = Twisted) -> None:
        self.table = table

    def new(self, seats: int, options: RoshamboOptions, dice: Dice) -> Twisted:
        return self.table.of(super().new(seats, options, dice))

    def imagine(self, view: RoshamboView) -> Any:
        return TwistedWorlds(super().imagine(view), self.table)


class TwistedRace(Race):
    @classmethod
    def of(cls, state: Race) -> Self:
        twin = cls(state.seats, state.options, state.green)
        twin.light = state.light
        twin.last = state.last
        twin.fallen = state.fallen
        twin.winner = state.winner
        return twin


class TwistedRaceWorlds(Worlds[int]):
    def __init__(self, worlds: Worlds[int], table: type[TwistedRace]) -> None:
        self.worlds = worlds
        self.table = table

    def draw(self, dice: Dice) -> TwistedRace:
        drawn = self.worlds.draw(dice)
        assert isinstance(drawn, Race)
        return self.table.of(drawn)


class TwistedRaceGame(RaceGame):
    def __init__(self, table: type[TwistedRace]) -> None:
        self.table = table

    def new(self, seats: int, options: RaceOptions, dice: Dice) -> TwistedRace:
        return self.table.of(super().new(seats, options, dice))

    def imagine(self, view: RaceView) -> Any:
        return TwistedRaceWorlds(super().imagine(view), self.table)


# Promise 1: play.


class Endless(Twisted):
    """Begins again after each round."""

    def _show(self) -> Event:
        told = super()._show()
        self.shown = ()
        return told


class Unresolved(Twisted):
    @property
    def result(self) -> Result | None:
        return None


class Refusing(Twisted):
    """Lists a move and does not let it through."""

    def play(self, seat: int, move: int, at: int, dice: Dice) -> Events:
        if move == 2 and seat == 1 and self.moves(seat):
            raise Illegal("no_scissors_please")
        return super().play(seat, move, at, dice)


class Lenient(Twisted):
    """Lets a seat choose again, though that is not listed."""

    def play(self, seat: int, move: int, at: int, dice: Dice) -> Events:
        if move < ANNOUNCE and not self._over():
            self.hands[seat] = NOTHING
        return super().play(seat, move, at, dice)


class Spiteful(Twisted):
    """Refuses an illegal move and changes something all the same."""

    def play(self, seat: int, move: int, at: int, dice: Dice) -> Events:
        try:
            return super().play(seat, move, at, dice)
        except Illegal:
            self.said[seat] = NOTHING if self.said[seat] == 0 else 0
            raise


class Listening(Twisted):
    """Takes a choice back when its player talks: talk carries the game on."""

    def _announce(self, seat: int, hand: int) -> Events:
        self.hands[seat] = NOTHING
        return super()._announce(seat, hand)


class Sharing(Twisted):
    """A copy that shares a list."""

    def copy(self) -> Self:
        twin = super().copy()
        twin.said = self.said
        return twin


class Unlisted(Twisted):
    """A view without the legal moves."""

    def view(self, seat: int | None) -> RoshamboView:
        return replace(super().view(seat), moves=())


class Taciturn(Twisted):
    """A view that does not say that one may talk."""

    def view(self, seat: int | None) -> RoshamboView:
        return replace(super().view(seat), free=())


class Boastful(Twisted):
    """A view that still lets one talk after the end."""

    def view(self, seat: int | None) -> RoshamboView:
        return replace(super().view(seat), free=() if seat is None else ("announce",))


class Overrun(Twisted):
    """A view that lets spectators talk."""

    def view(self, seat: int | None) -> RoshamboView:
        view = super().view(seat)
        return replace(view, free=("announce",)) if seat is None else view


class Improvising(TwistedGame):
    """A game whose every replay is another: it counts how often it was set up."""

    tables: ClassVar[int] = 0

    def new(self, seats: int, options: RoshamboOptions, dice: Dice) -> Twisted:
        Improvising.tables += 1
        state = super().new(seats, options, dice)
        state.said[0] = Improvising.tables % 3
        return state


# Promise 1: nothing comes from outside.


class Clocked(Twisted):
    def play(self, seat: int, move: int, at: int, dice: Dice) -> Events:
        if time.time() < at:
            raise Illegal("too_early")
        return super().play(seat, move, 0, dice)


class Dated(Twisted):
    def waiting(self) -> tuple[int, ...]:
        return () if datetime.now(UTC).year < 2000 else super().waiting()


class Gambling(Twisted):
    def view(self, seat: int | None) -> RoshamboView:
        random.random()
        return super().view(seat)


class DiceMaking(Twisted):
    def play(self, seat: int, move: int, at: int, dice: Dice) -> Events:
        return super().play(seat, move, at, SeededDice(bytes(32)))


class DiceKeeping(TwistedGame):
    """Keeps the dice that it was lent for the deal, and throws them later."""

    def new(self, seats: int, options: RoshamboOptions, dice: Dice) -> Twisted:
        self.kept = dice
        return super().new(seats, options, dice)

    def imagine(self, view: RoshamboView) -> Any:
        self.kept.below(6)
        return super().imagine(view)


class Scattered(Twisted):
    """Lists things in the order of a set, which is another one in another process."""

    def view(self, seat: int | None) -> RoshamboView:
        off = tuple(Off(hand, Refusal("never")) for hand in set(HANDS))
        return replace(super().view(seat), off=off)


# Promise 2.


class Leaking(Twisted):
    """Shows what was chosen in place of what was announced."""

    def view(self, seat: int | None) -> RoshamboView:
        shown = tuple(None if hand == NOTHING else HANDS[hand] for hand in self.hands)
        return replace(super().view(seat), announced=shown)


class LeakingByOrder(Twisted):
    """Lists what is off in an order that depends on what was chosen."""

    def view(self, seat: int | None) -> RoshamboView:
        off = [Off(hand, Refusal("never")) for hand in HANDS]
        first = sum(self.hands) % 3
        return replace(super().view(seat), off=tuple(off[first:] + off[:first]))


class LeakingToSpectators(Twisted):
    def view(self, seat: int | None) -> RoshamboView:
        view = super().view(seat)
        return view if seat is not None else replace(view, rounds=self.rounds + self.hands[0])


class LeakingWhileWaiting(Twisted):
    """Shows the first seat's choice to those who have chosen already."""

    def view(self, seat: int | None) -> RoshamboView:
        view = super().view(seat)
        waits = seat is not None and self.hands[seat] != NOTHING
        return replace(view, rounds=self.rounds + self.hands[0]) if waits else view


class LeakingMoves(Twisted):
    """Nobody may choose what the first seat has chosen."""

    def moves(self, seat: int) -> list[int]:
        return [move for move in super().moves(seat) if move != self.hands[0]]


class LeakingRefusals(Twisted):
    """Says why not, and too much."""

    def play(self, seat: int, move: int, at: int, dice: Dice) -> Events:
        try:
            return super().play(seat, move, at, dice)
        except Illegal as error:
            raise Illegal(error.refusal.code, hands=str(self.hands)) from error


class LeakingKeys(Twisted):
    """Takes states for different that a seat can't tell apart: a search would cheat."""

    def known_to(self, seat: int) -> tuple[object, ...]:
        return (super().known_to(seat), tuple(self.hands))


class Blabbing(Twisted):
    """Tells everybody what its player alone should be told."""

    def play(self, seat: int, move: int, at: int, dice: Dice) -> Events:
        return tuple(Event(event.fact) for event in super().play(seat, move, at, dice))


class Silent(Twisted):
    """Never shows what it has told: a view has to hold all that a seat knows."""

    def view(self, seat: int | None) -> RoshamboView:
        return replace(super().view(seat), shown=(), points=(), result=None)


class Covered(Twisted):
    """Looks back at a game with the eyes of a spectator."""

    def laid_open(self) -> RoshamboView:
        return self.view(None)


class DueLeaking(TwistedRace):
    """A view that says when time will act, though nobody may know."""

    def view(self, seat: int | None) -> RaceView:
        return replace(super().view(seat), due=self.due)


class Stuck(TwistedRace):
    """Time acts, and is due again at once."""

    def tick(self, at: int, dice: Dice) -> Events:
        return ()


class Flickering(TwistedRace):
    """The light flickers at half its secret time: what is told betrays nothing, but when does."""

    @property
    def due(self) -> int | None:
        early = self.light == RED and self.last < self.green // 2
        return self.green // 2 if early else super().due

    def tick(self, at: int, dice: Dice) -> Events:
        if self.light == RED and at < self.green:
            self.last = at
            return (Event(TurnedGreen()),)
        return super().tick(at, dice)


# Promises 3 and 4.


class Remembered(Twisted):
    """A table that lets itself be found by whoever was shown a view of it."""

    latest: ClassVar[list[Roshambo]] = []

    def view(self, seat: int | None) -> RoshamboView:
        Remembered.latest[:] = [self]
        return super().view(seat)


class Truthful(TwistedGame):
    """An imagine that returns the truth."""

    def imagine(self, view: RoshamboView) -> Any:
        return OneWorld(Remembered.latest[0].copy())


class OneWorld(Worlds[int]):
    def __init__(self, world: Roshambo) -> None:
        self.world = world

    def draw(self, dice: Dice) -> Roshambo:
        return self.world.copy()


class Loaded(TwistedGame):
    """An imagine that thinks rock likelier than it is."""

    def imagine(self, view: RoshamboView) -> Any:
        return LoadedWorlds(super().imagine(view))


class LoadedWorlds(Worlds[int]):
    def __init__(self, worlds: Worlds[int]) -> None:
        self.worlds = worlds

    def draw(self, dice: Dice) -> Any:
        return self.worlds.draw(LoadedDice(dice))


class LoadedDice(Dice):
    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def below(self, n: int) -> int:
        return max(0, self.dice.below(n + 1) - 1)


class Careless(TwistedGame):
    """An imagine whose worlds are all one table."""

    def imagine(self, view: RoshamboView) -> Any:
        return SameTable(super().imagine(view).draw(NoDice()), view)


class NoDice(Dice):
    def below(self, n: int) -> int:
        return 0


class SameTable(Worlds[int]):
    def __init__(self, table: Roshambo, view: View) -> None:
        self.table = table
        self.hidden = [
            seat
            for seat in range(view.seats)
            if view.result is None and seat != view.seat and seat not in view.waiting
        ]

    def draw(self, dice: Dice) -> Roshambo:
        for seat in self.hidden:
            self.table.hands[seat] = dice.below(3)
        return self.table


class CheatingBot:
    """Looks at the table instead of its view."""

    def choose(self, seen: Seen[int], dice: Dice) -> int:
        other = Remembered.latest[0].hands[1 - seen.seat]
        return seen.moves()[0] if other == NOTHING else (other + 1) % 3


class RecklessBot:
    """Does what it is not allowed to."""

    def choose(self, seen: Seen[int], dice: Dice) -> int:
        return 99


class ChattingBot:
    """Talks and talks."""

    def choose(self, seen: Seen[int], dice: Dice) -> int:
        return ANNOUNCE


SOUND = TwistedGame()
ENDLESS = TwistedGame(Endless)
UNRESOLVED = TwistedGame(Unresolved)
REFUSING = TwistedGame(Refusing)
LENIENT = TwistedGame(Lenient)
SPITEFUL = TwistedGame(Spiteful)
LISTENING = TwistedGame(Listening)
SHARING = TwistedGame(Sharing)
UNLISTED = TwistedGame(Unlisted)
TACITURN = TwistedGame(Taciturn)
BOASTFUL = TwistedGame(Boastful)
OVERRUN = TwistedGame(Overrun)
IMPROVISING = Improvising()
CLOCKED = TwistedGame(Clocked)
DATED = TwistedGame(Dated)
GAMBLING = TwistedGame(Gambling)
DICE_MAKING = TwistedGame(DiceMaking)
DICE_KEEPING = DiceKeeping()
SCATTERED = TwistedGame(Scattered)
LEAKING = TwistedGame(Leaking)
LEAKING_BY_ORDER = TwistedGame(LeakingByOrder)
LEAKING_TO_SPECTATORS = TwistedGame(LeakingToSpectators)
LEAKING_WHILE_WAITING = TwistedGame(LeakingWhileWaiting)
LEAKING_MOVES = TwistedGame(LeakingMoves)
LEAKING_REFUSALS = TwistedGame(LeakingRefusals)
LEAKING_KEYS = TwistedGame(LeakingKeys)
BLABBING = TwistedGame(Blabbing)
SILENT = TwistedGame(Silent)
COVERED = TwistedGame(Covered)
DUE_LEAKING = TwistedRaceGame(DueLeaking)
STUCK = TwistedRaceGame(Stuck)
FLICKERING = TwistedRaceGame(Flickering)
TRUTHFUL = Truthful(Remembered)
LOADED = Loaded()
CARELESS = Careless()
WATCHED = TwistedGame(Remembered)
