"""The log of all tables in PostgreSQL, for one server of a house or beside its servers."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Collection, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from secrets import token_urlsafe
from typing import TYPE_CHECKING, Final, NoReturn

from trousseau.store.allowance import Shared
from trousseau.store.errors import NotSaved, Unusable
from trousseau.store.postgres.address import PostgresAddress
from trousseau.store.postgres.allowances import Allowances
from trousseau.store.postgres.connections import Line, Lines, connect, farewell
from trousseau.store.postgres.keeping import Keeping, Reservations
from trousseau.store.postgres.lifeline import Lifeline
from trousseau.store.postgres.migration import is_ours, is_served, prepare, shipped
from trousseau.store.postgres.problems import reading, refusing
from trousseau.store.postgres.reading import Reader
from trousseau.store.postgres.writing import Writer
from trousseau.store.rows import Card, Head, Row
from trousseau.store.servers import Server
from trousseau.store.store import Answers, Store

if TYPE_CHECKING:
    from trousseau.store.postgres.connections import Connection

READERS: Final = 2
"""Connections that read. With the lifeline, the writer's and that of reservations they are five."""

SECRET: Final = 32
"""Bytes of what servers know each other by."""


class PostgresStore(Store):
    """As a server that keeps tables; or beside the servers, as nobody, to look and to mend."""

    @classmethod
    async def open(
        cls, address: PostgresAddress, server_address: str | None, *, alone: bool = False
    ) -> PostgresStore:
        """Make what is missing, bring it up to date, and join the servers; or Unusable.

        `alone`: only if no server runs.
        """
        with refusing(address):
            async with _visit(address) as connection:
                await prepare(connection, shipped())
                if alone and await is_served(connection):
                    raise Unusable("store_in_use")
            store = cls(address, server_address)
            if store._lifeline is not None:
                await store._lifeline.begin()
            return store

    @classmethod
    async def holds_house(cls, address: PostgresAddress) -> bool:
        """Whether anything was ever stored there; Unusable if nobody can tell."""
        with refusing(address):
            async with _visit(address) as connection:
                return await is_ours(connection)

    def __init__(self, address: PostgresAddress, server_address: str | None) -> None:
        """Only `open` makes one."""
        super().__init__()
        self._address = address
        self._lifeline = (
            None
            if server_address is None
            else Lifeline(address, server_address, token_urlsafe(SECRET))
        )
        self._writing = asyncio.Lock()
        self._writer = Writer(self._line(durable=True), self._me, self.commits)
        self._reading = Lines([self._line() for _ in range(READERS)])
        self._reader = Reader(self._reading, self._me)
        self._keeping = Keeping(self._reading, self._me)
        self._reserving = self._line()
        self._reservations = Reservations(self._reserving, self._reader)
        self._allowances = Allowances(self._reading)

    # Reading.

    async def lines(self, table: str) -> list[Row]:
        return await self._reader.lines(table)

    async def lines_and_card(self, table: str) -> tuple[list[Row], Card | None]:
        return await self._reader.lines_and_card(table)

    async def tables(self) -> list[str]:
        return await self._reader.tables()

    async def faults(self) -> list[str]:
        return await self._reader.faults()

    async def heads(self, tables: Collection[str]) -> dict[str, Head]:
        return await self._reader.heads(tables)

    async def newest(self) -> int:
        return await self._reader.newest()

    async def cards(self, limit: int) -> list[Card]:
        return await self._reader.cards(limit)

    async def table_of(self, code: str) -> str | None:
        return await self._reader.table_of(code)

    async def all_cards(self) -> list[Card]:
        return await self._reader.all_cards()

    async def waking(self, until: int) -> list[tuple[str, int]]:
        return await self._reader.waking(until)

    async def now(self) -> int:
        return await self._reader.now()

    # Servers of one house.

    @property
    def number(self) -> int:
        return 0 if self._lifeline is None else self._lifeline.number

    @property
    def secret(self) -> str:
        return "" if self._lifeline is None else self._lifeline.secret

    @property
    def adrift(self) -> bool:
        return self._lifeline is not None and self._lifeline.adrift

    @property
    def others(self) -> Sequence[Server]:
        return () if self._lifeline is None else self._lifeline.others

    async def look_around(self) -> None:
        if self._lifeline is not None:
            with reading():
                await self._lifeline.beat()

    async def keep(self, table: str) -> Server | None:
        return await self._keeping.keep(table)

    async def let_go(self) -> None:
        await self._settle()
        await self._keeping.let_go()

    def reserved(self, code: str) -> AbstractAsyncContextManager[bool]:
        return self._reservations.reserved(code)

    async def take(self, limit: Shared, whose: str) -> float:
        return await self._allowances.take(limit, whose)

    async def give_back(self, limit: Shared, whose: str) -> None:
        await self._allowances.give_back(limit, whose)

    async def forget_allowances(self) -> None:
        await self._allowances.forget()

    # The rest.

    async def delete(self, *tables: str) -> None:
        """Forget these tables. Their room on the disk is used again; `compact` ends it now."""
        async with self._writing:
            await self._writer.delete(tables)

    async def replace(self, rows: Sequence[Row], card: Card) -> None:
        async with self._writing:
            await self._writer.replace(rows, card)

    async def back_up(self, target: Path) -> None:
        self._leave_to_its_own_tools()

    async def rescue(self, target: Path) -> None:
        self._leave_to_its_own_tools()

    async def compact(self) -> None:
        async with self._writing:
            await self._writer.compact()

    async def probe(self) -> bool:
        try:
            async with self._writing:
                await self._writer.probe()
        except NotSaved:
            return False
        return True

    async def written_elsewhere(self) -> bool:
        """By somebody beside the servers: these write each for other tables."""
        if self._lifeline is None:
            return True
        with reading():
            return await self._lifeline.heard_of_lines()

    async def _disconnect(self) -> None:
        if self._lifeline is not None:
            await self._lifeline.end()
        await self._writer.close()
        await self._reading.close()
        await self._reserving.close()

    async def _commit(self) -> Answers:
        """One at a time: whatever waits by then shares the next one."""
        async with self._writing:
            batch = self._batch()
            return self._answers(batch, await self._writer.commit(batch)) if batch else []

    def _line(self, *, durable: bool = False) -> Line:
        return Line(self._address, lambda: f"trousseau {self._me() or 'beside'}", durable=durable)

    def _me(self) -> int | None:
        return None if self._lifeline is None else self._lifeline.number

    def _leave_to_its_own_tools(self) -> NoReturn:
        raise Unusable("store_pg_dump", folder=self._address.shown)


@asynccontextmanager
async def _visit(address: PostgresAddress) -> AsyncIterator[Connection]:
    connection = await connect(address, "trousseau", durable=True)
    try:
        yield connection
    finally:
        await farewell(connection)
