"""People who are connected to other servers, at tables that this one keeps."""

from __future__ import annotations

import asyncio
import hmac
import socket
from typing import TYPE_CHECKING

import msgspec
import structlog

from trousseau.kernel import Illegal, Refusal
from trousseau.kernel.structs import UNREADABLE
from trousseau.tables.core.commands import AnyCommand
from trousseau.tables.core.device import Device
from trousseau.tables.core.outbox import curt_refusal
from trousseau.tables.live.reachable import KeptElsewhere
from trousseau.tables.servers import frames
from trousseau.tables.servers.link import LARGEST, Link

if TYPE_CHECKING:
    from trousseau.tables.live.house import House
    from trousseau.tables.live.live_table import LiveTable

INTRODUCTION = 1024
"""Bytes that a stranger may say at once."""

_read_command = msgspec.json.Decoder(AnyCommand).decode


class DistantDevice(Device):
    """Somebody's connection to another server."""

    __slots__ = ("_link", "_number", "early", "table")

    def __init__(self, link: Link, came: frames.Came) -> None:
        super().__init__()
        self.language = came.language
        self.table: LiveTable | None = None
        self.early: list[AnyCommand] = []
        """Said before the table was found."""

        self._link = link
        self._number = came.device

    def send(self, message: bytes) -> None:
        self._link.send(frames.Told(self._number, message))

    def hang_up(self, code: str) -> None:
        self._link.send(frames.HungUp(self._number, code))


class Visit:
    """A link from another server, with all its people."""

    def __init__(self, house: House) -> None:
        self.link = Link(self._hear, self._end)
        self.link.largest = INTRODUCTION
        self._house = house
        self._introduced = False
        self._devices: dict[int, DistantDevice] = {}
        self._log: structlog.stdlib.BoundLogger = structlog.get_logger("trousseau")

    def _hear(self, frame: frames.AnyFrame) -> None:
        if not self._introduced:
            self._introduce(frame)
            return
        match frame:
            case frames.Came():
                device = self._devices[frame.device] = DistantDevice(self.link, frame)
                self._house.visitors += 1
                self._house.spawn(self._bring(device, frame))
            case frames.Said():
                self._say(frame)
            case frames.Went():
                self._leave(self._devices.pop(frame.device, None))
            case frames.Asked():
                self._house.spawn(self._answer(frame))
            case frames.ListAsked():
                self.link.send(frames.Answered(frame.call, self._listed(frame.tables)))
            case _:
                self._log.warning("bad_frame", frame=type(frame).__name__)

    def _introduce(self, frame: frames.AnyFrame) -> None:
        ours = self._house.store.secret.encode()
        if isinstance(frame, frames.Introduced) and hmac.compare_digest(
            frame.secret.encode(), ours
        ):
            self._introduced = True
            self.link.largest = LARGEST
        else:
            self._log.warning("stranger_on_link")
            self.link.close()

    # Devices.

    async def _bring(self, device: DistantDevice, came: frames.Came) -> None:
        try:
            live = await self._house.find(came.table)
        except KeptElsewhere:
            device.hang_up("moved")
            return
        except Illegal as illegal:
            device.hang_up(illegal.refusal.code)
            return
        if self._devices.get(came.device) is not device:  # gone meanwhile
            return
        device.table = live
        live.attach(device)
        for command in device.early:
            live.ask(device, command)

    def _say(self, said: frames.Said) -> None:
        device = self._devices.get(said.device)
        if device is None:  # it was hung up on just now
            return
        try:
            command = _read_command(said.command)
        except UNREADABLE as error:  # a server of another version
            refusal = Refusal("malformed", {"problem": str(error)})
            device.send(curt_refusal(device.language, None, refusal))
            return
        if device.table is None:
            device.early.append(command)
        else:
            device.table.ask(device, command)

    def _leave(self, device: DistantDevice | None) -> None:
        if device is None:  # it was hung up on just now
            return
        self._house.visitors -= 1
        if device.table is not None:
            device.table.detach(device)

    # Questions.

    async def _answer(self, asked: frames.Asked) -> None:
        try:
            body = await self._ask(asked.table, asked.question)
        except KeptElsewhere:
            self.link.send(frames.Refused(asked.call, "moved", {}))
        except Illegal as illegal:
            about = dict(illegal.refusal.about)
            self.link.send(frames.Refused(asked.call, illegal.refusal.code, about))
        except Exception:  # a fault of ours, and somebody waits at the other end
            self._log.exception("task_failed")
            self.link.send(frames.Refused(asked.call, "our_fault", {}))
        else:
            self.link.send(frames.Answered(asked.call, body))

    async def _ask(self, name: str, question: frames.Question) -> bytes:
        table = await self._house.find(name)
        match question:
            case frames.Look():
                return msgspec.json.encode(await table.look())
            case frames.Join(guest):
                return msgspec.json.encode(await table.join(guest))
            case frames.Delete(token):
                await table.delete(token)
                return b""
            case frames.Recall(token):
                return await table.recall(token)
            case frames.LookBack(number, what, eyes):
                return await table.look_back(number, what, eyes)

    def _listed(self, names: tuple[str, ...]) -> bytes:
        tables = self._house.tables
        return msgspec.json.encode([tables[name].shown() for name in names if name in tables])

    def _end(self) -> None:
        """All its people have gone."""
        devices, self._devices = self._devices, {}
        for device in devices.values():
            self._leave(device)


async def receive_others(house: House, listener: socket.socket) -> asyncio.Server:
    """Take up links from the other servers of the house."""
    loop = asyncio.get_running_loop()
    return await loop.create_server(lambda: Visit(house).link, sock=listener)
