"""A line between two programs that may be cut, silenced or led elsewhere.

It runs in a thread of its own, so that tests may wait as they like.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from threading import Thread
from types import TracebackType
from typing import Self, cast
from urllib.parse import urlsplit

HERE = "127.0.0.1"


class Relay:
    """`with Relay(url) as relay:` whoever calls at `relay.url` speaks to that address."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.target = port_of(url)
        self.is_cut = False
        self.is_silent = False
        self.ends: set[End] = set()
        self.loop = asyncio.new_event_loop()
        self._thread = Thread(target=self.loop.run_forever, daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        listening = asyncio.run_coroutine_threadsafe(self._listen(), self.loop)
        self._listener = listening.result()
        port = self._listener.sockets[0].getsockname()[1]
        self.url = self.url.replace(f"{HERE}:{self.target}", f"{HERE}:{port}")
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.cut()
        self._do(self._listener.close)
        self._do(lambda: None)  # what was aborted has ended
        self.loop.call_soon_threadsafe(self.loop.stop)
        self._thread.join()
        self.loop.close()

    def cut(self) -> None:
        """Every connection breaks, and so does each that is made."""
        self._do(self._cut)

    def silence(self) -> None:
        """Nothing comes through any more, nor any word of that."""
        self._do(lambda: setattr(self, "is_silent", True))

    def heal(self) -> None:
        """As before; what was held up arrives."""
        self._do(self._heal)

    def lead_to(self, url: str) -> None:
        """Whoever calls from now on."""
        self.target = port_of(url)

    async def _listen(self) -> asyncio.Server:
        return await self.loop.create_server(lambda: Near(self), HERE, 0)

    def _cut(self) -> None:
        self.is_cut = True
        for end in list(self.ends):
            end.transport.abort()

    def _heal(self) -> None:
        self.is_cut = self.is_silent = False
        for end in list(self.ends):
            end.flow()

    def _do(self, what: Callable[[], None]) -> None:
        async def do() -> None:
            what()

        asyncio.run_coroutine_threadsafe(do(), self.loop).result()


def port_of(url: str) -> int:
    port = urlsplit(url).port
    assert port is not None
    return port


class End(asyncio.Protocol):
    """One end of a connection; what it hears goes to the other one."""

    transport: asyncio.Transport

    def __init__(self, relay: Relay, other: End | None = None) -> None:
        self.relay = relay
        self.other = other
        self._held = bytearray()
        self._ended = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.relay.ends.add(self)
        if self.other is not None:
            self.other.other = self
            self.other.flow()

    def data_received(self, data: bytes) -> None:
        self._held += data
        self.flow()

    def connection_lost(self, exc: Exception | None) -> None:
        self.relay.ends.discard(self)
        self._ended = True
        self.flow()

    def flow(self) -> None:
        """Pass on what was heard, if anything can pass."""
        if self.other is None or self.relay.is_silent:
            return
        if self._held:
            self.other.transport.write(bytes(self._held))
            self._held.clear()
        if self._ended:
            self.other.transport.close()


class Near(End):
    """Of whoever called."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        if self.relay.is_cut:
            self.transport.abort()
        else:
            self._calling = self.relay.loop.create_task(self._call())

    async def _call(self) -> None:
        loop, target = self.relay.loop, self.relay.target
        try:
            await loop.create_connection(lambda: End(self.relay, self), HERE, target)
        except OSError:
            self.transport.abort()
