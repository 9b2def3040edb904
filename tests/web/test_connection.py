"""A connection over HTTP by itself, with a transport made for the test and time to skip."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable, Coroutine
from typing import Any, cast
from weakref import ref

import pytest
from tests.tables.house import in_time, skip
from tests.web.test_wire import KNOCK, Paper
from uvicorn.config import Config
from uvicorn.server import ServerState

from trousseau.tables.live.house import House
from trousseau.web.connection import GRACE, Connection
from trousseau.web.gate import Gate
from trousseau.web.limits import Limits
from trousseau.web.public_address import Whereabouts

LIMITS = Limits(hello=10, reading=60, connections_per_address=2)
GET = b"GET /there HTTP/1.1\r\nHost: here\r\n\r\n"
POST = b"POST /there HTTP/1.1\r\nHost: here\r\nContent-Length: 100\r\n\r\n"


class Street(Paper):
    """A transport that knows who calls."""

    def __init__(self, caller: str) -> None:
        super().__init__()
        self._caller = caller

    def get_extra_info(self, name: str, default: object = None) -> object:
        return (self._caller, 1234) if name == "peername" else default

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        pass

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        pass

    def abort(self) -> None:
        self.ended = "aborted"


class NoWire(asyncio.Protocol):
    """What a connection that asks for an upgrade becomes."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None: ...
    def data_received(self, data: bytes) -> None: ...


class Place:
    """A gate, connections that come to it, and an app that answers when it may."""

    def __init__(self) -> None:
        self.gate = Gate(cast(House, None), LIMITS, Whereabouts("", "127.0.0.1", 8000))
        self.may_answer = asyncio.Event()
        self.may_answer.set()
        self._config = Config(
            self._answer,
            interface="asgi3",
            ws=cast(Any, self._upgrade),
            lifespan="off",
            log_config=None,
        )
        self._config.load()
        self._state = ServerState()

    def called(self, caller: str = "203.0.113.9") -> tuple[Connection, Street]:
        about = {"config": self._config, "server_state": self._state, "app_state": {}}
        connection, street = Connection(self.gate, **about), Street(caller)
        connection.connection_made(street)
        return connection, street

    async def _answer(self, scope: Any, receive: Any, send: Any) -> None:
        while scope["path"] != "/refused" and (await receive()).get("more_body"):
            pass
        await self.may_answer.wait()
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    def _upgrade(self, **_: object) -> NoWire:
        return NoWire()


def at_a_place(body: Callable[[Place], Coroutine[Any, Any, None]]) -> None:
    async def run() -> None:
        await body(Place())

    in_time(run())


async def later(seconds: float) -> None:
    """So much later; whatever was due has happened."""
    skip(seconds)
    for _ in range(10):
        await asyncio.sleep(0)


async def dribble(connection: Connection, street: Street, text: bytes) -> int:
    """A byte a second, until it is ended; how many were taken."""
    for taken, sign in enumerate(text):
        if street.ended:
            return taken
        connection.data_received(bytes([sign]))
        await later(1.0)
    return len(text)


@pytest.mark.parametrize(
    ("said", "counted"),
    [(b"", 0), (b"GET /there HT", 1), (POST + b"half", 1)],
    ids=["nothing", "half a head", "half a body"],
)
def test_a_request_that_does_not_come_whole_is_not_waited_for(said: bytes, counted: int) -> None:
    async def body(place: Place) -> None:
        connection, street = place.called()
        if said:
            connection.data_received(said)
        await later(LIMITS.hello - 1)
        assert street.ended == ""
        await later(1 + GRACE)
        assert street.ended == "aborted"
        assert place.gate.tally.hung_up["too_slow"] == counted

    at_a_place(body)


@pytest.mark.parametrize(
    ("before", "dribbled"),
    [(b"", GET), (POST, b"b" * 90), (POST.replace(b"there", b"refused"), b"b" * 90)],
    ids=["head", "body", "body that nobody reads"],
)
def test_a_request_byte_by_byte_gets_no_more_time(before: bytes, dribbled: bytes) -> None:
    async def body(place: Place) -> None:
        connection, street = place.called()
        if before:
            connection.data_received(before)
        assert await dribble(connection, street, dribbled) <= LIMITS.hello + GRACE + 1

    at_a_place(body)


def test_a_request_that_is_whole_may_be_answered_late() -> None:
    async def body(place: Place) -> None:
        place.may_answer.clear()
        connection, street = place.called()
        connection.data_received(GET)
        await later(1000.0)
        assert (street.ended, street.written) == ("", b"")
        place.may_answer.set()
        await later(0.0)
        assert street.written.startswith(b"HTTP/1.1 200")
        assert street.ended == ""

    at_a_place(body)


def test_the_next_request_has_its_time_from_its_first_byte_on() -> None:
    async def body(place: Place) -> None:
        connection, street = place.called()
        connection.data_received(GET)
        await later(4.0)
        connection.data_received(GET[:5])
        await later(LIMITS.hello - 1)
        connection.data_received(GET[5:])
        await later(0.0)
        assert street.written.count(b"HTTP/1.1 200") == 2
        connection.data_received(GET[:5])
        await later(LIMITS.hello)
        assert street.ended == "aborted"

    at_a_place(body)


def test_an_answer_that_nobody_reads_is_not_kept() -> None:
    async def body(place: Place) -> None:
        connection, street = place.called()
        connection.data_received(GET)
        connection.pause_writing()
        street.close()  # it is quiet long enough for that, but what is written is not read
        await later(LIMITS.reading - 1)
        connection.resume_writing()
        connection.pause_writing()
        await later(LIMITS.reading - 1)
        assert street.ended == "closed"
        await later(1.0)
        assert street.ended == "aborted"
        assert place.gate.tally.hung_up["too_slow"] == 1

    at_a_place(body)


def test_those_of_one_address_are_counted_until_they_end() -> None:
    async def body(place: Place) -> None:
        first, _ = place.called()
        second, _ = place.called()
        assert place.called()[1].ended == "aborted"
        assert place.gate.tally.hung_up["too_many_connections"] == 1
        assert place.called("198.51.100.7")[1].ended == ""
        first.connection_lost(None)
        second.data_received(KNOCK)  # whoever answers for its wire counts it from now on
        assert [place.called()[1].ended for _ in range(3)] == ["", "", "aborted"]
        await later(1000.0)

    at_a_place(body)


@pytest.mark.parametrize("here", ["127.0.0.1", "::1", "::ffff:127.0.0.1"])
def test_a_proxy_on_this_machine_calls_for_everybody(here: str) -> None:
    async def body(place: Place) -> None:
        assert {place.called(here)[1].ended for _ in range(10)} == {""}

    at_a_place(body)


def test_an_upgrade_leaves_the_patience_to_the_wire() -> None:
    async def body(place: Place) -> None:
        connection, street = place.called()
        connection.data_received(KNOCK)
        await later(1000.0)
        assert street.ended == ""

    at_a_place(body)


@pytest.mark.parametrize("said", [GET, GET + KNOCK], ids=["request", "upgrade"])
def test_nothing_is_left_of_a_connection_that_has_ended(said: bytes) -> None:
    async def body(place: Place) -> None:
        gc.disable()
        try:
            connection, street = place.called()
            connection.data_received(said)
            await later(1.0)
            if said == GET:
                connection.connection_lost(None)
            left = ref(connection)
            del connection, street
            assert left() is None
        finally:
            gc.enable()

    at_a_place(body)
