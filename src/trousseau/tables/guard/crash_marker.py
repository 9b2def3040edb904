"""Which table is at work, noted where it outlives the process."""

from __future__ import annotations

import os
from mmap import mmap
from pathlib import Path
from struct import Struct
from typing import NamedTuple

SIZE = 64 * 1024
"""Of the file. A command that does not fit is noted without its end."""

LENGTHS = Struct("<HI")
TEXT = 1 + LENGTHS.size


class Suspect(NamedTuple):
    """Whose rules were running when the process ended, and what they were given."""

    table: str
    command: bytes


class Mark:
    """A file mapped into memory: a killed process leaves it as it was, and writing is no call.

    Its first byte says that somebody is at work; then come the lengths of the table's name and
    of the command, then both. The first byte is set last and cleared first, so that all it
    vouches for is whole. Power cuts may lose a mark; they are not what it is for.
    """

    def __init__(self, path: Path) -> None:
        file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            os.ftruncate(file, SIZE)
            self._page = mmap(file, SIZE)
        finally:
            os.close(file)

    def read(self) -> Suspect | None:
        page = self._page
        if not page[0]:
            return None
        name, command = LENGTHS.unpack_from(page, 1)
        end = TEXT + name
        return Suspect(page[TEXT:end].decode(errors="replace"), page[end : end + command])

    def set(self, table: str, command: bytes) -> None:
        page = self._page
        name = table.encode()
        text = name + command[: SIZE - TEXT - len(name)]
        page[0] = 0
        LENGTHS.pack_into(page, 1, len(name), len(text) - len(name))
        page[TEXT : TEXT + len(text)] = text
        page[0] = 1

    def clear(self) -> None:
        self._page[0] = 0

    def close(self) -> None:
        self._page.close()
