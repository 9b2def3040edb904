"""The lines of a table's log, read from the store."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from trousseau.store import Row
from trousseau.tables.core.entries import AnyEntry, Mended

_READ: Final = msgspec.json.Decoder(AnyEntry)


def kept(rows: Iterable[Row]) -> list[tuple[Row, AnyEntry]]:
    """The lines of a log without those that an operator took out."""
    lines = [(row, read_line(row)) for row in rows]
    gone = {seq for _, entry in lines if isinstance(entry, Mended) for seq in entry.drop}
    return [(row, entry) for row, entry in lines if row.seq not in gone]


def read_line(row: Row) -> AnyEntry:
    entry: AnyEntry = _READ.decode(row.body)
    return entry
