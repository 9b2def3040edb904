"""Evening after evening on one server, and what it holds in memory after so many of them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from random import Random
from typing import NamedTuple

from tests.web.server import Server

from bench.soak.evening import PLANS, evening

LIMITS = {"idle": 1}
"""A table leaves memory after a second: else most of them would be there at once."""

LEFT = 0.2
"""Seconds between two looks whether the last tables have left memory."""


class Held(NamedTuple):
    """What a server holds, in bytes, when so many tables have come and gone."""

    tables: int
    memory: int


async def soak(
    server: Server, tables: int, every: int, at_once: int, seed: int
) -> AsyncIterator[Held]:
    """Looks at the memory before the first table, then after every so many, none of them left."""
    dice = Random(seed)
    yield await look(server, 0)
    for gone in range(0, tables, every):
        numbers = iter(range(gone, min(gone + every, tables)))
        async with asyncio.TaskGroup() as everybody:
            for _ in range(at_once):
                everybody.create_task(evenings(server, numbers, dice))
        yield await look(server, min(gone + every, tables))


async def evenings(server: Server, numbers: Iterator[int], dice: Random) -> None:
    """One after the other; the numbers are shared, so that whoever is free takes the next."""
    for number in numbers:
        await evening(server.api, PLANS[number % len(PLANS)], dice)


async def look(server: Server, tables: int) -> Held:
    while await asyncio.to_thread(there, server):
        await asyncio.sleep(LEFT)
    memory = await asyncio.to_thread(server.metric, "trousseau_memory_bytes")
    return Held(tables, int(memory))


def there(server: Server) -> int:
    """Tables in memory."""
    phases = ("gathering", "playing", "over", "closed", "broken")
    return sum(int(server.metric(f'trousseau_tables{{phase="{phase}"}}')) for phase in phases)
