"""Copies of a database: of a sound one while a server writes to it, of what is left of another."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from trousseau.store.errors import Damaged, NotRead
from trousseau.store.sqlite.database import connect, transaction
from trousseau.store.sqlite.folder import DATABASE
from trousseau.store.sqlite.migration import migrate, shipped
from trousseau.store.sqlite.problems import refusing
from trousseau.store.sqlite.reader import Reader
from trousseau.store.sqlite.writer import add_lines, show_cards


def copy(source: Path, target: Path) -> None:
    """Everything that is stored now, in one file that is there wholly or not at all."""
    with (
        _made(target) as part,
        closing(_looking_at(source)) as here,
        closing(sqlite3.connect(part)) as there,
    ):
        here.backup(there)
        there.execute("pragma journal_mode = delete")  # nothing lies beside it any more


def rescue(source: Path, target: Path) -> None:
    """All that can be read of a file whose own structure is damaged, in a new one.

    Tables of which lines are lost have there what comes before, and are damaged there too.
    """
    with _made(target) as part, closing(Reader(source)) as reader, closing(connect(part)) as there:
        migrate(there, shipped())
        with transaction(there):
            for table in reader.tables():
                _keep(there, reader, table)
        there.execute("pragma journal_mode = delete")


def _keep(there: sqlite3.Connection, reader: Reader, table: str) -> None:
    try:
        add_lines(there, reader.lines(table))
    except Damaged as damaged:
        add_lines(there, damaged.rows)
        there.execute("delete from head where table_id = ?", (table,))
        there.execute("insert into head values (?, ?, 0)", (table, damaged.lines - 1))
    except NotRead:  # nothing is known of it but its name
        there.execute("insert into head values (?, -1, 0)", (table,))
    card = reader.card(table)
    if card is not None:
        show_cards(there, [card])


@contextmanager
def _made(target: Path) -> Iterator[Path]:
    """A private file to write, which is there under its name once it is whole."""
    part = target.with_name(f"{target.name}.part")
    with refusing(target.parent):
        os.close(os.open(part, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600))
        try:
            yield part
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
