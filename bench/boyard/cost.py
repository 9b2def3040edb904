"""What a table with six people in a trial costs a server: real sockets, real time, both builds."""

from __future__ import annotations

import asyncio
import json
import os
import time
from contextlib import AsyncExitStack, suppress

from tests.messages import Message, read
from tests.web.client import Admission, Api
from websockets.asyncio.client import ClientConnection, connect

from bench.boyard.hands import Hand
from bench.places import COMPILED, OURS, PURE, ROOT
from bench.tables.contenders import HASTE, Contender
from bench.tables.report import table
from bench.tables.running import Server, serving
from trousseau.games.boyard.trials.registry import TRIALS

SEATS = 6
TABLES = 4
GLANCE = 0.02
"""Seconds after which a hand looks again whether it is time."""

LONGEST = 180
"""Seconds in which any trial is over."""


def contender(folder: str) -> Contender:
    words = (
        *(str(OURS), "-m", "trousseau", "serve", "--port", "{port}", "--data", "{folder}"),
        *("--game", "bench.boyard.begun"),
        *[word for name in HASTE for word in ("--limit", f"{name}=1000000")],
    )
    return Contender(
        "Trousseau", "", "", words, {"PYTHONPATH": os.pathsep.join((folder, str(ROOT)))}
    )


def cost(trials: list[str]) -> str:
    """A row for each trial: how long it was, what was done, and the share of a core."""
    builds = {"pure": str(PURE), "compiled": str(COMPILED.resolve())}
    rows = []
    for trial in trials or TRIALS:
        row = [trial]
        for build, folder in builds.items():
            with serving(contender(folder)) as server:
                play = asyncio.run(played(server, trial))
            row += play.figures() if build == "pure" else play.figures()[-1:]
        rows.append(row)
        print(f"bench: {row}", flush=True)
    header = ["", "seconds", "acts a second", "kB a second", "pure", "compiled"]
    return table(f"A table of {SEATS} in a trial by hand: share of one core", header, rows)


class Play:
    """What happened at all tables together."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.processor = 0.0
        self.acts = 0
        self.refused: list[str] = []
        self.bytes = 0

    def figures(self) -> list[str]:
        if len(self.refused) * 10 > self.acts:
            raise RuntimeError(f"hands that play badly: {self.refused}")
        length = self.seconds / TABLES
        rates = [self.acts / self.seconds, self.bytes / self.seconds / 1000]
        share = self.processor / self.seconds
        return [f"{length:.0f}", *[f"{rate:.1f}" for rate in rates], f"{share:.1%}"]


async def played(server: Server, trial: str) -> Play:
    """All tables at once, from when the trial is drawn until it is over at each."""
    play = Play()
    tables = [seated(Api(server.url), trial) for _ in range(TABLES)]
    before = server.processor_seconds()
    async with asyncio.timeout(LONGEST), asyncio.TaskGroup() as group:
        for places in tables:
            group.create_task(at_table(server.url, places, play))
    play.processor = server.processor_seconds() - before
    return play


def seated(api: Api, trial: str) -> list[Admission]:
    host = api.open("begun_fort", SEATS, "P0", clock=None, options={"card": trial})
    return [host, *[api.join(host.table, f"P{number}") for number in range(1, SEATS)]]


async def at_table(url: str, places: list[Admission], play: Play) -> None:
    address = f"ws{url.removeprefix('http')}/api/tables/{places[0].table}/socket"
    async with AsyncExitStack() as stack:
        pages = []
        for seat, place in enumerate(places):
            socket = await stack.enter_async_context(connect(address, compression=None))
            pages.append(Page(socket, Hand(seat, seat), play))
            await pages[-1].ask("hello", token=place.token)
            await pages[-1].ask("sit", seat=seat)
        began = time.monotonic()
        await pages[0].ask("begin")
        async with asyncio.TaskGroup() as group:
            for page in pages:
                group.create_task(page.play_on())
        play.seconds += time.monotonic() - began


class Page:
    """Shows somebody the table, and sends what the hand does."""

    def __init__(self, socket: ClientConnection, hand: Hand, play: Play) -> None:
        self.socket = socket
        self.hand = hand
        self.play = play
        self.began = 0
        self.view: Message | None = None
        self.plan: tuple[int, Message] | None = None
        self.asked = 0

    async def ask(self, command: str, **fields: object) -> None:
        """And hear all until it is answered."""
        self.asked += 1
        await self.socket.send(json.dumps({"ask": command, "id": f"{self.asked}", **fields}))
        while (await self._hear()).get("id") != f"{self.asked}":
            pass

    async def play_on(self) -> None:
        while self.view is None or self.view["phase"] == "trial":
            with suppress(TimeoutError):
                async with asyncio.timeout(GLANCE):
                    await self._hear()
            if self.view is not None and self.view["phase"] == "trial":
                await self._act(self.view)

    async def _hear(self) -> Message:
        text = await self.socket.recv()
        message = read(text)
        self.play.bytes += len(text)
        self.began = (message.get("table") or {}).get("began") or self.began
        if message["is"] == "refused":
            self.play.refused.append(message["code"])
        self.view = message.get("view") or self.view
        if self.plan is not None and self._is_old(self.plan[1]["do"]):
            self.plan = None
        return message

    def _is_old(self, do: str) -> bool:
        """Whether what was planned can't be done any more."""
        on = None if self.view is None else self.view["on"]
        return on is None or do not in (*on["free"], *[move["do"] for move in on["moves"]])

    async def _act(self, view: Message) -> None:
        now = round(time.time() * 1000) - self.began - view["began"]
        if self.plan is None:
            self.plan = self.hand.next(view["on"], now)
        if self.plan is None or self.plan[0] > now:
            return
        (_, move), self.plan = self.plan, None
        self.play.acts += 1
        await self.ask("play", move=move)
