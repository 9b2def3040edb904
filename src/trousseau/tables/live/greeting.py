"""A device says who it is, and is shown everything."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trousseau.tables.core.outbox import welcome
from trousseau.tables.core.permissions import come_back
from trousseau.tables.live.connections import known
from trousseau.tables.live.jobs import Job, answered_device

if TYPE_CHECKING:
    from trousseau.kernel import Refusal
    from trousseau.tables.core.change import Change
    from trousseau.tables.core.commands import Hello
    from trousseau.tables.core.device import Device
    from trousseau.tables.core.entries import Entry
    from trousseau.tables.core.table import Table
    from trousseau.tables.live.live_table import LiveTable


def greeting(live: LiveTable, device: Device, hello: Hello) -> Job:
    """It writes a line only if somebody is back, and then greets again."""

    def entry(table: Table, now: int) -> Entry | None:
        if device not in live.devices:
            return None
        if not device.greeted:
            back = come_back(table, known(table, hello.token))
            if back is not None:
                return back
        live.connections.arrive(table, device, hello)
        live.mind_absence()
        device.send(welcome(table, device, hello, now, live.connections.watchers))
        return None

    plain = answered_device(device, hello.id, entry)

    def refused(table: Table, refusal: Refusal) -> None:
        plain.refused(table, refusal)
        device.hang_up(refusal.code)

    def dropped(refusal: Refusal) -> None:
        plain.dropped(refusal)
        device.hang_up(refusal.code)

    def again(table: Table, change: Change) -> None:
        live.take_first(greeting(live, device, hello))

    return Job(entry, device, done=again, refused=refused, dropped=dropped)
