"""A table at work: one thing at a time, stored before it is told."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from enum import Enum, auto
from functools import partial
from typing import TYPE_CHECKING

from trousseau.kernel import Illegal, Refusal
from trousseau.store import Card, InDoubt, NotOurs, NotSaved, Row, Taken
from trousseau.tables.core.change import Change
from trousseau.tables.core.commands import AnyCommand, Hello
from trousseau.tables.core.device import Device
from trousseau.tables.core.entries import Began, Broke, Entry, Joined, Moved, Ticked
from trousseau.tables.core.messages import TableShown
from trousseau.tables.core.outbox import curt_refusal
from trousseau.tables.core.people import Present, fresh_token
from trousseau.tables.core.permissions import Admission, Guest, join
from trousseau.tables.core.public_view import card
from trousseau.tables.core.stored import Stored
from trousseau.tables.core.table import Table
from trousseau.tables.guard.watchdog import Watchdog
from trousseau.tables.live.alarm import Alarm
from trousseau.tables.live.bots import RETRY, BotsAtWork
from trousseau.tables.live.connections import Connections, known
from trousseau.tables.live.greeting import greeting
from trousseau.tables.live.jobs import (
    STAND_STILL,
    TIME,
    Job,
    awaited,
    breaking,
    command_job,
    drop_all,
    is_flooded,
    pass_on,
)
from trousseau.tables.live.rereading import is_outdated, read_again
from trousseau.tables.live.steps import Step, take_step
from trousseau.tables.live.timed_bots import TimedBots

if TYPE_CHECKING:
    from trousseau.kernel import Hindsight
    from trousseau.tables.live.house import House
    from trousseau.tables.lookback.making import What


class Busy(Enum):
    """What a table is doing."""

    FREE = auto()
    AT_WORK = auto()
    STORING = auto()
    """Nothing else is taken up: what happened last is not on disk yet, or being read again."""

    GONE = auto()
    """Out of memory."""


FREE, AT_WORK, STORING, GONE = Busy


class LiveTable:
    """A table in memory, with the devices that look at it.

    Jobs are taken up in order. The line that one writes is applied to the table and what
    everybody will be told is written; then it is stored; only when it is on disk is it told and
    the next job taken up. If it can't be stored, the table is loaded again as the log has it.
    """

    def __init__(self, house: House, table: Table) -> None:
        self.house = house
        self.table = table
        self.table.present = Present(house.clock())
        self.stored = Stored.all_of(table)
        self.connections = Connections()
        self.used = house.clock()
        self._jobs: deque[Job] = deque()
        self._state = FREE
        self._alarm = Alarm(self)
        self._card: Card | None = None
        """What the store has, or is about to have; None if that is not known."""

        self._bots = BotsAtWork(self)
        self.timed_bots = TimedBots(self)

    # What the web asks.

    @property
    def devices(self) -> set[Device]:
        return self.connections.devices

    def attach(self, device: Device) -> None:
        self.devices.add(device)

    def detach(self, device: Device) -> None:
        self.used = self.house.clock()
        self.connections.depart(self.table, device, self.used)
        self.mind_absence()

    def mind_absence(self) -> None:
        """In real time it matters at once who is there."""
        if self.table.is_real_time and self._state in (FREE, AT_WORK):
            self.attend()

    def take_up(self) -> None:
        """Go on where the table was left; a game in real time has lost nothing meanwhile."""
        if self._runs:
            self.take(STAND_STILL)
        else:
            self.attend()

    @property
    def _runs(self) -> bool:
        """Whether a game in real time is going on."""
        table = self.table
        return table.phase == "playing" and table.is_real_time and table.pause is None

    @property
    def id(self) -> str:
        return self.table.id

    def ask(self, device: Device, command: AnyCommand) -> None:
        """Answered by a message to the device, in its turn."""
        if self.house.store.adrift:  # somebody else may keep this table by now
            device.send(curt_refusal(device.language, command.id, Refusal("no_database")))
            if isinstance(command, Hello):  # it comes again by itself
                device.hang_up("moved")
        elif is_flooded(self._jobs, device, self.table):
            device.send(curt_refusal(device.language, command.id, Refusal("busy")))
        elif isinstance(command, Hello):
            self.take(greeting(self, device, command))
        else:
            self.take(command_job(device, command))

    async def join(self, guest: Guest) -> Admission:
        token = fresh_token()
        joined = await self._written(lambda table, _: join(table, guest, token))
        assert isinstance(joined, Joined)
        return Admission(self.table.id, joined.person, token)

    async def write(self, entry: Entry) -> None:
        """Store a line of the house's own."""
        await self._written(lambda *_: entry)

    async def _written(self, entry: Callable[[Table, int], Entry]) -> Entry:
        answer: asyncio.Future[Change] = asyncio.get_running_loop().create_future()
        self.take(awaited(entry, answer))
        return (await answer).entry

    async def look(self) -> TableShown:
        return self.shown()

    async def recall(self, token: str | None) -> bytes:
        return await self.house.replay_cache.recall(self, known(self.table, token))

    async def look_back(self, number: int, what: What, eyes: Hindsight) -> bytes:
        return await self.house.replay_cache.show(self, number, what, eyes)

    def shown(self) -> TableShown:
        return self.stored.with_present(self.table.present)

    async def log(self) -> list[Row]:
        """Its lines, as far as `stored` knew of them when this was asked for."""
        newest = self.stored.seq
        return [row for row in await self.house.rows(self.table.id) if row.seq <= newest]

    async def delete(self, token: str) -> None:
        """The host has the table forgotten: its log, its people, its chat."""
        number = self.stored.shown.host
        host = None if number is None else self.table.people.get(number)
        if host is None or not host.opens(token):
            raise Illegal("not_host")
        await self.house.delete(self)

    # One thing after the other.

    def take(self, job: Job) -> None:
        """Do this in its turn."""
        if self._state is GONE:
            job.dropped(Refusal("no_such_table"))
            return
        self._jobs.append(job)
        if self._state is FREE:
            self._go_on()

    def take_first(self, job: Job) -> None:
        """Do this before all that waits; something else is just being done."""
        self._jobs.appendleft(job)

    def _go_on(self) -> None:
        """Take up jobs until one has to be stored; time goes before people."""
        self._state = AT_WORK
        while self._state is AT_WORK:
            now = self.used = self.house.clock()
            if self._alarm.taken(now):
                self._do(TIME, now)
            elif self._jobs:
                self._do(self._jobs.popleft(), now)
            else:
                self._state = FREE

    def _do(self, job: Job, now: int) -> None:
        entry: Entry | None = None
        step: Step | None = None
        try:
            with self.watched():
                entry = job.entry(self.table, now)
                if entry is not None:
                    self._check_order(job, now)
                    step = take_step(self, job, entry, now)
            if step is not None:
                self._store(step)
        except Illegal as illegal:
            self._refuse(job, illegal.refusal)
        except Exception as error:  # rules may raise anything, and only this table ends
            self._break(job, entry, now, error)

    def _check_order(self, job: Job, now: int) -> None:
        """Nothing happens before what is due, not even while that can't be saved."""
        if job is TIME or now >= self._alarm.held_until:
            return
        due = self.table.alarm
        if due is not None and due <= now:
            raise Illegal("not_saved")

    def watched(self) -> Watchdog:
        """Under the eyes of the watch: whatever asks the rules something."""
        return self.house.watchdog.over(self.table.id)

    # The store.

    def _store(self, step: Step) -> None:
        table, change = self.table, step.change
        row = Row(table.id, change.seq, change.at, step.body)
        self._state = STORING
        self.house.store.append(row, self._new_card(change), partial(self._stored, step))

    def _new_card(self, change: Change) -> Card | None:
        """The card of the table, if it is another now. A clock sets only when the table wakes."""
        before, wakes = self._card, self.table.wakes
        if before is None or change.seating:
            self._card = card(self.table)
        elif wakes != before.wakes:
            self._card = before._replace(wakes=wakes, touched=change.at)
        else:
            return None
        return self._card

    def _stored(self, step: Step, problem: Exception | None) -> None:
        if self._state is GONE:
            if problem is None:
                step.job.done(self.table, step.change)
            else:
                step.job.dropped(Refusal("not_saved"))
            return
        if isinstance(problem, NotOurs):
            pass_on(step.job)
            self.house.moved(self)
        elif isinstance(problem, InDoubt):
            self.house.spawn(self._find_out(step))
        elif problem is not None:
            self.house.spawn(self._take_back(step.job, problem))
        else:
            self.stored = self.stored.after(step.change, self.table)
            self._tell(step)
            self._resume()

    def _tell(self, step: Step) -> None:
        for device, message in step.outbox:
            device.send(message)
        step.job.done(self.table, step.change)
        self.connections.let_go(step.change.entry)

    async def _find_out(self, step: Step) -> None:
        """The database went away while it stored this line; it says now whether it did."""
        self.house.note("in_doubt", self.table)
        await self._reload()
        if self._state is GONE:
            step.job.dropped(Refusal("not_saved"))
            return
        if await self._has(step):
            self._tell(step)
        else:
            self._refuse(step.job, Refusal("not_saved"))
        self._go_on_after_outage()

    async def _has(self, step: Step) -> bool:
        """Whether the log has this very line."""
        rows = await self.house.insist(lambda: self.house.store.lines(self.table.id))
        return any(row.seq == step.change.seq and row.body == step.body for row in rows)

    def _go_on_after_outage(self) -> None:
        """A game in real time has lost nothing while nothing could be stored."""
        if self._runs and self._state is not GONE:
            self._alarm.set(None)  # nothing that was due meanwhile
            self.take_first(STAND_STILL)
            self._go_on()
        else:
            self._resume()

    async def _take_back(self, job: Job, problem: Exception) -> None:
        """The line is not in the log: the table is what the log says."""
        code = "taken" if isinstance(problem, Taken) else str(problem)  # the other names the table
        self.house.note("not_stored", self.table, code=code)
        if isinstance(problem, NotSaved) and problem.code == "unreachable":
            job.dropped(Refusal("no_database"))  # it may be long until the log can be read
            await self._reload()
            self._go_on_after_outage()
            return
        await self._reload()
        if self._state is GONE:
            job.dropped(Refusal("deleted" if isinstance(problem, Taken) else "not_saved"))
        elif isinstance(problem, Taken):  # somebody else was faster: try again
            self.take_first(job)
            self._show_everybody()
        else:
            if job.asker is None:  # time would try again at once, for ever
                self._alarm.hold(int(RETRY * 1000))
            self._refuse(job, Refusal("not_saved"))
        self._resume()

    def _break(self, job: Job, entry: Entry | None, now: int, error: Exception) -> None:
        """The rules failed: the table ends here, and its log keeps the line that did it."""
        self._state = STORING
        self.house.note("table_broke", self.table, exc_info=error)
        line = entry if isinstance(entry, Began | Moved | Ticked) else None
        broke = Broke(problem=type(error).__name__, line=line)
        self.house.spawn(self._end_broken(breaking(job, broke), broke, now))

    async def _end_broken(self, ending: Job, broke: Broke, now: int) -> None:
        await self._reload()  # half a move may have been made
        if self._state is GONE:
            ending.dropped(Refusal("deleted"))
        elif self.table.damage is not None:
            self._refuse(ending, self.table.damage)
            self._resume()
        else:
            with self.watched():
                step = take_step(self, ending, broke, now)
            self._store(step)

    async def refresh(self) -> bool:
        """Somebody else wrote to this log: look again, and let everybody look. False: not now."""
        if self._state is not FREE:
            return False
        self._state = STORING
        if await is_outdated(self.house, self.table):
            await self._reload()
            if self._state is not GONE:
                self._show_everybody()
        self._resume()
        return True

    async def _reload(self) -> None:
        self._bots.call_off()
        self.timed_bots.call_off()
        self.house.replay_cache.forget(self.table.id)
        table = await read_again(self.house, self.table, self._jobs)
        if table.seq < 0:  # deleted beside the server
            self.house.forget(self)
            return
        table.present = self.table.present
        self.table = table
        self.stored = Stored.all_of(table)
        self._card = None

    def _show_everybody(self) -> None:
        for device in self.devices:
            if device.greeted:
                hello = Hello(id="", language=device.language)
                self.take_first(greeting(self, device, hello))

    def _resume(self) -> None:
        if self._state is not GONE:
            self.attend()
            self._go_on()

    def _refuse(self, job: Job, refusal: Refusal) -> None:
        try:
            with self.watched():
                job.refused(self.table, refusal)
        except Exception as error:  # the rules can't show the table: then without a view
            self.house.note("not_shown", self.table, exc_info=error)
            job.dropped(refusal)

    # Time and bots.

    def attend(self) -> None:
        """See to what has to happen here without anybody asking for it."""
        (self.timed_bots if self.table.is_real_time else self._bots).attend()
        self._alarm.set(self.table.alarm)

    def wake(self) -> None:
        """Time may act; whoever is at work sees that by themselves."""
        if self._state is FREE:
            self._go_on()

    @property
    def idle(self) -> bool:
        """Whether it may leave memory: nobody looks, and nothing is being done."""
        return self._state is FREE and not (self.devices or self.table.bots_to_move())

    def leave(self, code: str) -> None:
        """Out of memory; the log has everything. Who still waits for an answer is told why not."""
        self._state = GONE
        self._bots.call_off()
        self.timed_bots.call_off()
        self._alarm.cancel()
        drop_all(self._jobs, code)
