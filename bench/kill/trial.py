"""Many tables, and a server that is killed under them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random

from tests.web.server import Server

from bench.kill.plan import PLANS, Plan
from bench.kill.player import Player

MOST_HEARD = 400
"""Messages that players hear between a start and the next kill, at most."""

JITTER = 0.02
"""Seconds, at most, from the last of them to the kill: it comes in the middle of something."""

PATIENCE = 60.0
"""Seconds for all games to end once nobody kills any more."""


class Trial:
    """One run; everything random in it but the server's own dice follows from the seed."""

    def __init__(self, data: Path, seed: int, plans: Sequence[Plan] = PLANS) -> None:
        self.server = Server(data)
        self.players: list[Player] = []
        self.kills = 0
        self.starts: list[float] = []
        """Seconds that each start took."""

        self._plans = plans
        self._dice = Random(seed)
        self._running = asyncio.Event()
        self._wanted = 0
        self._enough = asyncio.Event()
        self._all_over = asyncio.Event()

    async def run(self, kills: int) -> None:
        """Kill so often, then let all games end and stop the server."""
        with self.server:
            self._set_up()
            async with asyncio.TaskGroup() as everybody:
                playing = [
                    everybody.create_task(self._keep_at_it(player)) for player in self.players
                ]
                await self._kill_often(kills)
                await self._let_games_end()
                for task in playing:
                    task.cancel()
            self.server.stop()

    def _set_up(self) -> None:
        for plan in self._plans:
            api = self.server.api
            places = [api.open(plan.game, plan.seats, "P0", **plan.setup)]
            for number in range(1, plan.people):
                places.append(api.join(places[0].table, f"P{number}"))
            for place in places:
                dice = Random(self._dice.random())
                self.players.append(Player(plan, place, place is places[0], dice, self._heard))
        self._running.set()

    async def _keep_at_it(self, player: Player) -> None:
        while True:
            await self._running.wait()
            await player.visit(self.server.url)

    async def _kill_often(self, kills: int) -> None:
        for _ in range(kills):
            await self._load(self._dice.randrange(MOST_HEARD))
            await asyncio.sleep(self._dice.uniform(0, JITTER))
            self._running.clear()
            await asyncio.to_thread(self.server.kill)
            self.kills += 1
            began = time.perf_counter()
            await asyncio.to_thread(self.server.start)
            self.starts.append(time.perf_counter() - began)
            self._running.set()

    async def _load(self, messages: int) -> None:
        """Wait until players have heard so many."""
        self._wanted = messages
        self._enough.clear()
        if messages:
            async with asyncio.timeout(PATIENCE):
                await self._enough.wait()

    async def _let_games_end(self) -> None:
        for player in self.players:
            player.again = False
        async with asyncio.timeout(PATIENCE):
            await self._all_over.wait()

    def _heard(self, player: Player) -> None:
        self._wanted -= 1
        if self._wanted <= 0:
            self._enough.set()
        if not player.again and all(one.resting for one in self.players):
            self._all_over.set()
