"""The connection that reads; it never waits for a commit."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection
from pathlib import Path
from typing import Any

import msgspec

from trousseau.store.database import Database
from trousseau.store.errors import NotRead, problem_of
from trousseau.store.rows import Card, Row


class Reader:
    """Blocks while it reads, so it works in a thread of its own."""

    def __init__(self, file: Path) -> None:
        self._database = Database(file)

    def lines(self, table: str) -> list[Row]:
        found = self._all(
            "select table_id, seq, at, body from line where table_id = ? order by seq", table
        )
        return [Row(*row) for row in found]

    def cards(self, limit: int) -> list[Card]:
        found = self._all(
            "select table_id, listed, wakes, touched, body from card"
            " where listed order by touched desc limit ?",
            limit,
        )
        return [_card(*row) for row in found]

    def all_cards(self) -> list[Card]:
        found = self._all("select table_id, listed, wakes, touched, body from card order by rowid")
        return [_card(*row) for row in found]

    def waking(self) -> list[tuple[str, int]]:
        return self._all(
            "select table_id, wakes from card where wakes is not null order by wakes, rowid"
        )

    def heads(self, tables: Collection[str]) -> dict[str, int]:
        found = self._all(
            "select value, (select max(seq) from line where table_id = value) from json_each(?)",
            msgspec.json.encode(list(tables)).decode(),
        )
        return {table: seq for table, seq in found if seq is not None}

    def close(self) -> None:
        self._database.close()

    def _all(self, question: str, *about: str | int) -> list[Any]:
        try:
            with self._database.use() as connection:
                return connection.execute(question, about).fetchall()
        except sqlite3.Error as error:
            raise NotRead(problem_of(error)) from error


def _card(table: str, listed: int, wakes: int | None, touched: int, body: bytes) -> Card:
    return Card(table, bool(listed), wakes, touched, body)
