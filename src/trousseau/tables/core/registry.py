"""The games this house offers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from trousseau import games
from trousseau.kernel import AnyGame, Illegal
from trousseau.lessons import Lesson


class GameRegistry:
    """Games by name. Strangers choose among these; only the operator names further modules."""

    def __init__(self, also: Sequence[str] = ()) -> None:
        self.also = tuple(also)
        self._modules = {name: games.module(name) for name in games.names()}
        self._games = {name: games.get(name) for name in self._modules}
        for module in also:
            game = games.get(module)
            self._modules[game.name] = games.module(module)
            self._games[game.name] = game
        self._levels = {
            name: list(games.parts_of(self._modules[name]).levels()) for name in self._modules
        }

    def names(self) -> list[str]:
        return sorted(self._games)

    def offers(self, name: str) -> bool:
        return name in self._games

    def get(self, name: str) -> AnyGame[Any]:
        self._check(name)
        return self._games[name]

    def module(self, name: str) -> str:
        """Where the game lives: its words, and its bots for another process."""
        self._check(name)
        return self._modules[name]

    def levels(self, name: str) -> list[str]:
        """The bots of a game, weakest first."""
        self._check(name)
        return self._levels[name]

    def lesson(self, name: str, language: str) -> Lesson | None:
        """The guided game with which one learns it."""
        return games.parts_of(self.module(name)).lesson(language)

    def daily(self, name: str) -> AnyGame[Any] | None:
        """The game for one that is the same for everybody on a date."""
        return games.parts_of(self.module(name)).daily()

    def has_coach(self, name: str) -> bool:
        """Whether somebody can say afterwards how likely what was."""
        self._check(name)
        return games.parts_of(self._modules[name]).coach() is not None

    def stand_in(self, name: str) -> str:
        """The bot that sits down for somebody who is away: the weakest that knows the game."""
        return self._levels[name][:2][-1]

    def below(self, name: str, level: str) -> str | None:
        """The bot to fall back on when this one fails."""
        place = self._levels[name].index(level)
        return self._levels[name][place - 1] if place else None

    def _check(self, name: str) -> None:
        """A table may be older than what the house offers now."""
        if not self.offers(name):
            raise Illegal("unknown_game", name=name)
