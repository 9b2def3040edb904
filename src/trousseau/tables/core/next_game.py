"""From one game to the next: who wants another, how the table is cleared, and how it begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from trousseau.kernel import Illegal
from trousseau.kernel.dice import fresh_seed
from trousseau.tables.core import seating
from trousseau.tables.core.entries import Agreed, Began, Cleared
from trousseau.tables.core.people import Person

if TYPE_CHECKING:
    from trousseau.tables.core.table import Table


def begin(table: Table, by: int | None = None, key: str | None = None) -> Began:
    """A game starts; by nobody, if everybody wanted it."""
    seating.check_between_games(table)
    empty = sum(seat.empty for seat in table.seats)
    if empty:
        raise Illegal("seats_empty", count=empty)
    nonces = tuple([person.nonce for _, person in table.company.seated() if person.nonce])
    version = table.registry.get(table.setup.game).rules_version
    return Began(by=by, id=key, rules_version=version, nonces=nonces)


def clear(table: Table, by: int | None = None, key: str | None = None) -> Cleared:
    """For another game, when the host says so."""
    if table.phase != "over" or table.playing is None:
        raise Illegal("game_not_over")
    game, chosen = table.playing.game, table.setup.options
    before = game.options(chosen)
    after = game.again(before, table.playing.state)
    options = None if after == before else msgspec.to_builtins(after)
    return Cleared(by=by, id=key, seed=fresh_seed().hex(), options=options)


def agree(table: Table, person: Person, key: str, now: int) -> Agreed | Cleared:
    """Somebody wants another game; whoever is the last of those waited for brings it about."""
    by = person.number
    if by != table.host:
        seating.seat_of(person)
    if table.phase != "over":
        raise Illegal("game_not_over")
    present = {
        one.number for _, one in table.company.seated() if not seating.has_gone(table, one, now)
    }
    if present <= {*table.rematch.agreed, by}:
        return clear_for_all(table, now, by, key)
    return Agreed(by=by, id=key)


def clear_for_all(table: Table, now: int, by: int | None = None, key: str | None = None) -> Cleared:
    """For a game that begins by itself: bots sit down wherever nobody would play."""
    level = table.registry.stand_in(table.setup.game)
    bots = {
        number: level
        for number, seat in enumerate(table.seats)
        if (seat.bot is None if seat.person is None else _goes(table, seat.person, now))
    }
    return msgspec.structs.replace(clear(table, by, key), begins=True, bots=bots)


def _goes(table: Table, number: int, now: int) -> bool:
    return seating.has_gone(table, table.people[number], now)
