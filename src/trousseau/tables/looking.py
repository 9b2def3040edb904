"""Looking back at a game, as a worker process is asked to: its rules play every moment again.

While a game is on, whoever is at the table may look back at what they saw themselves: a list that
grows with the game. All else is for games that are over.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, Literal

import msgspec

from trousseau import games
from trousseau.kernel import Eyes, Game, Illegal, Replay, Scene, scenes
from trousseau.kernel.hindsight import seen
from trousseau.lessons import told
from trousseau.store import Row
from trousseau.tables.growing import Made, grown, whole
from trousseau.tables.records import Past, past, record_of
from trousseau.tables.replays import Glimpse, Replayed
from trousseau.tables.shelf import Shelf

What = Literal["record", "replay", "coach", "glimpses"]


class Look(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """A game of a table's log, to be seen in one way."""

    what: What
    rows: tuple[Row, ...]
    number: int
    eyes: str
    also: tuple[str, ...] = ()
    """Games that only the operator named, by module."""

    before: Made | None = None
    """Glimpses that were made when there were fewer lines."""


class Tell(msgspec.Struct, frozen=True, tag=True):
    """The lesson of a game, to be played through."""

    module: str


def told_lesson(wanted: Tell) -> Made:
    lesson = games.lesson(wanted.module)
    assert lesson is not None
    return whole(msgspec.json.encode(told(games.get(wanted.module), lesson)))


def looked_at(look: Look) -> Made:
    """What is asked for, or Illegal."""
    shelf = _shelf(look.also)
    if look.what == "record":
        return whole(record_of(look.rows, look.number, shelf).to_text())
    found = past(look.rows, look.number, shelf)
    heading = found.record.heading
    game = shelf.get(heading.game)
    if heading.rules_version != game.rules_version:
        raise Illegal("rules_version", game=heading.game)
    eyes = _whose(look, heading.seats)
    match look.what:
        case "replay":
            moments = tuple(scenes(game, found.record, eyes))
            return whole(msgspec.json.encode(_replayed(look.number, found, eyes, moments)))
        case "coach":
            coach = games.part(shelf.module(heading.game), "coach")
            if coach is None:
                raise Illegal("no_coach", game=heading.game)
            return whole(msgspec.json.encode(coach.advice(tuple(scenes(game, found.record, eyes)))))
        case "glimpses":
            return grown(look.before, _glimpses(game, found, eyes, look.before))


@cache
def _shelf(also: tuple[str, ...]) -> Shelf:
    return Shelf(also)


def _whose(look: Look, seats: int) -> Eyes:
    """A coach reckons with what somebody did not know: eyes that saw everything need none."""
    if look.eyes == "none":
        return "none"
    if look.eyes == "all" and look.what == "replay":
        return "all"
    if look.eyes not in map(str, range(seats)):
        raise Illegal("no_such_eyes", eyes=look.eyes, most=seats - 1)
    return int(look.eyes)


def _glimpses(game: Game[Any], found: Past, eyes: Eyes, before: Made | None) -> Iterator[bytes]:
    """Of the lines that are new: views are what costs time."""
    known = 0 if before is None or before.growth is None else before.growth.items
    replay = Replay(game, found.record)
    for seq, (line, _) in zip(found.seqs, replay, strict=True):
        if line.seq >= known:
            yield msgspec.json.encode(Glimpse(seq, seen(replay.state, eyes)))


def _replayed(number: int, found: Past, eyes: Eyes, moments: tuple[Scene, ...]) -> Replayed:
    heading = found.record.heading
    return Replayed(
        number=number,
        game=heading.game,
        rules_version=heading.rules_version,
        options=heading.options,
        eyes=eyes,
        sitters=found.sitters,
        began=found.began,
        scenes=moments,
        result=moments[-1].view.result,
        seed=heading.seed,
        nonces=heading.nonces,
        commitment=found.record.commitment,
    )
