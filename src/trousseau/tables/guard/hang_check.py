"""Whether a table that may have hung the last server would do so again, tried in another process.

`python -m trousseau.tables.guard.hang_check` reads a case and makes the table again, up to what was
at work when the server ended. If that comes to an end, well or badly, the table is harmless: an
exception only breaks the table itself.
"""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE
from collections.abc import Sequence

import msgspec

from trousseau.kernel.structs import UNREADABLE
from trousseau.store import Row
from trousseau.tables.core.entries import Began, Moved, Ticked
from trousseau.tables.core.registry import GameRegistry
from trousseau.tables.core.table import Table

LIMIT = 20.0
"""Seconds that the trial may take; a table of a thousand moves takes a tenth of one."""


class Case(msgspec.Struct, frozen=True):
    """A log, and the line that was at work; games that only the operator named, by module."""

    rows: tuple[Row, ...]
    line: bytes
    also: tuple[str, ...]


async def is_harmless(
    rows: Sequence[Row], line: bytes, registry: GameRegistry, limit: float = LIMIT
) -> bool:
    """Try it."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-P", "-m", __name__),
        stdin=PIPE,
        stdout=DEVNULL,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    case = Case(tuple(rows), line, registry.also)
    try:
        async with asyncio.timeout(limit):
            await process.communicate(msgspec.json.encode(case))
    except TimeoutError:
        process.kill()
        await process.wait()
        return False
    return True


def try_case(case: Case) -> None:
    """Everything that the server would ask of the rules."""
    rows = case.rows
    table = Table.load(rows[0].table, rows, GameRegistry(case.also))
    entry = line_at_work(case.line)
    if entry is not None:
        table.apply(entry, table.due or table.touched, table.seq + 1)
    if table.playing is not None:
        for seat in (None, *range(len(table.seats))):
            table.playing.state.view(seat)


def line_at_work(noted: bytes) -> Began | Moved | Ticked | None:
    """The line that rules were given, if it is one of a game; a mark may have been cut short."""
    try:
        return msgspec.json.decode(noted, type=Began | Moved | Ticked)
    except UNREADABLE:
        return None


if __name__ == "__main__":
    try_case(msgspec.json.decode(sys.stdin.buffer.read(), type=Case))
