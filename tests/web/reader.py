"""Somebody who asks an app for something, and reads the answer or does not."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from http import HTTPStatus
from typing import Any

from starlette.types import ASGIApp, Message


class Reader:
    """Takes an answer piece by piece, each when it may; `forgets` it at once."""

    def __init__(
        self,
        path: str = "/",
        body: bytes | None = None,
        headers: Mapping[str, str] = {},
        *,
        forgets: bool = False,
    ) -> None:
        """With a body it is a POST of JSON."""
        self.read: list[bytes] = []
        self.size = 0
        self.status = 0
        self.headers: dict[str, str] = {}
        self.waits = asyncio.Event()
        """Set once there is something to read."""

        self._may_read = asyncio.Event()
        self._goes = asyncio.Event()
        self._body = body
        self._forgets = forgets
        path, _, query = path.partition("?")
        typed = {} if body is None else {"content-type": "application/json"}
        self.scope: dict[str, Any] = {
            "type": "http",
            "method": "GET" if body is None else "POST",
            "path": path,
            "query_string": query.encode(),
            "headers": _coded({"host": "localhost", **typed, **headers}),
            "client": ("192.0.2.1", 1),
        }

    async def get(self, app: ASGIApp) -> bytes:
        """The whole answer, as far as it was kept."""
        await app(self.scope, self._ask, self._take)
        return b"".join(self.read)

    def begin(self) -> None:
        """Read all of it."""
        self._may_read.set()

    def go(self) -> None:
        """Hang up, whatever was read."""
        self._goes.set()

    async def _ask(self) -> Message:
        if self._body is not None:
            body, self._body = self._body, None
            return {"type": "http.request", "body": body}
        await self._goes.wait()
        return {"type": "http.disconnect"}

    async def _take(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = HTTPStatus(message["status"])
            self.headers = {name.decode(): value.decode() for name, value in message["headers"]}
            return
        self.waits.set()
        await self._may_read.wait()
        self.size += len(message.get("body", b""))
        if not self._forgets:
            self.read.append(message.get("body", b""))


def eager(*about: Any, forgets: bool = False) -> Reader:
    """One who reads as fast as it comes."""
    reader = Reader(*about, forgets=forgets)
    reader.begin()
    return reader


def _coded(headers: Mapping[str, str]) -> list[tuple[bytes, bytes]]:
    return [(name.lower().encode(), value.encode()) for name, value in headers.items()]
