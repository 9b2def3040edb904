"""PostgreSQL goes away under load and comes back, and servers are restarted one after the other."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from bench.kill.judging import Found, judge
from bench.kill.trial import Trial
from tests.web.client import Visitor
from tests.web.playing import begun
from tests.web.server import Server

from own_postgres import OwnPostgres

pytestmark = pytest.mark.long

SEED = 7
THOUGHT = 0.3
GONE = 3.0
"""Seconds: longer than a server goes on without a beat, so that it has to refuse."""

AT_MOST = GONE + 5.0
"""Seconds until whatever was asked meanwhile is answered."""

AGAIN = 0.1

Disturb = Callable[[Trial], Awaitable[None]]


@pytest.fixture
def postgres() -> Iterator[OwnPostgres]:
    with closing(OwnPostgres()) as postgres:
        yield postgres


def play_through(servers: list[Server], disturb: Disturb) -> tuple[Trial, Found]:
    """Play, be disturbed and play on; nothing is lost or doubled, and every game ends."""
    print(f"seed {SEED}")
    trial = Trial(servers, SEED, thought=THOUGHT)

    async def play() -> None:
        async with trial.playing():
            await trial.load(200)
            await disturb(trial)
            await trial.load(200)

    asyncio.run(play())
    found = judge(servers[0].stored, trial.players)
    print(found)
    return trial, found


@pytest.mark.parametrize("number", [1, 2])
def test_postgresql_is_restarted_and_then_stands_still(
    postgres: OwnPostgres, tmp_path: Path, number: int
) -> None:
    url = postgres.fresh_database()
    servers = [Server(tmp_path / f"{count}", database=url) for count in range(number)]

    async def disturb(trial: Trial) -> None:
        await asyncio.to_thread(postgres.stop, "fast")
        await asyncio.sleep(GONE)
        await asyncio.to_thread(postgres.start)
        await trial.load(200)
        await asyncio.to_thread(postgres.pause)
        await asyncio.sleep(GONE)
        await asyncio.to_thread(postgres.resume)

    trial, found = play_through(servers, disturb)
    refused = {
        answer["code"]
        for player in trial.players
        for answer in player.answers.values()
        if answer["is"] == "refused"
    }
    assert "no_database" in refused
    assert found.pauses > 0, "sand ran while nothing could be stored"
    assert max(player.longest for player in trial.players) < AT_MOST
    assert [len(player.welcomed) for player in trial.players] == [1] * len(trial.players)


def test_all_servers_are_restarted_one_after_the_other(postgres_url: str, tmp_path: Path) -> None:
    async def disturb(trial: Trial) -> None:
        await trial.restart_each()

    servers = [Server(tmp_path / name, database=postgres_url) for name in "ab"]
    trial, _ = play_through(servers, disturb)
    assert [player.put_off for player in trial.players] == [0] * len(trial.players)
    assert min(len(player.welcomed) for player in trial.players) > 1
    for server in servers:
        assert [line for line in server.log() if line["level"] not in ("info", "debug")] == []


def test_who_says_hello_while_postgresql_is_gone_may_come_again(
    postgres: OwnPostgres, tmp_path: Path
) -> None:
    """Nobody is sent away for good for what passes."""
    with Server(tmp_path / "a", database=postgres.fresh_database()) as server:
        host, guest = begun(server)
        with server.api.visit(host) as ada:
            greeted, newcomer = [Visitor(server.url, host.table) for _ in range(2)]
            postgres.stop()
            assert ada.ask("say", text="Is anybody there?")["code"] == "no_database"
            greeted.send("hello", token=guest.token)  # the table is being read again
            while server.api.get("/readyz").json()["database"]:
                time.sleep(AGAIN)
            newcomer.send("hello", token=guest.token)
            ends = [visitor.hear_end() for visitor in (greeted, newcomer)]
            assert ends == [(1012, "not_read"), (1012, "moved")]
            postgres.start()
            while server.api.get("/readyz").status != 200:
                time.sleep(AGAIN)
            assert ada.ask("say", text="Is anybody there?")["is"] == "told"
