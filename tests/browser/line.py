"""The line between a page and its table, in the hands of somebody with scissors."""

from __future__ import annotations

import re
from collections.abc import Callable

import msgspec
from playwright.sync_api import Page, WebSocketRoute
from tests.messages import Message

BROKEN = 1011
"""A number after which the page comes back."""


class Line:
    """Passes everything on until told otherwise; made before the page opens its socket."""

    def __init__(self, page: Page) -> None:
        self.lost: list[Message] = []
        """Commands that never reached the server, and answers that never reached the page."""

        self._shut = False
        self._eats_command: str | None = None
        self._eats_answer: str | None = None
        page.route_web_socket(re.compile("/socket$"), self._through)

    def cut_before(self, command: str) -> None:
        """The next such command is lost on its way, and the line with it."""
        self._eats_command = command

    def cut_after(self, command: str) -> None:
        """The next such command arrives; its answer is lost, and the line with it."""
        self._eats_answer = command

    def shut(self) -> None:
        """From now on nobody gets through."""
        self._shut = True

    def open(self) -> None:
        self._shut = False

    def _through(self, page: WebSocketRoute) -> None:
        if self._shut:
            page.close(code=BROKEN)
            return
        server = page.connect_to_server()
        awaited: set[str] = set()

        def cut(message: Message) -> None:
            self.lost.append(message)
            server.close()
            page.close(code=BROKEN)

        def ask(text: str | bytes) -> None:
            command = msgspec.json.decode(text)
            if command["ask"] == self._eats_command:
                self._eats_command = None
                cut(command)
                return
            if command["ask"] == self._eats_answer:
                self._eats_answer = None
                awaited.add(command["id"])
            server.send(text)

        def answer(text: str | bytes) -> None:
            message = msgspec.json.decode(text)
            if message.get("id") in awaited:
                cut(message)
            elif not awaited:
                page.send(text)

        page.on_message(ask)
        server.on_message(answer)


Cut = Callable[[Line, str], None]
