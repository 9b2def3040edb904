"""Who is told what: for each device its own message, with nothing its eyes may not see."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from trousseau.kernel import Blind, Moment, Refusal, View
from trousseau.tables.core.change import Change
from trousseau.tables.core.commands import Hello
from trousseau.tables.core.device import Device
from trousseau.tables.core.entries import Muted
from trousseau.tables.core.messages import Notice, Refused, Spoken, Told, Welcome
from trousseau.tables.core.public_view import heard, limits_shown, shown, unmuted
from trousseau.tables.core.reasons import reason
from trousseau.tables.core.table import Allowed, Table
from trousseau.words import Words

Outgoing = tuple[Device, bytes]

encode = msgspec.json.Encoder().encode


def outbox(
    table: Table, change: Change, devices: Iterable[Device], asker: Device | None
) -> list[Outgoing]:
    """A message for every device that has to hear of it, and always one for who asked."""
    messages = _Outbox(table, change)
    written = []
    for device in devices:
        if not device.greeted:
            continue
        if device is asker:
            eyes = eyes_of(table, device)
            written.append((device, messages.write(eyes, change.entry.id, device.person)))
        elif change.released and not device.at_door:  # nobody hears those whom they have muted
            written.append((device, messages.write(eyes_of(table, device), None, device.person)))
        elif messages.concerns(device):
            written.append((device, messages.for_eyes(eyes_of(table, device))))
    return written


def eyes_of(table: Table, device: Device) -> Allowed:
    """What a device may see of the game; at the door that is nothing."""
    return Blind.EYES if device.at_door else table.eyes(device.person)


class _Outbox:
    """The messages about one change; those with the same eyes get the same one."""

    def __init__(self, table: Table, change: Change) -> None:
        self.table = table
        self.change = change
        self.shown = shown(table) if change.seating else None
        self.limits = limits_shown(table) if change.game and table.setup.clock else ()
        self.written: dict[Allowed, bytes] = {}

    def concerns(self, device: Device) -> bool:
        if isinstance(self.change.entry, Muted):
            return device.person == self.change.entry.by
        if device.at_door:
            return self.change.seating
        said = self.change.said
        if said is not None and said.held:
            return device.person == said.person
        if said is None or device.person is None:
            return True
        person = self.table.people.get(device.person)
        return person is None or said.person not in person.muted

    def for_eyes(self, eyes: Allowed) -> bytes:
        if eyes not in self.written:
            self.written[eyes] = self.write(eyes, None, None)
        return self.written[eyes]

    def write(self, eyes: Allowed, answers: str | None, person: int | None) -> bytes:
        change, playing, moment = self.change, self.table.playing, None
        if change.game is not None and playing is not None and not isinstance(eyes, Blind):
            moment = change.game.told_to(eyes, playing.state.view(eyes))
        message = Told(
            seq=change.seq,
            at=change.at,
            id=answers,
            moment=moment,
            limits=self.limits,
            table=self.shown,
            said=change.said,
            released=change.released and unmuted(self.table, person, change.released),
        )
        return encode(message)


def repeated(table: Table, answers: str, seq: int) -> bytes:
    """The answer to a command that was obeyed before, as line `seq`."""
    return encode(Told(seq=seq, at=table.touched, id=answers))


def welcome(table: Table, device: Device, hello: Hello, now: int, watchers: int) -> bytes:
    """Everything that these eyes may see, with what they missed since they last looked."""
    message = Welcome(
        id=hello.id,
        seq=table.seq,
        now=now,
        person=device.person,
        table=shown(table),
        view=_view(table, device),
        limits=limits_shown(table),
        story=_story(table, device, hello.since),
        chat=_chat(table, device, hello.since),
        watchers=watchers,
    )
    return encode(message)


def _chat(table: Table, device: Device, since: int) -> tuple[Spoken, ...]:
    chat = () if device.at_door else heard(table, device.person)
    return tuple([said for said in chat if said.seq > since])


def curt_refusal(language: str, answers: str | None, refusal: Refusal, module: str = "") -> bytes:
    """Why not, and nothing of the table; a game's own refusals by the words of its module."""
    why = Words(language, module).name("refused", refusal.code, **refusal.about)
    return encode(Refused(id=answers, code=refusal.code, about=refusal.about, reason=why))


def notice(language: str, code: str, **about: int | str) -> bytes:
    return encode(Notice(code=code, reason=reason(Refusal(code, about), language)))


def refusal_message(table: Table, device: Device, answers: str | None, refusal: Refusal) -> bytes:
    """Why not, and a fresh view: what the client showed may have been out of date."""
    view = _view(table, device) if device.greeted else None
    message = Refused(
        id=answers,
        code=refusal.code,
        about=refusal.about,
        reason=reason(refusal, device.language, table),
        seq=table.seq if device.greeted else None,
        view=view,
        limits=() if view is None else limits_shown(table),
    )
    return encode(message)


def _view(table: Table, device: Device) -> View | None:
    """What lies on the table, for eyes that may see it."""
    eyes = eyes_of(table, device)
    if table.playing is None or isinstance(eyes, Blind):
        return None
    return table.playing.state.view(eyes)


def _story(table: Table, device: Device, since: int) -> tuple[Moment, ...]:
    eyes = eyes_of(table, device)
    if table.playing is None or isinstance(eyes, Blind):
        return ()
    return table.playing.moments(eyes, since)
