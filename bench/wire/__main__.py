"""Let a few hundred connections talk to both servers in turns, and print what a message cost."""

from __future__ import annotations

import argparse
import asyncio
import os
from base64 import b64encode
from dataclasses import dataclass
from statistics import median

from websockets.frames import Frame, Opcode

from bench.places import OURS, PURE, ROOT
from bench.tables.contenders import Contender
from bench.tables.report import table
from bench.tables.running import Server, last_core, pinned_to, serving
from bench.wire.echo import ANSWER

KNOCK = (
    "GET / HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {b64encode(bytes(16)).decode()}\r\n\r\n"
).encode()
MESSAGE = Frame(Opcode.TEXT, b'{"is":"move","id":"b3b8","on":12,"move":{"is":"swap","card":3}}')
ASKED = MESSAGE.serialize(mask=True)
ANSWERED = len(Frame(Opcode.TEXT, ANSWER).serialize(mask=False))
SETTLING = 1.0


def contender(name: str, way: str) -> Contender:
    words = (str(OURS), "-m", "bench.wire.echo", "{port}", way)
    path = os.pathsep.join(map(str, (PURE, ROOT)))
    return Contender(name, "", "", words, {"PYTHONPATH": path})


CONTENDERS = [contender("our wire", "wire"), contender("ASGI: uvicorn, Starlette", "asgi")]


@dataclass(frozen=True)
class Cost:
    message: float
    """Processor time of the server for one in and one out, in microseconds."""

    connection: float
    """Bytes of a connection that has begun to talk."""


class Talker(asyncio.Protocol):
    """Says the next thing as soon as it is answered."""

    def __init__(self) -> None:
        self.answers = 0
        self.opened = asyncio.get_running_loop().create_future()
        self._came = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(KNOCK)

    def data_received(self, data: bytes) -> None:
        if not self.opened.done():
            assert data.startswith(b"HTTP/1.1 101")
            assert data.endswith(b"\r\n\r\n")
            self.opened.set_result(None)
            return
        self._came += len(data)
        if self._came == ANSWERED:
            self._came = 0
            self.answers += 1
            self.transport.write(ASKED)


async def talk(server: Server, connections: int, seconds: float) -> Cost:
    loop = asyncio.get_running_loop()
    port = int(server.url.rpartition(":")[2])
    empty = server.memory()
    talkers = []
    for _ in range(connections):
        _, talker = await loop.create_connection(Talker, "127.0.0.1", port)
        await talker.opened
        talkers.append(talker)
    for talker in talkers:
        talker.transport.write(ASKED)
    await asyncio.sleep(SETTLING)
    held = server.memory() - empty
    used, heard = server.processor_seconds(), sum(talker.answers for talker in talkers)
    await asyncio.sleep(seconds)
    used, heard = server.processor_seconds() - used, sum(one.answers for one in talkers) - heard
    for talker in talkers:
        talker.transport.abort()
    return Cost(used * 1e6 / heard, held / connections)


def main() -> None:
    options = parse()
    (ROOT / "build").mkdir(exist_ok=True)
    costs: dict[str, list[Cost]] = {one.name: [] for one in CONTENDERS}
    for _ in range(options.rounds):
        for one in CONTENDERS:
            with serving(one) as server, pinned_to(last_core()):
                cost = asyncio.run(talk(server, options.connections, options.seconds))
            print(f"bench: {one.name}: {cost}", flush=True)
            costs[one.name].append(cost)
    print(report(costs))


def report(costs: dict[str, list[Cost]]) -> str:
    """The middle of each figure over the rounds."""
    rows = []
    for name, rounds in costs.items():
        message = median(cost.message for cost in rounds)
        connection = median(cost.connection for cost in rounds)
        rows.append(
            [name, f"{message:.1f} µs", f"{1e6 / message:,.0f}", f"{connection / 1000:.1f} kB"]
        )
    header = ["", "server a message", "messages/s on a core", "a connection"]
    return table("A message in and one out, without rules", header, rows)


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.wire", description=__doc__)
    parser.add_argument("--connections", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=4.0)
    parser.add_argument("--rounds", type=int, default=3)
    return parser.parse_args()


if __name__ == "__main__":
    main()
