"""Games in real time over real sockets: slow lines lose nothing, lies about time gain nothing."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlsplit

import pytest
from bench.kill.judging import judge
from bench.kill.plan import Plan
from bench.kill.player import Player
from tests.web.server import Server
from tests.web.slow_line import SlowLine

SEED = 5
DELAY = 0.2
LOSS = 0.02
TABLES = 3
"""Now and then people are out before a bot has moved, but not at each of them."""

SANDY: dict[str, Any] = {"clock": None, "options": {"sand": 60, "earliest": 10, "spread": 20}}


@pytest.mark.long
def test_two_people_on_slow_lines_and_two_bots_play_to_the_end(tmp_path: Path) -> None:
    print(f"seed {SEED}")
    plan = Plan("heist", 4, 2, "quick", SANDY)
    over = asyncio.Event()
    players: list[Player] = []

    def heard(_: Player) -> None:
        if players and all(player.resting for player in players):
            over.set()

    async def play(server: Server) -> int:
        line = SlowLine(urlsplit(server.url).port or 0, DELAY, LOSS, SEED)
        async with line.open() as url:
            async with asyncio.timeout(60):
                visits = [asyncio.create_task(player.visit(url)) for player in players]
                await over.wait()
            for visit in visits:
                visit.cancel()
        return line.lost

    with Server(tmp_path / "data") as server:
        for table in range(TABLES):
            host = server.api.open(plan.game, plan.seats, "P0", **plan.setup)
            for place in (host, server.api.join(host.table, "P1")):
                dice = Random(SEED + 2 * table + place.person)
                players.append(Player(plan, place, place is host, dice, heard))
                players[-1].again = False
        assert asyncio.run(play(server)) > 0, "nothing was lost, so that was not tested"
        server.stop()
    found = judge(server.stored, players)
    assert found.games == TABLES
    assert found.bot_moves > 0


def test_nobody_says_what_time_it_is_but_the_server(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        host = server.api.open("heist", 2, **SANDY)
        guest = server.api.join(host.table, "Grace")
        with server.api.visit(host) as ada, server.api.visit(guest) as grace:
            ada.do("sit")
            grace.do("sit")
            ada.do("begin")
            grace.do("play", move={"do": "hush", "seat": 0})
            carry = {"do": "carry", "room": 2}
            for lie in ({"at": 0}, {"now": 10**15}, {"move": {**carry, "at": 10**9}}):
                answer = ada.ask("play", **{"move": carry, **lie})
                assert (answer["is"], answer["code"]) == ("refused", "malformed")
            for on in (0, 1_000_000):
                assert ada.ask("play", move=carry, on=on)["code"] == "too_soon"
