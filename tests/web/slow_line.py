"""A line between clients and the server that takes its time and loses something now and then."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from random import Random

CHUNK = 1 << 16


class SlowLine:
    """Every chunk is late; a lost one is sent again, and all behind it wait, as TCP does it."""

    def __init__(self, port: int, delay: float, loss: float, seed: int) -> None:
        self.delay = delay
        self.loss = loss
        self.lost = 0
        self._port = port
        self._dice = Random(seed)
        self._connections: list[asyncio.Task[None]] = []

    @asynccontextmanager
    async def open(self) -> AsyncIterator[str]:
        """The address under which clients find the server."""
        listener = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        host, port = listener.sockets[0].getsockname()[:2]
        try:
            yield f"http://{host}:{port}"
        finally:
            listener.close()
            for connection in self._connections:
                connection.cancel()
            await asyncio.gather(*self._connections, return_exceptions=True)

    def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._connections.append(asyncio.create_task(self._connect(reader, writer)))

    async def _connect(
        self, from_client: asyncio.StreamReader, to_client: asyncio.StreamWriter
    ) -> None:
        from_server, to_server = await asyncio.open_connection("127.0.0.1", self._port)
        try:
            async with asyncio.TaskGroup() as both:
                both.create_task(self._pass_on(from_client, to_server))
                both.create_task(self._pass_on(from_server, to_client))
        finally:
            to_server.close()
            to_client.close()

    async def _pass_on(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        loop = asyncio.get_running_loop()
        arrivals: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()
        behind = 0.0
        async with asyncio.TaskGroup() as both:
            both.create_task(self._send(arrivals, target))
            with suppress(ConnectionError):
                while chunk := await source.read(CHUNK):
                    behind = max(behind, loop.time() + self._late())
                    arrivals.put_nowait((behind, chunk))
            arrivals.put_nowait((behind, b""))

    def _late(self) -> float:
        """Something lost takes until it is missed, and until it comes again."""
        if self._dice.random() >= self.loss:
            return self.delay
        self.lost += 1
        return 3 * self.delay

    async def _send(
        self, arrivals: asyncio.Queue[tuple[float, bytes]], target: asyncio.StreamWriter
    ) -> None:
        loop = asyncio.get_running_loop()
        with suppress(ConnectionError):
            while True:
                at, chunk = await arrivals.get()
                await asyncio.sleep(max(0.0, at - loop.time()))
                if not chunk:
                    break
                target.write(chunk)
                await target.drain()
        target.close()
