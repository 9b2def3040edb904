"""What SQLite and the system say, in the words of `errors`."""

from __future__ import annotations

import errno
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from trousseau.store.errors import Problem, Unusable, UnusableCode


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
