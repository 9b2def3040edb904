"""Small clients for tests: plain HTTP, and a visitor at a table's socket. All wait in turn."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from http.client import HTTPConnection
from secrets import token_hex
from types import TracebackType
from typing import Any, NamedTuple, Self
from urllib.parse import urlsplit

import msgspec
from tests.messages import Message, read
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

PATIENCE = 30.0
"""Seconds after which an answer that should have come never will."""


class Answer(NamedTuple):
    """What came back over HTTP."""

    status: int
    headers: Mapping[str, str]
    body: bytes

    @property
    def text(self) -> str:
        return self.body.decode()

    def json(self) -> Any:
        return msgspec.json.decode(self.body)

    @property
    def code(self) -> str:
        """Of a refusal."""
        return str(self.json()["code"])


class Admission(NamedTuple):
    """A place at a table: who has the token may act there."""

    table: str
    person: int
    token: str


class Api:
    """The server's HTTP side, one connection for each request."""

    def __init__(self, url: str) -> None:
        self.url = url
        parts = urlsplit(url)
        assert parts.hostname is not None
        self._host, self._port = parts.hostname, parts.port

    def ask(
        self, method: str, path: str, body: bytes | None = None, headers: Mapping[str, str] = {}
    ) -> Answer:
        connection = HTTPConnection(self._host, self._port, timeout=PATIENCE)
        try:
            connection.request(method, path, body, dict(headers))
            answer = connection.getresponse()
            return Answer(answer.status, answer.headers, answer.read())  # type: ignore[arg-type] # a Message reads like a Mapping
        finally:
            connection.close()

    def get(self, path: str, **headers: str) -> Answer:
        return self.ask("GET", path, headers=headers)

    def post(self, path: str, body: object, headers: Mapping[str, str] = {}) -> Answer:
        typed = {"Content-Type": "application/json", **headers}
        return self.ask("POST", path, msgspec.json.encode(body), typed)

    def open(self, game: str, seats: int, name: str = "Ada", **setup: object) -> Admission:
        """A new table, with its host."""
        body = {"setup": {"game": game, "seats": seats, **setup}, "guest": {"name": name}}
        return _admitted(self.post("/api/tables", body))

    def join(self, table: str, name: str) -> Admission:
        return _admitted(self.post(f"/api/tables/{table}/people", {"name": name}))

    def shown(self, table: str) -> Message:
        answer = self.get(f"/api/tables/{table}")
        assert answer.status == 200, answer
        return dict(answer.json())

    def record(self, table: str, number: int = 1) -> bytes:
        answer = self.get(f"/api/tables/{table}/games/{number}")
        assert answer.status == 200, answer
        return answer.body

    def delete(self, table: str, token: str) -> Answer:
        headers = {"Authorization": f"Bearer {token}"}
        return self.ask("DELETE", f"/api/tables/{table}", headers=headers)

    def visit(self, place: Admission | str, **hello: object) -> Visitor:
        """At the table with this place's token, or watching; hello has been said."""
        visitor = Visitor(self.url, place if isinstance(place, str) else place.table)
        if isinstance(place, Admission):
            hello = {"token": place.token, **hello}
        visitor.greeting = visitor.ask("hello", **{"language": "en", **hello})
        return visitor


def _admitted(answer: Answer) -> Admission:
    assert answer.status == 201, answer
    return Admission(**answer.json())


class Visitor:
    """One connection to a table: asks, and keeps everything it hears."""

    greeting: Message

    def __init__(self, url: str, table: str, headers: Mapping[str, str] = {}) -> None:
        """Connected, with nothing said yet."""
        address = f"ws{url.removeprefix('http')}/api/tables/{table}/socket"
        self._opened = ExitStack()
        self.socket: ClientConnection = self._opened.enter_context(
            connect(
                address,
                additional_headers=dict(headers),
                compression=None,
                max_size=None,
                max_queue=None,  # who doesn't listen for a while is still there
            )
        )
        self.heard: list[Message] = []
        """All messages, oldest first."""

        self.view: Message | None = None
        self.table: Message = {}
        self.seq = -1
        self._name = token_hex(8)  # ids are never used twice, whoever comes next
        self._ids = itertools.count(1)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def ask(self, command: str, **fields: object) -> Message:
        """Send a command and return its answer: welcome, told, or refused."""
        key = self.send(command, **fields)
        return self.hear_until(lambda message: message.get("id") == key)

    def do(self, command: str, **fields: object) -> Message:
        """The same for a command that must not be refused."""
        answer = self.ask(command, **fields)
        assert answer["is"] != "refused", answer
        return answer

    def send(self, command: str, **fields: object) -> str:
        """Send a command without waiting; its id."""
        key = str(fields.pop("id", None) or f"{self._name}-{next(self._ids)}")
        if command == "play":
            fields = {"on": self.seq, **fields}
        self.send_text(msgspec.json.encode({"ask": command, "id": key, **fields}))
        return key

    def send_text(self, text: bytes | str) -> None:
        """Whatever it is, as a text frame."""
        self.socket.send(text.decode() if isinstance(text, bytes) else text)

    def hear(self, timeout: float = PATIENCE) -> Message:
        """The next message."""
        text = self.socket.recv(timeout)
        message = read(text)
        self.heard.append(message)
        self.seq = message.get("seq", self.seq)
        self.table = message.get("table", self.table)
        self.view = message.get("view", self.view)
        return message

    def hear_until(self, fits: Callable[[Message], bool]) -> Message:
        """The first message from now on that fits."""
        while not fits(message := self.hear()):
            pass
        return message

    def hear_end(self) -> tuple[int, str]:
        """Listen until the connection ends; its close code and reason."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as ended:
            return (ended.rcvd.code, ended.rcvd.reason) if ended.rcvd else (1006, "")

    def close(self) -> None:
        self._opened.close()
