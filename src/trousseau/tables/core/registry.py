"""The games this house offers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from trousseau import games
from trousseau.kernel import AnyGame, Illegal
from trousseau.lessons import Lesson


class Offered(NamedTuple):
    """A game, where it lives, and its bots, weakest first."""

    game: AnyGame[Any]
    module: str
    levels: list[str]


class GameRegistry:
    """Games by name. Strangers choose among these; only the operator names further modules."""

    def __init__(self, also: Sequence[str] = ()) -> None:
        self.also = tuple(also)
        self._games: dict[str, Offered] = {}
        for name in (*games.names(), *also):
            game, levels = games.get(name), list(games.parts_of(name).levels())
            self._games[game.name] = Offered(game, games.module(name), levels)

    def names(self) -> list[str]:
        return sorted(self._games)

    def offers(self, name: str) -> bool:
        return name in self._games

    def get(self, name: str) -> AnyGame[Any]:
        return self._offered(name).game

    def module(self, name: str) -> str:
        """Where the game lives: its words, and its bots for another process."""
        return self._offered(name).module

    def levels(self, name: str) -> list[str]:
        """The bots of a game, weakest first."""
        return self._offered(name).levels

    def lesson(self, name: str, language: str) -> Lesson | None:
        """The guided game with which one learns it."""
        return games.parts_of(self.module(name)).lesson(language)

    def daily(self, name: str) -> AnyGame[Any] | None:
        """The game for one that is the same for everybody on a date."""
        return games.parts_of(self.module(name)).daily()

    def has_coach(self, name: str) -> bool:
        """Whether somebody can say afterwards how likely what was."""
        return games.parts_of(self.module(name)).coach() is not None

    def stand_in(self, name: str) -> str:
        """The bot that sits down for somebody who is away: the weakest that knows the game."""
        return self.levels(name)[:2][-1]

    def below(self, name: str, level: str) -> str | None:
        """The bot to fall back on when this one fails."""
        place = self.levels(name).index(level)
        return self.levels(name)[place - 1] if place else None

    def _offered(self, name: str) -> Offered:
        """A table may be older than what the house offers now."""
        if name not in self._games:
            raise Illegal("unknown_game", name=name)
        return self._games[name]
