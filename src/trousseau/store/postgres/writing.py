"""The connection that writes: many lines of many tables, one statement, one transaction."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from random import randbytes
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

import asyncpg

from trousseau.store.errors import InDoubt, NotOurs, NotSaved, Outcome, Taken, again
from trousseau.store.postgres.connections import Line, answered
from trousseau.store.postgres.lifeline import CHANNEL, LINES
from trousseau.store.postgres.problems import Trouble, problem_of, was_refused
from trousseau.store.rows import Card, Row
from trousseau.store.store import Commits, Entry
from trousseau.store.sums import card_sum, line_sum

if TYPE_CHECKING:
    from trousseau.store.postgres.connections import Connection

CARD_ANEW: Final = """
    on conflict (table_id) do update set
        listed = excluded.listed, wakes = excluded.wakes, touched = excluded.touched,
        body = excluded.body, code = excluded.code, sum = excluded.sum
"""
TELL: Final = f"select pg_notify('{CHANNEL}', '{LINES}')"

# A head moves only from the line before, and only for the server that keeps the table; so no line
# is ever missing or there twice. What is asked of arrays is asked by hashing (`is true` keeps it
# from becoming a join), since nothing is known of their length when it is planned, once for all.
# The answer is the tables of which nothing was stored.
STORE: Final = """
    with asked as (
        select * from unnest($2::text[], $3::int[], $4::int[], $5::bigint[])
            as asked (table_id, first, last, at)
    ), followed as (
        update head set seq = asked.last, at = asked.at from asked
        where head.table_id = asked.table_id and head.seq = asked.first - 1 and asked.first > 0
            and {kept}
        returning head.table_id
    ), opened as (
        insert into head (table_id, seq, at, keeper)
        select table_id, last, at, $1::bigint from asked where first = 0
        on conflict do nothing
        returning table_id
    ), fit as (
        select table_id from followed union all select table_id from opened
    ), added as (
        insert into line (table_id, seq, at, body, sum)
        select * from unnest($6::text[], $7::int[], $8::bigint[], $9::bytea[], $10::bigint[])
            as added (table_id, seq, at, body, sum)
        where (table_id in (select table_id from fit)) is true
    ), shown as (
        insert into card (table_id, listed, wakes, touched, body, code, sum)
        select * from unnest(
            $11::text[], $12::bool[], $13::bigint[], $14::bigint[], $15::bytea[], $16::text[],
            $17::bigint[]
        ) as shown (table_id, listed, wakes, touched, body, code, sum)
        where (table_id in (select table_id from fit)) is true
        {card_anew}
    )
    select table_id from asked where (table_id in (select table_id from fit)) is not true
"""
AS_KEEPER: Final = STORE.format(kept="head.keeper = $1", card_anew=CARD_ANEW)
AS_NOBODY: Final = STORE.format(kept="$1::bigint is null", card_anew=CARD_ANEW)

KEPT_BY: Final = "select table_id, keeper from head where table_id = any($1::text[])"
FORGET: Final = """
    with lines as (delete from line where table_id = any($1::text[])),
        cards as (delete from card where table_id = any($1::text[]))
    delete from head where table_id = any($1::text[])
"""
CLEAR: Final = "delete from line where table_id = $1"
HEAD: Final = """
    insert into head (table_id, seq, at) values ($1, $2, $3)
    on conflict (table_id) do update set seq = excluded.seq, at = excluded.at
"""
ADD: Final = "insert into line (table_id, seq, at, body, sum) values ($1, $2, $3, $4, $5)"
SHOW: Final = f"""
    insert into card (table_id, listed, wakes, touched, body, code, sum)
    values ($1, $2, $3, $4, $5, $6, $7)
    {CARD_ANEW}
"""

PROBE: Final = "probe"
"""A table that nobody ever sees: its line is gone before it is there for others."""

ROOM: Final = 100_000
"""Bytes that the disk must have before all is well: a few often find room among old rows."""


class Run:
    """Lines of one table that follow each other, on their way in one batch."""

    __slots__ = ("at", "first", "last")

    def __init__(self, row: Row) -> None:
        self.first = self.last = row.seq
        self.at = row.at


class Writer:
    """One thing at a time. As a server's it writes for the tables that this keeps, else for all."""

    def __init__(
        self,
        line: Line,
        number: Callable[[], int | None],
        commits: Commits,
    ) -> None:
        self._line = line
        self._number = number
        self._commits = commits

    async def commit(self, batch: Sequence[Entry]) -> list[Outcome]:
        """Store a batch in one transaction. A line that can't be stored does not harm others."""
        began = perf_counter()
        try:
            async with self._saving() as connection:
                outcomes = await self._stored(connection, batch)
        except (NotSaved, InDoubt) as problem:
            return [again(problem) for _ in batch]
        self._commits.note(perf_counter() - began, outcomes.count(None))
        return outcomes

    async def delete(self, tables: Sequence[str]) -> None:
        async with self._saving() as connection, connection.transaction():
            await connection.execute(FORGET, list(tables))
            await self._tell(connection)

    async def replace(self, rows: Sequence[Row], card: Card) -> None:
        """Whoever keeps the table goes on keeping it."""
        async with self._saving() as connection, connection.transaction():
            await connection.execute(CLEAR, card.table)
            await connection.execute(HEAD, *rows[-1][:3])
            await connection.executemany(ADD, [(*row, line_sum(*row)) for row in rows])
            await connection.execute(SHOW, *card, card_sum(*card[:5]))
            await self._tell(connection)

    async def compact(self) -> None:
        """Nobody reads or writes a log meanwhile."""
        async with self._saving() as connection:
            for table in ("line", "card", "head"):
                await connection.execute(f"vacuum (full) {table}")

    async def probe(self) -> None:
        """Write something that changes nothing; NotSaved if that can't be done."""
        async with self._saving() as connection, connection.transaction():
            filling = connection.execute(ADD, PROBE, 0, 0, randbytes(ROOM), 0)
            await answered(filling, give_up=connection.terminate)
            await answered(connection.execute(CLEAR, PROBE), give_up=connection.terminate)

    async def close(self) -> None:
        await self._line.close()

    async def _stored(self, connection: Connection, batch: Sequence[Entry]) -> list[Outcome]:
        try:
            if self._number() is not None:
                return await self._stored_at_once(connection, batch)
            async with connection.transaction():
                outcomes = await self._stored_at_once(connection, batch)
                await self._tell(connection)
                return outcomes
        except asyncpg.UniqueViolationError:
            return await self._stored_apart(connection, batch)

    async def _stored_at_once(
        self, connection: Connection, batch: Sequence[Entry]
    ) -> list[Outcome]:
        runs, fits = _runs(batch)
        me = self._number()
        question = connection.fetch(
            AS_NOBODY if me is None else AS_KEEPER, me, *_about(batch, runs, fits)
        )
        failed = await answered(question, give_up=connection.terminate)
        if not failed and len(batch) == sum(fits):
            return [None] * len(batch)
        why = await self._why(connection, me, [table for (table,) in failed])
        outcomes: list[Outcome] = []
        for (row, _, _), fit in zip(batch, fits, strict=True):
            kind = why.get(row.table) or (None if fit else Taken)
            outcomes.append(None if kind is None else kind(row.table, row.seq))
        return outcomes

    async def _stored_apart(self, connection: Connection, batch: Sequence[Entry]) -> list[Outcome]:
        """A table whose head was lost still has lines; only its own are Taken."""
        told: dict[str, list[Outcome]] = {}
        async with connection.transaction():
            for table in dict.fromkeys(entry.row.table for entry in batch):
                part = [entry for entry in batch if entry.row.table == table]
                try:
                    async with connection.transaction():
                        told[table] = await self._stored_at_once(connection, part)
                except asyncpg.UniqueViolationError:
                    told[table] = [Taken(table, entry.row.seq) for entry in part]
            await self._tell(connection)
        return [told[entry.row.table].pop(0) for entry in batch]

    async def _why(
        self, connection: Connection, me: int | None, tables: Sequence[str]
    ) -> dict[str, type[Taken] | type[NotOurs]]:
        """Whether somebody was faster, or another server keeps it by now."""
        found = await answered(connection.fetch(KEPT_BY, tables), give_up=connection.terminate)
        why: dict[str, type[Taken] | type[NotOurs]] = dict.fromkeys(tables, Taken)
        for table, keeper in found:
            if me is not None and keeper != me:
                why[table] = NotOurs
        return why

    async def _tell(self, connection: Connection) -> None:
        """Let the servers look at what was written beside them."""
        if self._number() is None:
            await connection.execute(TELL)

    @asynccontextmanager
    async def _saving(self) -> AsyncIterator[Connection]:
        """Whatever goes wrong, somebody must know, and also whether it may be stored after all."""
        asked = False
        try:
            async with self._line.use() as connection:
                asked = True
                yield connection
        except Trouble as error:
            self._commits.healthy = False
            if not asked or was_refused(error):
                raise NotSaved(problem_of(error)) from error
            raise InDoubt from error
        self._commits.healthy = True


def _runs(batch: Iterable[Entry]) -> tuple[dict[str, Run], list[bool]]:
    """For each table what follows each other from its first line on, and which lines do."""
    runs: dict[str, Run] = {}
    ended: set[str] = set()
    fits: list[bool] = []
    for row, _, _ in batch:
        table = row.table
        run = runs.get(table)
        if run is None:
            runs[table] = Run(row)
            fits.append(True)
        elif row.seq == run.last + 1 and table not in ended:
            run.last = row.seq
            run.at = row.at
            fits.append(True)
        else:
            ended.add(table)
            fits.append(False)
    return runs, fits


def _about(
    batch: Sequence[Entry], runs: dict[str, Run], fits: Sequence[bool]
) -> tuple[list[Any], ...]:
    """What STORE asks for, column by column."""
    entries = [entry for entry, fit in zip(batch, fits, strict=True) if fit]
    rows = [entry.row for entry in entries]
    cards = {entry.card.table: entry.card for entry in entries if entry.card is not None}
    heads = runs.values()
    return (
        list(runs),
        [run.first for run in heads],
        [run.last for run in heads],
        [run.at for run in heads],
        [row.table for row in rows],
        [row.seq for row in rows],
        [row.at for row in rows],
        [row.body for row in rows],
        [line_sum(*row) for row in rows],
        *_columns(list(cards.values())),
    )


def _columns(cards: Sequence[Card]) -> tuple[list[Any], ...]:
    # The sum leaves out the code: the table itself knows whether it is right.
    return (
        [card.table for card in cards],
        [card.listed for card in cards],
        [card.wakes for card in cards],
        [card.touched for card in cards],
        [card.body for card in cards],
        [card.code for card in cards],
        [card_sum(*card[:5]) for card in cards],
    )
