"""A wire by itself, with a transport and a listener made for the test."""

from __future__ import annotations

import asyncio
import gc
from base64 import b64encode
from weakref import ref

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.server import ServerProtocol

from trousseau.web.limits import Limits
from trousseau.web.wire import TurnedAway, Wire, text_frame

KNOCK = (
    "GET /there HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {b64encode(bytes(16)).decode()}\r\n\r\n"
).encode()

MESSAGES = st.lists(st.binary(max_size=300), max_size=8)


EOF = b"<eof>"


class Paper(asyncio.Transport):
    """Writes down what it is told."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.ended = ""
        self.reading = True
        self.backlog = 0

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written += data

    def close(self) -> None:
        self.ended = self.ended or "closed"

    def abort(self) -> None:
        self.ended = self.ended or "aborted"

    def can_write_eof(self) -> bool:
        return True

    def write_eof(self) -> None:
        self.written += EOF

    def is_closing(self) -> bool:
        return bool(self.ended)

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def get_write_buffer_size(self) -> int:
        return self.backlog


class Ear:
    """Listens, and notes everything."""

    def __init__(self, gate: bool = True) -> None:
        self.limits = Limits(burst=1000, rate=1000, message=1000, outbox=100)
        self.gate = gate
        self.heard: list[bytes] = []
        self.events: list[str] = []

    async def welcome(self, wire: Wire, request: Request) -> Ear:
        if not self.gate:
            raise TurnedAway(404, b'{"is":"refused"}')
        return self

    def begin(self) -> None:
        self.events.append("begin")

    def hear(self, text: bytes) -> None:
        self.heard.append(text)

    def hear_binary(self) -> None:
        self.heard.append(b"binary")

    def hear_too_much(self) -> None:
        self.events.append("too much")

    def last_word(self) -> bytes:
        return b"too large"

    def lost(self, how: str | None) -> None:
        self.events.append(f"lost {how}")


async def opened(ear: Ear) -> tuple[Wire, Paper]:
    """A wire whose handshake is over, if it is let in."""
    wire, paper = Wire(ear, set(), [(b"x-house", b"ours")]), Paper()
    wire.connection_made(paper)
    wire.data_received(KNOCK)
    while not paper.written:
        await asyncio.sleep(0)
    return wire, paper


def typed(message: bytes, opcode: Opcode = Opcode.TEXT, *, fin: bool = True) -> bytes:
    """What a client sends."""
    return Frame(opcode, message, fin).serialize(mask=True)


@given(MESSAGES, st.lists(st.integers(1, 40), min_size=1))
def test_messages_arrive_however_they_are_cut(messages: list[bytes], cuts: list[int]) -> None:
    async def body() -> None:
        ear = Ear()
        wire, _ = await opened(ear)
        sent = b"".join(map(typed, messages))
        while sent:
            for cut in cuts:
                part, sent = sent[:cut], sent[cut:]
                wire.data_received(part)
        assert ear.heard == messages

    asyncio.run(body())


@given(st.lists(st.binary(max_size=50), min_size=1, max_size=6))
def test_pieces_make_one_message_with_a_ping_between(pieces: list[bytes]) -> None:
    async def body() -> None:
        ear = Ear()
        wire, _ = await opened(ear)
        last = len(pieces) - 1
        for number, piece in enumerate(pieces):
            opcode = Opcode.CONT if number else Opcode.TEXT
            wire.data_received(typed(piece, opcode, fin=number == last))
            wire.data_received(typed(b"", Opcode.PING))
        assert ear.heard == [b"".join(pieces)]

    asyncio.run(body())


def test_a_new_message_inside_another_ends_the_wire() -> None:
    async def body() -> None:
        ear = Ear()
        wire, paper = await opened(ear)
        wire.data_received(typed(b"half", fin=False))
        wire.data_received(typed(b"whole"))
        assert ear.heard == []
        assert b"\x03\xea" in paper.written  # 1002: against the protocol

    asyncio.run(body())


def test_a_message_that_says_it_is_giant_is_not_waited_for() -> None:
    async def body() -> None:
        ear = Ear()
        wire, paper = await opened(ear)
        wire.data_received(b"\x81\xff" + (10**9).to_bytes(8, "big") + b"mask")
        assert ear.heard == []
        assert paper.written.endswith(text_frame(b"too large") + goodbye(paper))
        assert b"\x03\xf1" in goodbye(paper)  # 1009: too big
        assert goodbye(paper).endswith(EOF)
        wire.data_received(b"more")
        assert paper.written.count(b"too large") == 1
        assert not paper.ended  # or what was said would be lost with what was not read

    asyncio.run(body())


def goodbye(paper: Paper) -> bytes:
    """The last frame."""
    return paper.written[paper.written.rindex(b"\x88") :]


@given(st.binary(max_size=3000))
def test_no_bytes_do_harm(noise: bytes) -> None:
    async def body() -> None:
        ear = Ear()
        wire, paper = await opened(ear)
        wire.data_received(noise)
        wire.data_received(noise)
        wire.connection_lost(None)
        assert ear.events[-1] == "lost None"
        assert all(len(message) <= 1000 for message in ear.heard)
        assert paper.ended in ("", "closed")

    asyncio.run(body())


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65535, 65536, 100_000])
def test_a_frame_is_what_the_standard_says(size: int) -> None:
    message = b"x" * size
    assert text_frame(message) == Frame(Opcode.TEXT, message).serialize(mask=False)


def test_what_is_above_the_allowance_is_read_later() -> None:
    async def body() -> None:
        ear = Ear()
        ear.limits = Limits(burst=3, rate=100)
        wire, paper = await opened(ear)
        messages = [b"%d" % number for number in range(30)]
        wire.data_received(b"".join(map(typed, messages)))
        assert len(ear.heard) < 30
        assert not paper.reading
        while not paper.reading:
            await asyncio.sleep(0)
        assert ear.heard == messages
        assert ear.events == ["begin", "too much"]

    asyncio.run(body())


@pytest.mark.parametrize("what", ["message", "pong"])
def test_a_reader_who_lets_everything_lie_is_cut_off(what: str) -> None:
    async def body() -> None:
        ear = Ear()
        wire, paper = await opened(ear)
        wire.pause_writing()
        paper.backlog = 100
        wire.send(b"still")
        assert paper.ended == ""
        paper.backlog = 101
        written = paper.written
        if what == "message":
            wire.send(b"no more")
        else:
            wire.data_received(typed(b"", Opcode.PING))
        assert (paper.written, paper.ended) == (written, "aborted")
        wire.connection_lost(None)
        assert ear.events == ["begin", "lost too_slow"]

    asyncio.run(body())


def test_after_the_goodbye_nothing_is_sent_or_heard() -> None:
    async def body() -> None:
        ear = Ear()
        wire, paper = await opened(ear)
        wire.hang_up(1000, "closed")
        written = paper.written
        wire.send(b"late")
        wire.hang_up(1000, "again")
        wire.data_received(typed(b"later"))
        assert paper.written == written
        assert ear.heard == []
        wire.data_received(typed(b"\x03\xe8", Opcode.CLOSE))
        assert paper.ended == "closed"

    asyncio.run(body())


def test_who_vanished_without_a_goodbye_is_sent_nothing() -> None:
    async def body() -> None:
        wire, paper = await opened(Ear())
        paper.abort()
        before = paper.written
        wire.send(b"for nobody")
        assert paper.written == before

    asyncio.run(body())


def test_last_words_before_a_goodbye_are_heard() -> None:
    async def body() -> None:
        ear = Ear()
        wire, paper = await opened(ear)
        wire.data_received(typed(b"leave") + typed(b"\x03\xe8", Opcode.CLOSE))
        assert ear.heard == [b"leave"]
        assert paper.ended == "closed"

    asyncio.run(body())


def test_who_is_turned_away_is_told_why() -> None:
    async def body() -> None:
        ear = Ear(gate=False)
        wire, paper = await opened(ear)
        head, _, told = paper.written.partition(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 404 ")
        assert b"application/json" in head
        assert b"x-house: ours" in head
        assert told == b'{"is":"refused"}'
        assert paper.ended == "closed"
        wire.connection_lost(None)
        assert ear.events == []

    asyncio.run(body())


def test_who_leaves_before_the_door_opens_is_let_go() -> None:
    async def body() -> None:
        ear = Ear()
        connections: set[Wire] = set()
        wire, paper = Wire(ear, connections, []), Paper()
        wire.connection_made(paper)
        wire.data_received(KNOCK)
        paper.close()
        wire.connection_lost(None)
        while not ear.events:
            await asyncio.sleep(0)
        assert ear.events == ["lost None"]
        assert paper.written == b""
        assert connections == set()

    asyncio.run(body())


def test_nothing_is_left_of_a_connection_that_has_ended() -> None:
    class Visitor(Ear):
        wire: Wire

    class House(Ear):
        async def welcome(self, wire: Wire, request: Request) -> Ear:
            visitor = Visitor()
            visitor.wire = wire
            visitors.append(ref(visitor))
            return visitor

    visitors: list[ref[Visitor]] = []

    async def visit() -> None:
        wire, _ = await opened(House())
        wire.data_received(typed(b"hello"))
        wire.connection_lost(None)

    async def body() -> None:
        gc.collect()
        gc.disable()
        try:
            await visit()
            assert [visitor() for visitor in visitors] == [None]
            assert not [one for one in gc.get_objects() if isinstance(one, ServerProtocol)]
        finally:
            gc.enable()

    asyncio.run(body())
