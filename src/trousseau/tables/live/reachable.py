"""A table as the web meets it, whichever server of the house keeps it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from trousseau.kernel import Hindsight
    from trousseau.store import Server
    from trousseau.tables.core.commands import AnyCommand
    from trousseau.tables.core.device import Device
    from trousseau.tables.core.messages import TableShown
    from trousseau.tables.core.permissions import Admission, Guest
    from trousseau.tables.lookback.making import What


class KeptElsewhere(Exception):
    """Another server keeps this table."""

    def __init__(self, server: Server) -> None:
        super().__init__(server.number)
        self.server = server


class NotReached(Exception):
    """That server does not answer."""


class Reachable(Protocol):
    """What people may ask of a table."""

    @property
    def id(self) -> str: ...

    # Over a socket.

    def attach(self, device: Device) -> None: ...

    def detach(self, device: Device) -> None: ...

    def ask(self, device: Device, command: AnyCommand) -> None:
        """Answered by a message to the device, in its turn."""

    # Over HTTP; Illegal says what can't be.

    async def look(self) -> TableShown:
        """As everybody sees it."""

    async def join(self, guest: Guest) -> Admission: ...

    async def delete(self, token: str) -> None:
        """The host has the table forgotten: its log, its people, its chat."""

    async def recall(self, token: str | None) -> bytes:
        """The moments of the game that is on, as whoever has this token saw it; compressed."""

    async def look_back(self, number: int, what: What, eyes: Hindsight) -> bytes:
        """A game that is over; compressed."""
