"""What a table has to do, one thing after the other: each may write one line."""

from __future__ import annotations

from asyncio import Future
from collections import deque
from collections.abc import Callable, Sequence

import msgspec

from trousseau.kernel import Illegal, Refusal
from trousseau.tables.core import standstill
from trousseau.tables.core.change import Change
from trousseau.tables.core.clocks import limits
from trousseau.tables.core.commands import AnyCommand, Leave
from trousseau.tables.core.device import Device
from trousseau.tables.core.entries import BotSat, Broke, Closed, Entry, Moved, Paused, Ticked
from trousseau.tables.core.next_game import begin, clear_for_all
from trousseau.tables.core.outbox import curt_refusal, refusal_message, repeated
from trousseau.tables.core.permissions import entry_for, is_full
from trousseau.tables.core.table import Table

MOST_WAITING = 200
"""Things a table may have before it; more is a client that does not wait for answers."""

MOST_OWN = 50
"""Of these, things that one person asked for; in real time"""
MOST_OWN_IN_TIME = 4
"""so few, since others would wait for them."""


def nothing(*_: object) -> None:
    """Nobody waits for this."""


SENT_ON = ("moved", "stopping")
"""Why people have to come again, which they do by themselves."""


class Job(msgspec.Struct, frozen=True):
    """One thing to do."""

    entry: Callable[[Table, int], Entry | None]
    """The line it would write now, if any; or Illegal."""

    asker: Device | None = None
    """Who is to be answered."""

    done: Callable[[Table, Change], None] = nothing
    """The line is stored."""

    refused: Callable[[Table, Refusal], None] = nothing
    """It can't be done; nothing has changed."""

    dropped: Callable[[Refusal], None] = nothing
    """The table is no longer here, and nobody knows whether the line is stored."""


def command_job(device: Device, command: AnyCommand) -> Job:
    """What a person asks for.

    A command that is sent again is answered as it was, and not obeyed again. It may come right
    behind a hello; who has gone since is obeyed all the same.
    """

    def entry(table: Table, now: int) -> Entry | None:
        if device.person is None and not device.greeted:
            raise Illegal("say_hello")
        seq = table.obeyed.get((device.person, command.id))
        if seq is None or _leaves_again(table, device, command):
            return entry_for(table, command, device.person, now)
        device.send(repeated(table, command.id, seq))
        return None

    return answered_device(device, command.id, entry)


def answered_device(
    device: Device, answers: str, entry: Callable[[Table, int], Entry | None]
) -> Job:
    """A job whose refusal is told to a device."""
    return Job(
        entry,
        device,
        refused=lambda table, why: device.send(refusal_message(table, device, answers, why)),
        dropped=lambda why: device.send(curt_refusal(device.language, answers, why)),
    )


def _leaves_again(table: Table, device: Device, command: AnyCommand) -> bool:
    """Whoever was not told that they had left had to come back to say it again."""
    left = [person.number for person in table.people.values() if person.left]
    return isinstance(command, Leave) and device.person not in left


def awaited(entry: Callable[[Table, int], Entry], answer: Future[Change]) -> Job:
    """A job that somebody awaits; they may have gone meanwhile."""

    def done(table: Table, change: Change) -> None:
        if not answer.done():
            answer.set_result(change)

    def dropped(refusal: Refusal) -> None:
        if not answer.done():
            answer.set_exception(Illegal(refusal.code, **refusal.about))

    return Job(entry, done=done, refused=lambda _, refusal: dropped(refusal), dropped=dropped)


def time_acts(table: Table, now: int) -> Entry:
    """By the rules, for somebody who took or is away too long, or for the game that all wanted."""
    if is_full(table):
        return Closed()  # nobody else may end it for want of lines
    if table.all_agree:
        return clear_for_all(table, now)
    if table.starts is not None and table.starts <= now:
        return begin(table)
    if table.due is not None and table.due <= now:
        return Ticked()
    late = [seat for seat, until in limits(table).items() if until <= now]
    return _out_of_time(table, late[0]) if late else standstill.entry(table, now)


def _out_of_time(table: Table, number: int) -> Moved | BotSat:
    """The first time in a row one move is made there, by the rules or a bot; then a bot stays."""
    seat = table.seats[number]
    once = seat.person is not None and not seat.late
    move = table.game_on.out_of_time(number) if once else None
    if move is not None:
        return Moved(seat=number, move=move, late=True)
    level = table.registry.stand_in(table.setup.game)
    return BotSat(seat=number, level=level, why="clock", once=once)


TIME = Job(time_acts)

STAND_STILL = Job(lambda *_: Paused(why="restart"))
"""What happens first to a game in real time that a server takes up again."""


def fault(error: Exception) -> Job:
    """Something failed outside the table's turn, and in its turn the table has to end of it."""

    def entry(table: Table, now: int) -> Entry:
        raise error

    return Job(entry)


def breaking(job: Job, broke: Broke) -> Job:
    """The rules failed at a job: the table ends, and then who asked is told so."""
    return Job(
        lambda *_: broke,
        done=lambda table, _: job.refused(table, Refusal("table_broken")),
        refused=job.refused,
        dropped=job.dropped,
    )


# Those that wait.


def is_flooded(jobs: Sequence[Job], device: Device, table: Table) -> bool:
    """Whether somebody has asked for so much that more of it is refused."""
    if len(jobs) < MOST_OWN_IN_TIME:  # as nearly always
        return False
    most = MOST_OWN_IN_TIME if table.is_real_time else MOST_OWN
    own = sum(job.asker is not None and job.asker.is_of(device) for job in jobs)
    return own >= most or len(jobs) >= MOST_WAITING


def pass_on(job: Job, code: str = "moved") -> None:
    """Who has asked on a socket asks again by themselves, where the table is then."""
    if job.asker is None:
        job.dropped(Refusal(code))


def drop_all(jobs: deque[Job], code: str) -> None:
    """Whoever waits for an answer is told why there is none."""
    while jobs:
        job = jobs.popleft()
        if code in SENT_ON:
            pass_on(job, code)
        else:
            job.dropped(Refusal(code))
