"""Folders that can be used, and those that can't."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import get_args

import pytest
from tests.store.lines import card, opened, put, row

from trousseau.store import SqliteStore, Unusable
from trousseau.store.errors import UnusableCode
from trousseau.store.migration import Migration
from trousseau.store.sqlite import migration as module
from trousseau.store.sqlite import store as store_module
from trousseau.store.sqlite.database import connect
from trousseau.store.sqlite.folder import DATABASE, prepare
from trousseau.store.sqlite.migration import migrate
from trousseau.words import LANGUAGES, Words


def refusal(folder: Path, *, alone: bool = True) -> Unusable:
    async def play() -> None:
        SqliteStore(folder, alone=alone)

    with pytest.raises(Unusable) as refused:
        asyncio.run(play())
    assert refused.value.about["folder"] == str(folder)
    return refused.value


def test_every_refusal_has_words() -> None:
    about = {"folder": "/srv", "found": 3, "known": 2, "migration": "lines", "name": "hats"}
    about |= {"release": "9.6", "encoding": "LATIN1"}
    for code in get_args(UnusableCode):
        for language in LANGUAGES:
            assert "/srv" in Words(language).say(f"error.{code}", **about)


# One server in one folder.


def test_a_second_server_is_refused_and_a_guest_is_not(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path) as store:
            await put(store, row(0))
            with pytest.raises(Unusable) as refused:
                SqliteStore(tmp_path)
            assert refused.value.code == "store_in_use"
            async with opened(tmp_path, alone=False) as guest:
                assert len(await guest.lines("oak")) == 1
            assert await put(store, row(1)) == [None]
        async with opened(tmp_path) as store:
            assert len(await store.lines("oak")) == 2

    asyncio.run(play())


SERVER = """
import asyncio, sys
from pathlib import Path
from trousseau.store import SqliteStore

async def serve():
    store = SqliteStore(Path(sys.argv[1]))
    print("open", flush=True)
    await asyncio.get_running_loop().run_in_executor(None, sys.stdin.read)

asyncio.run(serve())
"""


def test_a_server_that_was_killed_leaves_the_folder_free(tmp_path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", SERVER, tmp_path], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as server:
        assert server.stdout is not None
        assert server.stdout.readline() == b"open\n"
        assert refusal(tmp_path).code == "store_in_use"
        server.kill()
        server.wait()

    async def play() -> None:
        async with opened(tmp_path) as store:
            assert await put(store, row(0)) == [None]

    asyncio.run(play())


# Folders and files.


def test_a_folder_below_a_file(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert refusal(tmp_path / "file").code == "store_no_folder"
    assert refusal(tmp_path / "file" / "data").code == "store_no_folder"


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
@pytest.mark.parametrize("alone", [True, False])
def test_a_forbidden_folder(tmp_path: Path, *, alone: bool) -> None:
    (tmp_path / "data").mkdir(mode=0o500)
    assert refusal(tmp_path / "data", alone=alone).code == "store_read_only"


@pytest.mark.parametrize(
    ("error", "code"),
    [
        (PermissionError(13, "no"), "store_read_only"),
        (OSError(30, "read-only file system"), "store_read_only"),
        (OSError(28, "no space"), "store_full"),
        (OSError(36, "name too long"), "store_no_folder"),
    ],
)
def test_what_the_system_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: OSError, code: str
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise error

    monkeypatch.setattr(Path, "mkdir", refuse)
    assert refusal(tmp_path / "data").code == code


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / DATABASE).write_bytes(b"Basile was here. " * 1000)
    assert refusal(tmp_path).code == "store_corrupt"
    assert (tmp_path / DATABASE).read_bytes().startswith(b"Basile")
    (tmp_path / DATABASE).unlink()

    async def play() -> None:
        async with opened(tmp_path) as store:  # the claim was given back
            assert await put(store, row(0)) == [None]

    asyncio.run(play())


def test_a_file_that_was_cut_off(tmp_path: Path) -> None:
    async def fill() -> None:
        async with opened(tmp_path) as store:
            await put(store, *[row(seq, body=b"x" * 500) for seq in range(100)])

    asyncio.run(fill())
    file = tmp_path / DATABASE
    os.truncate(file, 4096)
    assert refusal(tmp_path).code == "store_corrupt"


# Migrations.


Ship = Callable[..., None]


@pytest.fixture
def ship(monkeypatch: pytest.MonkeyPatch) -> Ship:
    """Give the program other migrations: the real ones, and these after them."""

    def shipping(*scripts: str, without: int = 0) -> None:
        known = REAL[: len(REAL) - without]
        more = [
            Migration(number, "more", script)
            for number, script in enumerate(scripts, len(REAL) + 1)
        ]
        monkeypatch.setattr(module, "shipped", lambda: [*known, *more])
        monkeypatch.setattr(store_module, "shipped", lambda: [*known, *more])

    return shipping


REAL = module.shipped()


def open_and_close(folder: Path, *, alone: bool = True) -> None:
    async def play() -> None:
        async with opened(folder, alone=alone):
            pass

    asyncio.run(play())


def columns(folder: Path, table: str) -> list[str]:
    with closing(connect(folder / DATABASE)) as connection:
        return [row[1] for row in connection.execute(f"pragma table_info({table})")]


def test_migrations_are_numbered_without_gaps() -> None:
    assert [migration.number for migration in REAL] == list(range(1, len(REAL) + 1))


def test_migrations_run_once_and_keep_what_is_there(tmp_path: Path, ship: Ship) -> None:
    folder = tmp_path / "data"

    async def fill() -> None:
        async with opened(folder) as store:
            await put(store, row(0))

    asyncio.run(fill())
    ship("alter table card add colour text;\ncreate table hat (size integer);")
    for _ in range(2):
        open_and_close(folder)
    assert columns(folder, "card")[-1] == "colour"
    assert columns(folder, "hat") == ["size"]

    async def look() -> None:
        async with opened(folder) as store:
            assert len(await store.lines("oak")) == 1

    asyncio.run(look())


def test_a_database_of_a_newer_program_is_refused(tmp_path: Path, ship: Ship) -> None:
    folder = tmp_path / "data"
    ship("create table hat (size integer)")
    open_and_close(folder)
    ship()
    unusable = refusal(folder)
    assert unusable.code == "store_newer"
    assert unusable.about == {
        "folder": str(folder),
        "found": len(REAL) + 1,
        "known": len(REAL),
    }


def test_a_migration_that_was_edited_after_it_ran_is_refused(tmp_path: Path, ship: Ship) -> None:
    folder = tmp_path / "data"
    ship("create table hat (size integer)")
    open_and_close(folder)
    ship("create table hat (size text)")
    unusable = refusal(folder)
    assert unusable.code == "store_edited"
    assert unusable.about["migration"] == "more"


def test_a_migration_that_fails_half_way_changes_nothing(tmp_path: Path, ship: Ship) -> None:
    folder = tmp_path / "data"
    ship("create table scarf (length integer);", "create table hat (size integer);\nnonsense;")
    assert refusal(folder).code == "store_failed"
    assert columns(folder, "hat") == []
    assert columns(folder, "scarf") == ["length"]
    ship("create table scarf (length integer);", "create table hat (size integer);")
    open_and_close(folder)
    assert columns(folder, "hat") == ["size"]


def test_nothing_is_migrated_under_a_server_that_runs(tmp_path: Path, ship: Ship) -> None:
    folder = tmp_path / "data"

    async def play() -> None:
        async with opened(folder):
            ship("create table hat (size integer)")
            with pytest.raises(Unusable) as refused:
                SqliteStore(folder, alone=False)
            assert refused.value.code == "store_in_use"

    asyncio.run(play())
    open_and_close(folder, alone=False)
    assert columns(folder, "hat") == ["size"]


def test_triggers_are_one_statement(tmp_path: Path) -> None:
    script = (
        "-- a comment; with a semicolon\ncreate table hat (size integer);\n"
        "create trigger big after insert on hat begin\n  delete from hat where size > 9;\n"
        "  delete from hat where size < 0;\nend;\ninsert into hat values (3), (12)"
    )
    with closing(connect(prepare(tmp_path))) as connection:
        migrate(connection, [Migration(1, "hats", script)])
        assert connection.execute("select size from hat").fetchall() == [(3,)]


def test_lines_of_an_older_program_get_their_sums(tmp_path: Path, ship: Ship) -> None:
    folder = tmp_path / "data"
    ship(without=len(REAL) - 1)
    file = prepare(folder)
    with closing(connect(file)) as connection:
        migrate(connection, module.shipped())
        for line in (row(0), row(1), row(0, "elm")):
            connection.execute("insert into line values (?, ?, ?, ?)", line)
        connection.execute("insert into card values (?, ?, ?, ?, ?)", card()[:5])
    ship()

    async def look() -> None:
        async with opened(folder) as store:
            assert await store.lines("oak") == [row(0), row(1)]
            assert await store.lines("elm") == [row(0, "elm")]
            assert await store.all_cards() == [card()]
            assert await put(store, row(2), row(1, "elm")) == [None, None]

    asyncio.run(look())
