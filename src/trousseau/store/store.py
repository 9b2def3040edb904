"""The log of all tables, for an event loop that never waits for the disk."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, ExitStack, closing, nullcontext
from pathlib import Path
from typing import TypeVar, TypeVarTuple

from trousseau.store.backup import copy, rescue
from trousseau.store.database import connect
from trousseau.store.errors import NotSaved, refusing
from trousseau.store.folder import claim, prepare
from trousseau.store.migration import migrate, migrations, pending
from trousseau.store.reader import Reader
from trousseau.store.rows import Card, Head, Row
from trousseau.store.writer import Entry, Outcome, Writer, again

MOST = 1000
"""Lines in one transaction."""

PAUSE_A_LINE = 0.0001
LONGEST_PAUSE = 0.004
"""Seconds that lines gather. A commit costs as much as ten moves: a busy house makes few large
ones, and in a quiet one nobody is kept waiting."""

Answers = list[tuple[Entry, Outcome]]
Commit = asyncio.Future[Answers]
About = TypeVarTuple("About")
Answer = TypeVar("Answer")


class Store:
    """Made and used inside a running event loop.

    While a batch is on its way to the disk the next one gathers here, so the busier the house
    is, the more lines share the cost of a commit.
    """

    def __init__(self, folder: Path, *, alone: bool = True) -> None:
        """Open the folder, make what is missing and bring it up to date; or Unusable.

        `alone` keeps a second server away. Without it, a store may be used beside a server's.
        """
        self._loop = asyncio.get_running_loop()
        self._waiting: deque[Entry] = deque()
        self._called = False
        self._shared = 0
        self._failed = False  # until the loop heard of it, nothing else is written
        self._commits: set[Commit] = set()
        with ExitStack() as opened, refusing(folder):
            file = self._file = prepare(folder)
            if alone:
                opened.enter_context(claim(folder))
            _bring_up_to_date(file, nullcontext() if alone else claim(folder))
            self.writer = opened.enter_context(closing(Writer(file)))
            self._reader = opened.enter_context(closing(Reader(file)))
            self._writers_thread = opened.enter_context(ThreadPoolExecutor(1, "store-writer"))
            self._readers_thread = opened.enter_context(ThreadPoolExecutor(1, "store-reader"))
            self._opened = opened.pop_all()

    def append(self, row: Row, card: Card | None, done: Callable[[Outcome], None]) -> None:
        """Queue a line, and the card that tells of it.

        `done` is called in the event loop, after the line is on disk (None), or if it is Taken or
        NotSaved and not there.
        """
        self._waiting.append(Entry(row, card, done))
        self._call_writer()

    async def write(self, row: Row, card: Card | None) -> None:
        """Append a line and wait until it is on disk; Taken or NotSaved if it is not."""
        stored: asyncio.Future[None] = self._loop.create_future()

        def done(problem: Outcome) -> None:
            if stored.cancelled():
                return
            if problem is None:
                stored.set_result(None)
            else:
                stored.set_exception(problem)

        self.append(row, card, done)
        await stored

    async def lines(self, table: str) -> list[Row]:
        """A table's log, in order; empty if there is no such table, Damaged if lines were lost."""
        return await self._read(self._reader.lines, table)

    async def lines_and_card(self, table: str) -> tuple[list[Row], Card | None]:
        """The log and the card that was stored with it; None if that is missing or damaged."""
        return await self._read(self._reader.lines_and_card, table)

    async def tables(self) -> list[str]:
        """Every table of which something is left."""
        return await self._read(self._reader.tables)

    async def faults(self) -> list[str]:
        """What SQLite itself finds wrong with the file, in its words."""
        return await self._read(self._reader.faults)

    async def heads(self, tables: Collection[str]) -> dict[str, Head]:
        """The newest line of each of these tables that has any."""
        return await self._read(self._reader.heads, tables)

    async def newest(self) -> int:
        """The instant of the newest line of all tables; 0 if there is none."""
        return await self._read(self._reader.newest)

    async def cards(self, limit: int) -> list[Card]:
        """The listed ones, newest touched first."""
        return await self._read(self._reader.cards, limit)

    async def table_of(self, code: str) -> str | None:
        """The open table that this code leads to."""
        return await self._read(self._reader.table_of, code)

    async def all_cards(self) -> list[Card]:
        """Every table, oldest first."""
        return await self._read(self._reader.all_cards)

    async def waking(self) -> list[tuple[str, int]]:
        """Which tables need the server at some time, and when; soonest first."""
        return await self._read(self._reader.waking)

    async def delete(self, *tables: str) -> None:
        """Forget these tables: their logs and cards are off the disk when this returns.

        Copies of a row may be left in unused parts of the file, from when SQLite moved it to
        another place; `compact` ends those too.
        """
        await self._write(self.writer.delete, tables)

    async def replace(self, rows: Sequence[Row], card: Card) -> None:
        """Put a whole log and its card in the place of what there is of that table."""
        await self._write(self.writer.replace, rows, card)

    async def back_up(self, target: Path) -> None:
        """Copy everything into one file, while others write; Unusable if that can't be made."""
        await self._loop.run_in_executor(None, copy, self._file, target)

    async def rescue(self, target: Path) -> None:
        """Copy all that can be read into a new file; Unusable if that can't be made."""
        await self._loop.run_in_executor(None, rescue, self._file, target)

    async def compact(self) -> None:
        """Write the whole file anew, without its unused parts. All writing waits for it."""
        await self._write(self.writer.compact)

    async def probe(self) -> bool:
        """Whether something can be written now, by trying."""
        try:
            await self._write(self.writer.probe)
        except NotSaved:
            return False
        return True

    async def written_elsewhere(self) -> bool:
        """Whether another process wrote since this was last asked; in doubt, yes."""
        return await self._write(self.writer.written_elsewhere)

    async def close(self) -> None:
        """Write all that is queued, answer it, and let go of the folder."""
        while self._commits:
            await asyncio.wait(self._commits)
        await self._loop.run_in_executor(None, self._opened.close)

    # Writing.

    def _call_writer(self) -> None:
        if not self._called:
            self._called = True
            commit = self._loop.create_task(self._gather())
            self._commits.add(commit)
            commit.add_done_callback(self._answer)

    async def _gather(self) -> Answers:
        """Let more lines come to share the commit: the longer, the more shared the last one."""
        await asyncio.sleep(min(self._shared * PAUSE_A_LINE, LONGEST_PAUSE))
        return await self._write(self._commit)

    def _commit(self) -> Answers:
        """In the writer's thread: whatever waits by now shares one transaction."""
        self._called = False  # first, so that a line is either taken here or calls again
        if self._failed:
            return []
        batch = [self._waiting.popleft() for _ in range(min(len(self._waiting), MOST))]
        if not batch:  # the commit before took them too
            return []
        self._shared = len(batch)
        answers = list(zip(batch, self.writer.commit(batch), strict=True))
        self._failed = any(outcome for _, outcome in answers)
        return answers

    def _answer(self, commit: Commit) -> None:
        self._commits.discard(commit)
        answers = commit.result()
        failed = {entry.row.table: outcome for entry, outcome in answers if outcome}
        if failed:
            answers += self._with_them(failed)
            self._failed = False
        if self._waiting:
            self._call_writer()
        for entry, outcome in answers:
            self._tell(entry, outcome)

    def _with_them(self, failed: Mapping[str, Exception]) -> Answers:
        """Lines that wait behind one that failed build on it, so they fail too."""
        waiting, self._waiting = self._waiting, deque()
        answers: Answers = []
        for entry in waiting:
            if entry.row.table in failed:
                answers.append((entry, again(failed[entry.row.table])))
            else:
                self._waiting.append(entry)
        return answers

    def _tell(self, entry: Entry, outcome: Outcome) -> None:
        try:
            entry.done(outcome)
        except Exception as error:  # a fault of the one who asked; others wait for an answer
            self._loop.call_exception_handler({"message": "done() failed", "exception": error})

    async def _write(self, do: Callable[[*About], Answer], *about: *About) -> Answer:
        return await self._loop.run_in_executor(self._writers_thread, do, *about)

    async def _read(self, ask: Callable[[*About], Answer], *about: *About) -> Answer:
        return await self._loop.run_in_executor(self._readers_thread, ask, *about)


def _bring_up_to_date(file: Path, claimed: AbstractContextManager[None]) -> None:
    """Not under the feet of a server that runs: `claimed` is entered only if there is work."""
    known = migrations()
    with closing(connect(file)) as connection:
        if pending(connection, known):
            with claimed:
                migrate(connection, known)
