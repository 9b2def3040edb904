"""The folder with all data of a server, for its owner's eyes alone."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from platformdirs import user_data_path

from trousseau.store.errors import Unusable

DATABASE = "tables.sqlite3"
LOCK = "lock"


def default_folder() -> Path:
    """Where this platform keeps a person's data."""
    return user_data_path("trousseau", appauthor=False)


def prepare(folder: Path) -> Path:
    """The database's file; it and the folder are made if they are missing."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    file = folder / DATABASE
    try:
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except FileExistsError:
        # Not even opened: closing it would end the locks that SQLite holds in this process.
        return file
    _sync(folder)
    return file


@contextmanager
def claim(folder: Path) -> Iterator[None]:
    """Be the only server in this folder; the system ends the claim of a server that dies."""
    lock = os.open(folder / LOCK, os.O_CREAT | os.O_RDWR, 0o600)
    try:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise Unusable("store_in_use") from error
        yield
    finally:
        os.close(lock)


def _sync(folder: Path) -> None:
    """Let the names of new files survive a power cut too."""
    directory = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(directory)
    finally:
        os.close(directory)
