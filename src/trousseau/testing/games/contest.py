"""A contest of small games: whoever is behind picks a race or a round of roshambo, a few times.

It shows how a game holds others. Its bot plays each of them as a player of that game would.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Meta

from trousseau.bots import Bot, Levels, RandomBot, Seen
from trousseau.kernel import (
    AnyGame,
    Dice,
    Event,
    Events,
    Fact,
    Game,
    Illegal,
    Options,
    Result,
    SmallGame,
    Space,
    State,
    View,
    Worlds,
    Written,
)
from trousseau.testing.games.race import GAME as RACE
from trousseau.testing.games.race.shapes import RaceFact, RaceView, Tap
from trousseau.testing.games.roshambo import GAME as ROSHAMBO
from trousseau.testing.games.roshambo.shapes import RoshamboFact, RoshamboMove, RoshamboView

SMALL: Final[dict[str, AnyGame[Any]]] = {"race": RACE, "roshambo": ROSHAMBO}
OPTIONS: Final = {"race": RACE.options({"spread": 4}), "roshambo": ROSHAMBO.options({"rounds": 1})}

SmallName = Literal["race", "roshambo"]
SmallView = RaceView | RoshamboView


class ContestOptions(Options, frozen=True, kw_only=True):
    picks: Annotated[int, Meta(ge=1, le=9)] = 3


class Pick(Written, frozen=True):
    game: SmallName


PICKS: Final = (Pick("race"), Pick("roshambo"))


class Picked(Fact, frozen=True):
    seat: int
    game: SmallName


class Won(Fact, frozen=True):
    """A small game is over: who gets a point for it."""

    seats: tuple[int, ...]


class ContestView(View, frozen=True, kw_only=True):
    moves: tuple[Pick | Tap | RoshamboMove, ...] = ()
    left: int
    """How many games are still to be picked."""

    points: tuple[int, ...]
    on: SmallView | None
    """The small game that is on, as it would be seen alone."""

    began: int
    """When it began: its times count from there."""


class Contest(State[Written]):
    """While a small game is on, everything is asked of it."""

    def __init__(self, seats: int, left: int) -> None:
        self.left = left
        self.points = [0] * seats
        self.on: SmallGame[SmallView] | None = None

    def waiting(self) -> tuple[int, ...]:
        if self.on:
            return self.on.waiting()
        return (self.points.index(min(self.points)),) if self.left else ()

    def moves(self, seat: int) -> list[Written] | Space[Written]:
        if self.on:
            return self.on.moves(seat)
        return [*PICKS] if seat in self.waiting() else []

    def talk(self, seat: int) -> list[Written]:
        return self.on.talk(seat) if self.on else []

    def play(self, seat: int, move: Written, at: int, dice: Dice) -> Events:
        if self.on:
            return self._count(self.on, self.on.play(seat, move, at, dice))
        if seat not in self.waiting():
            raise Illegal("not_your_turn")
        if not isinstance(move, Pick):
            raise Illegal("pick_first")
        game = SMALL[move.game]
        self.on = SmallGame(game, game.new(len(self.points), OPTIONS[move.game], dice), at)
        self.left -= 1
        return (Event(Picked(seat, move.game)),)

    @property
    def due(self) -> int | None:
        return self.on.due if self.on else None

    def tick(self, at: int, dice: Dice) -> Events:
        if not self.on:
            raise Illegal("time", at=at)
        return self._count(self.on, self.on.tick(at, dice))

    def _count(self, small: SmallGame[SmallView], told: Events) -> Events:
        """A point for each winner, once the small game is over."""
        if small.result is None:
            return told
        self.on = None
        for seat in small.result.winners:
            self.points[seat] += 1
        return (*told, Event(Won(small.result.winners)))

    @property
    def result(self) -> Result | None:
        if self.left or self.on:
            return None
        most = max(self.points)
        winners = [seat for seat, points in enumerate(self.points) if points == most]
        return Result(tuple(winners), tuple(map(float, self.points)), "points")

    def view(self, seat: int | None) -> ContestView:
        return self._look(seat, self.on.view(seat) if self.on else None)

    def laid_open(self) -> ContestView:
        return self._look(None, self.on.laid_open() if self.on else None)

    def _look(self, seat: int | None, on: SmallView | None) -> ContestView:
        began = self.on.began if self.on else 0
        return ContestView(
            seat=seat,
            seats=len(self.points),
            waiting=self.waiting(),
            due=None if on is None or on.due is None else began + on.due,
            result=self.result,
            moves=on.moves if on else PICKS if seat in self.waiting() else (),
            free=on.free if on else (),
            left=self.left,
            points=tuple(self.points),
            on=on,
            began=began,
        )


class ContestWorlds(Worlds[Written]):
    """Nothing is hidden but in the small game that is on."""

    def __init__(self, view: ContestView) -> None:
        self.view = view
        self.on = game_of(view.on).imagine(view.on) if view.on else None

    def draw(self, dice: Dice) -> Contest:
        world = Contest(self.view.seats, self.view.left)
        world.points = list(self.view.points)
        if self.on and self.view.on:
            world.on = SmallGame(game_of(self.view.on), self.on.draw(dice), self.view.began)
        return world


def game_of(view: SmallView) -> AnyGame[Any]:
    return RACE if isinstance(view, RaceView) else ROSHAMBO


class AllRounder:
    """Picks either game, and is one player in each."""

    def __init__(self) -> None:
        self.players: dict[str, Bot[Any]] = {name: RandomBot() for name in SMALL}

    def choose(self, seen: Seen[Written], dice: Dice) -> Written:
        view = seen.view
        assert isinstance(view, ContestView)
        if view.on is None:
            return dice.choice(view.moves)
        game = game_of(view.on)
        inside = Seen(game, view.on, seen.story, seen.at - view.began)
        return game.write(self.players[game.name].choose(inside, dice))


LEVELS: Levels = {"all-rounder": AllRounder}


class ContestGame(Game[Written, ContestOptions, ContestView]):
    """A move is its own shape: that of the contest, or of a small game."""

    name = "contest"
    rules_version = 1
    seats = range(2, 5)
    options_type = ContestOptions
    view_type = ContestView
    move_type = Pick | Tap | RoshamboMove
    fact_type = Picked | Won | RaceFact | RoshamboFact

    def new(self, seats: int, options: ContestOptions, dice: Dice) -> Contest:
        return Contest(seats, options.picks)

    def imagine(self, view: ContestView) -> ContestWorlds:
        return ContestWorlds(view)


GAME = ContestGame()
