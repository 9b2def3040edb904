"""Tables that other servers of the house keep: what people say is passed on to them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from contextlib import suppress
from itertools import count
from typing import TYPE_CHECKING

import msgspec
import structlog

from trousseau.kernel import Illegal
from trousseau.store import Server
from trousseau.tables.core.commands import AnyCommand, Hello
from trousseau.tables.core.device import Device
from trousseau.tables.core.messages import TableShown
from trousseau.tables.core.permissions import Admission, Guest
from trousseau.tables.live.reachable import NotReached
from trousseau.tables.live.shared_work import Shared
from trousseau.tables.servers import frames
from trousseau.tables.servers.link import Link

if TYPE_CHECKING:
    from trousseau.kernel import Hindsight
    from trousseau.tables.live.house import House
    from trousseau.tables.lookback.making import What

CONNECTING = 1.0
"""Seconds that another server has to answer on a new link."""

LISTING = 0.5
"""Seconds that another server has to tell of its tables; the lists do without it after that."""


class OtherServer:
    """Another server, and the people here who are at tables that it keeps."""

    def __init__(self, number: int) -> None:
        self.link = Link(self._hear, self._end)
        self.gone = False
        self._number = number
        self._devices: dict[int, Device] = {}
        self._numbers: dict[Device, int] = {}
        self._calls: dict[int, asyncio.Future[bytes]] = {}
        self._count = count()
        self._log: structlog.stdlib.BoundLogger = structlog.get_logger("trousseau")

    # Devices.

    @property
    def people(self) -> int:
        return len(self._devices)

    def come(self, device: Device, table: str) -> None:
        number = self._numbers[device] = next(self._count)
        self._devices[number] = device
        self.link.send(frames.Came(number, table, device.language))
        if self.gone:
            self._hang_up(number, "moved")

    def say(self, device: Device, command: AnyCommand) -> None:
        number = self._numbers.get(device)
        if number is not None:
            self.link.send(frames.Said(number, msgspec.json.encode(command)))

    def go(self, device: Device) -> None:
        number = self._numbers.pop(device, None)
        if number is not None:
            del self._devices[number]
            self.link.send(frames.Went(number))

    # Questions.

    async def ask(self, table: str, question: frames.Question) -> bytes:
        return await self._call(lambda call: frames.Asked(call, table, question))

    async def list(self, tables: Iterable[str]) -> list[TableShown]:
        body = await self._call(lambda call: frames.ListAsked(call, tuple(tables)))
        return msgspec.json.decode(body, type=list[TableShown])

    async def _call(self, frame: Callable[[int], frames.Frame]) -> bytes:
        if self.gone:
            raise Illegal("moved")
        call = next(self._count)
        answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._calls[call] = answer
        self.link.send(frame(call))
        try:
            return await answer
        finally:
            self._calls.pop(call, None)

    # What it says.

    def _hear(self, frame: frames.AnyFrame) -> None:
        match frame:
            case frames.Told(device, message):
                if device in self._devices:
                    self._devices[device].send(message)
            case frames.HungUp(device, code):
                self._hang_up(device, code)
            case frames.Answered(call, body):
                self._answer(call, body)
            case frames.Refused(call, code, about):
                self._answer(call, Illegal(code, **about))
            case _:
                self._log.warning("bad_frame", server=self._number, frame=type(frame).__name__)

    def _hang_up(self, number: int, code: str) -> None:
        device = self._devices.get(number)
        if device is not None:
            self.go(device)
            device.hang_up(code)

    def _answer(self, call: int, outcome: bytes | Illegal) -> None:
        asked = self._calls.pop(call, None)
        if asked is None or asked.done():
            return
        if isinstance(outcome, Illegal):
            asked.set_exception(outcome)
        else:
            asked.set_result(outcome)

    def _end(self) -> None:
        """Everybody comes again: to the server that keeps their table then."""
        self.gone = True
        for number in list(self._devices):
            self._hang_up(number, "moved")
        for call in list(self._calls):
            self._answer(call, Illegal("moved"))


class OtherServers:
    """A link to each server that keeps a table of somebody here, made when it is needed."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._linked: dict[int, OtherServer] = {}
        self._connecting: Shared[int, OtherServer] = Shared(house.task)

    async def reach(self, server: Server) -> OtherServer:
        """The link to it, or NotReached."""
        other = self._linked.get(server.number)
        if other is not None and not other.gone:
            return other
        return await self._connecting.get(server.number, lambda: self._connect(server))

    async def _connect(self, server: Server) -> OtherServer:
        host, _, port = server.address.rpartition(":")
        other = OtherServer(server.number)
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(CONNECTING):
                await loop.create_connection(lambda: other.link, host, int(port))
                await other.link.answers.wait()
        except OSError as error:  # a TimeoutError too
            other.link.close()
            raise NotReached(server.number) from error
        if other.gone:
            raise NotReached(server.number)
        other.link.send(frames.Introduced(self._house.store.number, server.secret))
        self._linked = {number: one for number, one in self._linked.items() if not one.gone}
        self._linked[server.number] = other
        return other

    async def listed(self, tables: Iterable[str]) -> dict[str, TableShown]:
        """Of these, what the other servers that answer at once know by now."""
        asked = tuple(tables)
        if not asked:
            return {}
        found = await asyncio.gather(*[self._list(one, asked) for one in self._house.store.others])
        return {table.id: table for tables in found for table in tables}

    async def _list(self, server: Server, tables: tuple[str, ...]) -> list[TableShown]:
        with suppress(TimeoutError, NotReached, Illegal):
            async with asyncio.timeout(LISTING):
                return await (await self.reach(server)).list(tables)
        return []

    @property
    def people(self) -> int:
        """Devices here, at tables there."""
        return sum(other.people for other in self._linked.values())

    def close(self) -> None:
        for other in self._linked.values():
            other.link.close()


class TableElsewhere:
    """A table that another server keeps."""

    def __init__(self, table: str, keeper: OtherServer) -> None:
        self.id = table
        self._keeper = keeper

    def attach(self, device: Device) -> None:
        self._keeper.come(device, self.id)

    def detach(self, device: Device) -> None:
        self._keeper.go(device)

    def ask(self, device: Device, command: AnyCommand) -> None:
        if isinstance(command, Hello):  # refused, it hangs up
            device.language = command.language
            device.greeted = True
        self._keeper.say(device, command)

    async def look(self) -> TableShown:
        return msgspec.json.decode(await self._keeper.ask(self.id, frames.Look()), type=TableShown)

    async def join(self, guest: Guest) -> Admission:
        return msgspec.json.decode(
            await self._keeper.ask(self.id, frames.Join(guest)), type=Admission
        )

    async def delete(self, token: str) -> None:
        await self._keeper.ask(self.id, frames.Delete(token))

    async def recall(self, token: str | None) -> bytes:
        return await self._keeper.ask(self.id, frames.Recall(token))

    async def look_back(self, number: int, what: What, eyes: Hindsight) -> bytes:
        return await self._keeper.ask(self.id, frames.LookBack(number, what, eyes))
