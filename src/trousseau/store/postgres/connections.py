"""Connections to PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from time import monotonic
from typing import TYPE_CHECKING, Any, Final, TypeVar

import asyncpg

from trousseau.store.postgres.address import PostgresAddress

if TYPE_CHECKING:
    Connection = asyncpg.Connection[asyncpg.Record]

Answer = TypeVar("Answer")

TO_CONNECT: Final = 2.0
"""Seconds until a server that does not answer counts as gone."""

PATIENCE: Final = 8.0
"""Seconds to wait for an answer; whoever waits for another's lock is told before."""

LONG: Final = 1e6
"""For the driver, whose own patience is not asked for."""

SETTINGS: Final = {"jit": "off", "lock_timeout": "4s", "statement_timeout": "0"}


async def connect(
    address: PostgresAddress, name: str, *, durable: bool, patience: float = TO_CONNECT
) -> Connection:
    """Open a connection that PostgreSQL lists by this name; durable: a commit is on disk."""
    settings = SETTINGS | {
        "application_name": name,
        "synchronous_commit": "on" if durable else "off",
    }
    opening = asyncio.ensure_future(
        asyncpg.connect(address.dsn, timeout=LONG, server_settings=settings)
    )
    try:
        return await answered(opening, patience)
    except BaseException:
        opening.add_done_callback(_unwanted)
        raise


async def answered(
    question: Awaitable[Answer],
    seconds: float = PATIENCE,
    give_up: Callable[[], object] | None = None,
) -> Answer:
    """The answer; TimeoutError if none came for so long.

    What counts is the time that really passed, not what timers say: where they run ahead, as in a
    process that was stopped for a while, the answer has perhaps come meanwhile.
    """
    asked = asyncio.ensure_future(question)
    until = monotonic() + seconds
    try:
        while not asked.done():
            if monotonic() > until:
                raise TimeoutError
            await asyncio.wait({asked}, timeout=until - monotonic())
        return await asked
    finally:
        if not asked.done():
            asked.add_done_callback(_forgotten)
            (give_up or asked.cancel)()


def _unwanted(opening: asyncio.Future[Connection]) -> None:
    """It may be open by now, and whoever wanted it has gone."""
    if not opening.cancelled() and opening.exception() is None:
        opening.result().terminate()


def _forgotten(asked: asyncio.Future[Any]) -> None:
    """Nobody wants to know any more how it ended."""
    if not asked.cancelled():
        asked.exception()


class Line:
    """A connection, opened anew after a failure. For one user at a time; the others wait."""

    def __init__(self, address: PostgresAddress, name: Callable[[], str], *, durable: bool) -> None:
        self._address = address
        self._name = name
        self._durable = durable
        self._turn = asyncio.Lock()
        self._connection: Connection | None = None

    @asynccontextmanager
    async def use(self) -> AsyncIterator[Connection]:
        async with self._turn:
            try:
                yield await self._open()
            except BaseException:
                self.drop()
                raise

    def drop(self) -> None:
        """What was not committed is undone."""
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None

    async def close(self) -> None:
        async with self._turn:
            await farewell(self._connection)
            self._connection = None

    async def _open(self) -> Connection:
        if self._connection is None or self._connection.is_closed():
            self._connection = None
            self._connection = await connect(self._address, self._name(), durable=self._durable)
        return self._connection


async def farewell(connection: Connection | None) -> None:
    """Close it in good order, if it still can be."""
    if connection is None or connection.is_closed():
        return
    try:
        await answered(connection.close(timeout=LONG), 1.0, connection.terminate)
    except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError):
        connection.terminate()


class Lines:
    """A few connections for whoever wants to ask something; opened when they are needed."""

    def __init__(self, lines: Sequence[Line]) -> None:
        self._free: asyncio.LifoQueue[Line] = asyncio.LifoQueue()
        self._lines = lines
        for line in lines:
            self._free.put_nowait(line)

    @asynccontextmanager
    async def use(self) -> AsyncIterator[Connection]:
        line = await self._free.get()
        try:
            async with line.use() as connection:
                yield connection
        finally:
            self._free.put_nowait(line)

    async def close(self) -> None:
        for line in self._lines:
            await line.close()
