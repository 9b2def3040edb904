"""Connections to the SQLite file."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PATIENCE = 5.0
"""Seconds to wait for another process that writes."""

PRAGMAS = (
    "journal_mode = wal",
    "synchronous = full",  # a commit returns when it is on disk
    "wal_autocheckpoint = 4000",  # 16 MB: a page that many lines change is copied back once
    "journal_size_limit = 67108864",
    "cache_size = -16384",
    "secure_delete = on",  # names and chat that were deleted are really gone
)


class Database:
    """A connection, opened anew after a failure. For one thread at a time."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._connection: sqlite3.Connection | None = connect(file)

    @contextmanager
    def use(self) -> Iterator[sqlite3.Connection]:
        try:
            if self._connection is None:
                self._connection = connect(self.file)
            yield self._connection
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        """What was not committed is undone."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def connect(file: Path) -> sqlite3.Connection:
    """Open a file that exists: one that was taken away must not come back empty."""
    connection = sqlite3.connect(
        f"{file.absolute().as_uri()}?mode=rw",
        uri=True,
        timeout=PATIENCE,
        isolation_level=None,
        check_same_thread=False,
    )
    connection.text_factory = _legible
    try:
        for pragma in PRAGMAS:
            connection.execute(f"pragma {pragma}")
    except BaseException:
        connection.close()
        raise
    return connection


def _legible(text: bytes) -> str:
    """Text that was damaged is still text, and not a failure of all that is read with it."""
    return text.decode(errors="replace")


@contextmanager
def snapshot(connection: sqlite3.Connection) -> Iterator[None]:
    """What is read in here belongs together, whoever writes meanwhile."""
    connection.execute("begin")
    try:
        yield
    finally:
        if connection.in_transaction:
            connection.execute("rollback")


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """All or nothing."""
    connection.execute("begin immediate")
    try:
        yield
        connection.execute("commit")
    except BaseException:
        if connection.in_transaction:  # some failures end it themselves
            connection.execute("rollback")
        raise
