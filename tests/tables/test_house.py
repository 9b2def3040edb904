"""All tables of a server: in memory while somebody looks, and the same when they come back."""

from __future__ import annotations

import asyncio
import errno
import gc
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from weakref import ref

import msgspec
import pytest
from tests.tables.house import (
    Phone,
    come,
    eventually,
    facts_of,
    house_in,
    in_time,
    mark,
    open_table,
    play_tictactoe,
    raw,
    rows,
    skip,
    watcher,
)
from tests.tables.stores import STORES, store_beside

from trousseau.kernel import Illegal
from trousseau.store import NotRead, Store
from trousseau.tables.core import commands as ask
from trousseau.tables.core.permissions import Guest
from trousseau.tables.live import house as house_module
from trousseau.tables.live.house import House
from trousseau.tables.live.live_table import LiveTable
from trousseau.tables.operator import mending as operator


async def everybody_goes(live: LiveTable) -> None:
    for device in list(live.devices):
        live.detach(device)


def test_a_table_at_which_nobody_looks_leaves_memory_and_comes_back_equal(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path, idle=60.0) as house:
            live, (host, other) = await open_table(house, "roshambo", clock=3600)
            await host.phone.does(ask.Begin)
            await host.phone.plays({"do": "choose", "hand": "rock"})
            await other.phone.does(ask.Say, text="wait")
            skip(100.0)
            await host.phone.does(ask.Say, text="still here")
            await other.phone.does(ask.Mute, person=0)
            assert house.tables, "somebody looks"
            before = facts_of(live.table)
            await everybody_goes(live)
            skip(50.0)
            await asyncio.sleep(0.05)
            assert house.tables, "not so soon"
            skip(20.0)
            await eventually(lambda: not house.tables)
            again = await house.find(live.table.id)
            assert again is not live
            assert facts_of(again.table) == before
            phone = Phone(again)
            await phone.does(ask.Hello, token=other.token)
            await phone.plays({"do": "choose", "hand": "paper"})

    in_time(body())


@pytest.fixture
def without_the_collector() -> Iterator[None]:
    """As in a server of many tables, where it comes by so seldom that it might as well never."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


@pytest.mark.usefixtures("without_the_collector")
def test_nothing_is_left_of_a_table_that_has_left_memory(tmp_path: Path) -> None:
    async def evening(house: House) -> list[ref[object]]:
        live, people = await open_table(house, "tictactoe")
        await people[0].phone.does(ask.Begin)
        await play_tictactoe(people)
        await people[0].phone.does(ask.Again)
        await people[0].phone.does(ask.SeatBot, seat=0, level="random")
        await everybody_goes(live)
        return [ref(live), ref(live.table)]

    async def body() -> None:
        async with house_in(tmp_path, idle=60.0) as house:
            left = await evening(house)
            skip(70.0)
            await eventually(lambda: not house.tables)
            await eventually(lambda: not any(one() for one in left))

    in_time(body())


def test_a_table_whose_bots_think_stays(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path, idle=60.0, pace=3600.0) as house:
            live, (host,) = await open_table(house, "tictactoe", people=1)
            await host.phone.does(ask.SeatBot, seat=1, level="random")
            await host.phone.does(ask.Begin)
            await host.phone.plays(mark(4))
            await everybody_goes(live)
            skip(100.0)
            await asyncio.sleep(0.05)
            assert house.tables

    in_time(body())


def test_those_who_come_at_once_find_one_and_the_same_table(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, _ = await open_table(house, "tictactoe")
        async with house_in(tmp_path) as house:
            found = await asyncio.gather(*[house.find(live.table.id) for _ in range(5)])
            assert len(set(map(id, found))) == 1

    in_time(body())


@pytest.mark.parametrize("name", ["", "oak", "../../etc/passwd", "' or 1=1 --", "é" * 100])
def test_there_is_no_table_of_an_unknown_id(name: str, tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            for _ in range(2):
                with pytest.raises(Illegal, match="no_such_table"):
                    await house.find(name)
            assert not house.tables

    in_time(body())


def test_ids_can_not_be_guessed(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            setup = ask.Setup(game="race", seats=2)
            opened = [await house.open(setup, Guest("Ada")) for _ in range(20)]
            for secrets in ([one.table for one in opened], [one.token for one in opened]):
                assert len(set(secrets)) == 20
                assert all(len(secret) >= 22 for secret in secrets), "128 bits and more"

    in_time(body())


def test_a_long_game_of_coffre_comes_back_as_it_was(tmp_path: Path) -> None:
    """Five hundred moves; how fast is measured in bench."""

    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, people = await open_table(house, "coffre", 4, options={"round_limit": 0})
            await people[0].phone.does(ask.Begin)
            for _ in range(250):
                (turn,) = people[0].phone.view["waiting"]
                await people[turn].phone.plays({"do": "pass"})
                await people[turn].phone.plays({"do": "end_turn"})
            before = facts_of(live.table)
        async with house_in(tmp_path) as house:
            began = time.perf_counter()
            again = await house.find(live.table.id)
            print(f"500 moves loaded in {1000 * (time.perf_counter() - began):.1f} ms")
            assert facts_of(again.table) == before

    in_time(body())


def test_the_host_has_a_table_forgotten(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, (host, other) = await open_table(house, "tictactoe", public=True)
            eyes = await watcher(live)
            for token in (other.token, "0" * 32):
                with pytest.raises(Illegal, match="not_host"):
                    await live.delete(token)
            await live.delete(host.token)
            assert [phone.ended for phone in (host.phone, other.phone, eyes)] == ["deleted"] * 3
            assert eyes.heard[-1]["is"] == "notice"
            assert not house.tables
            assert not await rows(house, live)
            assert not await house.listed()
            with pytest.raises(Illegal, match="no_such_table"):
                await house.find(live.table.id)

    in_time(body())


def test_a_table_is_deleted_together_with_what_is_on_its_way(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, (host, _) = await open_table(house, "tictactoe")
            await host.phone.does(ask.Begin)
            host.phone.says(ask.Play, move=raw(mark(4)))
            host.phone.says(ask.Say, text="gone")
            await live.delete(host.token)
            assert not await rows(house, live)

    in_time(body())


# Somebody writes beside the server.


def test_what_an_operator_closes_is_noticed_and_told(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, (host, other) = await open_table(house, "tictactoe")
            await host.phone.does(ask.Begin)
            quiet, (stranger, _) = await open_table(house, "tictactoe")
            heard = len(stranger.phone.heard)
            store = await store_beside(tmp_path)
            await operator.close(store, house.registry, live.table.id)
            await store.close()
            skip(house_module.SWEEP)
            for phone in (host.phone, other.phone):
                seen = await phone.until(lambda m: m.get("table", {}).get("phase") == "closed")
                assert seen["is"] == "welcome"
            assert await host.phone.is_refused(ask.Play, move=raw(mark(4))) == "table_closed"
            assert len(stranger.phone.heard) == heard
            assert quiet.table.phase == "gathering"

    in_time(body())


def test_what_an_operator_mends_goes_on(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, (host, other) = await open_table(house, "tictactoe")
            await host.phone.does(ask.Begin)
            wrong = await host.phone.plays(mark(4))
            store = await store_beside(tmp_path)
            assert await operator.mend(store, house.registry, live.table.id, wrong["seq"]) == (
                wrong["seq"],
            )
            await store.close()
            skip(house_module.SWEEP)
            seen = await other.phone.next(lambda m: m["is"] == "welcome")
            assert seen["view"]["cells"] == [None] * 9
            await host.phone.plays(mark(0))

    in_time(body())


def test_what_an_operator_deletes_is_gone(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, (host, _) = await open_table(house, "tictactoe")
            kept, (other, _) = await open_table(house, "tictactoe")
            store = await store_beside(tmp_path)
            await operator.delete(store, live.table.id)
            await store.close()
            skip(house_module.SWEEP)
            await eventually(lambda: host.phone.ended)
            assert host.phone.ended == "deleted"
            assert list(house.tables) == [kept.table.id]
            await other.phone.does(ask.Begin)

    in_time(body())


def test_tables_resume_when_a_store_that_could_not_be_read_can(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, noted: list[Any]
) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, (host, _) = await open_table(house, "tictactoe", clock=60)
            await host.phone.does(ask.Begin)
        failing = FailingOnce(monkeypatch, "waking", "lines")
        async with house_in(tmp_path) as house:
            await eventually(lambda: failing.failed == ["waking"])
            skip(house_module.RETRY)
            skip(60.0)
            await eventually(lambda: failing.failed == ["waking", "lines"])
            skip(house_module.RETRY)
            await eventually(lambda: live.table.id in house.tables)
        assert [line["code"] for line in noted if line["event"] == "not_read"] == ["locked"] * 2

    in_time(body())


def test_tables_leave_memory_though_the_store_can_not_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def unreadable(_: Store) -> bool:
        raise NotRead("locked")

    async def body() -> None:
        for kind in STORES:
            monkeypatch.setattr(kind, "written_elsewhere", unreadable)
        async with house_in(tmp_path, idle=5.0) as house:
            live, _ = await open_table(house, "tictactoe")
            await everybody_goes(live)
            skip(10.0)
            await eventually(lambda: not house.tables)

    in_time(body())


def test_what_is_done_again_and_again_outlives_a_fault(tmp_path: Path, noted: list[Any]) -> None:
    rounds: list[int] = []

    async def work() -> None:
        rounds.append(len(rounds))
        if len(rounds) == 1:
            raise OSError(errno.EMFILE, "too many open files")

    async def body() -> None:
        async with house_in(tmp_path) as house:
            house.repeat(0.001, work)
            await eventually(lambda: len(rounds) > 2)

    in_time(body())
    assert [(line["event"], line["log_level"]) for line in noted] == [("task_failed", "error")]
    noted.clear()


class FailingOnce:
    """The first time each of these is asked of a store, it can't be read."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *names: str) -> None:
        self.failed: list[str] = []
        for name in names:
            for kind in STORES:
                monkeypatch.setattr(kind, name, self._failing(name, getattr(kind, name)))

    def _failing(self, name: str, ask_store: Any) -> Any:
        async def asked(store: Store, *about: object) -> Any:
            if name not in self.failed:
                self.failed.append(name)
                raise NotRead("locked")
            return await ask_store(store, *about)

        return asked


# The list of open tables.


async def listed(house: House) -> list[str]:
    return [msgspec.json.decode(shown)["id"] for shown in await house.listed()]


def test_public_tables_are_listed_while_one_can_sit_down_or_watch(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            private, _ = await open_table(house, "tictactoe", people=1)
            live, (host,) = await open_table(house, "tictactoe", people=1, public=True)
            assert await listed(house) == [live.table.id]
            shown = msgspec.json.decode((await house.listed())[0])
            assert shown["people"][0]["present"] is True
            other = await come(live, "B")
            assert await listed(house) == [], "full, and there is nothing to watch yet"
            await host.phone.does(ask.Begin)
            assert await listed(house) == [live.table.id]
            await host.phone.does(ask.Watching, allowed=False)
            assert await listed(house) == []
            await host.phone.does(ask.Watching, allowed=True)
            await host.phone.does(ask.Close)
            assert await listed(house) == []
            assert private.table.id not in await listed(house)
            assert other.number == 1

    in_time(body())


def test_tables_that_are_not_in_memory_are_listed_as_they_were(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, _ = await open_table(house, "race", 3, people=2, public=True)
        async with house_in(tmp_path) as house:
            assert not house.tables
            (shown,) = [msgspec.json.decode(one) for one in await house.listed()]
            assert shown["id"] == live.table.id
            assert shown["seats"] == [{"person": 0}, {"person": 1}, {}]
            assert not any("present" in person for person in shown["people"])
            assert "token" not in str(shown)

    in_time(body())


def test_a_stop_is_told_to_everybody(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, (host, _) = await open_table(house, "tictactoe")
            eyes = await watcher(live)
        for phone in (host.phone, eyes):
            assert (phone.ended, phone.heard[-1]["code"]) == ("stopping", "stopping")
        assert host.phone.heard[-1]["reason"].startswith("the server is restarting")
        assert eyes.heard[-1]["reason"].startswith("le serveur")

    in_time(body())
