"""Small things to store, and how to wait for them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from pathlib import Path

from trousseau.store import Card, Data, Row, Store, open_as_server, open_beside

ADDRESS = "127.0.0.1:9"
"""Where nobody ever calls."""


def row(seq: int, table: str = "oak", body: bytes = b"{}") -> Row:
    return Row(table, seq, 1_700_000_000_000 + seq, body)


def card(
    table: str = "oak",
    *,
    listed: bool = True,
    wakes: int | None = None,
    touched: int = 0,
    body: bytes = b"{}",
) -> Card:
    return Card(table, listed, wakes, touched, body)


def queue(
    store: Store, line: Row, its_card: Card | None = None
) -> asyncio.Future[Exception | None]:
    """Append without waiting; the future gets what `done` was told."""
    told: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
    store.append(line, its_card, told.set_result)
    return told


async def put(store: Store, *lines: Row) -> list[Exception | None]:
    """Append all of these at once and wait for the answers."""
    return await asyncio.gather(*[queue(store, line) for line in lines])


async def newest(store: Store, *tables: str) -> dict[str, int]:
    """The numbers of the newest lines."""
    return {table: head.seq for table, head in (await store.heads(tables)).items()}


def codes(outcomes: Iterable[Exception | None]) -> set[str | None]:
    return {getattr(outcome, "code", None) for outcome in outcomes}


@asynccontextmanager
async def opened(place: Data, *, alone: bool = True) -> AsyncIterator[Store]:
    """As a server that is `alone` in a folder, one of many in PostgreSQL; or beside the servers."""
    store = await (open_as_server(place, ADDRESS) if alone else open_beside(place))
    try:
        yield store
    finally:
        await store.close()


def dsn(place: Data) -> str:
    """What is typed after `--data`."""
    return str(place) if isinstance(place, Path) else place.dsn


async def kept(store: Store, *tables: str) -> None:
    """Once this server keeps these tables."""
    async with asyncio.timeout(30):
        for table in tables:
            while await store.keep(table):
                await asyncio.sleep(0.02)
