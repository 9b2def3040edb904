"""Somebody at a table who notes everything, and comes back after every crash."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from random import Random
from time import monotonic

import msgspec
from tests.messages import Message, read
from tests.web.client import Admission
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from bench.kill.plan import Plan

CHATTY = 0.15
"""How often a player says something instead of waiting for the others."""

DAWDLE = 0.7
"""How often a player lets time act, where it will."""

BREATH = 0.1
"""Seconds until a player tries again where nothing can be done just now."""

SENT_ON = ("moved", "stopping")
"""What people are told who are to come again, here or at another server."""

NOT_NOW = ("moved", "no_database", "not_read", "not_saved", "server_gone", "stopping")
"""Refusals that say nothing against what was asked for."""


class Player:
    """Asks, sends again under the same id what was not answered, and goes on."""

    def __init__(
        self,
        plan: Plan,
        place: Admission,
        host: bool,
        dice: Random,
        pulse: Callable[[Player], None],
        thought: float = 0.0,
    ) -> None:
        """`thought`: seconds that a move takes at the most."""
        self.plan = plan
        self.place = place
        self.again = True
        """Whether another game is wanted when one is over."""

        self.answers: dict[str, Message] = {}
        """Each command's answer, by its id."""

        self.told: list[Message] = []
        """Everything that happened, as it was told to this player."""

        self.stories: list[Message] = []
        """The moments that were caught up with after coming back."""

        self.resent = 0
        self.put_off = 0
        """Commands that were refused since a server or the database was gone."""

        self.longest = 0.0
        """Seconds until a command was answered, at worst."""

        self.welcomed: list[float] = []
        """When this player was shown the table, each time."""

        self._host = host
        self._dice = dice
        self._pulse = pulse
        self._thought = thought
        self._asked: dict[str, Message] = {}
        self._since: dict[str, float] = {}
        self._count = 0
        self._seq = -1
        self._table: Message = {}
        self._view: Message | None = None

    @property
    def resting(self) -> bool:
        """Whether the game is over, as far as this player knows, and nothing is asked for."""
        over = self._table.get("phase") == "over" or not self.plan.ends
        return over and not self._asked

    async def visit(self, url: str) -> None:
        """Play until the server is gone."""
        address = f"ws{url.removeprefix('http')}/api/tables/{self.place.table}/socket"
        try:
            async with connect(address, compression=None, ping_interval=None) as socket:
                await self._say_hello(socket)
                async for text in socket:
                    message = read(text)
                    self._hear(message)
                    if message.get("code") in NOT_NOW:
                        self.put_off += message["is"] == "refused"
                        await asyncio.sleep(BREATH)
                    await self._act(socket)
        except (OSError, EOFError, WebSocketException):
            return  # killed, or it sent us on; whoever sent us tries again

    async def _say_hello(self, socket: ClientConnection) -> None:
        """Who this is, and then what may or may not have arrived before the crash."""
        self._count += 1
        hello = {"ask": "hello", "id": f"hello-{self._count}", "token": self.place.token}
        await self._send(socket, {**hello, "since": self._seq})
        for command in self._asked.values():
            self.resent += 1
            await self._send(socket, command)

    async def _send(self, socket: ClientConnection, command: Message) -> None:
        await socket.send(msgspec.json.encode(command).decode())

    # Hearing.

    def _hear(self, message: Message) -> None:
        assert message["is"] != "notice" or message["code"] in SENT_ON, message
        self._seq = max(self._seq, message.get("seq", -1))
        self._table = message.get("table", self._table)
        self._view = message.get("view", self._view)
        if message["is"] == "told":
            self.told.append(message)
        elif message["is"] == "welcome":
            self._view = message.get("view")
            self.stories += message.get("story", ())
            self.welcomed.append(monotonic())
        key = message.get("id")
        if key in self._asked:
            self.answers[key] = message
            del self._asked[key]
            self.longest = max(self.longest, monotonic() - self._since.pop(key))
        self._pulse(self)

    # Acting.

    async def _act(self, socket: ClientConnection) -> None:
        if self._asked or not (self.again or self.plan.ends):
            return
        if self._thought:
            await asyncio.sleep(self._dice.uniform(0, self._thought))
        for words in self._wanted():
            self._count += 1
            command = {"id": f"{self.place.person}-{self._count}", **words}
            self._asked[command["id"]] = command
            self._since[command["id"]] = monotonic()
            await self._send(socket, command)

    def _wanted(self) -> Iterator[Message]:
        """What to ask for now; two things at once now and then."""
        if self.again and self._dice.random() < CHATTY:
            yield {"ask": "say", "text": f"{self._dice.random()}"}
        phase = self._table["phase"]
        if phase == "playing" and self._view and self._view["moves"] and not self._dawdles():
            move = self._dice.choice(self._view["moves"])
            yield {"ask": "play", "move": move, "on": self._seq}
        elif phase == "gathering":
            yield from self._gather()
        elif phase == "over" and self._host and self.again:
            yield {"ask": "again"}

    def _dawdles(self) -> bool:
        assert self._view is not None
        if self.plan.sleeper == self.place.person:
            return True
        timed = self.plan.game == "race" or self._view["due"] is not None
        return timed and self.plan.ends and self._dice.random() < DAWDLE

    def _gather(self) -> Iterator[Message]:
        seats = self._table["seats"]
        seat = self.place.person
        if seat < self.plan.people and seats[seat] == {}:
            yield {"ask": "sit", "seat": seat}
        elif self._host and {} in seats[self.plan.people :]:
            free = seats.index({}, self.plan.people)
            yield {"ask": "seat_bot", "seat": free, "level": self.plan.level}
        elif self._host and {} not in seats:
            yield {"ask": "begin"}
