"""What a bot is, and all that it is ever given."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, Protocol

from trousseau.kernel import AnyGame, Dice, Fact, M, View, Worlds

REMARKS = 3
"""How often a player may speak before a move; who still does not act has one drawn for them."""


class Seen(Generic[M]):
    """One seat's knowledge at one moment: a bot gets this and never the true state."""

    def __init__(self, game: AnyGame[M], view: View, story: Sequence[Fact], at: int = 0) -> None:
        assert view.seat is not None
        self.game = game
        self.seat: int = view.seat
        self.view = view
        self.story = story
        """Every fact told to this seat so far, in order: what others did and said."""

        self.at = at
        """What time it is in the game, in milliseconds."""

    def moves(self) -> list[M]:
        return [self.game.read(written, self.seat) for written in self.view.moves]

    def imagine(self) -> Worlds[M]:
        return self.game.imagine(self.view)


class Bot(Protocol[M]):
    """Chooses for a seat that is waited for. The same seen and dice give the same move."""

    def choose(self, seen: Seen[M], dice: Dice) -> M:
        """A legal move, or a move of talk: after that the bot is asked again."""
        ...


Levels = Mapping[str, Callable[[], Bot[Any]]]
"""A game's bots by name, weakest first. One bot sits in one seat for one game."""
