"""Long answers: sent as fast as they are read, and never there as a whole."""

from __future__ import annotations

import asyncio
import gzip
import tracemalloc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send
from tests.tables.house import house_in, in_time, mark, open_table
from tests.web.reader import Reader, eager

from trousseau.tables.core import commands as ask
from trousseau.tables.live.house import House
from trousseau.tables.lookback.growing_list import grown, whole
from trousseau.web.answers import PIECE, unpacked, unzipped
from trousseau.web.app import app_for
from trousseau.web.built_page import BuiltPage
from trousseau.web.gate import Gate
from trousseau.web.limits import Limits
from trousseau.web.operation import Operation
from trousseau.web.public_address import Whereabouts

LONG = bytes(range(256)) * 32_000
"""Eight million bytes, which packed are thirty thousand."""

PACKED = whole(LONG).body
ROOM = 12 * PIECE
"""Bytes that an answer may take while it is read."""


def giving(packed: bytes) -> ASGIApp:
    """An app that has this to give."""

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await unpacked(packed, Request(scope))(scope, receive, send)

    return app


@contextmanager
def at_most(room: int) -> Iterator[None]:
    """No more memory is taken than that."""
    tracemalloc.start()
    try:
        yield
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert most < room


@pytest.mark.parametrize("packed", [PACKED, grown(None, [b"1"] * 9).body, whole(b"").body])
@pytest.mark.parametrize("packing", ["", "gzip"])
def test_who_reads_gets_all_of_it_packed_or_not(packed: bytes, packing: str) -> None:
    async def body() -> None:
        reader = eager("/", None, {"Accept-Encoding": packing})
        read = await reader.get(giving(packed))
        assert len(read) == int(reader.headers["content-length"])
        assert max(map(len, reader.read)) <= PIECE
        assert reader.headers.get("content-encoding", "") == packing
        assert (gzip.decompress(read) if packing else read) == gzip.decompress(packed)

    asyncio.run(body())


def test_for_those_who_do_not_read_nothing_is_unpacked() -> None:
    async def body() -> None:
        readers = [Reader() for _ in range(16)]
        with at_most(len(readers) * ROOM):
            answers = [asyncio.create_task(reader.get(giving(PACKED))) for reader in readers]
            for reader in readers:
                await reader.waits.wait()
            for _ in range(1_000):
                await asyncio.sleep(0)
        for answer in answers:
            answer.cancel()

    asyncio.run(body())


def test_while_it_is_read_a_piece_is_there_and_no_more() -> None:
    async def body() -> None:
        reader = eager(forgets=True)
        with at_most(ROOM):
            await reader.get(giving(PACKED))
        assert reader.size == len(LONG)

    asyncio.run(body())


@pytest.mark.parametrize("way", ["kept", "sent"])
def test_the_house_goes_on_while_something_is_unpacked(way: str) -> None:
    async def body() -> None:
        turns = 0

        async def go_on() -> None:
            nonlocal turns
            while True:
                turns += 1
                await asyncio.sleep(0)

        going = asyncio.create_task(go_on())
        text = await (unzipped(PACKED) if way == "kept" else eager().get(giving(PACKED)))
        going.cancel()
        assert text == LONG
        assert turns >= len(LONG) // PIECE

    asyncio.run(body())


# Limits.

DAY = b'{"date": "2023-11-14", "options": {"language": "fr"}}'


@pytest.mark.parametrize("end", [Reader.begin, Reader.go], ids=["read", "gone"])
def test_somebody_looks_back_until_the_answer_is_read(
    tmp_path: Path, end: Callable[[Reader], None]
) -> None:
    """Whatever it is; meanwhile nobody else of that address does, since one may look at once."""

    async def body() -> None:
        async with house_in(tmp_path) as house:
            app = app_of(house, Limits(looks_at_once=1))
            for path, sent in [*await past_and_present(house), ("/api/games/passwords/daily", DAY)]:
                one, other, later = Reader(path, sent), eager(path, sent), eager(path, sent)
                looking = asyncio.create_task(one.get(app))
                await one.waits.wait()
                assert b'"too_many_looks"' in await other.get(app), path
                end(one)
                await looking
                await later.get(app)
                assert (one.status, other.status, later.status) == (200, 429, 200), path

    in_time(body())


def app_of(house: House, limits: Limits) -> ASGIApp:
    gate = Gate(house, limits, Whereabouts("", "127.0.0.1", 8000))
    return app_for(gate, Operation(gate), BuiltPage())


async def past_and_present(house: House) -> list[tuple[str, bytes | None]]:
    """Where a game that is over, and one that is on, are looked back at."""
    past, people = await open_table(house, "coffre", 4)
    await people[0].phone.does(ask.Begin)
    await people[0].phone.does(ask.Close)
    present, people = await open_table(house, "tictactoe")
    await people[0].phone.does(ask.Begin)
    await people[0].phone.plays(mark(4))
    over = f"/api/tables/{past.table.id}/games/1"
    paths = [over, f"{over}/replay?eyes=all", f"{over}/coach?eyes=1"]
    return [(path, None) for path in (*paths, f"/api/tables/{present.table.id}/moments")]
