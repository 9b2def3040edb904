"""A table at work: one thing at a time, stored before it is told."""

from __future__ import annotations

import asyncio
from collections import deque
from enum import Enum, auto
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from trousseau.kernel import Illegal, Refusal
from trousseau.store import Damaged, Head, NotRead, Row, Taken
from trousseau.tables.asking import Guest, come_back
from trousseau.tables.bots import RETRY, BotsAtWork
from trousseau.tables.commands import AnyCommand, Hello
from trousseau.tables.company import Company, known
from trousseau.tables.device import Device
from trousseau.tables.entries import Began, Broke, Entry, Moved, Ticked
from trousseau.tables.errands import Breaking, Command, Errand, Joining, Time, Writing
from trousseau.tables.letters import Letter, curt_refusal, encode, letters, refusal_letter, welcome
from trousseau.tables.messages import TableShown
from trousseau.tables.people import Present
from trousseau.tables.showing import card
from trousseau.tables.stored import Stored
from trousseau.tables.table import Change, Table
from trousseau.tables.watch import Watch

if TYPE_CHECKING:
    from trousseau.tables.house import House

MOST_WAITING = 200
"""Things a table may have before it; more is a client that does not wait for answers."""


class Busy(Enum):
    """What a table is doing."""

    FREE = auto()
    AT_WORK = auto()
    STORING = auto()
    """Nothing else is taken up: what happened last is not on disk yet, or being read again."""

    GONE = auto()
    """Out of memory."""


FREE, AT_WORK, STORING, GONE = Busy


class Admission(msgspec.Struct, frozen=True):
    """What somebody who joins a table gets: to be kept, and shown again on every device."""

    table: str
    person: int
    token: str


class Greeting(Errand):
    """A device says who it is, and is shown everything; the only line is that somebody is back."""

    def __init__(self, live: LiveTable, device: Device, hello: Hello) -> None:
        super().__init__(device)
        self.live = live
        self.device = device
        self.hello = hello

    def entry(self, table: Table, now: int) -> Entry | None:
        if self.device not in self.live.devices:
            return None
        if not self.device.greeted:
            back = come_back(table, known(table, self.hello.token))
            if back is not None:
                return back
            self.live.company.arrive(table, self.device, self.hello)
        with self.live.watched():
            watchers = self.live.company.watchers
            self.device.send(welcome(table, self.device, self.hello, now, watchers))
        return None

    def done(self, table: Table, change: Change) -> None:
        self.live.take_first(self)

    def refused(self, table: Table, refusal: Refusal) -> None:
        self.device.send(refusal_letter(table, self.device, self.hello.id, refusal))
        self.device.hang_up(refusal.code)

    def dropped(self, refusal: Refusal) -> None:
        self.device.send(curt_refusal(self.device, self.hello.id, refusal))
        self.device.hang_up(refusal.code)


class Step(NamedTuple):
    """A line that has happened in memory and is not on disk yet, with the letters about it."""

    errand: Errand
    change: Change
    body: bytes
    post: list[Letter]


class LiveTable:
    """A table in memory, with the devices that look at it.

    Errands are taken up in order. The line that one writes is applied to the table and what
    everybody will be told is written; then it is stored; only when it is on disk is it told and
    the next errand taken up. If it can't be stored, the table is loaded again as the log has it.
    """

    def __init__(self, house: House, table: Table) -> None:
        self.house = house
        self.table = table
        self.table.present = Present(house.clock())
        self.stored = Stored.all_of(table)
        self.company = Company()
        self.used = house.clock()
        self._errands: deque[Errand] = deque()
        self._state = FREE
        self._alarm: asyncio.TimerHandle | None = None
        self._alarm_at: int | None = None
        self._held_until = 0
        """Time waits so long for a disk on which what was due could not be saved."""

        self._wakes: int | None = None
        self._bots = BotsAtWork(self)

    # What the web asks.

    @property
    def devices(self) -> set[Device]:
        return self.company.devices

    def attach(self, device: Device) -> None:
        self.devices.add(device)

    def detach(self, device: Device) -> None:
        self.used = self.house.clock()
        self.company.depart(self.table, device, self.used)

    def ask(self, device: Device, command: AnyCommand) -> None:
        """Answered by a message to the device, in its turn."""
        if len(self._errands) >= MOST_WAITING:
            device.send(curt_refusal(device, command.id, Refusal("busy")))
        elif isinstance(command, Hello):
            self.take(Greeting(self, device, command))
        else:
            self.take(Command(device, command))

    async def join(self, guest: Guest) -> Admission:
        answer: asyncio.Future[tuple[int, str]] = asyncio.get_running_loop().create_future()
        self.take(Joining(guest, answer))
        number, token = await answer
        return Admission(self.table.id, number, token)

    async def write(self, entry: Entry) -> None:
        """Store a line of the house's own."""
        answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.take(Writing(entry, answer))
        await answer

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

    def take(self, errand: Errand) -> None:
        """Do this in its turn."""
        if self._state is GONE:
            errand.dropped(Refusal("no_such_table"))
            return
        self._errands.append(errand)
        if self._state is FREE:
            self._go_on()

    def take_first(self, errand: Errand) -> None:
        """Do this before all that waits; something else is just being done."""
        self._errands.appendleft(errand)

    def _go_on(self) -> None:
        """Take up errands until one has to be stored; time goes before people."""
        self._state = AT_WORK
        while self._state is AT_WORK:
            now = self.used = self.house.clock()
            if self._alarm_at is not None and self._alarm_at <= now:
                self._alarm_at = None
                self._do(Time(), now)
            elif self._errands:
                self._do(self._errands.popleft(), now)
            else:
                self._state = FREE

    def _do(self, errand: Errand, now: int) -> None:
        entry: Entry | None = None
        try:
            entry = errand.entry(self.table, now)
            if entry is not None:
                self._check_order(errand, now)
                self._store(self._happen(errand, entry, now))
        except Illegal as illegal:
            self._refuse(errand, illegal.refusal)
        except Exception as error:  # rules may raise anything, and only this table ends
            self._break(errand, entry, now, error)

    def _check_order(self, errand: Errand, now: int) -> None:
        """Nothing happens before what is due, not even while that can't be saved."""
        due = self.table.alarm
        if not isinstance(errand, Time) and due is not None and due <= now < self._held_until:
            raise Illegal("not_saved")

    def _happen(self, errand: Errand, entry: Entry, now: int) -> Step:
        """Let a line happen and write the letters about it."""
        table = self.table
        at = self._instant(entry, now)
        body = encode(entry)
        with self.watched(body):
            change = table.apply(entry, at, table.seq + 1)
            post = letters(table, change, self.devices, errand.asker)
        return Step(errand, change, body, post)

    def _instant(self, entry: Entry, now: int) -> int:
        """Time acts at the instant that was due; nothing is ever earlier than what came before."""
        happens = entry.line if isinstance(entry, Broke) else entry
        if isinstance(happens, Ticked) and self.table.due is not None:
            return self.table.due
        return max(now, self.table.touched)

    def watched(self, line: bytes = b"") -> Watch:
        """Under the eyes of the watch: whatever asks the rules something."""
        return self.house.watch.over(self.table.id, line)

    # The store.

    def _store(self, step: Step) -> None:
        table, change = self.table, step.change
        row = Row(table.id, change.seq, change.at, step.body)
        wakes = table.wakes
        news = card(table) if change.seating or wakes != self._wakes else None
        self._wakes = wakes
        self._state = STORING
        self.house.store.append(row, news, partial(self._stored, step))

    def _stored(self, step: Step, problem: Exception | None) -> None:
        if self._state is GONE:
            if problem is None:
                step.errand.done(self.table, step.change)
            else:
                step.errand.dropped(Refusal("not_saved"))
            return
        if problem is not None:
            self.house.spawn(self._take_back(step.errand, problem))
            return
        self.stored = self.stored.after(step.change, self.table)
        for device, letter in step.post:
            device.send(letter)
        step.errand.done(self.table, step.change)
        self.company.let_go(step.change.entry)
        self._resume()

    async def _take_back(self, errand: Errand, problem: Exception) -> None:
        """The line is not in the log: the table is what the log says."""
        code = "taken" if isinstance(problem, Taken) else str(problem)  # the other names the table
        self.house.note("not_stored", self.table, code=code)
        await self._reload()
        if self._state is GONE:
            errand.dropped(Refusal("deleted" if isinstance(problem, Taken) else "not_saved"))
        elif isinstance(problem, Taken):  # somebody else was faster: try again
            self.take_first(errand)
            self._show_everybody()
        else:
            if errand.asker is None:  # time would try again at once, for ever
                self._held_until = self.house.clock() + int(RETRY * 1000)
            self._refuse(errand, Refusal("not_saved"))
        self._resume()

    def _break(self, errand: Errand, entry: Entry | None, now: int, error: Exception) -> None:
        """The rules failed: the table ends here, and its log keeps the line that did it."""
        self._state = STORING
        self.house.note("table_broke", self.table, exc_info=error)
        line = entry if isinstance(entry, Began | Moved | Ticked) else None
        broke = Broke(problem=type(error).__name__, line=line)
        self.house.spawn(self._end_broken(Breaking(errand, broke), now))

    async def _end_broken(self, breaking: Breaking, now: int) -> None:
        await self._reload()  # half a move may have been made
        if self._state is GONE:
            breaking.dropped(Refusal("deleted"))
        elif self.table.damage is not None:
            self._refuse(breaking, self.table.damage)
            self._resume()
        else:
            self._store(self._happen(breaking, breaking.broke, now))

    async def refresh(self) -> bool:
        """Somebody else wrote to this log: look again, and let everybody look. False: not now."""
        if self._state is not FREE:
            return False
        self._state = STORING
        if await self._is_outdated():
            await self._reload()
            if self._state is not GONE:
                self._show_everybody()
        self._resume()
        return True

    async def _is_outdated(self) -> bool:
        name, store = self.table.id, self.house.store
        try:
            heads = await self.house.insist(lambda: store.heads([name]))
        except NotRead:
            return True
        return not self.is_newest(heads.get(name))

    def is_newest(self, head: Head | None) -> bool:
        """Whether the store has nothing else; a damaged table may have been restored."""
        return self.table.damage is None and head == (self.table.seq, self.table.touched)

    async def _reload(self) -> None:
        self._bots.call_off()
        self.house.gallery.forget(self.table.id)
        table = await self._read()
        if table.seq < 0:  # deleted beside the server
            self.house.forget(self)
            return
        table.present = self.table.present
        self.table = table
        self.stored = Stored.all_of(table)
        self._wakes = self.table.wakes

    async def _read(self) -> Table:
        """The table as the log has it. Until that can be read, nobody waits here in vain."""
        while True:
            try:
                return await self.house.read(self.table.id)
            except NotRead as error:
                self.house.note("not_read", self.table, code=error.code)
                if error.code == "corrupt":
                    nothing = Damaged([], self.table.seq + 1)
                    return Table.left_over(self.table.id, nothing, self.house.shelf)
            while self._errands:
                self._errands.popleft().dropped(Refusal("not_read"))
            await asyncio.sleep(RETRY)

    def _show_everybody(self) -> None:
        for device in self.devices:
            if device.greeted:
                hello = Hello(id="", language=device.language)
                self.take_first(Greeting(self, device, hello))

    def _resume(self) -> None:
        if self._state is not GONE:
            self.attend()
            self._go_on()

    def _refuse(self, errand: Errand, refusal: Refusal) -> None:
        try:
            with self.watched():
                errand.refused(self.table, refusal)
        except Exception as error:  # the rules can't show the table: then without a view
            self.house.note("not_shown", self.table, exc_info=error)
            errand.dropped(refusal)

    # Time and bots.

    def attend(self) -> None:
        """See to what has to happen here without anybody asking for it."""
        self._bots.attend()
        due = self.table.alarm
        at = None if due is None else max(due, self._held_until)
        if at == self._alarm_at:
            return
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        self._alarm_at = at
        if at is not None:
            self._ring()

    def _ring(self) -> None:
        """Time may act now; if not quite yet, ring again."""
        if self._alarm_at is None:  # it has acted already, just before a command
            return
        early = self._alarm_at - self.house.clock()
        if early > 0:
            loop = asyncio.get_running_loop()
            self._alarm = loop.call_later(early / 1000, self._ring)
        elif self._state is FREE:
            self._go_on()

    @property
    def idle(self) -> bool:
        """Whether it may leave memory: nobody looks, and nothing is being done."""
        return self._state is FREE and not (self.devices or self.table.bots_to_move())

    def leave(self, code: str) -> None:
        """Out of memory; the log has everything. Who still waits for an answer is told why not."""
        self._state = GONE
        self._bots.call_off()
        if self._alarm is not None:
            self._alarm.cancel()
        while self._errands:
            self._errands.popleft().dropped(Refusal(code))
