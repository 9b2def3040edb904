"""A PostgreSQL of one's own: it stops and starts, keeps to itself, and leaves nothing behind."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Literal

import asyncpg
import pytest

import own_postgres as module
from own_postgres import HERE, NoPostgres, OwnPostgres

PATIENCE = 30.0
"""Seconds after which what should be gone never will be."""

HOLDING_ONE = """
import sys
from own_postgres import OwnPostgres
server = OwnPostgres()
print(server.folder, server.port, flush=True)
sys.stdin.read()
"""


@pytest.fixture(scope="module")
def server() -> Iterator[OwnPostgres]:
    """One that may be stopped."""
    with closing(OwnPostgres()) as server:
        yield server


def ask(url: str, command: str) -> list[object]:
    """What a command answers: the first column of its rows."""

    async def asked() -> list[object]:
        connection = await asyncpg.connect(url)
        try:
            return [row[0] for row in await connection.fetch(command)]
        finally:
            await connection.close()

    return asyncio.run(asked())


def tables(url: str) -> list[object]:
    return ask(url, "select tablename from pg_tables where schemaname = 'public'")


def test_a_fresh_database_is_empty_and_apart_from_the_others(
    own_postgres: OwnPostgres, postgres_url: str
) -> None:
    other = own_postgres.fresh_database()
    ask(other, "create table cards (name text)")
    assert tables(other) == ["cards"]
    assert tables(postgres_url) == []
    own_postgres.drop(other)
    with pytest.raises(asyncpg.InvalidCatalogNameError):
        tables(other)


def test_a_wrong_password_is_refused(own_postgres: OwnPostgres, postgres_url: str) -> None:
    with pytest.raises(asyncpg.InvalidPasswordError):
        ask(postgres_url.replace(own_postgres.password, "wrong"), "select 1")


@pytest.mark.parametrize("how", ["fast", "immediate"])
def test_what_was_written_is_at_the_same_address_after_a_stop(
    server: OwnPostgres, how: Literal["fast", "immediate"]
) -> None:
    url = server.fresh_database()
    ask(url, "create table cards (name text)")
    ask(url, "insert into cards values ('key')")
    server.stop(how)
    with pytest.raises(ConnectionRefusedError):
        ask(url, "select name from cards")
    server.start()
    assert ask(url, "select name from cards") == ["key"]


def test_a_paused_server_answers_once_it_goes_on(server: OwnPostgres) -> None:
    async def asked() -> None:
        connection = await asyncpg.connect(server.url("postgres"))
        server.pause()
        answer = asyncio.create_task(connection.fetchval("select 1"))
        calling = asyncio.create_task(asyncpg.connect(server.url("postgres")))
        done, _ = await asyncio.wait({answer, calling}, timeout=0.2)
        assert not done
        server.resume()
        assert await answer == 1
        await (await calling).close()
        await connection.close()

    asyncio.run(asked())


def test_nothing_is_left_of_one_that_was_closed_while_it_was_paused() -> None:
    with closing(OwnPostgres()) as server:
        assert server.folder.exists()
        server.pause()
    assert not server.folder.exists()
    assert not listens(server.port)


def test_nothing_is_left_when_whoever_started_it_is_killed() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", HOLDING_ONE],
        env={**os.environ, "PYTHONPATH": str(Path(module.__file__).parent)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as holder:
        assert holder.stdout is not None
        folder, port = holder.stdout.readline().split()
        assert listens(int(port))
        holder.send_signal(signal.SIGKILL)
    end = time.monotonic() + PATIENCE
    while (Path(folder).exists() or listens(int(port))) and time.monotonic() < end:
        time.sleep(0.01)
    assert not Path(folder).exists()
    assert not listens(int(port))


def test_one_that_does_not_start_says_why() -> None:
    with pytest.raises(NoPostgres, match='invalid value for parameter "shared_buffers"'):
        OwnPostgres(shared_buffers="a lot")


def test_where_there_is_none_it_is_said_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "DEBIAN", tmp_path)
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(NoPostgres, match="apt install postgresql"):
        OwnPostgres()


def test_the_newest_version_is_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for version in ("9.6", "15", "13"):
        folder = tmp_path / version / "bin"
        folder.mkdir(parents=True)
        (folder / "postgres").touch()
    monkeypatch.setattr(module, "DEBIAN", tmp_path)
    assert module.programs() == tmp_path / "15" / "bin"


def listens(port: int) -> bool:
    with socket.socket() as caller:
        return caller.connect_ex((HERE, port)) == 0
