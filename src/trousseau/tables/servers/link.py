"""A link between two servers: a TCP connection that carries frames, in order, both ways."""

from __future__ import annotations

import asyncio
from struct import Struct
from typing import TYPE_CHECKING, cast

import msgspec

from trousseau.tables.servers.frames import AnyFrame, Frame, StillThere, decode, encode

if TYPE_CHECKING:
    from collections.abc import Callable

LENGTH = Struct("<I")

LARGEST = 64 * 1024 * 1024
"""Bytes of a frame; a replay is far smaller."""

MOST_WAITING = 64 * 1024 * 1024
"""Bytes that wait for the other server; with more it is as good as gone."""

BEAT = 1.0
DEAD = 4.0
"""Seconds without a frame after which the other server is taken for gone."""

_STILL_THERE = StillThere()


class Link(asyncio.Protocol):
    """Frames that are sent in one turn of the loop leave together."""

    def __init__(self, heard: Callable[[AnyFrame], None], ended: Callable[[], None]) -> None:
        """`heard` is called with each frame, and `ended` once, when no more will come."""
        self.answers = asyncio.Event()
        """Set once anything was heard, or nothing ever will be. A system takes up connections for
        servers that stand still, too."""

        self.largest = LARGEST
        """Bytes of a frame that is still heard."""

        self._heard = heard
        self._ended = ended
        self._loop = asyncio.get_running_loop()
        self._transport: asyncio.Transport | None = None
        self._read = bytearray()
        self._leaving: list[bytes] = []
        self._last = self._loop.time()
        self._beat: asyncio.TimerHandle | None = None

    def send(self, frame: Frame) -> None:
        """Never waits; what is sent on a link that has ended is lost."""
        if self._transport is None or self._transport.is_closing():
            return
        if not self._leaving:
            self._loop.call_soon(self._flush)
        body = encode(frame)
        self._leaving += (LENGTH.pack(len(body)), body)

    def close(self) -> None:
        """What was sent before still leaves."""
        self._flush()
        if self._transport is not None:
            self._transport.close()

    def _flush(self) -> None:
        leaving, self._leaving = self._leaving, []
        transport = self._transport
        if transport is None or not leaving:
            return
        transport.write(b"".join(leaving))
        if transport.get_write_buffer_size() > MOST_WAITING:
            transport.abort()

    def _keep_alive(self) -> None:
        if self._transport is None:
            return
        if self._loop.time() - self._last > DEAD:
            self._transport.abort()
            return
        self.send(_STILL_THERE)
        self._beat = self._loop.call_later(BEAT, self._keep_alive)

    # What asyncio calls.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._last = self._loop.time()
        self._keep_alive()

    def data_received(self, data: bytes) -> None:
        self.answers.set()
        self._last = self._loop.time()
        self._read += data
        start = 0
        while len(self._read) - start >= LENGTH.size:
            (length,) = LENGTH.unpack_from(self._read, start)
            if length > self.largest:
                self._abort()
                return
            end = start + LENGTH.size + length
            if len(self._read) < end:
                break
            if not self._take(bytes(self._read[start + LENGTH.size : end])):
                return
            start = end
        del self._read[:start]

    def _take(self, body: bytes) -> bool:
        """False if nothing more is heard: who speaks no frames is no server of ours."""
        try:
            frame = decode(body)
        except (msgspec.DecodeError, msgspec.ValidationError):
            self._abort()
            return False
        if not isinstance(frame, StillThere):
            self._heard(frame)
        return self._transport is not None and not self._transport.is_closing()

    def _abort(self) -> None:
        if self._transport is not None:
            self._transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._transport = None
        if self._beat is not None:
            self._beat.cancel()
        self._ended()
        self.answers.set()
