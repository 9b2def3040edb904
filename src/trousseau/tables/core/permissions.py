"""Who may ask what: from a command to the line it would write, or the reason why not."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from trousseau.kernel import Illegal
from trousseau.tables.core import commands as ask
from trousseau.tables.core import entries as did
from trousseau.tables.core import next_game, seating, standstill
from trousseau.tables.core.entries import Entry
from trousseau.tables.core.people import Person, alike, clean, hashed

if TYPE_CHECKING:
    from trousseau.tables.core.registry import GameRegistry
    from trousseau.tables.core.table import Table

MOST_PEOPLE = 64
MOST_LINES = 20_000
HOSTS = (
    ask.Begin,
    ask.Pause,
    ask.Again,
    ask.Arrange,
    ask.SeatBot,
    ask.GiveSeat,
    ask.Watching,
    ask.BotPace,
    ask.Silence,
    ask.Remove,
    ask.Close,
)


class Guest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who somebody says they are."""

    name: ask.Name
    avatar: ask.Avatar = ""


class Admission(msgspec.Struct, frozen=True):
    """What somebody who joins a table gets: to be kept, and shown again on every device."""

    table: str
    person: int
    token: str


def check_setup(setup: ask.Setup, registry: GameRegistry) -> ask.Setup:
    """The setup with every option spelt out, or Illegal."""
    game = registry.get(setup.game)
    options = game.options(setup.options)
    game.check_setup(setup.seats, options)
    if game.real_time and setup.clock is not None:
        raise Illegal("no_clock_in_real_time")
    return msgspec.structs.replace(setup, options=msgspec.to_builtins(options))


def join(table: Table, guest: Guest, token: str) -> did.Joined:
    """A newcomer, known by this token from now on."""
    table.check_sound()
    _check_open(table)
    name = clean(guest.name)
    if len(table.people) >= MOST_PEOPLE:
        raise Illegal("table_crowded")
    if any(alike(person.name) == alike(name) for person in table.people.values()):
        raise Illegal("name_taken", name=name)
    if not table.setup.watching and not any(seat.empty for seat in table.seats):
        raise Illegal("no_watching")
    return did.Joined(
        person=table.company.joined, name=name, avatar=guest.avatar, token=hashed(token)
    )


def come_back(table: Table, number: int | None) -> did.Returned | None:
    """The line that a hello writes: of somebody who had left, if there is still something on."""
    person = None if number is None else table.people[number]
    goes_on = table.phase != "closed" and table.damage is None
    return did.Returned(by=number) if person is not None and person.left and goes_on else None


def entry_for(table: Table, command: ask.AnyCommand, number: int | None, now: int) -> Entry:
    """The line that this person's command would write."""
    if number is None:
        raise Illegal("only_watching")
    table.check_sound()
    person = table.company.person(number)
    if person.left:
        raise Illegal("left")
    if not isinstance(command, ask.Leave | ask.Close):
        _check_open(table)
        if is_full(table):
            raise Illegal("table_full")
    if isinstance(command, ask.Play):
        return _play(table, person, command, now)
    if isinstance(command, HOSTS):
        if number != table.host and not _leaves_own_seat(person, command):
            raise Illegal("not_host")
        return _host(table, person, command, now)
    return _guest(table, person, command, now)


def is_full(table: Table) -> bool:
    """Whether this game, or the time before it, has as many lines as there may be."""
    return table.seq - table.first_line >= MOST_LINES


def _play(table: Table, person: Person, command: ask.Play, now: int) -> did.Moved:
    playing = table.game_on
    if person.seat is None:
        raise Illegal("not_seated")
    if table.seats[person.seat].bot is not None:
        raise Illegal("bot_plays")
    if table.pause is not None:
        raise Illegal("paused")
    if playing.game.real_time and playing.is_hasty(person.seat, now):
        raise Illegal("busy")
    if playing.is_stale(person.seat, command.on, command.move):
        raise Illegal("stale", on=command.on, now=table.seq)
    return did.Moved(by=person.number, id=command.id, seat=person.seat, move=command.move)


def _guest(table: Table, person: Person, command: ask.AnyCommand, now: int) -> Entry:
    by, key = person.number, command.id
    match command:
        case ask.Sit():
            return seating.sit(table, person, command)
        case ask.Stand():
            return seating.stand(table, person, command)
        case ask.Leave():
            return seating.go(table, person, key, person)
        case ask.Mix():
            seating.seat_of(person)
            seating.check_between_games(table)
            return did.Mixed(by=by, id=key, nonce=command.nonce)
        case ask.Say():
            held = _is_held(table, person)
            return did.Said(by=by, id=key, text=clean(command.text), held=held)
        case ask.Emote():
            held = _is_held(table, person)
            return did.Said(by=by, id=key, emote=command.name, held=held)
        case ask.Resume():
            return standstill.resume(table, person, command)
        case ask.Mute():
            table.company.person(command.person)
            return did.Muted(by=by, id=key, person=command.person, muted=command.muted)
        case ask.GiveBack():
            return seating.give_back(table, person, command)
        case ask.Wish():
            return seating.wish(table, person, command, now)
        case ask.Rematch():
            return next_game.agree(table, person, key, now)
        case _:
            raise Illegal("malformed", problem="a connection says hello once")


def _host(  # noqa: PLR0912 - a case for each kind
    table: Table, host: Person, command: ask.AnyCommand, now: int
) -> Entry:
    by, key = host.number, command.id
    match command:
        case ask.Begin():
            return next_game.begin(table, by, key)
        case ask.Again():
            return next_game.clear(table, by, key)
        case ask.Arrange():
            seating.check_between_games(table)
            return did.Arranged(by=by, id=key, setup=check_setup(command.setup, table.registry))
        case ask.Pause():
            return standstill.pause(table, host, command)
        case ask.SeatBot():
            return seating.seat_bot(table, host, command, now)
        case ask.GiveSeat():
            return seating.give_seat(table, host, command)
        case ask.Watching():
            return did.WatchingSet(by=by, id=key, allowed=command.allowed)
        case ask.BotPace():
            return did.PaceSet(by=by, id=key, pace=command.pace)
        case ask.Silence():
            table.company.person(command.person)
            return did.Silenced(by=by, id=key, person=command.person, silent=command.silent)
        case ask.Remove():
            if command.person == by:
                raise Illegal("not_yourself_removed")
            return seating.go(table, host, key, table.company.person(command.person))
        case _:
            if table.phase == "closed":
                raise Illegal("table_closed")
            return did.Closed(by=by, id=key)


def _leaves_own_seat(person: Person, command: ask.AnyCommand) -> bool:
    """Whether somebody lets a bot play for a while, which needs no host."""
    return isinstance(command, ask.SeatBot) and command.seat == person.seat


def _is_held(table: Table, person: Person) -> bool:
    """Whether what somebody says now is heard only later; Illegal if they may not speak."""
    if person.silent:
        raise Illegal("silenced")
    chat = table.chat_of(person)
    if chat == "shut":
        raise Illegal("chat_shut")
    return chat == "held"


def _check_open(table: Table) -> None:
    if table.phase in ("closed", "broken"):
        raise Illegal(f"table_{table.phase}")
