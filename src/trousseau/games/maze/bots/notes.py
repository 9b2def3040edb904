"""What a bot remembers from one look to the next: all of it comes from what everybody sees."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from trousseau.bots import Plan
from trousseau.games.maze.bots.advice import heeded
from trousseau.games.maze.pieces import HEROES, NEVER
from trousseau.games.maze.shapes.facts import Said
from trousseau.games.maze.shapes.seen import MazeView
from trousseau.kernel import Fact


class Chance(msgspec.Struct):
    """An action of the common plan that one seat alone can do."""

    move: int
    since: int
    weighed: float = 0.0
    """What it has added to the suspicion of its owner so far."""


class Notes(msgspec.Struct):
    at: int
    """When they were last written."""

    suspicion: list[float]
    """By seat: the logarithm of the odds that it is a traitor, but for the deal."""

    chances: list[Chance | None]
    """By seat: the first of those that it has missed so far."""

    wishes: list[int]
    """By hero: the action of the common plan when last looked."""

    far: list[int]
    """By hero: actions from its goal when last looked."""

    meant: int = -1
    """The action of the common plan that the plan of now serves, well or badly."""

    signalled: int = NEVER
    heard: int = NEVER
    """When somebody last said something."""

    talks: int = NEVER
    """Since when one may talk."""

    spoke: bool = False
    """In this discussion."""

    advice: int = 0
    """What was said that the common plan heeds."""

    accused: int = 0
    """How often this seat has accused somebody."""


_READER = msgspec.msgpack.Decoder(Notes)
_WRITER = msgspec.msgpack.Encoder()


def fresh(view: MazeView, at: int) -> Notes:
    heroes = len(HEROES)
    seats = view.seats
    return Notes(at, [0.0] * seats, [None] * seats, [-1] * heroes, [-1] * heroes)


def read(before: Plan[int] | None, view: MazeView, at: int) -> Notes:
    if before is None or not before.memo:
        return fresh(view, at)
    return _READER.decode(before.memo)


def heed(notes: Notes, news: Iterable[Fact], view: MazeView) -> None:
    """What was said, one's own words with it."""
    for fact in news:
        if isinstance(fact, Said):
            notes.advice = heeded(notes.advice, fact, view.options.level)


def written(notes: Notes) -> bytes:
    return _WRITER.encode(notes)
