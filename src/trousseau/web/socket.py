"""A table's socket: from messages to commands, and back."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import msgspec
from websockets.http11 import Request

from trousseau.kernel import Illegal, Refusal
from trousseau.kernel.structs import UNREADABLE
from trousseau.tables.core.commands import AnyCommand
from trousseau.tables.core.device import Device
from trousseau.tables.core.outbox import curt_refusal, notice
from trousseau.tables.core.public_view import digest
from trousseau.tables.live.reachable import Reachable
from trousseau.web.gate import Gate
from trousseau.web.refusals import language_of, status_of
from trousseau.web.wire import TurnedAway, Wire

PATH = re.compile(r"/api/tables/([^/]+)/socket")

PASSING = ("moved", "no_database", "not_read", "not_saved", "stopping")
"""Why somebody can't be here just now, and may come again."""

GOODBYES = {"deleted": 1000, "left": 1000, **dict.fromkeys(PASSING, 1012)}
"""WebSocket's numbers for an end; whatever is not named here was against the rules of the house."""

AGAINST_THE_RULES = 1008

_read_command = msgspec.json.Decoder(AnyCommand).decode


class _Numbered(msgspec.Struct):
    """As much of a command as is needed to answer it."""

    id: str | None = None


_read_id = msgspec.json.Decoder(_Numbered).decode


class Reception:
    """Takes those who ask for a table's socket to their table."""

    def __init__(self, gate: Gate) -> None:
        self.gate = gate
        self.limits = gate.limits

    def wire(self, config: Any, server_state: Any, app_state: Any) -> Wire:
        """What uvicorn calls, by these names, for a connection that asks for an upgrade."""
        return Wire(self, server_state.connections, server_state.default_headers)

    async def welcome(self, wire: Wire, request: Request) -> SocketDevice:
        """A device at the table that the path names, or TurnedAway."""
        query = request.path.partition("?")[2]
        language = language_of(query, _header(request, "Accept-Language"))
        try:
            device = await self._bring(wire, request)
        except Illegal as illegal:
            raise self._away(illegal.refusal, language) from illegal
        except Exception as error:  # a fault of ours must not leave a visitor without an answer
            self.gate.house.log.exception("socket_failed")
            raise self._away(Refusal("our_fault"), language) from error
        device.language = language
        return device

    def _away(self, refusal: Refusal, language: str) -> TurnedAway:
        self.gate.tally.count_refusal(refusal.code)
        return TurnedAway(status_of(refusal), curt_refusal(language, None, refusal))

    async def _bring(self, wire: Wire, request: Request) -> SocketDevice:
        asked = PATH.fullmatch(request.path.partition("?")[0])
        if asked is None:
            raise Illegal("no_such_page")
        host = _header(request, "Host")
        self.gate.check_host(host)
        self.gate.check_origin(_header(request, "Origin") or None, host)
        address = self.gate.address_of(wire.peer, _header(request, "X-Forwarded-For"))
        self.gate.connect(address)
        try:
            table = await self.gate.house.reach(asked[1])
        except BaseException:
            self.gate.disconnect(address)
            raise
        return SocketDevice(wire, self.gate, table, address)


class SocketDevice(Device):
    """Somebody's connection to a table."""

    __slots__ = ("_address", "_gate", "_lost", "_mistakes", "_table", "_wire")

    def __init__(self, wire: Wire, gate: Gate, table: Reachable, address: str) -> None:
        super().__init__()
        self._wire = wire
        self._gate = gate
        self._table = table
        self._address = address
        self._mistakes = 0
        self._lost = False

    # What the table asks.

    def send(self, message: bytes) -> None:
        self._gate.tally.count_message(message)
        self._wire.send(message)

    def hang_up(self, code: str) -> None:
        self._note_end(code)
        self._wire.hang_up(GOODBYES.get(code, AGAINST_THE_RULES), code)

    # What the wire tells.

    def begin(self) -> None:
        self._table.attach(self)
        asyncio.get_running_loop().call_later(self._gate.limits.hello, self._expect_hello)

    def hear(self, text: bytes) -> None:
        try:
            command = _read_command(text)
        except UNREADABLE as error:
            self._misread(_id_of(text), str(error))
            return
        self._mistakes = 0
        self._gate.tally.commands[type(command)] += 1
        self._table.ask(self, command)

    def hear_binary(self) -> None:
        self._misread(None, "a binary frame")

    def hear_too_much(self) -> None:
        self.send(notice(self.language, "slow_down"))

    def last_word(self) -> bytes:
        return notice(self.language, "too_large", most=self._gate.limits.message)

    def lost(self, how: str | None) -> None:
        self._lost = True
        self._gate.disconnect(self._address)
        self._table.detach(self)
        if how is not None:
            self._note_end(how)

    def _expect_hello(self) -> None:
        if not (self.greeted or self._lost):
            self.send(notice(self.language, "no_hello"))
            self.hang_up("no_hello")

    def _misread(self, key: str | None, problem: str) -> None:
        refusal = Refusal("malformed", {"problem": problem})
        self.send(curt_refusal(self.language, key, refusal))
        self._mistakes += 1
        if self._mistakes >= self._gate.limits.mistakes:
            self.send(notice(self.language, "too_many_mistakes"))
            self.hang_up("too_many_mistakes")

    def _note_end(self, code: str) -> None:
        self._gate.tally.count_hang_up(code)
        house = self._gate.house
        house.log.info("hung_up", code=code, table=digest(self._table.id))


def _id_of(text: bytes) -> str | None:
    """The id of a message that is no command, if it has one that can be sent back."""
    try:
        return _read_id(text).id
    except UNREADABLE:
        return None


def _header(request: Request, name: str) -> str:
    return ", ".join(request.headers.get_all(name))
