"""What tests do to a database behind the stores' backs."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import asyncpg

from trousseau.store import Data, Store
from trousseau.store.postgres.address import PostgresAddress
from trousseau.store.postgres.store import PostgresStore

if TYPE_CHECKING:
    from trousseau.store.postgres.connections import Connection

PATIENCE = 30.0
"""Seconds after which something that is awaited will not come any more."""


def in_postgres(place: Data) -> PostgresAddress:
    assert isinstance(place, PostgresAddress)
    return place


@asynccontextmanager
async def stranger(place: PostgresAddress) -> AsyncIterator[Connection]:
    """A connection that is none of ours."""
    connection = await asyncpg.connect(place.dsn)
    try:
        yield connection
    finally:
        await connection.close()


async def command(place: PostgresAddress, *statements: str) -> None:
    async with stranger(place) as connection:
        for statement in statements:
            await connection.execute(statement)


async def asked(place: PostgresAddress, question: str) -> Any:
    async with stranger(place) as connection:
        return await connection.fetchval(question)


async def end_connections(place: PostgresAddress, store: Store) -> None:
    """All those of a server, as if its process had been killed or the cable pulled."""
    name = f"trousseau {store.number}"
    question = "select count(pg_terminate_backend(pid)) from pg_stat_activity"
    await asked(place, f"{question} where application_name = '{name}'")


async def until(is_so: Callable[[], Awaitable[object]]) -> None:
    """Ask again and again: a database tells nobody that it has changed."""
    async with asyncio.timeout(PATIENCE):
        while not await is_so():
            await asyncio.sleep(0.01)


async def server(place: PostgresAddress, address: str = "127.0.0.1:9") -> PostgresStore:
    return await PostgresStore.open(place, address)
