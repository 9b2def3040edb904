"""Disks that forget or change what they kept: every loss is noticed when it is read."""

from __future__ import annotations

import asyncio
from contextlib import closing
from pathlib import Path

import pytest
from tests.store.lines import card, opened, put, queue, row

from trousseau.store import Damaged, Row
from trousseau.store.sqlite.database import connect
from trousseau.store.sqlite.folder import DATABASE

LOG = [row(seq, body=b'{"what":"moved","seat":%d}' % seq) for seq in range(5)]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Two tables, five lines each; and both have cards."""

    async def fill() -> None:
        async with opened(tmp_path) as store:
            await put(store, *LOG, *[line._replace(table="elm") for line in LOG])
            for table in ("oak", "elm"):
                await queue(store, row(5, table), card(table, wakes=7, touched=3))

    asyncio.run(fill())
    return tmp_path


def damage(folder: Path, statement: str) -> None:
    """Change what is stored, and no sum with it."""
    with closing(connect(folder / DATABASE)) as connection:
        assert connection.execute(statement).rowcount > 0


def what_is_left(folder: Path, table: str) -> tuple[list[Row], int]:
    """The lines before the damage, and how many there were."""

    async def look() -> Damaged:
        async with opened(folder) as store:
            with pytest.raises(Damaged) as damaged:
                await store.lines(table)
            return damaged.value

    found = asyncio.run(look())
    return list(found.rows), found.lines


@pytest.mark.parametrize(
    "change",
    [
        'set body = cast(\'{"what":"moved","seat":3}\' as blob)',
        'set body = \'{"what":"moved","seat":2}\'',
        "set body = x''",
        "set at = at + 1",
        "set at = cast(x'ff' as text)",
        "set sum = sum + 1",
        "set seq = 17",
        "set table_id = 'oaj'",
    ],
)
def test_a_line_that_was_changed_is_not_taken_for_what_was_written(
    folder: Path, change: str
) -> None:
    damage(folder, f"update line {change} where table_id = 'oak' and seq = 2")
    assert what_is_left(folder, "oak") == (LOG[:2], 6)


@pytest.mark.parametrize("seq", [0, 3, 5])
def test_a_line_that_is_missing_is_missed(folder: Path, seq: int) -> None:
    damage(folder, f"delete from line where table_id = 'oak' and seq = {seq}")
    rows, lines = what_is_left(folder, "oak")
    assert (len(rows), lines) == (seq, 6)


@pytest.mark.parametrize(
    ("change", "lines"),
    [
        ("delete from head", 6),
        ("update head set seq = 4", 6),
        ("update head set seq = 9", 10),
        ("update head set at = at - 1", 6),
        ("update head set seq = x'00'", 6),
    ],
)
def test_a_log_is_not_whole_if_its_newest_line_is_not_certain(
    folder: Path, change: str, lines: int
) -> None:
    damage(folder, f"{change} where table_id = 'oak'")
    rows, known = what_is_left(folder, "oak")
    assert (rows[:5], len(rows), known) == (LOG, 6, lines)


def test_all_lines_of_a_table_may_be_lost(folder: Path) -> None:
    damage(folder, "delete from line where table_id = 'oak'")
    assert what_is_left(folder, "oak") == ([], 6)


def test_other_tables_are_as_they_were(folder: Path) -> None:
    damage(folder, "update line set at = 0 where table_id = 'oak'")

    async def look() -> None:
        async with opened(folder) as store:
            assert len(await store.lines("elm")) == 6
            assert await store.lines("ash") == []
            assert await put(store, row(6, "elm")) == [None]

    asyncio.run(look())


@pytest.mark.parametrize(
    "change", ["listed = 7", "listed = 'x'", "body = x'7b'", "body = '{}'", "touched = 4"]
)
def test_a_damaged_card_is_not_shown_and_its_table_is_looked_at_at_once(
    folder: Path, change: str
) -> None:
    damage(folder, f"update card set {change} where table_id = 'oak'")

    async def look() -> None:
        async with opened(folder) as store:
            assert [shown.table for shown in await store.cards(9)] == ["elm"]
            assert [shown.table for shown in await store.all_cards()] == ["elm"]
            assert sorted(await store.waking(7)) == [("elm", 7), ("oak", 0)]

    asyncio.run(look())


def test_the_newest_instant_is_that_of_a_line_that_can_be_read(folder: Path) -> None:
    damage(folder, "update head set at = 1 << 50 where table_id = 'oak'")
    damage(folder, "update head set at = x'ff' where table_id = 'elm'")
    damage(folder, "update line set at = 1 << 51 where table_id = 'oak' and seq = 2")

    async def look() -> None:
        async with opened(folder) as store:
            assert await store.newest() == row(5).at

    asyncio.run(look())


def test_a_newest_line_that_was_changed_does_not_tell_what_time_it_is(folder: Path) -> None:
    """Else the house's clock would stand in the far future; another table's line is sound."""
    damage(folder, "update head set at = 1 << 50 where table_id = 'oak'")
    damage(folder, "update line set at = 1 << 50 where table_id = 'oak' and seq = 5")

    async def look() -> None:
        async with opened(folder) as store:
            assert await store.newest() == row(5).at

    asyncio.run(look())
