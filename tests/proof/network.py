"""Visitors at the ends of lines, by a clock that jumps: real wires, a real house and its store.

Only what lies between is imagined: what a page sends arrives when its line says so, to the
millisecond, and the server needs no time at all. One table at a time.
"""

from __future__ import annotations

import asyncio
import heapq
import itertools
from base64 import b64encode
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from tests.messages import Message, read
from tests.proof.room import PATIENCE, Clock, OneGame, house_with
from tests.tables.house import TimeMachine
from websockets.frames import Frame, Opcode

from trousseau.kernel import AnyGame
from trousseau.store import Row
from trousseau.tables.core.commands import Setup
from trousseau.tables.core.current_game import CurrentGame
from trousseau.tables.core.permissions import Guest
from trousseau.tables.live.house import House
from trousseau.tables.live.live_table import LiveTable
from trousseau.web.gate import Gate
from trousseau.web.limits import Limits
from trousseau.web.public_address import Whereabouts
from trousseau.web.socket import Reception
from trousseau.web.wire import Wire, frame_size
from trousseau.words import LANGUAGES

PATIENT = Limits(ping=1_000_000)
"""Time jumps here: nobody is silent for long."""

TEXT, CLOSE = 0x81, 0x88
HEAD = b"\r\n\r\n"


class Page(asyncio.Transport):
    """A visitor's end of a wire. It has every message at the instant at which that is sent."""

    def __init__(self, network: Network, table: str) -> None:
        super().__init__()
        self.network = network
        self.heard: list[Message] = []
        self.seq = -1
        self.asked: set[str] = set()
        """Commands that have arrived and were not answered yet."""

        self.listen: Callable[[Message], None] = lambda message: None
        """Called with every message, when it is sent."""

        self.closed: tuple[int, str] | None = None
        self._opened = False
        self._unread = b""
        self._ids = itertools.count(1)
        self._wire = network.reception.wire(None, network, None)
        self._wire.connection_made(self)
        self._wire.data_received(knock(table))

    # What a page does.

    def send(self, command: str, **fields: object) -> str:
        """Arrives now; the command's id."""
        key = f"{id(self)}-{next(self._ids)}"
        fields = {"on": self.seq, **fields} if command == "play" else fields
        self.send_text(msgspec.json.encode({"ask": command, "id": key, **fields}), key)
        return key

    def send_text(self, text: bytes, key: str) -> None:
        """Whatever it is, if an answer with this id is to come."""
        self.asked.add(key)
        self.send_bytes(Frame(Opcode.TEXT, text).serialize(mask=True))

    def send_part(self, text: bytes, first: bool, last: bool) -> None:
        """A message in several frames."""
        opcode = Opcode.TEXT if first else Opcode.CONT
        self.send_bytes(Frame(opcode, text, last).serialize(mask=True))

    def send_bytes(self, data: bytes) -> None:
        self._wire.data_received(data)

    async def ask(self, command: str, **fields: object) -> Message:
        """The answer to what arrives now."""
        key = self.send(command, **fields)
        await self.network.settle()
        return self.answer(key)

    def answer(self, key: str) -> Message:
        return next(message for message in self.heard if message.get("id") == key)

    async def do(self, command: str, **fields: object) -> Message:
        answer = await self.ask(command, **fields)
        assert answer["is"] != "refused", answer
        return answer

    async def play(self, move: object) -> Message:
        return await self.do("play", move=move)

    @property
    def view(self) -> Message:
        view: Message = next(one["view"] for one in reversed(self.heard) if "view" in one)
        return view

    @property
    def is_settled(self) -> bool:
        """Whether it has heard all that it is going to hear now."""
        if self.closed is not None:
            return True
        return not self.asked and self.seq in (-1, self.network.live.table.seq)

    # What the wire calls.

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self._unread += data
        if not self._opened:
            head, _, self._unread = self._unread.partition(HEAD)
            assert head.startswith(b"HTTP/1.1 101"), head
            self._opened = True
        while self._unread and (size := frame_size(self._unread)) <= len(self._unread):
            frame, self._unread = self._unread[:size], self._unread[size:]
            self._take(frame[0], frame[len(frame) - payload(frame) :])
        self.network.news.set()

    def _take(self, opcode: int, data: bytes) -> None:
        if opcode == CLOSE:
            self.closed = int.from_bytes(data[:2], "big"), data[2:].decode()
        if opcode != TEXT:
            return
        message = read(data)
        self.heard.append(message)
        self.seq = message.get("seq") or self.seq
        self.asked.discard(message.get("id", ""))
        self.listen(message)

    def close(self) -> None:
        self.abort()

    def abort(self) -> None:
        if self.closed is None:
            self.closed = 1006, ""
        self._wire.connection_lost(None)
        self.network.news.set()

    def can_write_eof(self) -> bool:
        return False

    def is_closing(self) -> bool:
        return self.closed is not None

    def pause_reading(self) -> None:
        raise AssertionError("a page that sends so much")

    def resume_reading(self) -> None:
        pass

    def get_write_buffer_size(self) -> int:
        return 0


def knock(table: str) -> bytes:
    lines = [
        f"GET /api/tables/{table}/socket HTTP/1.1",
        "Host: localhost:8000",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {b64encode(bytes(16)).decode()}",
    ]
    return "\r\n".join(lines).encode() + HEAD


def payload(frame: bytes) -> int:
    """How many bytes of a server's frame are its content."""
    size = frame[1]
    if size < 126:
        return size
    return int.from_bytes(frame[2 : 4 if size == 126 else 10], "big")


class Network:
    """Everybody's lines to one table, and the time that all share."""

    live: LiveTable
    tokens: list[str]
    """Of those who sit, by seats."""

    def __init__(self, house: House, clock: Clock) -> None:
        self.house = house
        self.clock = clock
        self.pages: list[Page] = []
        self.news = asyncio.Event()
        self.reception = Reception(Gate(house, PATIENT, Whereabouts("", "127.0.0.1", 8000)))
        self.connections: set[Wire] = set()
        self.default_headers: list[tuple[bytes, bytes]] = []
        self._coming: list[tuple[int, int, Callable[[], object]]] = []
        self._count = itertools.count()

    # Who is there.

    async def begin(self, game: str, seats: int, **options: object) -> list[Page]:
        """A game with a person in each seat, who reads French, English, and so on; by seats."""
        await self.leave()
        setup = Setup(game=game, seats=seats, clock=None, options=options)
        host = await self.house.open(setup, Guest("P0"))
        self.live = await self.house.find(host.table)
        guests = [await self.live.join(Guest(f"P{number}")) for number in range(1, seats)]
        self.tokens = [place.token for place in (host, *guests)]
        for number, token in enumerate(self.tokens):
            page = await self.visit(token, LANGUAGES[number % 2])
            await page.do("sit", seat=number)
        pages = self.pages.copy()
        await pages[0].do("begin")
        return pages

    async def visit(self, token: str | None = None, language: str = "en") -> Page:
        """With this person's token, or to watch."""
        page = Page(self, self.live.table.id)
        self.pages.append(page)
        await page.do("hello", token=token, language=language)
        return page

    async def leave(self) -> None:
        """Everybody; what is under way to nobody is lost."""
        for page in self.pages:
            page.abort()
        self.pages.clear()
        self._coming.clear()

    @property
    def game(self) -> CurrentGame:
        return self.live.table.game_on

    @property
    def state(self) -> Any:
        return self.game.state

    async def stored(self) -> list[Row]:
        return await self.house.store.lines(self.live.table.id)

    # Time.

    def later(self, after: int, act: Callable[[], object]) -> None:
        """So many milliseconds from now: something arrives, or somebody acts."""
        heapq.heappush(self._coming, (self.clock.now + after, next(self._count), act))

    async def until(self, is_so: Callable[[], object]) -> None:
        while not is_so():
            await self._step()

    async def wait(self, milliseconds: int) -> None:
        passed: list[bool] = []
        self.later(milliseconds, lambda: passed.append(True))
        await self.until(lambda: passed)

    async def _step(self) -> None:
        """What comes next happens; what is due goes before what arrives at the same instant."""
        due = self.live.table.alarm
        if due is not None and (not self._coming or due <= self._coming[0][0]):
            before = self.live.table.seq
            self._advance(due)
            while self.live.table.seq == before:
                await asyncio.sleep(0)
        else:
            at, _, act = heapq.heappop(self._coming)
            self._advance(at)
            act()
        await self.settle()

    def _advance(self, at: int) -> None:
        """The house's clock is exact; the loop's time, by which its alarm rings, is not behind."""
        loop = asyncio.get_running_loop()
        assert isinstance(loop, TimeMachine)
        loop.ahead += max(0, at - self.clock.now) / 1000
        self.clock.now = max(self.clock.now, at)

    async def settle(self) -> None:
        """Until everybody has been told of all that has happened."""
        async with asyncio.timeout(PATIENCE):
            while not all(page.is_settled for page in self.pages):
                self.news.clear()
                await self.news.wait()


@asynccontextmanager
async def network(folder: Path, game: AnyGame[Any], module: str) -> AsyncIterator[Network]:
    """A house that offers this game, and lines to it."""
    clock = Clock()
    async with house_with(folder, OneGame(game, module), clock) as house:
        lines = Network(house, clock)
        yield lines
        await lines.leave()


def in_jumps(body: Any) -> None:
    """Run what awaits a network."""
    with asyncio.Runner(loop_factory=TimeMachine) as runner:
        runner.run(body)


def facts(messages: Sequence[Message]) -> list[str]:
    """What was told, by its tags."""
    return [fact["fact"] for message in messages for fact in message.get("facts", ())]
