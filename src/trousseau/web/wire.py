"""A WebSocket on a transport: text in, text out, pings, and an end for everything.

uvicorn hands over the connections that ask for an upgrade. They do not go through ASGI: there
each message passes a queue and a task, and takes twice the time, and a connection four times the
memory (docs/benchmarks.md). Here a message that comes in is a call, and one that goes out a write.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any, Protocol, cast

from websockets.exceptions import PayloadTooBig
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.server import ServerProtocol

try:
    from websockets.speedups import apply_mask
except ImportError:  # a platform for which it was not compiled
    from websockets.utils import apply_mask

from trousseau.store.allowance import Allowance
from trousseau.web.limits import Limits

SLICE = 4096
"""Bytes read in one go: a thousand tiny frames in one packet must not hold up the others."""

CLOSING = 2.0
"""Seconds that a client has to say goodbye, or to read why it is turned away."""

WHOLE_TEXT = 0x81
SHORTEST_MASKED = 0x80
LONGER = 0x80 + 126
"""The first byte of a frame that is a whole message, and the bounds of the second for a short one
from a client."""

LONGEST_HEAD = 14
SWITCHED = 101
RESTARTS = 1012


class Listener(Protocol):
    """Who is at our end of a wire."""

    def begin(self) -> None:
        """The wire is open."""

    def hear(self, text: bytes) -> None:
        """A message has come."""

    def hear_binary(self) -> None:
        """A message has come that is no text."""

    def hear_too_much(self) -> None:
        """Messages come too fast; what is above the allowance is read later. Called once."""

    def last_word(self) -> bytes:
        """A message is longer than any may be, which ends the wire: what is said to that."""
        ...

    def lost(self, how: str | None) -> None:
        """It is over; how, if the wire ended it. Called once, also if it never began."""


class TurnedAway(Exception):
    """The visitor does not get a wire; `body` is JSON that says why."""

    def __init__(self, status: int, body: bytes) -> None:
        super().__init__(status)
        self.status = status
        self.body = body


class Host(Protocol):
    """Who answers when somebody knocks."""

    limits: Limits

    async def welcome(self, wire: Wire, request: Request) -> Listener:
        """Who will listen, or TurnedAway."""
        ...


class Wire(asyncio.Protocol):
    """One connection. `send` and `hang_up` never wait."""

    def __init__(
        self, host: Host, connections: set[Any], headers: Iterable[tuple[bytes, bytes]]
    ) -> None:
        """`connections` are those that the server has open, and `headers` go with any refusal."""
        self._host = host
        self._connections = connections
        self._headers = headers
        self._loop = asyncio.get_running_loop()
        self._conn = ServerProtocol(max_size=host.limits.message)
        self._allowance = Allowance(host.limits.burst, self._loop.time())
        self._listener: Listener | None = None
        self._opening: asyncio.Task[None] | None = None
        self._pinging: asyncio.TimerHandle | None = None
        self._unread = b""
        self._frames: list[Frame | Request | bytes | Any] = []
        self._parts: list[bytes] | None = None
        self._divided = False
        self._waiting = False
        self._warned = False
        self._heard = True
        self._congested = False
        self._ended = False
        self._lingers = False
        self._how: str | None = None

    @property
    def peer(self) -> str:
        """The address at the other end, perhaps a proxy's."""
        name = self._transport.get_extra_info("peername")
        return str(name[0]) if name else ""

    def send(self, message: bytes) -> None:
        """Pass on a message; to a wire that is closed, none."""
        if self._conn.state is OPEN:
            self._write(text_frame(message))

    def hang_up(self, status: int, reason: str) -> None:
        """Say goodbye after all that was sent, and read no more."""
        if self._conn.state is OPEN:
            self._conn.send_close(status, reason)
            self._flush()
        self._ended = True
        self._loop.call_later(CLOSING, self._transport.abort)

    # What the transport and the server call.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._connections.add(self)

    def data_received(self, data: bytes) -> None:
        self._heard = True
        self._unread += data
        self._read_on()

    def pause_writing(self) -> None:
        self._congested = True

    def resume_writing(self) -> None:
        self._congested = False

    def connection_lost(self, exc: Exception | None) -> None:
        self._connections.discard(self)
        if self._pinging is not None:
            self._pinging.cancel()
        if self._listener is not None:
            self._listener.lost(self._how)
        # They hold the wire, and the parser what it parses for: let go, and nothing of a connection
        # waits for the collector.
        self._listener = None
        self._conn.parser.close()

    def shutdown(self) -> None:
        """The server stops."""
        self.hang_up(RESTARTS, "stopping")

    # Coming in.

    def _knock(self, request: Request) -> None:
        self._waiting = True
        self._opening = self._loop.create_task(self._open(request))

    async def _open(self, request: Request) -> None:
        try:
            listener = await self._host.welcome(self, request)
        except TurnedAway as away:
            self._refuse(away.status, away.body)
        else:
            self._accept(request, listener)
        self._opening = None

    def _accept(self, request: Request, listener: Listener) -> None:
        if self._transport.is_closing():
            listener.lost(None)
            return
        response = self._conn.accept(request)
        if response.status_code != SWITCHED:
            listener.lost(None)
            self._refuse(response.status_code, bytes(response.body or b""))
            return
        self._conn.send_response(response)
        self._flush()
        self._listener = listener
        self._pinging = self._loop.call_later(self._host.limits.ping, self._ping)
        listener.begin()
        self._waiting = False
        self._read_on()

    def _refuse(self, status: int, body: bytes) -> None:
        response = self._conn.reject(status, body.decode())
        if body.startswith(b"{"):
            del response.headers["Content-Type"]
            response.headers["Content-Type"] = "application/json"
        for name, value in self._headers:
            if name != b"date":
                response.headers[name.decode()] = value.decode()
        self._conn.send_response(response)
        self._flush()
        self._loop.call_later(CLOSING, self._transport.abort)

    # Reading: no faster than allowed, so that a flood waits in its own pipe.

    def _read_on(self) -> None:
        while not self._waiting and (self._frames or self._unread):
            if not self._frames:
                if not self._parse():
                    return
            elif wait := self._over_allowance():
                self._wait(wait)
            else:
                self._take(self._frames.pop())

    def _parse(self) -> bool:
        """Look at the next frame, or before and after frames at whatever was read.

        False if it is not whole yet. What most frames are, a short text, needs no library.
        """
        data, size = self._unread, SLICE
        if self._listener is not None and self._conn.state is OPEN:
            size = frame_size(data)
            if size > len(data) and size <= self._host.limits.message + LONGEST_HEAD:
                return False
            if data[0] == WHOLE_TEXT and SHORTEST_MASKED <= data[1] < LONGER and not self._divided:
                self._frames = [apply_mask(data[6:size], data[2:6])]
                self._unread = data[size:]
                return True
        self._unread = data[size:]
        self._conn.receive_data(data[:size])
        if isinstance(self._conn.parser_exc, PayloadTooBig):
            self._say_last_word()
        self._flush()  # pongs, and goodbyes
        self._frames = [*reversed(self._conn.events_received())]
        return True

    def _say_last_word(self) -> None:
        """Once, before the goodbye that says it in a number."""
        if not self._ended and self._listener is not None:
            self._ended = self._lingers = True
            self._write(text_frame(self._listener.last_word()))

    def _over_allowance(self) -> float:
        limits = self._host.limits
        return self._allowance.take(limits.burst, limits.rate, self._loop.time())

    def _wait(self, seconds: float) -> None:
        self._waiting = True
        self._transport.pause_reading()
        self._loop.call_later(seconds, self._go_on)
        if not self._warned and self._listener is not None:
            self._warned = True
            self._listener.hear_too_much()

    def _go_on(self) -> None:
        if self._transport.is_closing():
            return
        self._waiting = False
        self._read_on()
        if not self._waiting:
            self._transport.resume_reading()

    def _take(self, frame: Frame | Request | bytes) -> None:
        if isinstance(frame, Request):
            self._knock(frame)
        elif self._ended or self._listener is None:
            return
        elif isinstance(frame, bytes):
            self._listener.hear(frame)
        elif frame.opcode is Opcode.TEXT and frame.fin:
            self._listener.hear(cast(bytes, frame.data))
        elif frame.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            self._gather(self._listener, frame)

    def _gather(self, listener: Listener, frame: Frame) -> None:
        """Text in several frames, or binary data, of which nothing is kept."""
        self._divided = not frame.fin
        if frame.opcode is Opcode.TEXT:
            self._parts = []
        if self._parts is not None:
            self._parts.append(cast(bytes, frame.data))
        if frame.fin:
            parts, self._parts = self._parts, None
            if parts is None:
                listener.hear_binary()
            else:
                listener.hear(b"".join(parts))

    # Writing, and the end.

    def _flush(self) -> None:
        for data in self._conn.data_to_send():
            if data:
                self._write(data)
            else:  # the protocol's sign that our side is done
                self._close()

    def _close(self) -> None:
        """Whoever still sends is read for a while: their system would drop our last word if not."""
        if self._lingers and self._transport.can_write_eof():
            self._transport.write_eof()
            self._loop.call_later(CLOSING, self._transport.abort)
        else:
            self._transport.close()

    def _write(self, data: bytes) -> None:
        """If too much waits for this reader already, it is the end."""
        if self._transport.is_closing():  # nobody reads any more, and uvloop would raise
            return
        if self._congested and self._transport.get_write_buffer_size() > self._host.limits.outbox:
            self._cut("too_slow")
        else:
            self._transport.write(data)

    def _ping(self) -> None:
        """A client that gave no sign of life since the last ping is gone, whatever TCP says."""
        if not self._heard and not self._waiting:
            self._cut("silent")
            return
        self._heard = False
        if self._conn.state is OPEN:
            self._conn.send_ping(b"")
            self._flush()
        self._pinging = self._loop.call_later(self._host.limits.ping, self._ping)

    def _cut(self, how: str) -> None:
        """End it without a goodbye, which would not arrive."""
        self._how = how
        self._ended = True
        self._transport.abort()


def frame_size(data: bytes) -> int:
    """How many bytes the frame has that begins here, as far as can be told from what is there."""
    if len(data) < 2:
        return 2
    head, size = 2, data[1] & 0x7F
    if size >= 126:
        head = 4 if size == 126 else 10
        if len(data) < head:
            return head
        size = int.from_bytes(data[2:head], "big")
    mask = 4 if data[1] & 0x80 else 0
    return head + mask + size


def text_frame(message: bytes) -> bytes:
    """A message as one frame, in a third of the library's time: most of what we do is this."""
    size = len(message)
    if size < 126:
        return bytes((0x81, size)) + message
    if size < 65536:
        return b"\x81\x7e" + size.to_bytes(2, "big") + message
    return b"\x81\x7f" + size.to_bytes(8, "big") + message
