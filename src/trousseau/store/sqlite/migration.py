"""The shape of the SQLite file."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence

from trousseau.store.migration import Migration, migrations, not_run
from trousseau.store.sqlite.database import transaction
from trousseau.store.sums import card_sum, line_sum


def shipped() -> list[Migration]:
    return migrations("trousseau.store.sqlite")


def pending(connection: sqlite3.Connection, known: Sequence[Migration]) -> list[Migration]:
    """Those that have not run here yet; Unusable if what ran here is not what we know."""
    return not_run(_ran(connection), known)


def migrate(connection: sqlite3.Connection, known: Sequence[Migration]) -> None:
    """Run what is pending."""
    teach_sums(connection)
    for migration in pending(connection, known):
        with transaction(connection):
            connection.execute(
                "create table if not exists migration"
                " (number integer primary key, name text not null, checksum text not null)"
            )
            for statement in _statements(migration.script):
                connection.execute(statement)
            connection.execute(
                "insert into migration values (?, ?, ?)",
                (migration.number, migration.name, migration.checksum),
            )


def _ran(connection: sqlite3.Connection) -> dict[int, str]:
    """The checksums of those that ran here."""
    begun = connection.execute("select 1 from sqlite_master where name = 'migration'").fetchone()
    if begun is None:
        return {}
    return dict(connection.execute("select number, checksum from migration"))


def _statements(script: str) -> Iterator[str]:
    """A script's statements; sqlite3 would run it as a whole only outside of a transaction."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
    if statement.strip():
        yield statement


def teach_sums(connection: sqlite3.Connection) -> None:
    """Let SQL use them."""
    connection.create_function("line_sum", 4, line_sum, deterministic=True)
    connection.create_function("card_sum", 5, card_sum, deterministic=True)
