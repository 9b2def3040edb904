"""Damage in the data of a house is found, and a table comes back from a backup."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from tests.tables.desk import REGISTRY
from tests.tables.house import (
    Phone,
    house_in,
    in_time,
    mark,
    open_table,
    play_tictactoe,
    raw,
    skip,
)
from tests.tables.played import BEGAN, in_house, three_marks

from trousseau.kernel import Illegal
from trousseau.store import NotSaved, SqliteStore, Store, copied
from trousseau.store.sqlite import writer
from trousseau.store.sqlite.database import connect
from trousseau.store.sqlite.folder import DATABASE
from trousseau.store.sqlite.migration import teach_sums
from trousseau.tables.core import commands as ask
from trousseau.tables.core.entries import Broke
from trousseau.tables.live import house as house_module
from trousseau.tables.live.house import House
from trousseau.tables.operator import upkeep
from trousseau.tables.operator.upkeep import Checked, Finding, Restored

LINES = BEGAN + 4


def damage(folder: Path, *statements: str) -> None:
    """Change what is stored, and no sum with it."""
    with closing(connect(folder / DATABASE)) as connection:
        for statement in statements:
            assert connection.execute(statement).rowcount > 0


def operated(folder: Path, deed: Callable[[Store], Coroutine[Any, Any, Any]]) -> Any:
    async def body() -> Any:
        store = SqliteStore(folder, alone=False)
        try:
            return await deed(store)
        finally:
            await store.close()

    return asyncio.run(body())


def checked(folder: Path) -> Checked:
    found: Checked = operated(folder, lambda store: upkeep.check(store, REGISTRY))
    return found


async def restored(folder: Path, name: str, backup: Path, **about: bool) -> Restored:
    with copied(backup) as copy:
        store, source = SqliteStore(folder, alone=False), SqliteStore(copy)
        try:
            return await upkeep.restore(store, REGISTRY, name, source, **about)
        finally:
            await source.close()
            await store.close()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A house with one table, after three moves, that was shut."""
    in_house(tmp_path / "data", three_marks)
    return tmp_path / "data"


@pytest.fixture
def name(folder: Path) -> str:
    [table] = operated(folder, lambda store: store.tables())
    return str(table)


@pytest.fixture
def backup(folder: Path, tmp_path: Path) -> Path:
    operated(folder, lambda store: store.back_up(tmp_path / "backup.sqlite3"))
    return tmp_path / "backup.sqlite3"


# Checking.

OTHER_BODY = "cast(replace(body, 'tictactoe', 'tactictoe') as blob)"
OTHER_GAME = (
    f"update line set body = {OTHER_BODY}, sum = line_sum(table_id, seq, at, {OTHER_BODY})"
    " where seq = 0"
)
"""A line whose sum fits, of a game that is not offered any more."""


def test_a_sound_house_has_nothing_to_find_whatever_was_played(tmp_path: Path) -> None:
    async def play(house: House) -> str:
        live, people = await open_table(house, "tictactoe", clock=60, public=True)
        await people[0].phone.does(ask.Begin)
        await play_tictactoe(people)
        await people[0].phone.does(ask.Again)
        await people[0].phone.does(ask.Begin)
        await people[1].phone.does(ask.Say, text="hm")
        broken, _ = await open_table(house, "tictactoe")
        await broken.write(Broke(problem="ZeroDivisionError"))
        _, (host, _) = await open_table(house, "race", public=True)
        await host.phone.does(ask.Begin)
        await host.phone.does(ask.Close)
        return live.table.id

    in_house(tmp_path, play)
    assert checked(tmp_path) == Checked(3, [])


@pytest.mark.parametrize(
    ("statement", "code"),
    [
        ("update line set at = at + 1 where seq = 3", "lost"),
        (f"delete from line where seq = {LINES - 1}", "lost"),
        ("delete from head", "lost"),
        ("delete from line", "lost"),
        ("delete from card", "card"),
        ("update card set wakes = 5", "card"),
        (OTHER_GAME, "replay"),
    ],
)
def test_what_is_wrong_with_a_table_is_told(
    folder: Path, name: str, statement: str, code: str
) -> None:
    with closing(connect(folder / DATABASE)) as connection:
        teach_sums(connection)
        assert connection.execute(statement).rowcount > 0
    [found] = checked(folder).findings
    assert (found.table, found.code) == (name, code)


def test_a_card_that_fell_behind_its_log_is_found(folder: Path, name: str) -> None:
    """Its sum fits, but another moment."""
    with closing(connect(folder / DATABASE)) as connection:
        body = connection.execute("select body from card").fetchone()[0]
        early = body.replace(b'"phase":"playing"', b'"phase":"gathering"')
        card = (name, 0, None, 0, early)
        connection.execute("delete from card")
        teach_sums(connection)
        connection.execute(
            "insert into card (table_id, listed, wakes, touched, body, sum)"
            " values (?1, ?2, ?3, ?4, ?5, card_sum(?1, ?2, ?3, ?4, ?5))",
            card,
        )
    assert checked(folder).findings == [Finding("card", {}, name)]


def zero_lines(folder: Path) -> None:
    """The page on which all lines lie."""
    with closing(connect(folder / DATABASE)) as connection:
        [page] = connection.execute(
            "select rootpage from sqlite_master where name = 'line'"
        ).fetchone()
    with (folder / DATABASE).open("r+b") as file:
        file.seek((page - 1) * 4096)
        file.write(bytes(4096))


def test_damage_to_the_structure_of_the_file_is_found(folder: Path) -> None:
    zero_lines(folder)
    assert {found.code for found in checked(folder).findings} == {"file", "lost"}


# Backups.


def test_a_backup_is_one_private_file_with_everything(
    folder: Path, name: str, backup: Path
) -> None:
    assert backup.stat().st_mode & 0o777 == 0o600
    assert [file.name for file in backup.parent.glob("backup*")] == [backup.name]
    with copied(backup) as copy:
        assert checked(copy) == Checked(1, [])
        assert len(operated(copy, lambda store: store.lines(name))) == LINES


def test_a_backup_is_made_while_the_server_runs(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path / "data") as house:
            live, (host, _) = await open_table(house, "tictactoe")
            store = SqliteStore(tmp_path / "data", alone=False)
            await store.back_up(tmp_path / "backup")
            await store.close()
            await host.phone.does(ask.Begin)
        with copied(tmp_path / "backup") as copy:
            source = SqliteStore(copy)
            assert len(await source.lines(live.table.id)) == BEGAN
            await source.close()

    in_time(body())


# Restoring.


@pytest.mark.parametrize(
    "statement",
    [
        "update line set at = at + 1 where seq = 3",
        "delete from line",
        "delete from head",
        "delete from line where seq > 6",
    ],
)
def test_a_damaged_table_comes_back_from_a_backup(
    folder: Path, name: str, backup: Path, statement: str
) -> None:
    before = operated(folder, lambda store: store.lines(name))
    damage(folder, statement)
    assert asyncio.run(restored(folder, name, backup)) == Restored(name, LINES, 0)
    log = operated(folder, lambda store: store.lines(name))
    assert log[:-1] == before
    assert checked(folder) == Checked(1, [])


def test_lines_newer_than_the_backup_are_counted_as_lost(
    folder: Path, name: str, backup: Path
) -> None:
    async def play_on(house: House) -> str:
        live = await house.find(name)
        await live.write(Broke(problem="ZeroDivisionError"))
        return name

    in_house(folder, play_on)
    damage(folder, "update line set at = at + 1 where seq = 3")
    assert asyncio.run(restored(folder, name, backup)) == Restored(name, LINES, 1)


def test_a_healthy_table_is_replaced_only_if_that_is_meant(
    folder: Path, name: str, backup: Path
) -> None:
    before = operated(folder, lambda store: store.lines(name))
    with pytest.raises(Illegal, match="table_healthy"):
        asyncio.run(restored(folder, name, backup))
    assert operated(folder, lambda store: store.lines(name)) == before
    assert asyncio.run(restored(folder, name, backup, even_if_healthy=True)).lost == 0


def test_a_backup_without_the_table_changes_nothing(
    folder: Path, name: str, backup: Path, tmp_path: Path
) -> None:
    in_house(tmp_path / "other", three_marks)
    damage(folder, "delete from head")
    with pytest.raises(Illegal, match="not_in_backup"):
        asyncio.run(restored(folder, name, tmp_path / "other"))
    assert [found.code for found in checked(folder).findings] == ["lost"]


def test_without_a_backup_the_lines_before_the_damage_are_kept(folder: Path, name: str) -> None:
    damage(folder, f"delete from line where seq = {LINES - 2}")
    told = asyncio.run(restored(folder, name, folder))
    assert told == Restored(name, LINES - 2, 2)
    assert checked(folder) == Checked(1, [])


def test_what_can_not_be_restored_wholly_is_as_before(
    folder: Path, name: str, backup: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    damage(folder, "update line set at = at + 1 where seq = 3")
    monkeypatch.setattr(writer, "SHOW", "nonsense")
    with pytest.raises(NotSaved):
        asyncio.run(restored(folder, name, backup))
    assert checked(folder).findings == [Finding("lost", {"readable": 3, "lines": LINES}, name)]


def test_where_nothing_can_be_written_any_more_what_can_be_read_is_rescued(
    folder: Path, name: str, backup: Path, tmp_path: Path
) -> None:
    zero_lines(folder)
    with pytest.raises(NotSaved):
        asyncio.run(restored(folder, name, backup))
    anew = tmp_path / "anew"
    anew.mkdir()
    operated(folder, lambda store: store.rescue(anew / DATABASE))
    assert checked(anew).findings == [Finding("lost", {"readable": 0, "lines": LINES}, name)]
    asyncio.run(restored(anew, name, backup))
    assert checked(anew) == Checked(1, [])


def test_a_rescue_keeps_sound_tables_and_hides_no_damage(tmp_path: Path) -> None:
    names = [in_house(tmp_path / "data", three_marks) for _ in range(4)]
    folder, anew = tmp_path / "data", tmp_path / "anew"
    anew.mkdir()
    damage(folder, f"delete from line where seq = 3 and table_id = '{names[1]}'")
    damage(folder, f"delete from head where table_id = '{names[2]}'")
    before = checked(folder)
    operated(folder, lambda store: store.rescue(anew / DATABASE))
    assert sorted(map(repr, checked(anew).findings)) == sorted(map(repr, before.findings))
    log = operated(folder, lambda store: store.lines(names[3]))
    assert operated(anew, lambda store: store.lines(names[3])) == log


def test_everybody_at_a_running_server_is_shown_the_restored_table(tmp_path: Path) -> None:
    """It is shorter than what the server has in memory, and its clocks run anew."""

    async def body() -> None:
        data, file = tmp_path / "data", tmp_path / "backup"
        async with house_in(data) as house:
            live, (host, other) = await open_table(house, "tictactoe", clock=60)
            await host.phone.does(ask.Begin)
            await host.phone.plays(mark(4))
            store = SqliteStore(data, alone=False)
            await store.back_up(file)
            await store.close()
            await other.phone.plays(mark(0))
            await host.phone.plays(mark(1))
            await other.phone.plays(mark(2))
            quiet, (stranger, _) = await open_table(house, "tictactoe")
            heard = len(stranger.phone.heard)
            start = len(host.phone.heard), len(other.phone.heard)
            told = await restored(data, live.table.id, file, even_if_healthy=True)
            assert told.lost == 3
            skip(house_module.SWEEP)
            for phone, since in zip((host.phone, other.phone), start, strict=True):
                seen = await phone.until(lambda m: m["is"] == "welcome", since)
                assert [cell for cell in seen["view"]["cells"] if cell is not None] == [0]
            await other.phone.plays(mark(8))
            assert len(stranger.phone.heard) == heard
            assert quiet.table.phase == "gathering"

    in_time(body())


def test_a_damaged_table_that_is_restored_plays_on(tmp_path: Path) -> None:
    async def body() -> None:
        data, file = tmp_path / "data", tmp_path / "backup"
        async with house_in(data) as house:
            live, (host, _) = await open_table(house, "tictactoe")
            await host.phone.does(ask.Begin)
            await house.store.back_up(file)
        damage(data, "update line set at = 0 where seq = 3")
        async with house_in(data) as house:
            live = await house.find(live.table.id)
            phone = Phone(live)
            await phone.does(ask.Hello, token=host.token)
            assert await phone.is_refused(ask.Play, move=raw(mark(4))) == "table_damaged"
            await restored(data, live.table.id, file)
            skip(house_module.SWEEP)
            await phone.until(lambda m: m.get("table", {}).get("phase") == "playing")
            await phone.plays(mark(4))

    in_time(body())
