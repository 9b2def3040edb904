"""The database's shape, made by numbered SQL files: forward only, each wholly or not at all."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator, Sequence
from hashlib import sha256
from importlib.resources import files
from typing import Final, NamedTuple

from trousseau.store.database import transaction
from trousseau.store.errors import Unusable
from trousseau.store.sums import teach_sums

SHIPPED: Final = files("trousseau.store") / "migrations"
FILE: Final = re.compile(r"(\d{4})_(\w+)\.sql")


class Migration(NamedTuple):
    number: int
    name: str
    script: str

    @property
    def checksum(self) -> str:
        return sha256(self.script.encode()).hexdigest()


def migrations() -> list[Migration]:
    """All that this program knows, in order."""
    found = [(FILE.fullmatch(file.name), file) for file in SHIPPED.iterdir()]
    return sorted(
        Migration(int(match[1]), match[2], file.read_text(encoding="utf-8"))
        for match, file in found
        if match
    )


def pending(connection: sqlite3.Connection, known: Sequence[Migration]) -> list[Migration]:
    """Those that have not run here yet; Unusable if what ran here is not what we know."""
    ran = _ran(connection)
    newest = known[-1].number
    if max(ran, default=0) > newest:
        raise Unusable("store_newer", found=max(ran), known=newest)
    for migration in known:
        if ran.get(migration.number, migration.checksum) != migration.checksum:
            raise Unusable("store_edited", migration=migration.name)
    return [migration for migration in known if migration.number not in ran]


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
