"""Who is told what: for each device its own message, with nothing its eyes may not see."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from trousseau.kernel import Refusal
from trousseau.tables.commands import Hello
from trousseau.tables.device import Device
from trousseau.tables.entries import Muted
from trousseau.tables.messages import Refused, Told, Welcome
from trousseau.tables.playing import told
from trousseau.tables.reasons import reason
from trousseau.tables.showing import heard, limits_shown, shown
from trousseau.tables.table import NOTHING, Change, Table

Letter = tuple[Device, bytes]

encode = msgspec.json.Encoder().encode


def letters(
    table: Table, change: Change, devices: Iterable[Device], asker: Device | None
) -> list[Letter]:
    """A message for every device that has to hear of it, and always one for who asked."""
    post = _Post(table, change)
    written = []
    for device in devices:
        if not device.greeted:
            continue
        if device is asker:
            written.append((device, post.write(device, change.entry.id)))
        elif post.concerns(device):
            written.append((device, post.for_eyes(device)))
    return written


class _Post:
    """The letters about one change; those with the same eyes get the same one."""

    def __init__(self, table: Table, change: Change) -> None:
        self.table = table
        self.change = change
        self.shown = shown(table) if change.seating else None
        self.limits = limits_shown(table) if change.game and table.setup.clock else ()
        self.written: dict[int | None, bytes] = {}

    def concerns(self, device: Device) -> bool:
        if isinstance(self.change.entry, Muted):
            return device.person == self.change.entry.by
        said = self.change.said
        person = None if device.person is None else self.table.people.get(device.person)
        return said is None or person is None or said.person not in person.muted

    def for_eyes(self, device: Device) -> bytes:
        eyes = self.table.eyes(device.person)
        if eyes not in self.written:
            self.written[eyes] = self.write(device, None)
        return self.written[eyes]

    def write(self, device: Device, answers: str | None) -> bytes:
        change, eyes = self.change, self.table.eyes(device.person)
        sees = change.game and eyes != NOTHING and self.table.playing is not None
        message = Told(
            seq=change.seq,
            at=change.at,
            id=answers,
            facts=told(change.events, eyes) if sees else (),
            view=self.table.playing.view(eyes) if sees and self.table.playing else None,
            limits=self.limits,
            table=self.shown,
            said=change.said,
        )
        return encode(message)


def repeated(table: Table, answers: str, seq: int) -> bytes:
    """The answer to a command that was obeyed before, as line `seq`."""
    return encode(Told(seq=seq, at=table.touched, id=answers))


def welcome(table: Table, device: Device, hello: Hello, now: int, watchers: int) -> bytes:
    """Everything that these eyes may see, with what they missed since they last looked."""
    eyes = table.eyes(device.person)
    playing = table.playing if eyes != NOTHING else None
    message = Welcome(
        id=hello.id,
        seq=table.seq,
        now=now,
        person=device.person,
        table=shown(table),
        view=None if playing is None else playing.view(eyes),
        limits=limits_shown(table),
        story=() if playing is None else playing.moments(eyes, hello.since),
        chat=tuple([said for said in heard(table, device.person) if said.seq > hello.since]),
        watchers=watchers,
    )
    return encode(message)


def curt_refusal(device: Device, answers: str | None, refusal: Refusal) -> bytes:
    """Why not, and nothing of the table."""
    why = reason(refusal, device.language)
    return encode(Refused(id=answers, code=refusal.code, about=refusal.about, reason=why))


def refusal_letter(table: Table, device: Device, answers: str | None, refusal: Refusal) -> bytes:
    """Why not, and a fresh view: what the client showed may have been out of date."""
    eyes = table.eyes(device.person)
    sees = device.greeted and eyes != NOTHING
    message = Refused(
        id=answers,
        code=refusal.code,
        about=refusal.about,
        reason=reason(refusal, device.language, table),
        seq=table.seq if device.greeted else None,
        view=table.playing.view(eyes) if sees and table.playing is not None else None,
        limits=limits_shown(table) if sees else (),
    )
    return encode(message)
