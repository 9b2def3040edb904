"""Who plays what: enough for any process to set the same table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import msgspec

from trousseau import games
from trousseau.bots import AnyBot, AnyLevels, RandomBot
from trousseau.kernel import AnyGame, Illegal
from trousseau.kernel.record import Heading
from trousseau.lab.match import Match, TurnMatch
from trousseau.lab.timed import TimedMatch

__all__ = ["Setup", "UnknownBot", "check_bots", "set_up"]

# Finding a game takes milliseconds and a run asks for it with every game.
_rules = cache(games.get)


@cache
def _levels(game: str) -> AnyLevels:
    return games.parts_of(game).levels()


class UnknownBot(LookupError):
    """The game has no bot of this name; `known` are those there are, weakest first."""

    def __init__(self, game: str, name: str) -> None:
        super().__init__(name)
        self.game = game
        self.name = name
        self.known = list(games.parts_of(game).levels())


class Setup(msgspec.Struct, frozen=True):
    """A game, its options and a bot for each seat, by name."""

    game: str
    options: dict[str, Any]
    bots: tuple[str, ...]

    @property
    def seats(self) -> int:
        return len(self.bots)

    def rules(self) -> AnyGame[Any]:
        return _rules(self.game)

    def heading(self, seed: bytes) -> Heading:
        rules = self.rules()
        return Heading(
            game=rules.name,
            rules_version=rules.rules_version,
            seats=self.seats,
            options=self.options,
            seed=seed.hex(),
        )

    def match(self, seed: bytes) -> Match[Any]:
        """A game between the setup's bots."""
        rules = self.rules()
        kind = TimedMatch if rules.real_time else TurnMatch
        return kind(rules, self.heading(seed), self.players())

    @property
    def random(self) -> bool:
        """Whether all seats have the random bot that every game has, and wait for each other."""
        levels = _levels(self.game)
        return not self.rules().real_time and all(levels[name] is RandomBot for name in self.bots)

    def players(self) -> list[AnyBot]:
        levels = _levels(self.game)
        return [levels[name]() for name in self.bots]


def set_up(
    game: str, seats: int, options: Mapping[str, object] = {}, bots: Sequence[str] = ("random",)
) -> Setup:
    """A checked Setup; one bot named for all seats, or one for each.

    UnknownGame, UnknownBot or Illegal say what can't be.
    """
    rules = games.get(game)
    read = rules.options(options)
    rules.check_setup(seats, read)
    chosen = msgspec.to_builtins(read)
    check_bots(game, bots)
    if len(bots) not in (1, seats):
        raise Illegal("bots", bots=len(bots), seats=seats)
    return Setup(game, chosen, tuple(bots) * (seats if len(bots) == 1 else 1))


def check_bots(game: str, names: Sequence[str]) -> None:
    """UnknownBot for the first name that is none."""
    known = games.parts_of(game).levels()
    for name in names:
        if name not in known:
            raise UnknownBot(game, name)
