"""A game that is over, looked at again: what one pair of eyes was told and saw, moment by moment.

Whoever gets scenes knows what those eyes knew and no more, but for the last one if it ends the
game: then the cards lie open.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

import msgspec

from trousseau.kernel.game import Game
from trousseau.kernel.record import Record
from trousseau.kernel.replay import Replay
from trousseau.kernel.state import EVERYONE, Event, State
from trousseau.kernel.structs import Fact, View

Eyes = int | Literal["all", "none"]
"""Those of a seat, of somebody who sees everything, or of a spectator."""


class Scene(msgspec.Struct, frozen=True, omit_defaults=True):
    """One moment: who acted, what these eyes were told of it, and what they saw afterwards."""

    at: int
    """Game time, in milliseconds."""

    seat: int | None
    """Who acted; null: time itself, or the deal."""

    facts: tuple[Fact, ...]
    view: View
    only: dict[int, tuple[int, ...]] = {}
    """The seats that alone were told a fact, by its place in `facts`."""


def scenes(game: Game[Any], record: Record, eyes: Eyes) -> Iterator[Scene]:
    """The table as it was set, and then a scene for each line. BadRecord if it can't be."""
    replay = Replay(game, record)
    yield Scene(0, None, (), seen(replay.state, eyes))
    for line, events in replay:
        told = [event for event in events if reaches(event, eyes)]
        yield Scene(
            line.at,
            line.seat,
            tuple(event.fact for event in told),
            seen(replay.state, eyes),
            {place: _seats(event) for place, event in enumerate(told) if event.to != EVERYONE},
        )


def seen(state: State[Any], eyes: Eyes) -> View:
    if eyes == "all":
        return state.laid_open()
    return state.view(None if eyes == "none" else eyes)


def reaches(event: Event, eyes: Eyes) -> bool:
    return eyes == "all" or event.reaches(None if eyes == "none" else eyes)


def _seats(event: Event) -> tuple[int, ...]:
    return tuple(seat for seat in range(event.to.bit_length()) if event.reaches(seat))
