"""A disk that is full or can't be read: every question has an answer, and nothing is lost."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.tables.house import (
    Phone,
    eventually,
    house_in,
    in_time,
    mark,
    open_table,
    play_tictactoe,
    raw,
    rows,
    skip,
)

from trousseau.kernel import AllSeeing, Illegal
from trousseau.store import NotRead, NotSaved
from trousseau.tables.core import commands as ask
from trousseau.tables.core.entries import Ticked
from trousseau.tables.core.lines import read_line
from trousseau.tables.core.permissions import Guest
from trousseau.tables.live.bots import RETRY
from trousseau.tables.live.house import House

LONG = {"earliest": 100, "spread": 1, "patience": 100}
"""A light that turns green after ten seconds and goes out after ten more."""


class Disk:
    """Of a house, and full until there is room."""

    def __init__(self, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
        self._monkeypatch = monkeypatch
        self.tries = 0
        monkeypatch.setattr(house.store, "append", self._append)
        monkeypatch.setattr(house.store, "delete", self._delete)

    def _append(self, row: object, card: object, done: Callable[[Exception], None]) -> None:
        self.tries += 1
        done(NotSaved("disk_full"))

    async def _delete(self, *tables: str) -> None:
        raise NotSaved("disk_full")

    def has_room(self) -> None:
        self._monkeypatch.undo()


def test_a_table_that_can_not_be_opened_is_not_one_that_was_deleted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            disk = Disk(house, monkeypatch)
            setup = ask.Setup(game="tictactoe", seats=2, public=True)
            with pytest.raises(Illegal, match="not_saved"):
                await house.open(setup, Guest("Ada"))
            assert not house.tables
            disk.has_room()
            assert not await house.listed()
            await house.open(setup, Guest("Ada"))

    in_time(body())


def test_a_table_that_can_not_be_deleted_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, (host, _) = await open_table(house, "tictactoe")
            disk = Disk(house, monkeypatch)
            with pytest.raises(Illegal, match="not_saved"):
                await live.delete(host.token)
            disk.has_room()
            await host.phone.does(ask.Begin)

    in_time(body())


def test_while_time_can_not_act_commands_are_refused_and_hellos_are_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, (host, other) = await open_table(house, "race", options=LONG)
            await host.phone.does(ask.Begin)
            disk = Disk(house, monkeypatch)
            skip(10.0)
            await eventually(lambda: disk.tries)
            for _ in range(3):
                assert await host.phone.is_refused(ask.Say, text="hm") == "not_saved"
                assert (await Phone(live).asks(ask.Hello))["is"] == "welcome"
                skip(RETRY)
            disk.has_room()
            skip(RETRY)
            await other.phone.does(ask.Say, text="at last")
            log = [read_line(row) for row in await rows(house, live)]
            assert isinstance(log[-2], Ticked), "what was due comes first"

    in_time(body())


def test_nothing_overtakes_time_that_could_not_act(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There is room again, but the next try of what was due is yet to come."""

    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, (host, _) = await open_table(house, "race", options=LONG)
            await host.phone.does(ask.Begin)
            disk = Disk(house, monkeypatch)
            skip(10.0)
            await eventually(lambda: disk.tries)
            await host.phone.is_refused(ask.Say, text="hm")
            disk.has_room()
            assert await host.phone.is_refused(ask.Say, text="hm") == "not_saved"
            assert live.table.due is not None

    in_time(body())


def test_what_can_not_be_read_now_is_refused_as_that(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, people = await open_table(house, "tictactoe")
            await people[0].phone.does(ask.Begin)
            await play_tictactoe(people)

            async def fail(*about: object) -> Any:
                raise NotRead("failed")

            for name in ("lines", "cards"):
                monkeypatch.setattr(house.store, name, fail)
            for asked in (
                house.replay_cache.show(live, 1, "record"),
                house.replay_cache.show(live, 1, "replay", AllSeeing.EYES),
                house.listed(),
                house.find("elsewhere"),
            ):
                with pytest.raises(Illegal, match="not_read"):
                    await asked
            monkeypatch.undo()
            await house.replay_cache.show(live, 1, "record")
            await house.replay_cache.show(live, 1, "replay", AllSeeing.EYES)

    in_time(body())


def test_a_table_that_must_be_read_again_and_can_not_lets_nobody_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            _, (host, other) = await open_table(house, "tictactoe")
            await host.phone.does(ask.Begin)
            tries = 0

            async def fail(*about: object) -> Any:
                nonlocal tries
                tries += 1
                raise NotRead("failed")

            disk = Disk(house, monkeypatch)
            monkeypatch.setattr(house.store, "lines", fail)
            move = host.phone.says(ask.Play, move=raw(mark(4)))
            await eventually(lambda: tries)
            said = other.phone.says(ask.Say, text="hm")
            skip(RETRY)
            refused = await other.phone.until(lambda m: m.get("id") == said)
            assert refused["code"] == "not_read"
            disk.has_room()
            skip(RETRY)
            assert (await host.phone.until(lambda m: m.get("id") == move))["code"] == "not_saved"
            await host.phone.plays(mark(4))

    in_time(body())
