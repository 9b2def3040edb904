"""The connections that read; they never wait for a commit. What was damaged on disk they tell."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final

from trousseau.store.errors import Damaged
from trousseau.store.postgres.connections import Lines, answered
from trousseau.store.postgres.problems import Trouble, reading, was_refused
from trousseau.store.rows import Card, Head, Row
from trousseau.store.sums import card_sum, line_sum

if TYPE_CHECKING:
    from trousseau.store.postgres.connections import Connection

# The head is told with each line, so that one statement, and so one moment, has both.
LOG: Final = """
    select head.seq, head.at, line.seq, line.at, line.body, line.sum
    from (select) as one
    left join head on head.table_id = $1
    left join line on line.table_id = $1
    order by line.seq
"""
CARDS: Final = "select card.table_id, listed, wakes, touched, body, code, sum from card"
HEADS: Final = "select table_id, seq, at from head where table_id = any($1::text[])"
NEWEST: Final = """
    select head.table_id, line.seq, line.at, line.body, line.sum
    from head join line using (table_id, seq) order by head.at desc limit $1
"""
WAKING: Final = f"""
    {CARDS} left join head using (table_id)
    where wakes <= $1 and (
        keeper is null or keeper = $2 or not exists (select from server where number = keeper)
    )
    order by wakes, made
"""
TABLES: Final = """
    select table_id from head
    union select table_id from card
    union select distinct table_id from line
"""
NOW: Final = "select (extract(epoch from clock_timestamp()) * 1000)::bigint"
EVERYTHING: Final = (
    "select count(*), sum(length(body)), sum(sum) from line",
    "select count(*), sum(length(body)), sum(sum) from card",
    "select count(*), sum(seq) from head",
)

AT_ONCE: Final = 0
"""When a table wakes whose card is damaged: its log knows better."""


class Reader:
    def __init__(self, lines: Lines, number: Callable[[], int | None]) -> None:
        self._lines = lines
        self._number = number

    async def lines(self, table: str) -> list[Row]:
        return _log(table, await self._all(LOG, table))

    async def lines_and_card(self, table: str) -> tuple[list[Row], Card | None]:
        with reading():
            async with (
                self._lines.use() as connection,
                connection.transaction(isolation="repeatable_read", readonly=True),
            ):
                log = await _ask(connection, LOG, table)
                cards = await _ask(connection, f"{CARDS} where table_id = $1", table)
        return _log(table, log), next(iter(_sound(cards)), None)

    async def heads(self, tables: Collection[str]) -> dict[str, Head]:
        found = await self._all(HEADS, list(tables))
        return {table: Head(seq, at) for table, seq, at in found}

    async def newest(self) -> int:
        for most in (1, None):
            for line in await self._all(NEWEST, most):
                if _line_fits(*line):
                    return int(line[2])
        return 0

    async def cards(self, limit: int) -> list[Card]:
        asked = f"{CARDS} where listed order by touched desc limit $1"
        return _sound(await self._all(asked, limit))

    async def all_cards(self) -> list[Card]:
        return _sound(await self._all(f"{CARDS} order by made"))

    async def table_of(self, code: str) -> str | None:
        found = _sound(await self._all(f"{CARDS} where code = $1 order by made", code))
        return found[0].table if found else None

    async def waking(self, until: int) -> list[tuple[str, int]]:
        found = await self._all(WAKING, until, self._number())
        return [(card[0], card[2] if _card(card) else AT_ONCE) for card in found]

    async def tables(self) -> list[str]:
        return [table for (table,) in await self._all(TABLES)]

    async def now(self) -> int:
        [(instant,)] = await self._all(NOW)
        return int(instant)

    async def faults(self) -> list[str]:
        """Whatever PostgreSQL can't read of its own files."""
        faults = []
        for question in EVERYTHING:
            with reading():
                try:
                    async with self._lines.use() as connection:
                        await connection.execute(question)
                except Trouble as error:
                    if not was_refused(error):
                        raise
                    faults.append(str(error))
        return faults

    async def _all(self, question: str, *about: object) -> list[Any]:
        with reading():
            async with self._lines.use() as connection:
                return await _ask(connection, question, *about)


async def _ask(connection: Connection, question: str, *about: object) -> list[Any]:
    return await answered(connection.fetch(question, *about), give_up=connection.terminate)


# A line or card is what was written if its sum says so; a log is whole if its head says so.


def _log(table: str, found: Sequence[Sequence[Any]]) -> list[Row]:
    """All lines of a table; Damaged if some were lost."""
    seq, at = found[0][:2]
    head = None if seq is None else Head(seq, at)
    lines = [line[2:] for line in found if line[2] is not None]
    rows: list[Row] = []
    for line in lines:
        if line[0] != len(rows) or not _line_fits(table, *line):
            break
        rows.append(Row(table, *line[:3]))
    newest = Head(rows[-1].seq, rows[-1].at) if rows else None
    whole = len(rows) == len(lines)
    if whole and head == newest:
        return rows
    raise Damaged(rows, max(len(rows) + (not whole), head.seq + 1 if head else 0))


def _line_fits(table: str, seq: int, at: int, body: bytes, kept: int) -> bool:
    return line_sum(table, seq, at, body) == kept


def _card(found: Sequence[Any]) -> Card | None:
    """None if it was damaged."""
    card = Card(*found[:6])
    return card if card_sum(*card[:5]) == found[6] else None


def _sound(cards: Iterable[Sequence[Any]]) -> list[Card]:
    return [card for card in map(_card, cards) if card is not None]
