"""When a bot in real time is asked and when it acts, by whatever clock there is.

A table and the laboratory drive the same `Planning`: the one by the time of day, the other by a
clock that jumps from one instant to the next.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import ceil
from typing import Generic

from trousseau.bots.bot import Plan
from trousseau.kernel import Fact, M

APART = 250
"""Milliseconds at least between two acts of a seat, and from a question to what comes of it; who
thinks for longer has so many more, so that nobody learns for how long."""

MOST_REFUSALS = 3
"""So often in a row a plan may come to nothing though nobody else did anything."""


class Planning(Generic[M]):
    """One seat's bot: its last plan, and what it has heard since. Times are game times."""

    def __init__(self) -> None:
        self.before: Plan[M] | None = None
        self.news: list[Fact] = []
        self.refusals = 0
        self._open = False
        """Whether there is a plan that was neither carried out nor given up."""

        self._earliest = 0

    def hear(self, facts: Iterable[Fact]) -> None:
        """A line told the seat something."""
        self.news.extend(facts)
        self.refusals = 0

    @property
    def acts(self) -> int | None:
        """When it acts, if nothing else comes first."""
        plan = self.before
        if plan is None or plan.move is None or not self._open:
            return None
        return max(plan.at, self._earliest)

    @property
    def asks(self) -> int | None:
        """From when on it is to be asked; 0 is at once."""
        plan = self.before
        if plan is None or not self._open:
            return 0
        again = None if plan.move is not None else max(plan.at, self._earliest)
        if not self.news:
            return again
        return plan.wake if again is None else min(plan.wake, again)

    def next(self, now: int) -> int:
        """When it next has to be seen to: it has always something in mind."""
        return max(now, min(instant for instant in (self.acts, self.asks) if instant is not None))

    def acts_first(self) -> bool:
        """Whether it acts rather than being asked; a hand that has set out is not called back."""
        acts, asks = self.acts, self.asks
        return acts is not None and (asks is None or acts <= asks)

    def heard(self) -> list[Fact]:
        """The news that go with a question."""
        news, self.news = self.news, []
        return news

    def answer(self, plan: Plan[M], asked: int, thought: int = 0) -> None:
        """What came, after so long, of a question that was asked at this instant."""
        self.before = plan
        self._open = True
        self._earliest = max(self._earliest, asked + max(1, ceil(thought / APART)) * APART)

    def act(self, at: int) -> None:
        """Its move was made."""
        self._open = False
        self._earliest = at + APART

    def refuse(self) -> bool:
        """Its move came too late, or was no good: whether that can still be chance."""
        self._open = False
        self.refusals += 1
        return self.refusals < MOST_REFUSALS
