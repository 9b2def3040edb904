"""The one connection that writes: many lines, one transaction."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import Final

from trousseau.store.errors import NotRead, NotSaved, Outcome, Taken, again
from trousseau.store.rows import Card, Row
from trousseau.store.sqlite.database import Database, transaction
from trousseau.store.sqlite.problems import problem_of
from trousseau.store.store import Commits, Entry
from trousseau.store.sums import card_sum, line_sum

# The head moves only from the line before, so no line is ever missing or there twice.
OPEN: Final = "insert into head (table_id, seq, at) values (?1, ?2, ?3)"
FOLLOW: Final = "update head set seq = ?2, at = ?3 where table_id = ?1 and seq = ?2 - 1"
ADD: Final = "insert into line (table_id, seq, at, body, sum) values (?, ?, ?, ?, ?)"
SHOW: Final = """
    insert into card (table_id, listed, wakes, touched, body, code, sum)
    values (?, ?, ?, ?, ?, ?, ?)
    on conflict (table_id) do update set
        listed = excluded.listed, wakes = excluded.wakes, touched = excluded.touched,
        body = excluded.body, code = excluded.code, sum = excluded.sum
"""

# Blank first: rows move while others are deleted, and leave copies of themselves where they were.
FORGET: Final = (
    "update line set body = zeroblob(length(body)) where table_id = ?",
    "update card set body = zeroblob(length(body)) where table_id = ?",
    "delete from line where table_id = ?",
    "delete from card where table_id = ?",
    "delete from head where table_id = ?",
)

OURS: Final = int.from_bytes(b"Trou", "big")
"""What SQLite's file header says whose file it is."""


class Writer:
    """Blocks while it writes, so it works in a thread of its own."""

    def __init__(self, file: Path, commits: Commits) -> None:
        self._database = Database(file)
        self._commits = commits
        self._seen = self._version()

    def commit(self, batch: Sequence[Entry]) -> list[Outcome]:
        """Store a batch in one transaction. A line that is Taken does not harm the others."""
        began = perf_counter()
        try:
            with self._saving() as connection:
                outcomes = _stored(connection, batch)
        except NotSaved as problem:
            return [again(problem) for _ in batch]
        self._commits.note(perf_counter() - began, outcomes.count(None))
        return outcomes

    def delete(self, tables: Sequence[str]) -> None:
        with self._saving() as connection:
            with transaction(connection):
                _forget(connection, tables)
            _empty_the_wal(connection)

    def replace(self, rows: Sequence[Row], card: Card) -> None:
        with self._saving() as connection, transaction(connection):
            _forget(connection, [card.table])
            add_lines(connection, rows)
            show_cards(connection, [card])

    def compact(self) -> None:
        with self._saving() as connection:
            connection.execute("vacuum")
            _empty_the_wal(connection)

    def probe(self) -> None:
        """Write something that changes nothing; NotSaved if that can't be done."""
        with self._saving() as connection, transaction(connection):
            connection.execute(f"pragma application_id = {OURS}")

    def written_elsewhere(self) -> bool:
        """Whether another connection wrote since this was last asked, or perhaps did."""
        try:
            before, self._seen = self._seen, self._version()
        except sqlite3.Error as error:
            raise NotRead(problem_of(error)) from error
        return self._seen != before

    def close(self) -> None:
        self._database.close()

    def _version(self) -> tuple[sqlite3.Connection, int]:
        """What this connection knows of others' commits; nothing, if it had to be opened anew."""
        with self._database.use() as connection:
            (version,) = connection.execute("pragma data_version").fetchone()
            return connection, version

    @contextmanager
    def _saving(self) -> Iterator[sqlite3.Connection]:
        try:
            with self._database.use() as connection:
                yield connection
        except Exception as error:  # whatever it is, nothing was stored and somebody must know
            self._commits.healthy = False
            raise NotSaved(problem_of(error)) from error
        self._commits.healthy = True


def _stored(connection: sqlite3.Connection, batch: Sequence[Entry]) -> list[Outcome]:
    cards = {card.table: card for _, card, _ in batch if card is not None}
    try:
        with transaction(connection):
            add_lines(connection, [entry.row for entry in batch])
            show_cards(connection, cards.values())
    except (sqlite3.IntegrityError, Taken):
        with transaction(connection):
            return _stored_one_by_one(connection, batch)
    return [None] * len(batch)


def _stored_one_by_one(connection: sqlite3.Connection, batch: Sequence[Entry]) -> list[Outcome]:
    """Find the lines that are taken; lines behind them build on what is not so."""
    outcomes: list[Outcome] = []
    outdated: set[str] = set()
    for row, card, _ in batch:
        if row.table in outdated or not _added(connection, row):
            outdated.add(row.table)
            outcomes.append(Taken(row.table, row.seq))
            continue
        if card is not None:
            show_cards(connection, [card])
        outcomes.append(None)
    return outcomes


def _added(connection: sqlite3.Connection, row: Row) -> bool:
    connection.execute("savepoint line")
    try:
        add_lines(connection, [row])
    except (sqlite3.IntegrityError, Taken):
        connection.execute("rollback to line")
        return False
    finally:
        connection.execute("release line")
    return True


def add_lines(connection: sqlite3.Connection, rows: Sequence[Row]) -> None:
    """Each behind the newest line of its table; or IntegrityError or Taken."""
    connection.executemany(OPEN, [row[:3] for row in rows if row.seq == 0])
    following = [row[:3] for row in rows if row.seq != 0]
    if following and connection.executemany(FOLLOW, following).rowcount < len(following):
        raise Taken
    connection.executemany(ADD, [(*row, line_sum(*row)) for row in rows])


def show_cards(connection: sqlite3.Connection, cards: Iterable[Card]) -> None:
    # The sum leaves out the code: the table itself knows whether it is right.
    connection.executemany(SHOW, [(*card, card_sum(*card[:5])) for card in cards])


def _forget(connection: sqlite3.Connection, tables: Sequence[str]) -> None:
    names = [(table,) for table in tables]
    for step in FORGET:
        connection.executemany(step, names)


def _empty_the_wal(connection: sqlite3.Connection) -> None:
    """Old pages in the write-ahead log still hold what was deleted."""
    connection.execute("pragma wal_checkpoint(truncate)")
