"""Those who look at a table: its devices, and who is thereby present."""

from __future__ import annotations

from collections.abc import Iterable

from trousseau.kernel import Illegal
from trousseau.tables.core.commands import Hello
from trousseau.tables.core.device import Device
from trousseau.tables.core.entries import Entry, Left, Quit, WatchingSet
from trousseau.tables.core.messages import Presence
from trousseau.tables.core.outbox import encode, notice
from trousseau.tables.core.table import Table


class Connections:
    """All devices of one table. None of this is in the log: it ends with the connections."""

    __slots__ = ("devices",)

    def __init__(self) -> None:
        self.devices: set[Device] = set()

    def arrive(self, table: Table, device: Device, hello: Hello) -> None:
        """It is known who looks; the others are told of somebody new. Illegal for a stranger.

        Who says hello again may have made up their mind, or read another language.
        """
        if not device.greeted:
            device.person = known(table, hello.token)
        person, counted = device.person, watches(device)
        device.language = hello.language
        device.at_door = hello.at_door and person is None
        device.greeted = True
        if person is None:
            news = watches(device) and not counted
        else:
            news = person not in table.present
            table.present.come(person)
        if news:
            self._tell_presence(table, person, present=True, but=device)

    def depart(self, table: Table, device: Device, now: int) -> None:
        self.devices.discard(device)
        if not device.greeted:
            return
        device.greeted = False
        person = device.person
        if person is not None:
            if any(other.person == person and other.greeted for other in self.devices):
                return
            table.present.go(person, now)
        if not device.at_door:
            self._tell_presence(table, person, present=False)

    def let_go(self, entry: Entry) -> None:
        """Hang up on those who have nothing to look for here after this line."""
        if isinstance(entry, Left | Quit):
            code = "left" if entry.by == entry.person else "removed"
            hang_up(code, [one for one in self.devices if one.person == entry.person])
        elif isinstance(entry, WatchingSet) and not entry.allowed:
            hang_up("no_watching", [one for one in self.devices if one.person is None])

    def send_away(self, code: str) -> None:
        hang_up(code, list(self.devices))

    @property
    def watchers(self) -> int:
        return sum(watches(device) for device in self.devices)

    def _tell_presence(
        self, table: Table, person: int | None, *, present: bool, but: Device | None = None
    ) -> None:
        away = None if person is None else table.present.away_since(person)
        news = Presence(person=person, present=present, away=away, watchers=self.watchers)
        message = encode(news)
        for device in self.devices:
            if device.greeted and device is not but:
                device.send(message)


def watches(device: Device) -> bool:
    """Whether somebody is there and only looks on."""
    return device.greeted and device.person is None and not device.at_door


def hang_up(code: str, devices: Iterable[Device]) -> None:
    """End these connections, and say why."""
    for device in devices:
        device.send(notice(device.language, code))
        device.hang_up(code)


def known(table: Table, token: str | None) -> int | None:
    """Who comes with this token, or nobody who watches."""
    if token is None:
        if not table.setup.watching:
            raise Illegal("no_watching")
        return None
    for person in table.people.values():
        if person.opens(token):
            return person.number
    table.check_sound()  # the line that knew them may be lost
    raise Illegal("no_such_token")
