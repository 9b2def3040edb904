"""All the tables of one server: opened, found, resumed, and out of memory when nobody looks."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from secrets import choice
from string import ascii_letters, digits
from typing import Any, NoReturn, TypeVar

import msgspec
import structlog

from trousseau.bots.timing import SLOT
from trousseau.kernel import Illegal
from trousseau.kernel.dice import fresh_seed
from trousseau.store import Damaged, NotRead, NotSaved, Row, Store
from trousseau.tables.core.codes import fresh_code
from trousseau.tables.core.commands import Setup
from trousseau.tables.core.entries import Broke, Opened
from trousseau.tables.core.outbox import encode
from trousseau.tables.core.permissions import Admission, Guest, check_setup
from trousseau.tables.core.public_view import card, digest
from trousseau.tables.core.registry import GameRegistry
from trousseau.tables.core.table import Table
from trousseau.tables.guard.hang_check import is_harmless, line_at_work
from trousseau.tables.guard.watchdog import TooLong, Watchdog
from trousseau.tables.live.elsewhere import OtherServers, TableElsewhere
from trousseau.tables.live.house_clock import HouseClock
from trousseau.tables.live.live_table import LiveTable
from trousseau.tables.live.reachable import KeptElsewhere, NotReached, Reachable
from trousseau.tables.live.replay_cache import ReplayCache
from trousseau.tables.live.rereading import is_newest
from trousseau.tables.live.shared_work import Shared
from trousseau.tables.live.waking import Waking
from trousseau.tables.workers.pool import WorkerPool

T = TypeVar("T")

ID_SIGNS = ascii_letters + digits
ID_LENGTH = 22
"""Of a table's id: with 62 signs, 130 random bits."""

CODES_TRIED = 20
"""So often a code is drawn for a new table; in a house that is so full, its link must do."""

SWEEP = 1.0
LISTED = 100
RETRY = 1.0

REACHING = 3.0
"""Seconds in which a table that another server kept should have one again."""

AGAIN = 0.1

CUT_OFF = 15.0
"""Seconds without the database after which people are sent to look for another server."""

AGREE = 60.0
"""Seconds between two looks at the house's clock."""

ANSWERS = (Illegal, NotRead, KeptElsewhere, NotReached)
"""Errors that whoever asked was told of, or that are in the log already."""


class House:
    """Tables by their ids, and what they all share."""

    def __init__(  # noqa: PLR0913 - what all tables share is handed over here, once
        self,
        store: Store,
        registry: GameRegistry,
        bot_workers: WorkerPool,
        lookback_workers: WorkerPool,
        watchdog: Watchdog,
        *,
        plan_workers: WorkerPool,
        pace: float = 1.6,
        slot: float = SLOT,
        idle: float = 300.0,
        clock: Callable[[], int] | None = None,
    ) -> None:
        """`bot_workers` is the bots' own; `lookback_workers` are there for whoever looks back.

        `plan_workers`: for bots in real time, who can't wait for others to think; `pace`: seconds a
        bot seems to think at a calm table; `slot`: at the least, from one instant to the next at
        which it answers after that; `idle`: until a table leaves memory.
        """
        self.store = store
        self.registry = registry
        self.bot_workers = bot_workers
        self.plan_workers = plan_workers
        self.lookback_workers = lookback_workers
        self.watchdog = watchdog
        self.pace = pace
        self.slot = slot
        self.idle = idle
        self.clock = HouseClock(store, clock)
        self.log: structlog.stdlib.BoundLogger = structlog.get_logger("trousseau")
        self.tables: dict[str, LiveTable] = {}
        self.replay_cache = ReplayCache(self)
        self._loading: Shared[str, LiveTable] = Shared(self.task)
        self._tasks: set[asyncio.Task[Any]] = set()
        self.others = OtherServers(self)
        self.visitors = 0
        """Devices of people who are connected to other servers."""

        self._number = store.number
        self._adrift_since: float | None = None
        self._stopping = False
        self._waking = Waking(self)
        self._outdated: set[str] = set()

    # Its own life.

    async def start(self) -> None:
        """Take up every table where bots play or time runs, and that no other server keeps."""
        await self._begin_clock()
        await self._try_suspect()
        self.watchdog.start()
        self.repeat(min(SWEEP, self.idle), self._sweep)
        self.repeat(min(SWEEP, self.idle), self._look_beside)
        self.repeat(SWEEP, self._look_at_database)
        self.repeat(AGREE, self.clock.agree)
        self._waking.start()

    async def stop(self) -> None:
        """Tell everybody, let what is being stored be stored, and other servers keep the tables."""
        self._stopping = True
        self._waking.stop()
        for live in self.tables.values():
            live.leave("stopping")
            live.connections.send_away("stopping")
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.others.close()
        await self.store.let_go()
        self.watchdog.stop()

    async def _begin_clock(self) -> None:
        try:
            newest = await self.insist(self.store.newest)
        except NotRead:
            newest = 0
        behind = await self.clock.begin(newest)
        if behind:
            self.log.warning("clock_behind", seconds=behind // 1000)

    async def _try_suspect(self) -> None:
        """A table whose rules may have hung the last server ends, if they hang in a trial too."""
        suspect = self.watchdog.suspect()
        rows = await self._log_of(suspect.table) if suspect else []
        if not suspect or not rows or await self.store.keep(suspect.table):
            return
        if await is_harmless(rows, suspect.command, self.registry):
            return
        self.log.error("table_hung", table=digest(suspect.table))
        broke = encode(Broke(problem="TooLong", line=line_at_work(suspect.command)))
        row = Row(suspect.table, rows[-1].seq + 1, self.clock(), broke)
        table = Table.load(suspect.table, [*rows, row], self.registry)  # asks no rules any more
        await self.store.write(row, card(table))

    async def _log_of(self, name: str) -> list[Row]:
        """A log from which rules could be asked; one that was damaged is not."""
        try:
            return await self.insist(lambda: self.store.lines(name))
        except (Damaged, NotRead):
            return []

    async def _sweep(self) -> None:
        """Tables at which nobody looks leave memory."""
        limit = self.clock() - int(self.idle * 1000)
        for live in [live for live in self.tables.values() if live.idle and live.used <= limit]:
            self._dismiss(live)

    def _dismiss(self, live: LiveTable) -> None:
        live.leave("no_such_table")
        del self.tables[live.table.id]
        self.replay_cache.forget(live.table.id)  # nobody sees to it that it stays true
        self._waking.out_of_memory(live.table.id, live.table.alarm)

    async def _look_beside(self) -> None:
        """An operator may have written beside the running server, or restored a table."""
        await self._look_for_strangers()
        await self._catch_up()

    async def _look_at_database(self) -> None:
        """Without it others may keep our tables by now: people are not held here for long."""
        now = asyncio.get_running_loop().time()
        if not self.store.adrift:
            self._adrift_since = None
        elif self._adrift_since is None:
            self._adrift_since = now
            self.log.error("database_gone")
        elif now - self._adrift_since > CUT_OFF:
            for live in self.tables.values():
                live.connections.send_away("moved")
        if self.store.number != self._number:
            self._number = self.store.number
            for live in list(self.tables.values()):
                self.moved(live)

    async def _look_for_strangers(self) -> None:
        try:
            if not await self.insist(self.store.written_elsewhere):
                return
            heads = await self.insist(lambda: self.store.heads(list(self.tables)))
        except NotRead:  # a file that was damaged: whoever asks for a table hears of it
            return
        for name, live in list(self.tables.items()):
            if not is_newest(live.table, heads.get(name)):
                self._outdated.add(name)

    async def _catch_up(self) -> None:
        """Tables that were busy just then are looked at again next time."""
        for name in list(self._outdated):
            if name not in self.tables or await self.tables[name].refresh():
                self._outdated.discard(name)

    # Its tables.

    async def open(self, setup: Setup, guest: Guest) -> Admission:
        """A new table with its host; Illegal says what can't be."""
        setup = check_setup(setup, self.registry)
        name = "".join(choice(ID_SIGNS) for _ in range(ID_LENGTH))
        live = LiveTable(self, Table(name, self.registry))
        self.tables[name] = live
        try:
            async with self._free_code() as code:
                await live.write(Opened(setup=setup, seed=fresh_seed().hex(), code=code))
            return await live.join(guest)
        except Illegal:
            self.forget(live)
            with suppress(NotSaved):  # then it stays, and whoever comes first is its host
                await self.store.delete(name)
            raise

    @asynccontextmanager
    async def _free_code(self) -> AsyncIterator[str | None]:
        """A code that no open table has, kept from others while its table is being opened."""
        async with AsyncExitStack() as reserved:
            with self._readable():
                code = await self._draw_code(reserved)
            yield code

    async def _draw_code(self, reserved: AsyncExitStack) -> str | None:
        for _ in range(CODES_TRIED):
            code = fresh_code()
            if await reserved.enter_async_context(self.store.reserved(code)):
                return code
        return None

    async def find_by_code(self, code: str) -> Reachable:
        """The open table of that code; Illegal if there is none."""
        with self._readable():
            name = await self.store.table_of(code)
        if name is not None:
            table = await self.reach(name)
            if (await table.look()).code == code:
                return table
        raise Illegal("no_such_code")

    async def reach(self, name: str) -> Reachable:
        """The table of that id, whichever server keeps it; Illegal if none answers."""
        loop = asyncio.get_running_loop()
        until = loop.time() + REACHING
        while True:
            if self.store.adrift:
                raise Illegal("no_database")
            try:
                return await self.find(name)
            except KeptElsewhere as kept:
                with suppress(NotReached):
                    return TableElsewhere(name, await self.others.reach(kept.server))
            if loop.time() > until:
                raise Illegal("server_gone")
            with self._readable():
                await self.store.look_around()
            await asyncio.sleep(AGAIN)

    async def find(self, name: str) -> LiveTable:
        """The table of that id, from memory or from its log; or KeptElsewhere."""
        with self._readable():
            return await self.bring(name)

    async def bring(self, name: str) -> LiveTable:
        """The same, or NotRead."""
        if self._stopping:  # they will be found at another server
            raise Illegal("stopping")
        if name in self.tables:
            self.tables[name].used = self.clock()
            return self.tables[name]
        return await self._loading.get(name, lambda: self._load(name))

    async def _load(self, name: str) -> LiveTable:
        keeper = await self.store.keep(name)
        if keeper is not None:
            raise KeptElsewhere(keeper)
        table = await self.read(name)
        if table.seq < 0:
            raise Illegal("no_such_table")
        live = self.tables[name] = LiveTable(self, table)
        live.take_up()
        return live

    async def read(self, name: str) -> Table:
        """A table as its log has it, or what is left of it; without a log, an empty one."""
        try:
            rows = await self.store.lines(name)
        except Damaged as damaged:
            table = Table.left_over(name, damaged, self.registry)
            self.note("table_damaged", table, problem=str(damaged))
            return table
        try:
            with self.watchdog.over(name):
                table = Table.load(name, rows, self.registry)
        except TooLong as error:
            table = Table.load(name, rows, self.registry, fault=error)
        if table.fault is not None:
            self.note("not_replayed", table, exc_info=table.fault)
        return table

    async def rows(self, name: str) -> list[Row]:
        """A table's log, for somebody who waits; Illegal if it can't be read now."""
        with self._readable():
            return await self.store.lines(name)

    async def insist(self, read: Callable[[], Awaitable[T]]) -> T:
        """What the store says. If it can't be read, it is tried again until it can.

        NotRead if the file itself is damaged: that does not pass.
        """
        while True:
            try:
                return await read()
            except NotRead as error:
                if not self.store.adrift:  # that was noted
                    self.log.warning("not_read", code=error.code)
                if error.code == "corrupt":
                    raise
                await asyncio.sleep(RETRY)

    @contextmanager
    def _readable(self) -> Iterator[None]:
        """Whoever asks gets an answer, whatever the disk does."""
        try:
            yield
        except Damaged as damaged:
            raise Illegal("table_damaged", **damaged.about) from damaged
        except NotRead as error:
            self.log.warning("not_read", code=error.code)
            raise Illegal("not_read") from error

    async def listed(self) -> list[msgspec.Raw]:
        """The open public tables."""
        with self._readable():
            cards = await self.store.cards(LISTED)
        here = {
            card.table: self.tables[card.table].shown()
            for card in cards
            if card.table in self.tables
        }
        known = here | await self.others.listed(
            card.table for card in cards if card.table not in here
        )
        return [
            msgspec.Raw(encode(known[card.table]) if card.table in known else card.body)
            for card in cards
        ]

    async def delete(self, live: LiveTable) -> None:
        """Forget a table for good; nobody is told before it is off the disk."""
        try:
            await self.store.delete(live.table.id)
        except NotSaved as error:
            self.note("not_stored", live.table, code=error.code)
            raise Illegal("not_saved") from error
        self.forget(live)

    def moved(self, live: LiveTable) -> None:
        """Another server keeps this table now; its people find it there."""
        if self.tables.pop(live.table.id, None) is not None:
            self.replay_cache.forget(live.table.id)
            live.leave("moved")
            live.connections.send_away("moved")

    def forget(self, live: LiveTable) -> None:
        if self.tables.pop(live.table.id, None) is None:  # it was forgotten meanwhile
            return
        live.leave("deleted")
        self.replay_cache.forget(live.table.id)
        live.connections.send_away("deleted")

    # For its tables.

    def spawn(self, work: Coroutine[Any, Any, object]) -> None:
        """Start something that nobody waits for."""
        _ = self.task(work)

    def repeat(
        self, seconds: float, work: Callable[[], Awaitable[None]], *, at_once: bool = False
    ) -> None:
        """Do this every so many seconds, whatever becomes of it each time."""
        self.spawn(self._repeat(seconds, work, 0.0 if at_once else seconds))

    async def _repeat(
        self, seconds: float, work: Callable[[], Awaitable[None]], first: float
    ) -> NoReturn:
        await asyncio.sleep(first)
        while True:
            try:
                await work()
            except NotRead as error:  # it is there again, or the next time says so again
                self.log.warning("not_read", code=error.code)
            except Exception:  # a fault of ours, which must not be the last that is heard of it
                self.log.exception("task_failed")
            await asyncio.sleep(seconds)

    def task(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Start something whose failure must not go unnoticed."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, ANSWERS):
            self.log.error("task_failed", exc_info=error)

    def note(self, event: str, table: Table, **about: object) -> None:
        """A line in the operator's log."""
        self.log.warning(event, table=digest(table.id), game=table.setup.game, **about)
