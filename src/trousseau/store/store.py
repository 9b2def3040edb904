"""The log of all tables, for an event loop that never waits for a disk. What all stores share."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import NamedTuple

from trousseau.store.allowance import Shared
from trousseau.store.errors import Outcome, again
from trousseau.store.rows import Card, Head, Row
from trousseau.store.servers import Server

MOST = 1000
"""Lines in one transaction."""

PAUSE_A_LINE = 0.0001
LONGEST_PAUSE = 0.004
"""Seconds that lines gather. A commit costs as much as ten moves: a busy house makes few large
ones, and in a quiet one nobody is kept waiting."""


class Entry(NamedTuple):
    """A line on its way to the disk, and whom to tell."""

    row: Row
    card: Card | None
    done: Callable[[Outcome], None]


Answers = list[tuple[Entry, Outcome]]
Commit = asyncio.Future[Answers]


class Commits:
    """How writing goes."""

    def __init__(self) -> None:
        self.healthy = True
        """Whether the last attempt to write succeeded."""

        self.count = 0
        self.rows = 0
        self.seconds = 0.0
        """How long the last one took."""

    def note(self, seconds: float, rows: int) -> None:
        self.count += 1
        self.rows += rows
        self.seconds = seconds


class Store(ABC):
    """Made and used inside a running event loop.

    While a batch is on its way to the disk the next one gathers here, so the busier the house
    is, the more lines share the cost of a commit.
    """

    def __init__(self) -> None:
        self.commits = Commits()
        self._loop = asyncio.get_running_loop()
        self._waiting: deque[Entry] = deque()
        self._called = False
        self._shared = 0
        self._failed = False  # until the loop heard of it, nothing else is written
        self._under_way: set[Commit] = set()

    # Writing lines.

    def append(self, row: Row, card: Card | None, done: Callable[[Outcome], None]) -> None:
        """Queue a line, and the card that tells of it.

        `done` is called in the event loop, after the line is on disk (None), or if it is Taken,
        NotOurs or NotSaved and not there, or if it is InDoubt.
        """
        self._waiting.append(Entry(row, card, done))
        self._call_writer()

    async def write(self, row: Row, card: Card | None) -> None:
        """Append a line and wait until it is on disk; or what `append` tells."""
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

    # Reading.

    @abstractmethod
    async def lines(self, table: str) -> list[Row]:
        """A table's log, in order; empty if there is no such table, Damaged if lines were lost."""

    @abstractmethod
    async def lines_and_card(self, table: str) -> tuple[list[Row], Card | None]:
        """The log and the card that was stored with it; None if that is missing or damaged."""

    @abstractmethod
    async def tables(self) -> list[str]:
        """Every table of which something is left."""

    @abstractmethod
    async def faults(self) -> list[str]:
        """What the database itself finds wrong with its own structure, in its words."""

    @abstractmethod
    async def heads(self, tables: Collection[str]) -> dict[str, Head]:
        """The newest line of each of these tables that has any."""

    @abstractmethod
    async def newest(self) -> int:
        """The instant of the newest line of all tables; 0 if there is none."""

    @abstractmethod
    async def cards(self, limit: int) -> list[Card]:
        """The listed ones, newest touched first."""

    @abstractmethod
    async def table_of(self, code: str) -> str | None:
        """The open table that this code leads to."""

    @abstractmethod
    async def all_cards(self) -> list[Card]:
        """Every table, oldest first."""

    @abstractmethod
    async def waking(self, until: int) -> list[tuple[str, int]]:
        """Which tables that no other server keeps need one by then, and when; soonest first."""

    @abstractmethod
    async def now(self) -> int:
        """The instant by the house's clock, in epoch milliseconds."""

    # Servers of one house.

    @property
    def number(self) -> int:
        """Of this server. If it is another one than before, others may keep its tables by now."""
        return 0

    @property
    def secret(self) -> str:
        """By which the others know this server's links, and it theirs."""
        return ""

    @property
    def adrift(self) -> bool:
        """Whether the database can't be reached: nobody knows who keeps the tables meanwhile."""
        return False

    @property
    def others(self) -> Sequence[Server]:
        """The other servers that are there."""
        return ()

    @abstractmethod
    async def look_around(self) -> None:
        """See now, and not a moment later, which other servers are there."""

    @abstractmethod
    async def keep(self, table: str) -> Server | None:
        """Be the server that writes this table's lines (None), or say which one does."""

    @abstractmethod
    async def let_go(self) -> None:
        """Write all that is queued and answer it; then any server may keep what this one kept."""

    @abstractmethod
    def reserved(self, code: str) -> AbstractAsyncContextManager[bool]:
        """Keep everybody else from giving a new table this code; False if somebody does or did."""

    @abstractmethod
    async def take(self, limit: Shared, whose: str) -> float:
        """Take one of what this address has in the whole house: 0, or the seconds until it has."""

    @abstractmethod
    async def give_back(self, limit: Shared, whose: str) -> None:
        """One that was taken after all costs nothing."""

    @abstractmethod
    async def forget_allowances(self) -> None:
        """Those of addresses that have not asked for so long that it makes no difference."""

    # The rest.

    @abstractmethod
    async def delete(self, *tables: str) -> None:
        """Forget these tables: their logs and cards are off the disk when this returns."""

    @abstractmethod
    async def replace(self, rows: Sequence[Row], card: Card) -> None:
        """Put a whole log and its card in the place of what there is of that table."""

    @abstractmethod
    async def back_up(self, target: Path) -> None:
        """Copy everything into one file, while others write; Unusable if that can't be made."""

    @abstractmethod
    async def rescue(self, target: Path) -> None:
        """Copy all that can be read into a new file; Unusable if that can't be made."""

    @abstractmethod
    async def compact(self) -> None:
        """End what is left on disk of what was deleted. All writing waits for it."""

    @abstractmethod
    async def probe(self) -> bool:
        """Whether something can be written now, by trying."""

    @abstractmethod
    async def written_elsewhere(self) -> bool:
        """Whether another process wrote since this was last asked; in doubt, yes."""

    async def close(self) -> None:
        """Write all that is queued, answer it, and disconnect."""
        await self._settle()
        await self._disconnect()

    async def _settle(self) -> None:
        while self._under_way:
            await asyncio.wait(self._under_way)

    @abstractmethod
    async def _disconnect(self) -> None:
        """Nothing is queued any more."""

    # Batches.

    @abstractmethod
    async def _commit(self) -> Answers:
        """Take what waits by now (`_batch`), and store it in one transaction."""

    def _call_writer(self) -> None:
        if not self._called:
            self._called = True
            commit = self._loop.create_task(self._gather())
            self._under_way.add(commit)
            commit.add_done_callback(self._answer)

    async def _gather(self) -> Answers:
        """Let more lines come to share the commit: the longer, the more shared the last one."""
        await asyncio.sleep(min(self._shared * PAUSE_A_LINE, LONGEST_PAUSE))
        return await self._commit()

    def _batch(self) -> list[Entry]:
        """Whatever waits by now; it may be taken in a writer's own thread."""
        self._called = False  # first, so that a line is either taken here or calls again
        if self._failed:
            return []
        batch = [self._waiting.popleft() for _ in range(min(len(self._waiting), MOST))]
        if batch:  # else the commit before took them too
            self._shared = len(batch)
        return batch

    def _answers(self, batch: Sequence[Entry], outcomes: Sequence[Outcome]) -> Answers:
        self._failed = any(outcomes)
        return list(zip(batch, outcomes, strict=True))

    def _answer(self, commit: Commit) -> None:
        self._under_way.discard(commit)
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
