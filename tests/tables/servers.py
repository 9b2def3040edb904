"""Houses of one PostgreSQL in one event loop: each is a server, with links to the others."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from tests.tables.house import HASTE, SAMPLES

from trousseau.store import open_as_server
from trousseau.store.postgres.address import PostgresAddress
from trousseau.tables.core.registry import GameRegistry
from trousseau.tables.guard.watchdog import Watchdog
from trousseau.tables.live.house import House
from trousseau.tables.live.visits import receive_others
from trousseau.tables.workers.pool import WorkerPool
from trousseau.web.serve import listen

THINKING = 10.0


@asynccontextmanager
async def server(url: str, folder: Path, *, idle: float = 300.0) -> AsyncIterator[House]:
    """One more server of the house at this address."""
    async with AsyncExitStack() as stack:
        listener = stack.enter_context(listen("127.0.0.1", 0))
        reached = f"127.0.0.1:{listener.getsockname()[1]}"
        store = await open_as_server(PostgresAddress.read(url), reached)
        stack.push_async_callback(store.close)
        workers = WorkerPool(1, THINKING)
        stack.push_async_callback(workers.stop)
        folder.mkdir(exist_ok=True)
        house = House(
            *(store, GameRegistry(SAMPLES), workers, workers, Watchdog(1.0, folder)),
            plan_workers=workers,
            pace=0.0,
            slot=HASTE,
            idle=idle,
        )
        await house.start()
        stack.push_async_callback(house.stop)
        links = await receive_others(house, listener)
        stack.callback(links.close)
        yield house
