"""A table with eight people who all act at once: from a click to all screens, and what it costs."""

from __future__ import annotations

import asyncio
import json
import os
import time
from collections.abc import Mapping
from contextlib import AsyncExitStack
from random import Random
from statistics import median

from tests.messages import Message, read
from tests.web.client import Api
from websockets.asyncio.client import ClientConnection, connect

from bench.places import COMPILED, OURS, PURE, ROOT
from bench.tables.contenders import HASTE, Contender
from bench.tables.report import table
from bench.tables.running import Server, last_core, pinned_to, serving

SEATS = 8
EVERY = 0.2
"""Seconds from one click of a hand to its next."""

COUNTDOWN = 4.0
WARM_UP = 3.0
ACTS = {"slide", "ride", "jump"}
AGREED = {"do": "say", "phrase": "agreed"}
HARMLESS = {"moved_on", "blocked", "taken", "rule", "not_yours"}
"""What comes of a click on what somebody else has just changed."""

VARIANTS: Mapping[str, Mapping[str, object]] = {
    "scenario 1, where one may always talk": {"scenario": 1},
    "scenario 7, level 5": {"scenario": 7, "level": 5},
}


def contender(folder: str) -> Contender:
    words = (
        *(str(OURS), "-m", "trousseau", "serve", "--port", "{port}", "--data", "{folder}"),
        *("--game", "bench.maze.laid"),
        *[word for name in HASTE for word in ("--limit", f"{name}=1000000")],
    )
    path = os.pathsep.join((folder, str(ROOT)))
    return Contender("Trousseau", "", "", words, {"PYTHONPATH": path})


def load(seconds: float) -> str:
    """A row for each variant and build."""
    rows = []
    for build, folder in (("pure", PURE), ("compiled", COMPILED.resolve())):
        for name, options in VARIANTS.items():
            with serving(contender(str(folder))) as server, pinned_to(last_core()):
                rows.append([f"{name}, {build}", *asyncio.run(measured(server, options, seconds))])
            print(f"bench: {rows[-1]}", flush=True)
    header = ["", "acts a second", "too late", "half within", "99 of 100 within", "longest", "core"]
    return table("Eight hands in the maze, five clicks a second each", header, rows)


async def measured(server: Server, options: Mapping[str, object], seconds: float) -> list[str]:
    async with AsyncExitStack() as stack:
        pages = await seated(stack, server.url, options)
        async with asyncio.TaskGroup() as group:
            ears = [group.create_task(page.listen()) for page in pages]
            await asyncio.sleep(COUNTDOWN)
            hands = [group.create_task(page.click()) for page in pages]
            await asyncio.sleep(WARM_UP)
            since, before = time.perf_counter(), server.processor_seconds()
            await asyncio.sleep(seconds)
            used, until = server.processor_seconds() - before, time.perf_counter()
            for task in hands:
                task.cancel()
            await asyncio.sleep(1)
            for task in ears:
                task.cancel()
    return figures(pages, since, until, used)


def figures(pages: list[Page], since: float, until: float, used: float) -> list[str]:
    """Of what was clicked in this time."""
    times = sorted(
        1000 * (max(page.arrivals[seq] for page in pages) - sent)
        for own in pages
        for seq, sent in own.acted.items()
        if since <= sent < until
    )
    refused = [code for page in pages for sent, code in page.refused if since <= sent < until]
    if set(refused) - HARMLESS:
        raise RuntimeError(f"hands that play badly: {set(refused)}")
    seconds = until - since
    shown = [median(times), times[len(times) * 99 // 100], times[-1]]
    return [
        *(f"{len(times) / seconds:.1f}", f"{len(refused) / seconds:.1f}"),
        *[f"{milliseconds:.1f} ms" for milliseconds in shown],
        f"{used / seconds:.1%}",
    ]


async def seated(stack: AsyncExitStack, url: str, options: Mapping[str, object]) -> list[Page]:
    """Everybody is ready: soon the sand is turned."""
    api = Api(url)
    host = api.open("laid_maze", SEATS, "P0", clock=None, options=options)
    places = [host, *[api.join(host.table, f"P{number}") for number in range(1, SEATS)]]
    address = f"ws{url.removeprefix('http')}/api/tables/{host.table}/socket"
    pages = []
    for seat, place in enumerate(places):
        socket = await stack.enter_async_context(connect(address, compression=None))
        pages.append(Page(socket, Random(seat)))
        await pages[-1].send("hello", token=place.token)
        await pages[-1].send("sit", seat=seat)
    await asyncio.sleep(1)
    await pages[0].send("begin")
    for page in pages:
        await page.send("play", move={"do": "be_ready"})
    return pages


class Page:
    """Somebody who clicks on anything that the own action tiles allow."""

    def __init__(self, socket: ClientConnection, dice: Random) -> None:
        self.socket = socket
        self.dice = dice
        self.view: Message = {}
        self.arrivals: dict[int, float] = {}
        """When each line of the table was here."""

        self.acted: dict[int, float] = {}
        """The lines that are own acts, and when they were sent."""

        self.refused: list[tuple[float, str]] = []
        """When what was refused was sent, and why."""

        self._sent: dict[str, float] = {}
        self._asked = 0

    async def send(self, command: str, **fields: object) -> None:
        self._asked += 1
        key = f"{self._asked}"
        text = json.dumps({"ask": command, "id": key, **fields})
        self._sent[key] = time.perf_counter()
        await self.socket.send(text)

    async def listen(self) -> None:
        async for text in self.socket:
            now = time.perf_counter()
            message = read(text)
            self.view = message.get("view") or self.view
            sent = self._sent.get(message.get("id", ""))
            if message["is"] == "refused" and sent is not None:
                self.refused.append((sent, message["code"]))
            elif message["is"] == "told":
                self.arrivals[message["seq"]] = now
                if sent is not None:
                    self.acted[message["seq"]] = sent

    async def click(self) -> None:
        await asyncio.sleep(EVERY * self.dice.random())
        while True:
            acts = [move for move in self.view["moves"] if move["do"] in ACTS]
            if acts:
                await self.send("play", move=self.dice.choice(acts))
            elif self.view["talking"]:
                await self.send("play", move=AGREED)
            await asyncio.sleep(EVERY * (0.8 + 0.4 * self.dice.random()))
