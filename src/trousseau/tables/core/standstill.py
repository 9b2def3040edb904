"""When a game in real time stands still, and when it goes on.

Its host may want that, twice a game. And it can't wait for people who are gone as others do: at a
table that one finds by its link it stands still, once for each player, until all are back or a
minute has passed; then a bot stands in. At a public table one does so at once. A game that stands
still because the server was down goes on by the same rules, and while nobody is there it goes on
standing still.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from trousseau.kernel import Illegal
from trousseau.tables.core import commands as ask
from trousseau.tables.core.entries import BotSat, Entry, Paused, Resumed
from trousseau.tables.core.people import Person

if TYPE_CHECKING:
    from trousseau.tables.core.table import Table

GONE = 4_000
"""Milliseconds without a device after which somebody counts as gone."""

PATIENCE = 60_000
"""Milliseconds for which a game stands still for somebody."""


MOST_PAUSES = 2
"""Of the host, in one game."""


def pause(table: Table, host: Person, command: ask.Pause) -> Paused:
    if not table.game_on.game.real_time:
        raise Illegal("not_in_real_time")
    if table.pause is not None:
        raise Illegal("paused")
    if sum(pause.why == "host" for pause in table.pauses) >= MOST_PAUSES:
        raise Illegal("no_more_pauses", most=MOST_PAUSES)
    return Paused(by=host.number, id=command.id, why="host")


def resume(table: Table, person: Person, command: ask.Resume) -> Resumed:
    """For the host; while that one is away, for anybody with a seat."""
    if table.pause is None:
        raise Illegal("not_paused")
    hostless = table.host not in table.present and person.seat is not None
    if person.number != table.host and not hostless:
        raise Illegal("not_host")
    return Resumed(by=person.number, id=command.id)


class Missing(NamedTuple):
    """A player who is not there, and for whom no bot plays."""

    seat: int
    person: Person
    since: int


def due(table: Table) -> int | None:
    """When something has to be done about somebody who is gone, or no longer is."""
    if not table.is_real_time or table.phase != "playing":
        return None
    missing = _missing(table)
    if table.pause is None:
        return min([one.since + GONE for one in missing], default=None)
    if table.pause.why == "host" or not _anybody(table):
        return None  # the one ends when somebody says so, and otherwise nobody waits
    if not missing:
        return table.pause.since
    return max(table.pause.since, *[one.since for one in missing]) + PATIENCE


def entry(table: Table, now: int) -> Entry:
    """What is done then."""
    instant = due(table)
    if instant is None or instant > now:
        raise Illegal("time", at=now)
    missing = _missing(table)
    if table.pause is not None:
        return _stand_in(table, missing[0]) if missing else Resumed()
    first = min(missing, key=lambda one: one.since)
    if table.setup.public or _had_pause(table, first):
        return _stand_in(table, first)
    return Paused(why="away", person=first.person.number)


def _anybody(table: Table) -> bool:
    return any(person.number in table.present for _, person in table.company.seated())


def _missing(table: Table) -> list[Missing]:
    gone = [
        Missing(seat, person, since)
        for seat, person in table.company.seated()
        if (since := table.present.away_since(person.number)) is not None
    ]
    return [one for one in gone if table.seats[one.seat].bot is None]


def _had_pause(table: Table, gone: Missing) -> bool:
    return any(pause.person == gone.person.number for pause in table.pauses)


def _stand_in(table: Table, gone: Missing) -> BotSat:
    return BotSat(seat=gone.seat, level=table.registry.stand_in(table.setup.game), why="away")
