"""What can go wrong on disk, told apart by what somebody can do about it."""

from __future__ import annotations

import errno
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final, Literal

from trousseau.store.rows import Row

Problem = Literal["disk_full", "read_only", "locked", "corrupt", "failed"]

UnusableCode = Literal[
    "store_corrupt",
    "store_edited",
    "store_failed",
    "store_full",
    "store_in_use",
    "store_newer",
    "store_no_folder",
    "store_read_only",
]


class Taken(Exception):
    """A line was not stored: its number is taken, or the line before it is not there.

    Either way somebody else was faster, and what the writer knew of the table is outdated.
    """


class NotSaved(Exception):
    """Nothing of it was stored. The next attempt may succeed."""

    def __init__(self, code: Problem) -> None:
        super().__init__(code)
        self.code = code


class NotRead(Exception):
    """What was asked for can't be read now."""

    def __init__(self, code: Problem) -> None:
        super().__init__(code)
        self.code = code


class Damaged(Exception):
    """Lines of a table were lost on disk: they are gone, unreadable or not what was written.

    `rows` are those before the first of these, of all the `lines` that there were.
    """

    def __init__(self, rows: Sequence[Row], lines: int) -> None:
        super().__init__(f"{len(rows)} of {lines} lines can be read")
        self.rows = rows
        self.lines = lines
        self.about = {"readable": len(rows), "lines": lines}


class Unusable(Exception):
    """The data folder can't be used; `error.CODE` in the catalogue says why, filled by `about`."""

    def __init__(self, code: UnusableCode, **about: int | str) -> None:
        super().__init__(code)
        self.code = code
        self.about = about


@contextmanager
def refusing(folder: Path) -> Iterator[None]:
    """Answer whatever goes wrong in here with Unusable."""
    try:
        yield
    except Unusable as unusable:
        unusable.about["folder"] = str(folder)
        raise
    except OSError as error:
        code = _OF_SYSTEM.get(error.errno or 0, "store_no_folder")
        raise Unusable(code, folder=str(folder)) from error
    except sqlite3.Error as error:
        raise Unusable(_AT_START[problem_of(error)], folder=str(folder)) from error


def problem_of(error: Exception) -> Problem:
    """What kind of trouble the database is in."""
    extended: int = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
    return _OF_SQLITE.get(extended) or _OF_SQLITE.get(extended & 0xFF, "failed")


_OF_SQLITE: Final[Mapping[int, Problem]] = {
    sqlite3.SQLITE_FULL: "disk_full",
    sqlite3.SQLITE_IOERR_SHMSIZE: "disk_full",  # even a reader needs a little room
    sqlite3.SQLITE_READONLY: "read_only",
    sqlite3.SQLITE_PERM: "read_only",
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_CORRUPT: "corrupt",
    sqlite3.SQLITE_NOTADB: "corrupt",
}

_AT_START: Final[Mapping[Problem, UnusableCode]] = {
    "disk_full": "store_full",
    "read_only": "store_read_only",
    "locked": "store_in_use",
    "corrupt": "store_corrupt",
    "failed": "store_failed",
}

_OF_SYSTEM: Final[Mapping[int, UnusableCode]] = {
    errno.ENOSPC: "store_full",
    errno.EDQUOT: "store_full",
    errno.EACCES: "store_read_only",
    errno.EPERM: "store_read_only",
    errno.EROFS: "store_read_only",
}
