"""Servers are killed with -9 under load: nothing acknowledged is lost, and all goes on."""

from __future__ import annotations

import asyncio
from pathlib import Path
from time import monotonic

import pytest
from bench.kill.judging import judge, read_logs
from bench.kill.plan import Plan
from bench.kill.trial import Trial
from tests.web.client import PATIENCE
from tests.web.playing import bots_alone
from tests.web.server import SAMPLES, Server

from trousseau.tables.core.records import record_of
from trousseau.tables.core.registry import GameRegistry

pytestmark = pytest.mark.long

KILLS = 20
ROLES = {"clock": None, "options": {"scenario": 3, "level": 2}}
IN_THE_MALL = Plan("maze", 4, 2, "quick", ROLES, ends=False)
SEED = 3


def test_nothing_is_lost_or_doubled_and_every_game_ends(tmp_path: Path) -> None:
    kill_often([Server(tmp_path / "data")])


def test_nor_where_any_of_two_servers_is_killed(postgres_url: str, tmp_path: Path) -> None:
    kill_often([Server(tmp_path / name, database=postgres_url) for name in "ab"], thought=0.3)


def test_nor_in_the_mall_where_the_sand_stands_still_meanwhile(tmp_path: Path) -> None:
    print(f"seed {SEED}")
    trial = Trial([Server(tmp_path / "data")], SEED, [IN_THE_MALL], thought=0.1)

    async def play() -> None:
        async with trial.playing():
            await trial.kill_often(2)

    asyncio.run(play())
    found = judge(trial.servers[0].stored, trial.players)
    print(found)
    assert min(found.pauses, found.bot_moves, found.acknowledged) > 0


def kill_often(servers: list[Server], thought: float = 0.0) -> None:
    print(f"seed {SEED}")
    trial = Trial(servers, SEED, thought=thought)

    async def play() -> None:
        async with trial.playing():
            await trial.kill_often(KILLS)

    asyncio.run(play())
    found = judge(servers[0].stored, trial.players)
    print(found)
    assert trial.kills == KILLS
    assert min(found) > 0, "something never happened, so it was not tested"
    for server in servers:
        complaints = [line for line in server.log() if line["level"] not in ("info", "debug")]
        assert complaints == []


def test_bots_and_deadlines_go_on_though_nobody_comes_back(tmp_path: Path) -> None:
    with Server(tmp_path / "data", pace=0.2) as server:
        tables = {bots_alone(server), race_without_runners(server)}
        server.kill()
        server.start()
        end = monotonic() + PATIENCE
        while server.metric('trousseau_tables{phase="over"}') < len(tables):
            assert monotonic() < end, "nothing goes on"
        server.stop()
    registry = GameRegistry(SAMPLES)
    for rows in asyncio.run(read_logs(server.stored, tables)).values():
        assert record_of(rows, 1, registry).result is not None


def race_without_runners(server: Server) -> str:
    """The light turns green and goes out again, whoever is there."""
    host = server.api.open("race", 2, options={"earliest": 15, "spread": 1, "patience": 5})
    guest = server.api.join(host.table, "Grace")
    with server.api.visit(host) as ada, server.api.visit(guest) as grace:
        ada.do("sit")
        grace.do("sit")
        ada.do("begin")
    return host.table
