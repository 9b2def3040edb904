"""The connection that reads; it never waits for a commit. What was damaged on disk it tells."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import msgspec

from trousseau.store.errors import Damaged, NotRead
from trousseau.store.rows import Card, Head, Row
from trousseau.store.sqlite.database import Database, snapshot
from trousseau.store.sqlite.problems import problem_of
from trousseau.store.sums import card_sum, line_sum

LINES: Final = "select seq, at, body, sum from line where table_id = ?"
HEADS: Final = "select table_id, seq, at from head"
CARDS: Final = "select table_id, listed, wakes, touched, body, code, sum from card"

AT_ONCE: Final = 0
"""When a table wakes whose card is damaged: its log knows better."""

LOST: Final = Head(-1, 0)
"""A head that can't be read."""


class Reader:
    """Blocks while it reads, so it works in a thread of its own."""

    def __init__(self, file: Path) -> None:
        self._database = Database(file)

    def lines(self, table: str) -> list[Row]:
        with self._reading() as connection, snapshot(connection):
            return _log(connection, table)

    def lines_and_card(self, table: str) -> tuple[list[Row], Card | None]:
        with self._reading() as connection, snapshot(connection):
            return _log(connection, table), _card_of(connection, table)

    def card(self, table: str) -> Card | None:
        with self._reading() as connection:
            return _card_of(connection, table)

    def heads(self, tables: Collection[str]) -> dict[str, Head]:
        asked = f"{HEADS} where table_id in (select value from json_each(?))"
        found = self._all(asked, msgspec.json.encode(list(tables)).decode())
        return {head[0]: _told(head) for head in found}

    def newest(self) -> int:
        with self._reading() as connection:
            for table, seq, _ in connection.execute(f"{HEADS} order by at desc"):
                line = connection.execute(f"{LINES} and seq = ?", (table, seq)).fetchone()
                if line is not None and _line_fits(table, *line):
                    return int(line[1])
        return 0

    def cards(self, limit: int) -> list[Card]:
        found = self._all(f"{CARDS} where listed order by touched desc limit ?", limit)
        return _sound(found)

    def all_cards(self) -> list[Card]:
        return _sound(self._all(f"{CARDS} order by rowid"))

    def table_of(self, code: str) -> str | None:
        found = _sound(self._all(f"{CARDS} where code = ? order by rowid", code))
        return found[0].table if found else None

    def waking(self, until: int) -> list[tuple[str, int]]:
        found = self._all(f"{CARDS} where wakes <= ? order by wakes, rowid", until)
        return [(card[0], card[2] if _card(card) else AT_ONCE) for card in found]

    def tables(self) -> list[str]:
        names: dict[str, None] = {}
        with self._reading() as connection:
            for kind in ("head", "card", "line"):
                with _up_to_damage():
                    for (name,) in connection.execute(f"select table_id from {kind}"):
                        names[name] = None
        return list(names)

    def faults(self) -> list[str]:
        with self._reading() as connection, _up_to_damage():
            found = connection.execute("pragma integrity_check(20)").fetchall()
            return [fault for (fault,) in found if fault != "ok"]
        return ["database disk image is malformed"]

    def close(self) -> None:
        self._database.close()

    def _all(self, question: str, *about: str | int) -> list[Any]:
        with self._reading() as connection:
            return connection.execute(question, about).fetchall()

    @contextmanager
    def _reading(self) -> Iterator[sqlite3.Connection]:
        try:
            with self._database.use() as connection:
                yield connection
        except sqlite3.Error as error:
            raise NotRead(problem_of(error)) from error


# A line or card is what was written if its sum says so; a log is whole if its head says so.


def _log(connection: sqlite3.Connection, table: str) -> list[Row]:
    """All lines of a table; Damaged if some were lost, NotRead if nothing is known of it."""
    head = _head(connection, table)
    rows, whole = _first_lines(connection, table)
    newest = Head(rows[-1].seq, rows[-1].at) if rows else None
    if whole and head == newest:
        return rows
    if head is LOST and not rows:
        raise NotRead("corrupt")
    raise Damaged(rows, max(len(rows) + (not whole), head.seq + 1 if head else 0))


def _head(connection: sqlite3.Connection, table: str) -> Head | None:
    with _up_to_damage():
        found = connection.execute(f"{HEADS} where table_id = ?", (table,)).fetchone()
        return None if found is None else _told(found)
    return LOST


def _told(head: tuple[str, object, object]) -> Head:
    _, seq, at = head
    return Head(seq, at) if isinstance(seq, int) and isinstance(at, int) else LOST


def _first_lines(connection: sqlite3.Connection, table: str) -> tuple[list[Row], bool]:
    """The lines before the first that was damaged, and whether that is all there are."""
    rows: list[Row] = []
    with _up_to_damage():
        for line in connection.execute(f"{LINES} order by seq", (table,)):
            if line[0] != len(rows) or not _line_fits(table, *line):
                return rows, False
            rows.append(Row(table, *line[:3]))
        return rows, True
    return rows, False


@contextmanager
def _up_to_damage() -> Iterator[None]:
    """Stop where the file's own structure is damaged."""
    try:
        yield
    except sqlite3.DatabaseError as error:
        if problem_of(error) != "corrupt":
            raise


def _line_fits(table: str, seq: int, at: int, body: object, kept: object) -> bool:
    return isinstance(body, bytes) and line_sum(table, seq, at, body) == kept


def _card_of(connection: sqlite3.Connection, table: str) -> Card | None:
    with _up_to_damage():
        found = connection.execute(f"{CARDS} where table_id = ?", (table,)).fetchone()
        return None if found is None else _card(found)
    return None


def _card(found: Sequence[Any]) -> Card | None:
    """None if it was damaged."""
    table, listed, wakes, touched, body, code, kept = found
    fits = isinstance(body, bytes) and isinstance(listed, int)
    if not fits or card_sum(table, listed, wakes, touched, body) != kept:
        return None
    return Card(table, bool(listed), wakes, touched, body, code)


def _sound(cards: Iterable[Sequence[Any]]) -> list[Card]:
    return [card for card in map(_card, cards) if card is not None]
