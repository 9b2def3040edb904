"""What an SQLite file leaves on the disk, and for whose eyes."""

from __future__ import annotations

import asyncio
import random
import stat
import subprocess
from pathlib import Path

import pytest
from tests.store.lines import card, newest, opened, put, queue, row

from trousseau.store import Card, Row, default_folder
from trousseau.store.sqlite.folder import DATABASE

SECRET = "Basile said so"


def seen(folder: Path) -> bool:
    """Whether the secret is in a file; read elsewhere, since closing a file ends its locks here."""
    found = subprocess.run(["grep", "-rqF", SECRET, folder], check=False)
    assert found.returncode in {0, 1}
    return found.returncode == 0


def test_deletion_leaves_nothing_in_the_files(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path) as store:
            for seq in range(300):
                long = SECRET.encode() * (200 if seq % 50 == 0 else 1)
                await asyncio.gather(
                    queue(store, row(seq, body=long), card(body=long)),
                    queue(store, row(seq, "elm", b"x" * 50)),
                )
            assert seen(tmp_path)
            await store.delete("oak")
            assert not seen(tmp_path)
            assert await store.lines("oak") == []
            assert await store.all_cards() == []
            assert len(await store.lines("elm")) == 300
            await store.delete("nowhere")

    asyncio.run(play())


@pytest.mark.parametrize("seed", range(3))
def test_compacting_leaves_nothing_of_rows_that_had_moved(tmp_path: Path, seed: int) -> None:
    """Cards that grow push others away, and tables that go draw others together."""
    dice = random.Random(seed)
    length: dict[str, int] = {}

    async def play() -> None:
        async with opened(tmp_path) as store:
            for _ in range(100):
                told = [queue(store, *change()) for _ in range(10)]
                assert await asyncio.gather(*told) == [None] * 10
            gone = [table for table in length if table.startswith("B")]
            for table in gone:
                await store.delete(table)
            await store.compact()
            assert not seen(tmp_path)
            kept = {table: seq for table, seq in length.items() if table not in gone}
            assert await newest(store, *length) == kept
            assert len(await store.all_cards()) == len(kept)
            assert not await store.written_elsewhere()

    def change() -> tuple[Row, Card]:
        word = dice.choice([SECRET, "x" * len(SECRET)])
        table = f"{word[0]}{dice.randrange(40)}"
        length[table] = length.get(table, -1) + 1
        line = row(length[table], table, word.encode() * dice.choice([1, 2, 3, 10, 300, 900]))
        return line, card(table, body=word.encode() * dice.choice([1, 2, 5, 10, 20, 50]))

    asyncio.run(play())


def test_the_log_of_writes_does_not_grow_without_bounds(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path) as store:
            body = b"x" * 100_000
            for start in range(0, 600, 60):
                told = await put(store, *[row(seq, body=body) for seq in range(start, start + 60)])
                assert told == [None] * 60
            assert (tmp_path / f"{DATABASE}-wal").stat().st_size < 30_000_000
            assert (tmp_path / DATABASE).stat().st_size > 30_000_000

    asyncio.run(play())


def test_files_are_for_their_owner_alone(tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "data"

    async def play() -> None:
        async with opened(folder) as store:
            await put(store, row(0))
            modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()}
            assert set(modes.values()) == {0o600}, modes
            assert len(modes) == 4
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700

    asyncio.run(play())


def test_the_default_folder_is_ours() -> None:
    assert default_folder().name == "trousseau"
    assert default_folder().is_absolute()
