"""One line of a game as one pair of eyes met it: what they were told, and what they then saw.

Stories, messages, replays and lessons are made of moments, and a coach gets nothing else.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from trousseau.kernel.eyes import AllSeeing, Hindsight
from trousseau.kernel.state import Event, Events, State
from trousseau.kernel.structs import Fact, View


class Moment(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of a game: who acted, what these eyes were told of it, what they saw afterwards."""

    seq: int
    """Of the line in the table's log; in a replay or lesson they are counted from the deal, 0."""

    at: int
    """When: epoch milliseconds, or milliseconds of the game where no table is known."""

    seat: int | None
    """Who acted; null: time itself, the deal, or nobody."""

    facts: tuple[Fact, ...]
    only: dict[int, tuple[int, ...]] = {}
    """Who alone was told a fact, by its place in `facts`; a seat's eyes know just of themselves."""

    view: View | None = None
    """Left out in a story."""


class Happening(NamedTuple):
    """One line of a game with all that came of it: nobody is told this as it is."""

    seq: int
    at: int
    seat: int | None = None
    events: Events = ()

    def told_to(self, eyes: Hindsight, view: View | None = None) -> Moment:
        """What of it these eyes meet."""
        facts: list[Fact] = []
        only: dict[int, tuple[int, ...]] = {}
        for event in self.events:
            if event.to is not None:
                if isinstance(eyes, AllSeeing):
                    only[len(facts)] = event.to
                elif eyes is not None and eyes in event.to:
                    only[len(facts)] = (eyes,)
                else:
                    continue
            facts.append(event.fact)
        return Moment(self.seq, self.at, self.seat, tuple(facts), only, view)


def seen(state: State[Any], eyes: Hindsight) -> View:
    """What these eyes see of the table."""
    return state.laid_open() if isinstance(eyes, AllSeeing) else state.view(eyes)


def reaches(event: Event, eyes: Hindsight) -> bool:
    """Whether these eyes are told of it."""
    return isinstance(eyes, AllSeeing) or event.reaches(eyes)
