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
from trousseau.kernel import AllSeeing, AnyGame, Hindsight, Illegal, Moment, Replay, moments, seen
from trousseau.lessons import played
from trousseau.store import Row
from trousseau.tables.core.records import Past, past, record_of
from trousseau.tables.core.registry import GameRegistry
from trousseau.tables.core.replayed import Replayed
from trousseau.tables.lookback.growing_list import Made, grown, whole

What = Literal["record", "replay", "coach", "moments"]


class Look(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """A game of a table's log, to be seen in one way."""

    what: What
    rows: tuple[Row, ...]
    number: int
    eyes: Hindsight
    also: tuple[str, ...] = ()
    """Games that only the operator named, by module."""

    before: Made | None = None
    """Moments that were made when there were fewer lines."""


class Tell(msgspec.Struct, frozen=True, tag=True):
    """The lesson of a game, to be played through."""

    module: str
    language: str


def told_lesson(wanted: Tell) -> Made:
    lesson = games.parts_of(wanted.module).lesson(wanted.language)
    assert lesson is not None
    return whole(msgspec.json.encode(played(games.get(wanted.module), lesson)))


def looked_at(look: Look) -> Made:
    """What is asked for, or Illegal."""
    registry = _registry(look.also)
    if look.what == "record":
        return whole(record_of(look.rows, look.number, registry).to_text())
    found = past(look.rows, look.number, registry)
    heading = found.record.heading
    game = registry.get(heading.game)
    if heading.rules_version != game.rules_version:
        raise Illegal("rules_version", game=heading.game)
    _check_eyes(look, heading.seats)
    match look.what:
        case "replay":
            story = tuple(moments(game, found.record, look.eyes, found.began))
            return whole(msgspec.json.encode(_replayed(look, found, story)))
        case "coach":
            coach = games.parts_of(registry.module(heading.game)).coach()
            if coach is None:
                raise Illegal("no_coach", game=heading.game)
            story = tuple(moments(game, found.record, look.eyes))
            return whole(msgspec.json.encode(coach.advice(story)))
        case "moments":
            return grown(look.before, _newest(game, found, look))


@cache
def _registry(also: tuple[str, ...]) -> GameRegistry:
    return GameRegistry(also)


def _check_eyes(look: Look, seats: int) -> None:
    """A coach reckons with what somebody did not know: eyes that saw everything need none."""
    if isinstance(look.eyes, AllSeeing):
        known = look.what == "replay"
    else:
        known = look.eyes is None or 0 <= look.eyes < seats
    if not known:
        raise Illegal("no_such_eyes")


def _newest(game: AnyGame[Any], found: Past, look: Look) -> Iterator[bytes]:
    """The moments of lines that are new: views are what costs time."""
    growth = None if look.before is None else look.before.growth
    known = 0 if growth is None else growth.items
    replay = Replay(game, found.record)
    for seq, line in zip(found.seqs, replay, strict=True):
        if line.seq >= known:
            happening = line._replace(seq=seq, at=found.began + line.at)
            moment = happening.told_to(look.eyes, seen(replay.state, look.eyes))
            yield msgspec.json.encode(moment)


def _replayed(look: Look, found: Past, story: tuple[Moment, ...]) -> Replayed:
    heading, last = found.record.heading, story[-1].view
    return Replayed(
        number=look.number,
        game=heading.game,
        rules_version=heading.rules_version,
        options=heading.options,
        eyes=look.eyes,
        sitters=found.sitters,
        language=found.language,
        began=found.began,
        moments=story,
        result=last.result if last else None,
        seed=heading.seed,
        nonces=heading.nonces,
        commitment=found.record.commitment,
    )
