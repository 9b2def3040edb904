"""What a bot is, and all that it is ever given."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, NamedTuple, Protocol, runtime_checkable

from trousseau.kernel import AnyGame, Dice, Fact, M, TimedView, View, Worlds

REMARKS = 3
"""How often a player may speak before a move; who still does not act has one drawn for them."""


class Seen(Generic[M]):
    """One seat's knowledge at one moment: a bot gets this and never the true state."""

    def __init__(
        self,
        game: AnyGame[M],
        view: View,
        story: Sequence[Fact],
        at: int = 0,
        news: Sequence[Fact] = (),
    ) -> None:
        assert view.seat is not None
        self.game = game
        self.seat: int = view.seat
        self.view = view
        self.story = story
        """Every fact told to this seat so far, in order: what others did and said. In real time
        it is empty: there a bot is told the news, and notes what it needs of them."""

        self.at = at
        """What time it is in the game, in milliseconds."""

        self.news = news
        """In real time: what this seat was told since its last plan; without one, everything."""

    def moves(self) -> list[M]:
        return [self.game.read(written, self.seat) for written in self.view.moves]

    def ready(self, move: M) -> int:
        """From when on a move may be made; now, if it was not listed."""
        moves = self.moves()
        if not isinstance(self.view, TimedView) or move not in moves:
            return self.at
        return self.view.ready[moves.index(move)]

    def imagine(self) -> Worlds[M]:
        return self.game.imagine(self.view)


@runtime_checkable
class Bot(Protocol[M]):
    """Chooses for a seat that is waited for. The same seen and dice give the same move."""

    def choose(self, seen: Seen[M], dice: Dice) -> M:
        """A legal move, or a move of talk: after that the bot is asked again."""
        ...


class Plan(NamedTuple, Generic[M]):
    """What a bot in real time means to do, unless it hears something first."""

    move: M | None
    """None: only look again."""

    at: int
    """When, in game time."""

    wake: int
    """Its reaction time: news before this instant are not noticed until then."""

    memo: bytes = b""
    """All that it wants to remember."""


@runtime_checkable
class TimedBot(Protocol[M]):
    """Plans for a seat of a game in real time. The same arguments give the same plan."""

    def plan(self, seen: Seen[M], before: Plan[M] | None, dice: Dice) -> Plan[M]:
        """What to do and when; `before` is its last plan, carried out or not."""
        ...


Levels = Mapping[str, Callable[[], Bot[Any]]]
"""A game's bots by name, weakest first. One bot sits in one seat for one game."""

TimedLevels = Mapping[str, Callable[[], TimedBot[Any]]]
"""Those of a game in real time."""

AnyBot = Bot[Any] | TimedBot[Any]
"""One that waits for its turn, or one that plans."""

AnyLevels = Mapping[str, Callable[[], AnyBot]]
"""Those of a game of which it is not known which kind it is."""


def chooser(bot: AnyBot) -> Bot[Any]:
    """A bot for games in which one is waited for."""
    assert isinstance(bot, Bot), f"{bot} plays in real time only"
    return bot


def planner(bot: AnyBot) -> TimedBot[Any]:
    """A bot for games in real time."""
    assert isinstance(bot, TimedBot), f"{bot} can't play in real time"
    return bot
