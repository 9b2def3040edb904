"""Several servers of one house: nobody can tell at which of them they are."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.tables.house import (
    Person,
    Phone,
    come,
    eventually,
    mark,
    open_table,
)
from tests.tables.servers import server

from trousseau.kernel import AllSeeing, Illegal
from trousseau.tables.core import commands as ask
from trousseau.tables.live.elsewhere import TableElsewhere
from trousseau.tables.live.house import House
from trousseau.tables.live.live_table import LiveTable
from trousseau.tables.servers.frames import Asked, Came, Frame, Introduced, Look, StillThere, encode
from trousseau.tables.servers.link import LENGTH


@asynccontextmanager
async def two_servers(url: str, folder: Path) -> AsyncIterator[tuple[House, House]]:
    async with server(url, folder / "a") as a, server(url, folder / "b") as b:
        await a.store.look_around()
        yield a, b


async def both(a: House, b: House, **setup: Any) -> tuple[LiveTable, list[Person]]:
    """A table that `a` keeps; the second seat's person is connected to `b`."""
    live, (host,) = await open_table(a, "tictactoe", people=1, **setup)
    far = await b.reach(live.id)
    assert isinstance(far, TableElsewhere)
    return live, [host, await come(far, "Far")]


async def has_heard(phone: Phone, seq: int) -> None:
    await phone.until(lambda message: (message.get("seq") or 0) >= seq)


async def refusal(asked: Any) -> str:
    with pytest.raises(Illegal) as refused:
        await asked
    return refused.value.refusal.code


def test_a_game_between_people_on_two_servers(postgres_url: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with two_servers(postgres_url, tmp_path) as (a, b):
            live, (host, far) = await both(a, b)
            newest = (await host.phone.does(ask.Begin))["seq"]
            for turn, cell in enumerate((0, 3, 1, 4, 2)):
                phone = (host, far)[turn % 2].phone
                await has_heard(phone, newest)
                newest = (await phone.plays(mark(cell)))["seq"]
            await far.phone.until(lambda m: m.get("table", {}).get("phase") == "over")
            numbers = [message["seq"] for message in far.phone.told()]
            assert numbers == list(range(numbers[0], live.table.seq + 1))
            for house in (a, b):
                table = await house.reach(live.id)
                assert (await table.look()).phase == "over"
                replay = gzip.decompress(await table.look_back(1, "replay", AllSeeing.EYES))
                assert len(msgspec.json.decode(replay)["moments"]) > 5
            assert live.id not in b.tables

    asyncio.run(play())


def test_presence_is_the_same_on_both(postgres_url: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with two_servers(postgres_url, tmp_path) as (a, b):
            live, (host, far) = await both(a, b)
            assert (a.visitors, b.others.people) == (1, 1)
            far.phone.at.detach(far.phone)
            gone = await host.phone.until(lambda m: m["is"] == "presence" and "away" in m)
            assert gone["person"] == far.number
            assert (a.visitors, b.others.people) == (0, 0)
            assert {one.name: one.present for one in live.shown().people} == {
                "P0": True,
                "Far": False,
            }

    asyncio.run(play())


def test_what_is_refused_there_is_refused_here(postgres_url: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with two_servers(postgres_url, tmp_path) as (a, b):
            live, (_, far) = await both(a, b)
            assert await far.phone.is_refused(ask.Begin) == "not_host"
            table = await b.reach(live.id)
            assert await refusal(table.delete(far.token)) == "not_host"
            assert await refusal(table.recall("0" * 32)) == "no_such_token"
            assert await refusal(table.look_back(1, "replay", None)) == "no_such_game"
            assert await refusal(b.reach("nowhere")) == "no_such_table"
            stranger = Phone(table)
            assert await stranger.is_refused(ask.Hello, token="0" * 32) == "no_such_token"
            await eventually(lambda: stranger.ended == "no_such_token")

    asyncio.run(play())


def test_a_table_is_deleted_from_afar(postgres_url: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with two_servers(postgres_url, tmp_path) as (a, b):
            live, (host, far) = await both(a, b)
            await (await b.reach(live.id)).delete(host.token)
            await eventually(lambda: far.phone.ended == "deleted")
            assert await refusal(b.reach(live.id)) == "no_such_table"

    asyncio.run(play())


def test_open_tables_and_codes_are_those_of_all_servers(postgres_url: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with two_servers(postgres_url, tmp_path) as (a, b):
            live, _ = await open_table(a, "tictactoe", people=1, public=True)
            for house in (a, b):
                (shown,) = [msgspec.json.decode(one) for one in await house.listed()]
                assert [one["present"] for one in shown["people"]] == [True]
            code = live.shown().code
            assert code is not None
            assert (await b.find_by_code(code)).id == live.id

    asyncio.run(play())


def test_a_server_that_stops_hands_its_tables_over(postgres_url: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with server(postgres_url, tmp_path / "b") as b:
            async with server(postgres_url, tmp_path / "a") as a:
                live, (host, far) = await both(a, b)
                await host.phone.does(ask.Begin)
                await host.phone.plays(mark(0))
            assert host.phone.ended == "stopping"
            await eventually(lambda: far.phone.ended == "stopping")
            table = await b.reach(live.id)
            assert isinstance(table, LiveTable)
            again = Phone(table)
            welcome = await again.does(ask.Hello, token=far.token)
            assert welcome["seq"] == far.phone.seq
            await again.plays(mark(4))

    asyncio.run(play())


def framed(*frames: Frame) -> bytes:
    bodies = [encode(frame) for frame in frames]
    return b"".join(LENGTH.pack(len(body)) + body for body in bodies)


STRANGERS = {
    "wrong secret": framed(Introduced(1, "guessed")),
    "no secret": framed(Came(0, "nowhere", "en"), Asked(0, "nowhere", Look())),
    "secret after secret": framed(*[Introduced(1, f"{guess}") for guess in range(1000)]),
    "a browser": b"GET / HTTP/1.1\r\nHost: here\r\n\r\n",
    "garbage": framed(StillThere()) + LENGTH.pack(7) + b"garbage",
    "four gigabytes": LENGTH.pack(2**32 - 1) + bytes(100_000),
    "a megabyte, slowly": LENGTH.pack(2**20) + bytes(2000),
}


def test_strangers_on_a_link_are_hung_up_on(
    postgres_url: str, tmp_path: Path, noted: list[Any]
) -> None:
    async def play() -> None:
        async with two_servers(postgres_url, tmp_path) as (a, b):
            live, (host, far) = await both(a, b)
            (address,) = [other.address for other in b.store.others]
            for who, words in STRANGERS.items():
                print(who)
                assert await answer_to(words, address) in (b"", framed(StillThere()))
            assert a.visitors == 1
            await host.phone.does(ask.Begin)
            await host.phone.plays(mark(0))
            await has_heard(far.phone, live.table.seq)
            await far.phone.plays(mark(4))

    asyncio.run(play())
    unwanted = [line["event"] for line in noted]
    assert unwanted == ["stranger_on_link"] * sum("secret" in who for who in STRANGERS)


async def answer_to(words: bytes, address: str) -> bytes:
    """All that is heard until the connection ends, long before a link without a word does."""
    reader, writer = await asyncio.open_connection(*address.split(":"))
    writer.write(words)
    heard = b""
    async with asyncio.timeout(1.0):
        with suppress(ConnectionError):
            while part := await reader.read(1 << 16):
                heard += part
    writer.close()
    return heard


def test_the_secret_opens_a_link(postgres_url: str, tmp_path: Path) -> None:
    """What strangers are refused is what servers are let in for."""

    async def play() -> None:
        async with two_servers(postgres_url, tmp_path) as (a, b):
            live, _ = await both(a, b)
            (other,) = b.store.others
            reader, writer = await asyncio.open_connection(*other.address.split(":"))
            writer.write(framed(Introduced(9, other.secret), Asked(3, live.id, Look())))
            async with asyncio.timeout(10.0):
                heard = b""
                while live.id.encode() not in heard:
                    heard += await reader.read(1 << 16)
            writer.close()

    asyncio.run(play())
