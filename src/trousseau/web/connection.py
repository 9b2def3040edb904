"""A connection over HTTP: uvicorn's own, with an end for those who dawdle or come in crowds.

It reads HTTP by h11, which is slower than others and the one with a limit on headers. By itself
uvicorn ends a connection that is quiet after an answer; it waits for ever for a first request, for
the rest of one that comes byte by byte, and for an answer to be read.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from trousseau.kernel import Illegal
from trousseau.web.gate import Gate

ARRIVING = (h11.IDLE, h11.SEND_BODY)
"""What a client's side is said to be in until its request is whole."""

GRACE = 2.0
"""Seconds that whoever reads a body has to say that it came too slowly."""


class Patience:
    """So many seconds for something."""

    __slots__ = ("_timer",)

    def __init__(self) -> None:
        self._timer: asyncio.TimerHandle | None = None

    @property
    def runs(self) -> bool:
        return self._timer is not None

    def begin(self, seconds: float, then: Callable[[], None]) -> None:
        """Anew, if it runs already; `then` is called when it has run out."""
        self.end()
        self._timer = asyncio.get_running_loop().call_later(seconds, then)

    def end(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class Connection(H11Protocol):
    """One connection, until it ends or becomes a wire."""

    def __init__(self, gate: Gate, **uvicorns: Any) -> None:
        super().__init__(**uvicorns)
        self._gate = gate
        self._caller: str | None = None
        self._request = Patience()
        """With a request that has not come yet."""

        self._answer = Patience()
        """With an answer that is not read yet."""

    # What the transport calls.

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        transport.set_write_buffer_limits(0)  # to be told of all that is not taken at once
        address = self._gate.caller(self.client[0] if self.client else "")
        try:
            if address is not None:
                self._gate.enter(address)
        except Illegal as illegal:
            self._end(illegal.refusal.code)
        else:
            self._caller = address
            self._expect_request()

    def data_received(self, data: bytes) -> None:
        if self.timeout_keep_alive_task is not None and self.conn.their_state is h11.IDLE:
            self._expect_request()  # from its first byte on
        super().data_received(data)

    def handle_events(self) -> None:
        before = self.conn.their_state
        super().handle_events()
        if self not in self.connections:  # it is a wire now
            return
        now = self.conn.their_state
        if now not in ARRIVING:
            self._request.end()
        elif now is not before or not self._request.runs:
            self._expect_request(GRACE if now is h11.SEND_BODY else 0.0)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._answer.begin(self._gate.limits.reading, self._miss_reading)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._answer.end()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._let_go()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._let_go()
        self.transport.set_write_buffer_limits()
        super().handle_websocket_upgrade(event)

    # The end.

    def _expect_request(self, grace: float = 0.0) -> None:
        self._request.begin(self._gate.limits.hello + grace, self._miss_request)

    def _miss_request(self) -> None:
        """A browser may open a connection and never need it: that is no offence."""
        begun = self.conn.their_state is not h11.IDLE or self.conn.trailing_data[0]
        self._end("too_slow" if begun else None)

    def _miss_reading(self) -> None:
        self._end("too_slow")

    def _end(self, code: str | None) -> None:
        if code is not None:
            self._gate.tally.count_hang_up(code)
        self.transport.abort()

    def _let_go(self) -> None:
        """Of all that holds the connection, and of its place."""
        self._request.end()
        self._answer.end()
        self.cycle = cast(RequestResponseCycle, None)  # as before the first request
        if self._caller is not None:
            self._gate.leave(self._caller)
            self._caller = None
