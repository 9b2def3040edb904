"""A client that plays a whole game against bots, by docs/protocol.md and nothing else.

    python client.py http://localhost:8000 coffre

It needs the package `websockets`. It knows no rules: it chooses among the moves in its view, and
makes up by the game's JSON Schema what it may write freely.
"""

from __future__ import annotations

import json
import random
import sys
import time
from contextlib import ExitStack, suppress
from hashlib import sha256
from itertools import count
from pathlib import Path
from secrets import token_hex
from string import ascii_lowercase
from typing import Any
from urllib.request import Request, urlopen

from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

Message = dict[str, Any]

FOR_GOOD = (1000, 1008)
"""Numbers of an end after which there is no coming back."""

ATTEMPTS = 30
"""To connect again, a second apart: a server may be restarting."""


def main(url: str, name: str) -> None:
    games = json.loads(fetch(f"{url}/api/games"))["games"]
    game = next(game for game in games if game["name"] == name)
    seats = game["seats"]["least"]
    setup = {"game": name, "seats": seats}
    opened = fetch(f"{url}/api/tables", {"setup": setup, "guest": {"name": "Ada"}})
    place = Place(url, **json.loads(opened))

    nonce = token_hex(16)
    place.ask("sit", seat=0)
    for seat in range(1, seats):
        place.ask("seat_bot", seat=seat, level=game["levels"][0])
    place.ask("mix", nonce=nonce)
    commitment = place.shown["commitment"]
    place.ask("begin")

    said = False
    while (view := place.view)["result"] is None:
        waited_for = view["seat"] in view["waiting"]
        if view["free"] and (not said or (waited_for and not view["moves"])):
            move = made_up(game["moves"], random.choice(view["free"]))
            said = place.play(move)["is"] == "told"
        elif waited_for:
            place.play(random.choice(view["moves"]))
        else:
            place.hear()
    print("result", place.view["result"])

    record = fetch(f"{url}/api/tables/{place.table}/games/1")
    heading = json.loads(record.splitlines()[0])
    assert sha256(bytes.fromhex(heading["seed"])).hexdigest() == commitment
    assert nonce in heading["nonces"]
    Path(f"{name}.jsonl").write_bytes(record)
    print(f"saved {name}.jsonl; check it: trousseau verify {name}.jsonl --commitment {commitment}")
    place.leave()


def made_up(schema: Message, do: str) -> Message:
    """Some move of that kind, with anything in its fields that the schema allows."""
    shapes = [shape["properties"] for shape in schema["$defs"].values()]
    fields = next(fields for fields in shapes if fields.get("do") == {"enum": [do]})
    return {name: some(field) for name, field in fields.items()}


def some(field: Message) -> object:
    """A value for a field: one of several, a number or a word, within its limits."""
    if "enum" in field:
        return random.choice(field["enum"])
    if field["type"] == "integer":
        return random.randint(field.get("minimum", 0), field.get("maximum", 9))
    assert field["type"] == "string", f"a program for people would have a form for {field}"
    return "".join(random.choices(ascii_lowercase, k=field.get("minLength", 5)))


def fetch(url: str, body: object = None) -> bytes:
    """What an address answers; with a body it is a POST."""
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(url, data, {"Content-Type": "application/json"})) as answer:
        return bytes(answer.read())


class Place:
    """Our place at a table: it outlives the connection, and so does what we asked for."""

    def __init__(self, url: str, table: str, person: int, token: str) -> None:
        self.table = table
        self.view: Message = {}
        self.shown: Message = {}
        self._address = f"ws{url.removeprefix('http')}/api/tables/{table}/socket"
        self._token = token
        self._seq = -1
        self._asked = ""
        self._ids = count()
        self._opened = ExitStack()
        self._socket = self._connect()

    def ask(self, command: str, **fields: object) -> Message:
        """Send a command; its answer."""
        key = f"{command}-{next(self._ids)}"
        self._asked = json.dumps({"ask": command, "id": key, **fields})
        with suppress(ConnectionClosed):  # then hear will connect and send it again
            self._socket.send(self._asked)
        while (message := self.hear()).get("id") != key:
            pass
        self._asked = ""
        return message

    def play(self, move: Message) -> Message:
        """A move on what we have seen; refused if the game has gone on meanwhile."""
        return self.ask("play", move=move, on=self._seq)

    def hear(self) -> Message:
        """The next message, over a new connection if the old one ended."""
        try:
            message: Message = json.loads(self._socket.recv())
        except ConnectionClosed as closed:
            if closed.rcvd and closed.rcvd.code in FOR_GOOD:
                raise
            self._socket = self._connect()
            return self.hear()
        self._seq = message.get("seq", self._seq)
        moment = message.get("moment", {})
        self.view = moment.get("view") or message.get("view", self.view)
        self.shown = message.get("table", self.shown)
        for fact in moment.get("facts", []):
            print(message["seq"], fact)
        if message["is"] in ("refused", "notice"):
            print(message["code"], message["reason"])
        return message

    def leave(self) -> None:
        self.ask("leave")
        self._opened.close()

    def _connect(self) -> ClientConnection:
        """Say who we are and what we have seen; a command without an answer is sent again."""
        self._opened.close()
        for _ in range(ATTEMPTS):
            with suppress(OSError, WebSocketException):
                socket = self._opened.enter_context(connect(self._address))
                hello = {"ask": "hello", "id": "hello", "token": self._token, "since": self._seq}
                socket.send(json.dumps({**hello, "language": "en"}))
                if self._asked:
                    socket.send(self._asked)
                return socket
            time.sleep(1)
        raise ConnectionError(self._address)


if __name__ == "__main__":
    main(*sys.argv[1:])
