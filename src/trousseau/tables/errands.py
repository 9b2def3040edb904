"""What a table has to do, one thing after the other: each may write one line."""

from __future__ import annotations

from asyncio import Future
from typing import Generic, TypeVar

from trousseau.kernel import Illegal, Refusal
from trousseau.tables.asking import MOST_LINES, Guest, entry_for, join
from trousseau.tables.commands import AnyCommand, Leave
from trousseau.tables.device import Device
from trousseau.tables.entries import BotSat, Broke, Closed, Entry, Ticked
from trousseau.tables.letters import curt_refusal, refusal_letter, repeated
from trousseau.tables.people import fresh_token
from trousseau.tables.table import Change, Table

T = TypeVar("T")


class Errand:
    """One thing to do."""

    def __init__(self, asker: Device | None = None) -> None:
        self.asker = asker
        """Who is to be answered."""

    def entry(self, table: Table, now: int) -> Entry | None:
        """The line it would write, if any; or Illegal."""
        raise NotImplementedError

    def done(self, table: Table, change: Change) -> None:
        """The line is stored."""

    def refused(self, table: Table, refusal: Refusal) -> None:
        """It can't be done; nothing has changed."""

    def dropped(self, refusal: Refusal) -> None:
        """The table is no longer here, and nobody knows whether the line is stored."""


class Command(Errand):
    """What a person asks for."""

    def __init__(self, device: Device, command: AnyCommand) -> None:
        super().__init__(device)
        self.device = device
        self.command = command

    def entry(self, table: Table, now: int) -> Entry | None:
        """A command that is sent again is answered as it was, and not obeyed again.

        It may come right behind a hello; who has gone since is obeyed all the same.
        """
        if self.device.person is None and not self.device.greeted:
            raise Illegal("say_hello")
        seq = table.obeyed.get((self.device.person, self.command.id))
        if seq is None or self._leaves_again(table):
            return entry_for(table, self.command, self.device.person, now)
        self.device.send(repeated(table, self.command.id, seq))
        return None

    def _leaves_again(self, table: Table) -> bool:
        """Whoever was not told that they had left had to come back to say it again."""
        left = [person.number for person in table.people.values() if person.left]
        return isinstance(self.command, Leave) and self.device.person not in left

    def refused(self, table: Table, refusal: Refusal) -> None:
        self.device.send(refusal_letter(table, self.device, self.command.id, refusal))

    def dropped(self, refusal: Refusal) -> None:
        self.device.send(curt_refusal(self.device, self.command.id, refusal))


class Answered(Errand, Generic[T]):
    """Something that is awaited."""

    def __init__(self, answer: Future[T]) -> None:
        super().__init__()
        self.answer = answer

    def refused(self, table: Table, refusal: Refusal) -> None:
        self.dropped(refusal)

    def dropped(self, refusal: Refusal) -> None:
        if not self.answer.done():
            self.answer.set_exception(Illegal(refusal.code, **refusal.about))


class Joining(Answered[tuple[int, str]]):
    """Somebody comes to the table; the answer is their number and their token."""

    def __init__(self, guest: Guest, answer: Future[tuple[int, str]]) -> None:
        super().__init__(answer)
        self.guest = guest
        self.token = fresh_token()
        self.number = -1

    def entry(self, table: Table, now: int) -> Entry:
        joined = join(table, self.guest, self.token)
        self.number = joined.person
        return joined

    def done(self, table: Table, change: Change) -> None:
        if not self.answer.done():
            self.answer.set_result((self.number, self.token))


class Writing(Answered[None]):
    """A line that the house itself writes."""

    def __init__(self, entry: Entry, answer: Future[None]) -> None:
        super().__init__(answer)
        self._entry = entry

    def entry(self, table: Table, now: int) -> Entry:
        return self._entry

    def done(self, table: Table, change: Change) -> None:
        if not self.answer.done():
            self.answer.set_result(None)


class Time(Errand):
    """Time acts: by the rules, or because somebody thought for too long."""

    def entry(self, table: Table, now: int) -> Entry:
        if table.seq >= MOST_LINES:
            return Closed()  # nobody else may end it for want of lines
        if table.due is not None and table.due <= now:
            return Ticked()
        late = [seat for seat, until in table.limits().items() if until <= now]
        if not late:
            raise Illegal("time", at=now)
        level, seat = table.shelf.stand_in(table.setup.game), table.seats[late[0]]
        once = seat.person is not None and not seat.late
        return BotSat(seat=late[0], level=level, why="clock", once=once)


class Fault(Errand):
    """Something failed outside the table's turn, and in its turn the table has to end of it."""

    def __init__(self, error: Exception) -> None:
        super().__init__()
        self.error = error

    def entry(self, table: Table, now: int) -> Entry:
        raise self.error


class Breaking(Errand):
    """The rules failed at an errand: the table ends, and then who asked is told so."""

    def __init__(self, errand: Errand, broke: Broke) -> None:
        super().__init__()
        self.errand = errand
        self.broke = broke

    def entry(self, table: Table, now: int) -> Entry:
        return self.broke

    def done(self, table: Table, change: Change) -> None:
        self.errand.refused(table, Refusal("table_broken"))

    def refused(self, table: Table, refusal: Refusal) -> None:
        self.errand.refused(table, refusal)

    def dropped(self, refusal: Refusal) -> None:
        self.errand.dropped(refusal)
