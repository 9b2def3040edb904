"""Copies of a database, made while a server writes to it."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from trousseau.store.errors import refusing
from trousseau.store.folder import DATABASE


def copy(source: Path, target: Path) -> None:
    """Everything that is stored now, in one file that is there wholly or not at all."""
    part = target.with_name(f"{target.name}.part")
    with refusing(target.parent):
        os.close(os.open(part, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600))
        try:
            with closing(_looking_at(source)) as here, closing(sqlite3.connect(part)) as there:
                here.backup(there)
                there.execute("pragma journal_mode = delete")  # nothing lies beside it any more
            part.rename(target)
        finally:
            part.unlink(missing_ok=True)


@contextmanager
def copied(backup: Path) -> Iterator[Path]:
    """A folder like a server's with a copy of a backup, which is only looked at itself.

    The backup is a file, or a folder as a server has it.
    """
    source = backup / DATABASE if backup.is_dir() else backup
    with TemporaryDirectory(prefix="trousseau-") as folder:
        copy(source, Path(folder) / DATABASE)
        yield Path(folder)


def _looking_at(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)
