"""The bot that searches: for games whose worlds can be imagined and whose outcomes are scored."""

from __future__ import annotations

from time import monotonic
from typing import Generic

from trousseau.bots.bot import Seen
from trousseau.bots.search import Search
from trousseau.kernel import Dice, M

ROUNDS_BETWEEN_LOOKS = 50
"""At the clock, when the budget is time."""


class SearchBot(Generic[M]):
    """The favourite of a search of so many `rounds`, or of as many as fit into some `seconds`.

    With rounds, the same knowledge and dice give the same move; with seconds, the machine's
    speed has a say. `exploration` is in the unit of the game's scores: about what winning is
    worth.
    """

    def __init__(
        self,
        *,
        rounds: int | None = None,
        seconds: float | None = None,
        exploration: float = 1.0,
    ) -> None:
        if (rounds is None) == (seconds is None):
            raise ValueError("a search needs rounds or seconds, and not both")
        if rounds is not None and rounds < 1:
            raise ValueError(f"a search needs at least one round, not {rounds}")
        self.rounds = rounds
        self.seconds = seconds
        self.exploration = exploration

    def choose(self, seen: Seen[M], dice: Dice) -> M:
        search = Search(seen.imagine(), seen.seat, dice, self.exploration, seen.at)
        if self.rounds is not None:
            search.run(self.rounds)
        else:
            _run_for(search, self.seconds or 0.0)
        return search.favourite()


def _run_for(search: Search[M], seconds: float) -> None:
    """At least one batch of rounds, then as many as the time allows."""
    end = monotonic() + seconds
    search.run(ROUNDS_BETWEEN_LOOKS)
    while monotonic() < end:
        search.run(ROUNDS_BETWEEN_LOOKS)
