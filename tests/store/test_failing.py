"""Disks that are full, forbidden, locked or broken: nothing half stored, and it goes on after."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from tests.store.lines import card, codes, newest, opened, put, queue, row

from trousseau.store import NotRead, NotSaved, SqliteStore, Store
from trousseau.store.sqlite import database as module
from trousseau.store.sqlite.database import connect
from trousseau.store.sqlite.folder import DATABASE


class Conditions:
    """What every new connection is told first."""

    def __init__(self) -> None:
        self.pragmas: list[str] = []

    @contextmanager
    def are(self, store: Store, *pragmas: str) -> Iterator[None]:
        self.pragmas = list(pragmas)
        in_file(store)._writer._database.close()
        yield
        self.pragmas = []


def in_file(store: Store) -> SqliteStore:
    assert isinstance(store, SqliteStore)
    return store


@pytest.fixture
def conditions(monkeypatch: pytest.MonkeyPatch) -> Conditions:
    now = Conditions()

    def connected(file: Path) -> sqlite3.Connection:
        connection = connect(file)
        for pragma in now.pragmas:
            connection.execute(f"pragma {pragma}")
        return connection

    monkeypatch.setattr(module, "connect", connected)
    return now


@pytest.mark.parametrize(
    ("pragma", "code"), [("max_page_count = 1", "disk_full"), ("query_only = on", "read_only")]
)
def test_a_disk_that_takes_nothing_for_a_while(
    tmp_path: Path, conditions: Conditions, pragma: str, code: str
) -> None:
    async def play() -> None:
        async with opened(tmp_path) as store:
            assert await put(store, row(0)) == [None]
            with conditions.are(store, pragma):
                for _ in range(2):
                    told = await put(store, row(1, body=b"x" * 9000), row(0, "elm"))
                    assert [type(outcome) for outcome in told] == [NotSaved, NotSaved]
                    assert codes(told) == {code}
                    assert not store.commits.healthy
                assert len(await store.lines("oak")) == 1
            assert await put(store, row(1), row(2), row(0, "elm")) == [None] * 3
            assert store.commits.healthy
            assert await newest(store, "oak", "elm") == {"oak": 2, "elm": 0}

    asyncio.run(play())


def test_a_probe_finds_out_that_the_disk_is_well_again(
    tmp_path: Path, conditions: Conditions
) -> None:
    async def play() -> None:
        async with opened(tmp_path) as store:
            with conditions.are(store, "query_only = on"):
                assert not await store.probe()
                assert not store.commits.healthy
            assert await store.probe()
            assert store.commits.healthy

    asyncio.run(play())


def test_deleting_on_such_a_disk_says_so_and_deletes_nothing(
    tmp_path: Path, conditions: Conditions
) -> None:
    async def play() -> None:
        async with opened(tmp_path) as store:
            await queue(store, row(0), card())
            with conditions.are(store, "query_only = on"):
                with pytest.raises(NotSaved) as refused:
                    await store.delete("oak")
                assert refused.value.code == "read_only"
                assert not store.commits.healthy
            assert len(await store.lines("oak")) == 1
            assert len(await store.all_cards()) == 1
            await store.delete("oak")
            assert store.commits.healthy

    asyncio.run(play())


@contextmanager
def files_no_longer_than(most: int) -> Iterator[None]:
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (most, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_a_write_that_fails_half_way(tmp_path: Path) -> None:
    """The system itself refuses, in the middle of a commit."""

    async def play() -> None:
        async with opened(tmp_path) as store:
            assert await put(store, row(0)) == [None]
            size = (tmp_path / f"{DATABASE}-wal").stat().st_size
            with files_no_longer_than(size + 6000):
                told = await put(store, *[row(seq, body=b"x" * 3000) for seq in range(1, 20)])
                assert {type(outcome) for outcome in told} == {NotSaved}
                assert len(await store.lines("oak")) == 1
            assert await put(store, row(1), row(2)) == [None, None]
        async with opened(tmp_path) as store:
            assert [len(line.body) for line in await store.lines("oak")] == [2, 2, 2]

    asyncio.run(play())


def test_a_database_that_another_process_locks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "PATIENCE", 0.05)

    async def play() -> None:
        async with opened(tmp_path) as store:
            assert await put(store, row(0)) == [None]
            with closing(connect(tmp_path / DATABASE)) as other:
                other.execute("begin immediate")
                told = await put(store, row(1), row(0, "elm"))
                assert codes(told) == {"locked"}
                assert len(await store.lines("oak")) == 1
                other.execute("rollback")
            assert await put(store, row(1)) == [None]

    asyncio.run(play())


def read_elsewhere(file: Path) -> bytes:
    """In another process: closing the file here would end the locks that SQLite holds."""
    return subprocess.run(["cat", file], check=True, capture_output=True).stdout


def overwrite(file: Path, content: bytes, at: int) -> None:
    into = [f"of={file}", "bs=4096", f"seek={at // 4096}", "conv=notrunc", "status=none"]
    subprocess.run(["dd", *into], check=True, input=content)


def test_a_file_that_breaks_while_it_is_used(tmp_path: Path) -> None:
    file = tmp_path / DATABASE

    async def play() -> None:
        async with opened(tmp_path) as store:
            assert await put(store, *[row(seq, body=b"x" * 500) for seq in range(100)])
            await store.compact()
            sound = read_elsewhere(file)
            overwrite(file, b"\xa5" * (len(sound) - 4096), at=4096)
            in_file(store)._writer._database.close()  # it has the pages in its memory
            assert codes(await put(store, row(100))) == {"corrupt"}
            with pytest.raises(NotRead) as refused:
                await store.lines("oak")
            assert refused.value.code == "corrupt"
            assert not store.commits.healthy
            overwrite(file, sound[4096:], at=4096)
            assert await put(store, row(100)) == [None]
            assert len(await store.lines("oak")) == 101

    asyncio.run(play())


def test_a_file_that_is_taken_away_does_not_come_back_empty(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path) as store:
            await put(store, row(0))
            (tmp_path / DATABASE).rename(tmp_path / "elsewhere")
            in_file(store)._writer._database.close()
            assert codes(await put(store, row(1))) == {"failed"}
            with pytest.raises(NotRead):
                await store.written_elsewhere()
            assert not (tmp_path / DATABASE).exists()
            (tmp_path / "elsewhere").rename(tmp_path / DATABASE)
            assert await store.written_elsewhere()
            assert await put(store, row(1)) == [None]

    asyncio.run(play())


def test_a_line_that_can_not_be_written_is_answered_too(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path) as store:
            (told,) = await put(store, row(2**70))
            assert isinstance(told, NotSaved)
            assert isinstance(told.__cause__, OverflowError)
            assert await put(store, row(0)) == [None]

    asyncio.run(play())
