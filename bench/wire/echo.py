"""Two servers that answer each message at once, with no rules behind: `... PORT wire|asgi`."""

from __future__ import annotations

import asyncio
import sys
from functools import partial
from typing import Any, cast

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.http11 import Request

from trousseau.web.limits import Limits
from trousseau.web.wire import Wire

ANSWER = b"a" * 700
"""As long as a view with its facts is, mostly."""


class Echo:
    """At our end of a wire, and before it the one who lets everybody in."""

    limits = Limits(burst=10**9, rate=10**9)

    def __init__(self, wire: Wire | None = None) -> None:
        self._wire = wire

    async def welcome(self, wire: Wire, request: Request) -> Echo:
        return Echo(wire)

    def hear(self, text: bytes) -> None:
        if self._wire is not None:
            self._wire.send(ANSWER)

    def begin(self) -> None: ...

    def hear_binary(self) -> None: ...

    def hear_too_much(self) -> None: ...

    def last_word(self) -> bytes:
        return ANSWER

    def lost(self, how: str | None) -> None:
        self._wire = None


def wire(config: Any, server_state: Any, app_state: Any) -> Wire:
    return Wire(Echo(), server_state.connections, server_state.default_headers)


async def answer(socket: WebSocket) -> None:
    await socket.accept()
    words = ANSWER.decode()
    try:
        while True:
            await socket.receive_text()
            await socket.send_text(words)
    except WebSocketDisconnect:
        pass


def main() -> None:
    port, way = sys.argv[1:]
    app = Starlette(routes=[WebSocketRoute("/", answer)])
    run = partial(uvicorn.run, app, port=int(port), log_config=None, lifespan="off")
    if way == "wire":
        run(ws=cast(type[asyncio.Protocol], wire))
    else:
        run(ws_max_size=Echo.limits.message, ws_per_message_deflate=False)


if __name__ == "__main__":
    main()
