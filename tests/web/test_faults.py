"""Faults of our own: answered, counted, logged, and never in the visitor's face."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import msgspec
import pytest
from starlette.types import Message
from structlog.testing import CapturingLogger
from websockets.datastructures import Headers
from websockets.http11 import Request

from trousseau.tables.core.registry import GameRegistry
from trousseau.tables.live.house import House
from trousseau.web.app import app_for
from trousseau.web.built_page import BuiltPage
from trousseau.web.gate import Gate
from trousseau.web.limits import Limits
from trousseau.web.operation import Operation
from trousseau.web.public_address import Whereabouts
from trousseau.web.socket import Reception
from trousseau.web.wire import TurnedAway, Wire


class FaultyHouse:
    """Fails at whatever it is asked for."""

    def __init__(self) -> None:
        self.registry = GameRegistry()
        self.log = CapturingLogger()

    async def reach(self, table: str) -> None:
        raise ZeroDivisionError(table)

    listed = task = reach


class Somewhere:
    peer = "192.0.2.1"


@pytest.fixture
def gate() -> Gate:
    return Gate(cast(House, FaultyHouse()), Limits(), Whereabouts("", "127.0.0.1", 8000))


def test_over_http(gate: Gate) -> None:
    app = app_for(gate, Operation(gate), BuiltPage())
    answers: list[Message] = []

    async def receive() -> Message:
        return {"type": "http.request"}

    async def send(message: Message) -> None:
        answers.append(message)

    scope: dict[str, Any] = {
        "type": "http",
        "method": "GET",
        "path": "/api/tables/hidden",
        "headers": [(b"accept-language", b"en")],
        "query_string": b"",
        "client": ("192.0.2.1", 1),
    }
    with pytest.raises(ZeroDivisionError):  # for the server to log
        asyncio.run(_called(app, scope, receive, send))
    start, body = answers
    assert start["status"] == 500
    refused = msgspec.json.decode(body["body"])
    assert refused["code"] == "our_fault"
    assert refused["reason"] == "something went wrong on our side"
    assert gate.tally.requests[500] == 1


async def _called(app: Any, *about: Any) -> None:
    await app(*about)


def test_on_the_way_to_a_socket(gate: Gate) -> None:
    request = Request("/api/tables/hidden/socket?lang=en", Headers(Host="localhost"))
    with pytest.raises(TurnedAway) as away:
        asyncio.run(_welcomed(Reception(gate), request))
    assert away.value.status == 500
    assert msgspec.json.decode(away.value.body)["code"] == "our_fault"
    assert gate.connections == 0
    log = cast(FaultyHouse, gate.house).log
    assert [call.args for call in log.calls] == [("socket_failed",)]


async def _welcomed(reception: Reception, request: Request) -> None:
    await reception.welcome(cast(Wire, Somewhere()), request)
