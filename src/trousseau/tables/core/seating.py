"""Who may have which seat, and when a bot may play there: for asking.py, the lines about seats.

In mid-game no seat is ever empty, and it changes hands only if its owner has left: a bot plays
there meanwhile. Nobody gets a second seat in one game, so nobody ever sees two hands.
"""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from trousseau.kernel import Illegal
from trousseau.tables.core import commands as ask
from trousseau.tables.core.entries import BotLeft, BotSat, Left, Quit, Sat, SeatGiven, Stood, Wished
from trousseau.tables.core.people import Person, Seat

if TYPE_CHECKING:
    from trousseau.tables.core.table import Table

AWAY = 15
"""Seconds that a player must have been away before others may let a bot play there."""


def sit(table: Table, person: Person, command: ask.Sit) -> Sat:
    check_between_games(table)
    seat = _first_free(table) if command.seat is None else command.seat
    if not seat_at(table, seat).empty:
        raise Illegal("seat_taken")
    return Sat(by=person.number, id=command.id, seat=seat)


def stand(table: Table, person: Person, command: ask.Stand) -> Stood | BotSat:
    seat = seat_of(person)
    if table.phase != "playing":
        return Stood(by=person.number, id=command.id)
    if not table.seats[seat].needs_bot:
        raise Illegal("bot_plays")
    level = table.registry.stand_in(table.setup.game)
    return BotSat(by=person.number, id=command.id, seat=seat, level=level)


def go(table: Table, asker: Person, key: str, person: Person) -> Left | Quit:
    """Somebody leaves, or is sent away by the asker."""
    by, number = asker.number, person.number
    has_played = person.seat is not None or number in table.company.sat
    if has_played and table.phase not in ("gathering", "closed"):
        return Quit(by=by, id=key, person=number, bot=_bot_instead_of(table, person))
    return Left(by=by, id=key, person=number)


def _bot_instead_of(table: Table, person: Person) -> str | None:
    """The level of the bot that has to sit down if this person goes. A broken game may go on."""
    if person.seat is None or not table.seats[person.seat].needs_bot or table.phase == "over":
        return None
    game = table.setup.game
    return table.registry.stand_in(game) if table.registry.offers(game) else None


def seat_bot(table: Table, asker: Person, command: ask.SeatBot, now: int) -> BotSat:
    seat = seat_at(table, command.seat)
    if seat.person != asker.number:
        waited_for = table.phase == "playing" and seat.bot is None
        _check_away(table, seat, now, AWAY if waited_for else 0)
    if command.level not in table.registry.levels(table.setup.game):
        raise Illegal("unknown_level", level=command.level)
    return BotSat(by=asker.number, id=command.id, seat=command.seat, level=command.level)


def give_back(table: Table, asker: Person, command: ask.GiveBack) -> BotLeft:
    seat = seat_at(table, command.seat)
    if asker.number not in (seat.person, table.host):
        raise Illegal("not_host")
    if seat.bot is None:
        raise Illegal("no_bot")
    if table.phase == "playing" and asker.number != seat.person:
        _check_here(table, seat.person)
    return BotLeft(by=asker.number, id=command.id, seat=command.seat)


def give_seat(table: Table, host: Person, command: ask.GiveSeat) -> SeatGiven:
    seat = seat_at(table, command.seat)
    person = table.company.person(command.person)
    if table.phase != "playing":
        raise Illegal("no_game")
    if seat.person is not None and not table.people[seat.person].left:
        raise Illegal("seat_taken")
    if table.company.sat.get(person.number, command.seat) != command.seat:
        raise Illegal("sat_elsewhere", name=person.name)
    _check_here(table, person.number)
    return SeatGiven(by=host.number, id=command.id, seat=command.seat, person=person.number)


def wish(table: Table, person: Person, command: ask.Wish, now: int) -> BotSat | Wished:
    by, key, number = person.number, command.id, command.seat
    seat = seat_at(table, number)
    if by != table.host:
        seat_of(person)
    if number not in table.game_on.since:
        raise Illegal("not_waited_for")
    if seat.bot is not None:
        raise Illegal("bot_there")
    _check_away(table, seat, now, AWAY)
    if command.bot and (by == table.host or _most_want_bot(table, person, number)):
        level = table.registry.stand_in(table.setup.game)
        return BotSat(by=by, id=key, seat=number, level=level, why="away")
    return Wished(by=by, id=key, seat=number, bot=command.bot)


def _most_want_bot(table: Table, asker: Person, seat: int) -> bool:
    """Whether it is more than half of those who play and are there, with the asker."""
    there = [
        person.number for _, person in table.company.seated() if _is_here(table, person.number)
    ]
    want = [n for n in there if n == asker.number or table.company.wishes.get((seat, n), False)]
    return 2 * len(want) > len(there)


def seat_at(table: Table, number: int) -> Seat:
    if number >= len(table.seats):
        raise Illegal("no_such_seat", seat=number)
    return table.seats[number]


def seat_of(person: Person) -> int:
    if person.seat is None:
        raise Illegal("not_seated")
    return person.seat


def check_between_games(table: Table) -> None:
    if table.phase != "gathering":
        raise Illegal("game_on" if table.phase == "playing" else "clear_first")


def _first_free(table: Table) -> int:
    free = [number for number, seat in enumerate(table.seats) if seat.empty]
    if not free:
        raise Illegal("no_free_seat")
    return free[0]


def _is_here(table: Table, number: int) -> bool:
    """Whether somebody is present; who has just left may still be connected for a moment."""
    return number in table.present and not table.people[number].left


def has_gone(table: Table, person: Person, now: int) -> bool:
    """Whether somebody has left, or has been away for so long that nobody waits any more."""
    since = table.present.away_since(person.number)
    return person.left or (since is not None and now - since >= AWAY * 1000)


def _check_here(table: Table, owner: int | None) -> None:
    if owner is None:
        raise Illegal("bots_own")
    if not _is_here(table, owner):
        raise Illegal("person_away", name=table.people[owner].name)


def _check_away(table: Table, seat: Seat, now: int, seconds: int) -> None:
    """Whether the owner, if there is one, has been away for so long."""
    if seat.person is None:
        return
    name = table.people[seat.person].name
    if _is_here(table, seat.person):
        raise Illegal("person_present", name=name)
    since = table.present.away_since(seat.person)
    missing = 0 if since is None else seconds - (now - since) / 1000
    if missing > 0:
        raise Illegal("just_gone", name=name, seconds=ceil(missing))
