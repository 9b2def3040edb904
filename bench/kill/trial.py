"""Many tables, and servers of one house that are killed under them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import ExitStack, asynccontextmanager
from random import Random

from tests.web.server import Server

from bench.kill.plan import PLANS, Plan
from bench.kill.player import BREATH, Player

MOST_HEARD = 400
"""Messages that players hear between a start and the next kill, at most."""

JITTER = 0.02
"""Seconds, at most, from the last of them to the kill: it comes in the middle of something."""

PATIENCE = 60.0
"""Seconds for all games to end once nobody kills any more."""


class Trial:
    """One run; everything random in it but the servers' own dice follows from the seed.

    Whoever has lost a server comes back at any that runs.
    """

    def __init__(
        self,
        servers: Sequence[Server],
        seed: int,
        plans: Sequence[Plan] = PLANS,
        *,
        thought: float = 0.0,
    ) -> None:
        """`thought`: seconds that a move takes its player at the most."""
        self.servers = servers
        self.players: list[Player] = []
        self.kills = 0
        self.starts: list[float] = []
        """Seconds that each start took."""

        self._plans = plans
        self._thought = thought
        self._dice = Random(seed)
        self._ways = Random(seed)
        self._open: list[Server] = []
        self._is_open = asyncio.Event()
        self._wanted = 0
        self._enough = asyncio.Event()
        self._all_over = asyncio.Event()

    @asynccontextmanager
    async def playing(self) -> AsyncIterator[None]:
        """Everybody plays meanwhile; then all games end, and the servers are stopped."""
        with ExitStack() as running:
            for server in self.servers:
                running.enter_context(server)
                self._let_in(server)
            self._set_up()
            async with asyncio.TaskGroup() as everybody:
                playing = [
                    everybody.create_task(self._keep_at_it(player)) for player in self.players
                ]
                yield
                await self._let_games_end()
                for task in playing:
                    task.cancel()
            for server in self.servers:
                server.stop()

    async def kill_often(self, times: int) -> None:
        """Any of them, which is started anew."""
        for _ in range(times):
            await self.load(self._dice.randrange(MOST_HEARD))
            await asyncio.sleep(self._dice.uniform(0, JITTER))
            server = self._dice.choice(self.servers)
            self._keep_out(server)
            await asyncio.to_thread(server.kill)
            self.kills += 1
            await self._start(server)

    async def restart_each(self) -> None:
        """One after the other, in good order: the next once the last one says that it is ready."""
        for server in self.servers:
            self._keep_out(server)
            assert await asyncio.to_thread(server.stop) == 0
            await self._start(server)
            while (await asyncio.to_thread(server.api.get, "/readyz")).status != 200:
                await asyncio.sleep(BREATH)

    async def load(self, messages: int) -> None:
        """Wait until players have heard so many."""
        self._wanted = messages
        self._enough.clear()
        if messages:
            async with asyncio.timeout(PATIENCE):
                await self._enough.wait()

    def _set_up(self) -> None:
        for plan in self._plans:
            api = self._ways.choice(self.servers).api
            places = [api.open(plan.game, plan.seats, "P0", **plan.setup)]
            for number in range(1, plan.people):
                places.append(api.join(places[0].table, f"P{number}"))
            for place in places:
                dice = Random(self._dice.random())
                host = place is places[0]
                player = Player(plan, place, host, dice, self._heard, self._thought)
                self.players.append(player)

    async def _keep_at_it(self, player: Player) -> None:
        while True:
            await self._is_open.wait()
            welcomes = len(player.welcomed)
            await player.visit(self._ways.choice(self._open).url)
            if len(player.welcomed) == welcomes:  # nobody takes this player in just now
                await asyncio.sleep(BREATH)

    def _let_in(self, server: Server) -> None:
        self._open.append(server)
        self._is_open.set()

    def _keep_out(self, server: Server) -> None:
        self._open.remove(server)
        if not self._open:
            self._is_open.clear()

    async def _start(self, server: Server) -> None:
        began = time.perf_counter()
        await asyncio.to_thread(server.start)
        self.starts.append(time.perf_counter() - began)
        self._let_in(server)

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
