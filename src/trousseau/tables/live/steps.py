"""A line that has happened in memory, and what each is told of it once it is on disk."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from trousseau.tables.core.change import Change
from trousseau.tables.core.entries import Broke, Entry, Paused, Ticked
from trousseau.tables.core.outbox import Outgoing, encode, outbox
from trousseau.tables.core.table import Table
from trousseau.tables.live.jobs import Job

if TYPE_CHECKING:
    from trousseau.tables.live.live_table import LiveTable


class Step(msgspec.Struct, frozen=True):
    job: Job
    change: Change
    body: bytes
    """The line, as the store keeps it."""

    outbox: list[Outgoing]


def take_step(live: LiveTable, job: Job, entry: Entry, now: int) -> Step:
    """Let a job's line happen and write what each is told of it."""
    table, body = live.table, encode(entry)
    live.house.watchdog.given(body)
    change = table.apply(entry, _instant(entry, table, now), table.seq + 1)
    return Step(job, change, body, outbox(table, change, live.devices, job.asker))


def _instant(entry: Entry, table: Table, now: int) -> int:
    """Time acts at the instant that was due; nothing is ever earlier than what came before."""
    happens = entry.line if isinstance(entry, Broke) else entry
    if isinstance(happens, Ticked) and table.due is not None:
        return table.due
    if isinstance(happens, Paused) and happens.why == "restart":
        return table.touched  # nobody knows how long the server was there after that
    return max(now, table.touched)
