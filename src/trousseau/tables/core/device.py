"""One connection of somebody at a table, as the table sees it."""

from __future__ import annotations


class Device:
    """A phone, a laptop, a big screen. Before its hello it is told nothing."""

    __slots__ = ("at_door", "greeted", "language", "person")

    def __init__(self) -> None:
        self.person: int | None = None
        self.language = "fr"
        self.greeted = False
        self.at_door = False
        """Has not said yet whether to sit or to watch."""

    def is_of(self, other: Device) -> bool:
        """Whether it is the same person's, or the same one of somebody who only watches."""
        return self is other or (self.person is not None and self.person == other.person)

    def send(self, message: bytes) -> None:
        """Pass on a message; never waits."""
        raise NotImplementedError

    def hang_up(self, code: str) -> None:
        """End the connection, after what was sent before."""
        raise NotImplementedError
