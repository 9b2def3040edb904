"""A network between servers and their database, that can be cut or swallow everything.

It runs in a thread of its own, so that tests with and without an event loop can use it.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine
from types import TracebackType
from typing import Any, Self
from urllib.parse import urlsplit

from trousseau.store.postgres.address import PostgresAddress


class Relay:
    """`with Relay(place) as relay:` passes on what is sent to `relay.place`."""

    def __init__(self, place: PostgresAddress) -> None:
        parts = urlsplit(place.dsn)
        self._host, self._port = parts.hostname or "", parts.port or 5432
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._flowing = asyncio.Event()
        self._flowing.set()
        self._is_cut = False
        self._writers: set[asyncio.StreamWriter] = set()
        self._calls: set[asyncio.Task[None]] = set()
        self._place = place
        self.place = place

    def __enter__(self) -> Self:
        self._thread.start()
        self._server = self._do(asyncio.start_server(self._call, "127.0.0.1", 0))
        port = self._server.sockets[0].getsockname()[1]
        there = f"{self._host}:{self._port}"
        self.place = PostgresAddress.read(self._place.dsn.replace(there, f"127.0.0.1:{port}"))
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self._do(self._end())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def cut(self) -> None:
        """All connections end, and no other can be made."""
        self._now(self._cut)

    def silence(self) -> None:
        """Nothing comes through any more, in both directions; and nobody is told."""
        self._now(self._flowing.clear)

    def heal(self) -> None:
        """As before; what was under way when it went silent arrives now."""
        self._now(self._heal)

    def _cut(self) -> None:
        self._is_cut = True
        for writer in self._writers:
            writer.transport.abort()

    def _heal(self) -> None:
        self._is_cut = False
        self._flowing.set()

    async def _call(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        call = asyncio.current_task()
        assert call is not None
        self._calls.add(call)
        self._writers.add(writer)
        try:
            await self._flowing.wait()
            if not self._is_cut:
                await self._connect(reader, writer)
        except (OSError, asyncio.CancelledError):  # it was cut, or is over
            pass
        finally:
            self._writers.discard(writer)
            writer.transport.abort()
            self._calls.discard(call)

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, to_there = await asyncio.open_connection(self._host, self._port)
        self._writers.add(to_there)
        try:
            async with asyncio.TaskGroup() as both:
                both.create_task(self._pass_on(reader, to_there))
                both.create_task(self._pass_on(there, writer))
        except* OSError:
            pass
        finally:
            self._writers.discard(to_there)
            to_there.transport.abort()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Also the end, which does not come through either while it is silent."""
        while True:
            try:
                data = await reader.read(1 << 16)
            except ConnectionError:
                data = b""
            await self._flowing.wait()
            if not data:
                raise ConnectionError
            writer.write(data)
            await writer.drain()

    async def _end(self) -> None:
        self._server.close()
        calls = list(self._calls)
        for call in calls:
            call.cancel()
        await asyncio.gather(*calls, return_exceptions=True)

    def _do(self, what: Coroutine[Any, Any, Any]) -> Any:
        return asyncio.run_coroutine_threadsafe(what, self._loop).result(10)

    def _now(self, do: Callable[[], object]) -> None:
        async def done() -> None:
            do()

        self._do(done())
