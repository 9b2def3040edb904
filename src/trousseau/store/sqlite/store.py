"""The log of all tables in one folder: a thread that writes, and one that reads."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import (
    AbstractContextManager,
    ExitStack,
    asynccontextmanager,
    closing,
    nullcontext,
)
from pathlib import Path
from typing import TypeVar, TypeVarTuple

from trousseau.store.allowance import AddressBooks, Shared
from trousseau.store.errors import NotSaved
from trousseau.store.rows import Card, Head, Row
from trousseau.store.servers import Server
from trousseau.store.sqlite.backup import copy, rescue
from trousseau.store.sqlite.database import connect
from trousseau.store.sqlite.folder import claim, prepare
from trousseau.store.sqlite.migration import migrate, pending, shipped
from trousseau.store.sqlite.problems import refusing
from trousseau.store.sqlite.reader import Reader
from trousseau.store.sqlite.writer import Writer
from trousseau.store.store import Answers, Store

About = TypeVarTuple("About")
Answer = TypeVar("Answer")


class SqliteStore(Store):
    """Whoever opens a folder as a server is alone in it."""

    def __init__(self, folder: Path, *, alone: bool = True) -> None:
        """Open the folder, make what is missing and bring it up to date; or Unusable.

        `alone` keeps a second server away. Without it, a store may be used beside a server's.
        """
        super().__init__()
        self._reserved: set[str] = set()
        self._allowances = AddressBooks()
        with ExitStack() as opened, refusing(folder):
            file = self._file = prepare(folder)
            if alone:
                opened.enter_context(claim(folder))
            _bring_up_to_date(file, nullcontext() if alone else claim(folder))
            self._writer = opened.enter_context(closing(Writer(file, self.commits)))
            self._reader = opened.enter_context(closing(Reader(file)))
            self._writers_thread = opened.enter_context(ThreadPoolExecutor(1, "store-writer"))
            self._readers_thread = opened.enter_context(ThreadPoolExecutor(1, "store-reader"))
            self._opened = opened.pop_all()

    # Reading.

    async def lines(self, table: str) -> list[Row]:
        return await self._read(self._reader.lines, table)

    async def lines_and_card(self, table: str) -> tuple[list[Row], Card | None]:
        return await self._read(self._reader.lines_and_card, table)

    async def tables(self) -> list[str]:
        return await self._read(self._reader.tables)

    async def faults(self) -> list[str]:
        return await self._read(self._reader.faults)

    async def heads(self, tables: Collection[str]) -> dict[str, Head]:
        return await self._read(self._reader.heads, tables)

    async def newest(self) -> int:
        return await self._read(self._reader.newest)

    async def cards(self, limit: int) -> list[Card]:
        return await self._read(self._reader.cards, limit)

    async def table_of(self, code: str) -> str | None:
        return await self._read(self._reader.table_of, code)

    async def all_cards(self) -> list[Card]:
        return await self._read(self._reader.all_cards)

    async def waking(self, until: int) -> list[tuple[str, int]]:
        return await self._read(self._reader.waking, until)

    async def now(self) -> int:
        return int(time.time() * 1000)

    # Whoever has the folder is the house's only server.

    async def keep(self, table: str) -> Server | None:
        return None

    async def look_around(self) -> None:
        """Nobody is there."""

    async def let_go(self) -> None:
        await self._settle()

    @asynccontextmanager
    async def reserved(self, code: str) -> AsyncIterator[bool]:
        if code in self._reserved:
            yield False
            return
        self._reserved.add(code)  # before anything is awaited
        try:
            yield await self.table_of(code) is None
        finally:
            self._reserved.discard(code)

    async def take(self, limit: Shared, whose: str) -> float:
        return self._allowances[limit].take(whose, time.monotonic())

    async def give_back(self, limit: Shared, whose: str) -> None:
        self._allowances[limit].give_back(whose)

    async def forget_allowances(self) -> None:
        for book in self._allowances.values():
            book.tidy(time.monotonic())

    # The rest.

    async def delete(self, *tables: str) -> None:
        """Forget these tables: their logs and cards are off the disk when this returns.

        Copies of a row may be left in unused parts of the file, from when SQLite moved it to
        another place; `compact` ends those too.
        """
        await self._write(self._writer.delete, tables)

    async def replace(self, rows: Sequence[Row], card: Card) -> None:
        await self._write(self._writer.replace, rows, card)

    async def back_up(self, target: Path) -> None:
        await self._loop.run_in_executor(None, copy, self._file, target)

    async def rescue(self, target: Path) -> None:
        await self._loop.run_in_executor(None, rescue, self._file, target)

    async def compact(self) -> None:
        """Write the whole file anew, without its unused parts. All writing waits for it."""
        await self._write(self._writer.compact)

    async def probe(self) -> bool:
        try:
            await self._write(self._writer.probe)
        except NotSaved:
            return False
        return True

    async def written_elsewhere(self) -> bool:
        return await self._write(self._writer.written_elsewhere)

    async def _disconnect(self) -> None:
        await self._loop.run_in_executor(None, self._opened.close)

    async def _commit(self) -> Answers:
        return await self._write(self._commit_now)

    def _commit_now(self) -> Answers:
        """In the writer's thread: whatever waits by now shares one transaction."""
        batch = self._batch()
        return self._answers(batch, self._writer.commit(batch)) if batch else []

    async def _write(self, do: Callable[[*About], Answer], *about: *About) -> Answer:
        return await self._loop.run_in_executor(self._writers_thread, do, *about)

    async def _read(self, ask: Callable[[*About], Answer], *about: *About) -> Answer:
        return await self._loop.run_in_executor(self._readers_thread, ask, *about)


def _bring_up_to_date(file: Path, claimed: AbstractContextManager[None]) -> None:
    """Not under the feet of a server that runs: `claimed` is entered only if there is work."""
    known = shipped()
    with closing(connect(file)) as connection:
        if pending(connection, known):
            with claimed:
                migrate(connection, known)
