"""What everybody sees of a table itself: for its own people, for lists, for the next start."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from typing import TYPE_CHECKING

import msgspec

from trousseau.store import Card
from trousseau.tables.core.clocks import limits
from trousseau.tables.core.messages import (
    Limit,
    PersonShown,
    SeatShown,
    Spoken,
    TableShown,
    WishShown,
)
from trousseau.tables.core.people import Person, Present, Seat

if TYPE_CHECKING:
    from trousseau.tables.core.table import Table


def shown(table: Table, present: Present | None = None) -> TableShown:
    """The table, with those as `present` who are connected now, or these."""
    playing = table.playing
    here = table.present if present is None else present
    return TableShown(
        id=table.id,
        code=table.code,
        game=table.setup.game,
        seats=tuple([_seat_shown(seat) for seat in table.seats]),
        people=tuple([_person_shown(person, here) for person in table.people.values()]),
        host=table.host,
        wishes=tuple(
            [
                WishShown(seat=seat, person=person, bot=bot)
                for (seat, person), bot in table.company.wishes.items()
            ]
        ),
        agreed=tuple(sorted(table.rematch.agreed)),
        phase=table.phase,
        problem=table.problem,
        options=table.setup.options,
        public=table.setup.public,
        watching=table.setup.watching,
        clock=table.setup.clock,
        pace=table.setup.pace,
        language=table.setup.language,
        games=table.games,
        began=None if playing is None else playing.began,
        paused=table.pause,
        commitment=table.commitment,
    )


def _seat_shown(seat: Seat) -> SeatShown:
    stands_in = seat.person is not None
    return SeatShown(
        person=seat.person,
        bot=seat.bot,
        bot_since=seat.bot_since if stands_in else None,
        once=seat.once,
    )


def _person_shown(person: Person, here: Present) -> PersonShown:
    return PersonShown(
        number=person.number,
        name=person.name,
        avatar=person.avatar,
        present=person.number in here,
        away=here.away_since(person.number),
        left=person.left,
        silent=person.silent,
        mixed=bool(person.nonce),
    )


def card(table: Table) -> Card:
    """Listed is what a stranger could sit down at or watch. Who is there changes with no line."""
    gathering = table.phase == "gathering" and any(seat.empty for seat in table.seats)
    watchable = table.phase == "playing" and table.setup.watching
    listed = table.setup.public and (gathering or watchable)
    body = msgspec.json.encode(shown(table, present=Present()))
    return Card(table.id, listed, table.wakes, table.touched, body, table.code)


def digest(name: str) -> str:
    """What stands for a table in the operator's log: its id is the way in, and stays out of it."""
    return sha256(name.encode()).hexdigest()[:12]


def limits_shown(table: Table) -> tuple[Limit, ...]:
    return tuple([Limit(seat, until) for seat, until in limits(table).items()])


def heard(table: Table, number: int | None) -> tuple[Spoken, ...]:
    """The chat so far, with what of their own is held back."""
    own = [said for said in table.conversation.held if said.person == number]
    return unmuted(table, number, [*table.conversation.heard, *own])


def unmuted(table: Table, number: int | None, said: Iterable[Spoken]) -> tuple[Spoken, ...]:
    """Without those whom this person does not want to hear."""
    person = None if number is None else table.people.get(number)
    muted = person.muted if person is not None else set()
    return tuple([one for one in said if one.person not in muted])
