"""Everything that a browser gets from the server: each frame of each socket, each answer."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

import msgspec
from playwright.sync_api import BrowserContext, Error, Page, Request, WebSocket
from tests.messages import Message, read


@dataclass
class Wire:
    """Listens from the first page on."""

    messages: list[Message] = field(default_factory=list)
    """From sockets, as they came."""

    sent: list[Message] = field(default_factory=list)
    """What the page asked for on sockets."""

    answers: list[tuple[str, Any]] = field(default_factory=list)
    """Under /api: the path, and the JSON or text that came back."""

    hosts: set[str] = field(default_factory=set)
    """Whoever was asked for anything at all."""

    pages: list[Page] = field(default_factory=list)
    sockets: list[WebSocket] = field(default_factory=list)

    def listen(self, context: BrowserContext) -> None:
        context.on("page", self._follow)
        context.on("request", lambda request: self.hosts.add(urlsplit(request.url).netloc))
        context.on("requestfinished", self._read)

    def until(self, fits: Callable[[], object]) -> None:
        """Listen until something is so, on a new socket too if the line is cut meanwhile."""
        while not fits():
            socket = self.sockets[-1] if self.sockets else None
            if socket is None or socket.is_closed():
                self.pages[-1].wait_for_event("websocket")
                continue
            try:
                socket.wait_for_event("framereceived")
            except Error:
                if not socket.is_closed():
                    raise

    # What is known from all that.

    @property
    def welcomed(self) -> Message | None:
        """The newest welcome."""
        return next((one for one in reversed(self.messages) if one["is"] == "welcome"), None)

    @property
    def view(self) -> Message | None:
        return next((one["view"] for one in reversed(self.messages) if one.get("view")), None)

    @property
    def table(self) -> Message:
        table: Message = next(one["table"] for one in reversed(self.messages) if one.get("table"))
        return table

    @property
    def seq(self) -> int:
        return max((one["seq"] for one in self.messages if one.get("seq") is not None), default=-1)

    @property
    def moment(self) -> int:
        """The newest line of the game that this browser was told of."""
        told = (one["seq"] for one in self.messages if one["is"] == "told" and one.get("view"))
        return max(told, default=-1)

    @property
    def seat(self) -> int | None:
        """Where this person sits now."""
        if self.welcomed is None or self.welcomed["person"] is None:
            return None
        seats = [seat.get("person") for seat in self.table["seats"]]
        person = self.welcomed["person"]
        return seats.index(person) if person in seats else None

    def views(self) -> Iterator[Message]:
        return (one["view"] for one in self.messages if one.get("view"))

    def asked(self, command: str) -> list[Message]:
        return [one for one in self.sent if one["ask"] == command]

    def answer(self, key: str) -> Message | None:
        """To the command of that id."""
        return next((one for one in self.messages if one.get("id") == key), None)

    def _follow(self, page: Page) -> None:
        self.pages.append(page)
        page.on("websocket", self._hear)

    def _hear(self, socket: WebSocket) -> None:
        self.sockets.append(socket)
        self.hosts.add(urlsplit(socket.url).netloc)
        socket.on("framereceived", lambda text: self.messages.append(read(text)))
        socket.on("framesent", lambda text: self.sent.append(msgspec.json.decode(text)))

    def _read(self, request: Request) -> None:
        path = urlsplit(request.url).path
        if not path.startswith("/api/") or path.endswith(".svg"):
            return
        try:
            answer = request.response()
            text = answer.text() if answer else ""
        except Error:
            return  # the browser was closed in the meantime
        try:
            self.answers.append((path, msgspec.json.decode(text)))
        except msgspec.DecodeError:
            self.answers.append((path, text))  # a record, which is many lines of JSON
