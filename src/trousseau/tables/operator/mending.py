"""What an operator does to tables, beside a running server or without one: look, mend, close.

A log is never changed: mending appends a line that says which others no longer count. A server
that has the table in memory notices and loads it again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import msgspec

from trousseau.kernel import Illegal, Record
from trousseau.store import Card, Row, Store, Taken
from trousseau.tables.core.entries import (
    AnyEntry,
    Began,
    Broke,
    Cleared,
    Closed,
    Entry,
    Mended,
    Moved,
    Said,
    Ticked,
)
from trousseau.tables.core.lines import kept
from trousseau.tables.core.messages import Phase, TableShown
from trousseau.tables.core.outbox import encode
from trousseau.tables.core.public_view import card, digest, shown
from trousseau.tables.core.records import record_of, records
from trousseau.tables.core.registry import GameRegistry
from trousseau.tables.core.table import Table

E = TypeVar("E", bound=Entry)

CAN_GO = (Began, Moved, Ticked, Broke, Said, Closed)
"""Lines that may be taken out. Who joined and sits where stays: other lines rest on that."""

Lines = Sequence[tuple[Row, AnyEntry]]


class Listed(msgspec.Struct, frozen=True):
    """A table in the operator's list. Times are epoch milliseconds."""

    id: str
    digest: str
    """What stands for the id in the server's log."""

    game: str
    phase: Phase
    problem: str | None
    seats: int
    people: int
    lines: int
    touched: int
    wakes: int | None


class Inspected(msgspec.Struct, frozen=True):
    """All that is known of a table."""

    table: TableShown
    fault: str | None
    """What the rules raise when the log is replayed, if they do."""

    lines: list[dict[str, Any]]


async def listed(store: Store) -> list[Listed]:
    """Every table there is, the one touched last first."""
    cards = sorted(await store.all_cards(), key=lambda one: -one.touched)
    heads = await store.heads([one.table for one in cards])
    return [_listed(one, heads[one.table].seq + 1) for one in cards if one.table in heads]


def _listed(one: Card, lines: int) -> Listed:
    table = msgspec.json.decode(one.body, type=TableShown)
    return Listed(
        id=table.id,
        digest=digest(table.id),
        game=table.game,
        phase=table.phase,
        problem=table.problem,
        seats=len(table.seats),
        people=len(table.people),
        lines=lines,
        touched=one.touched,
        wakes=one.wakes,
    )


async def inspect(
    store: Store, registry: GameRegistry, name: str, *, secrets: bool = False
) -> Inspected:
    """A table and its whole log, without tokens; with seeds only if secrets are asked for."""
    rows = await _rows(store, name)
    table = Table.load(name, rows, registry)
    counts = {row.seq for row, _ in kept(rows)}
    return Inspected(
        table=shown(table),
        fault=None if table.fault is None else repr(table.fault),
        lines=[_told(row, dropped=row.seq not in counts, secrets=secrets) for row in rows],
    )


async def mend(
    store: Store, registry: GameRegistry, name: str, drop: int, *, and_after: bool = False
) -> tuple[int, ...]:
    """Take a line out of the log, and with `and_after` all later moves of its game.

    What broke the game later goes with it. The answer is every line that was taken out. Illegal,
    and nothing has changed, if a line that stays would no longer fit.
    """

    def mended(rows: Sequence[Row]) -> Mended:
        lines = kept(rows)
        goes = _to_drop(lines, drop, and_after=and_after)
        table = Table(name, registry)
        _check([line for line in lines if line[0].seq not in goes], table)
        if table.phase == "playing" and Table.load(name, rows, registry).phase == "closed":
            raise Illegal("secrets_out", line=drop)
        return Mended(drop=goes)

    return (await _append(store, registry, name, mended)).drop


async def export(store: Store, registry: GameRegistry, name: str) -> list[Record]:
    """Every game begun at a table; one that broke ends with the line at which it did."""
    rows = await _rows(store, name)
    return [record_of(rows, number, registry) for number in range(1, len(records(rows)) + 1)]


async def close(store: Store, registry: GameRegistry, name: str) -> None:
    """End a table; a game that was on is over without a result."""

    def closed(rows: Sequence[Row]) -> Closed:
        if Table.load(name, rows, registry).phase == "closed":
            raise Illegal("table_closed")
        return Closed()

    await _append(store, registry, name, closed)


async def delete(store: Store, name: str) -> None:
    """Forget a table: its log, its people, its chat."""
    await _rows(store, name)
    await store.delete(name)
    await store.compact()


# What can be taken out, and what must then still fit.


def _to_drop(lines: Lines, drop: int, *, and_after: bool) -> tuple[int, ...]:
    entry = next((entry for row, entry in lines if row.seq == drop), None)
    if entry is None:
        raise Illegal("no_such_line", line=drop)
    if not isinstance(entry, CAN_GO):
        raise Illegal("line_stays", line=drop)
    of_the_game = isinstance(entry, Began | Moved | Ticked | Broke)
    if drop < _last(lines, Cleared) and (of_the_game or and_after):
        raise Illegal("game_cleared", line=drop)
    goes = (Moved, Ticked, Broke) if and_after else (Broke,) if of_the_game else ()
    return (drop, *[row.seq for row, entry in lines if row.seq > drop and isinstance(entry, goes)])


def _check(lines: Lines, table: Table) -> None:
    """Let everything happen again, but for the moves of games that were cleared away or broke."""
    ended = _last(lines, Cleared, Broke)
    for row, entry in lines:
        if row.seq < ended and isinstance(entry, Began | Moved | Ticked):
            continue
        try:
            _check_time(table, entry, row.at)
            table.apply(entry, row.at, row.seq)
        except Exception as error:  # rules may raise anything at a line that no longer fits
            problem = error.refusal.code if isinstance(error, Illegal) else type(error).__name__
            raise Illegal("line_misfits", line=row.seq, problem=problem) from error


def _check_time(table: Table, entry: AnyEntry, at: int) -> None:
    """Time acts at the instant that is due, and before any move of that instant."""
    early = isinstance(entry, Ticked) and table.due != at
    late = isinstance(entry, Moved) and table.due is not None and table.due <= at
    if early or late:
        raise Illegal("time", at=at)


def _last(lines: Lines, *kinds: type[Entry]) -> int:
    """The number of the last line of these kinds."""
    return max((row.seq for row, entry in lines if isinstance(entry, kinds)), default=-1)


# The log.


async def _rows(store: Store, name: str) -> list[Row]:
    rows = await store.lines(name)
    if not rows:
        raise Illegal("no_such_table")
    return rows


def _told(row: Row, *, dropped: bool, secrets: bool) -> dict[str, Any]:
    """A line as data."""
    line = msgspec.json.decode(row.body, type=dict[str, Any])
    hidden = ("token",) if secrets else ("token", "seed")
    about = {name: value for name, value in line.items() if name not in hidden}
    return {"seq": row.seq, "at": row.at, "dropped": dropped, **about}


async def _append(
    store: Store, registry: GameRegistry, name: str, entry_for: Callable[[Sequence[Row]], E]
) -> E:
    """Write one more line; again from the start if somebody else was faster."""
    while True:
        rows = await _rows(store, name)
        entry = entry_for(rows)
        now = max(await store.now(), rows[-1].at)
        row = Row(name, rows[-1].seq + 1, now, encode(entry))
        table = Table.load(name, [*rows, row], registry)
        try:
            await store.write(row, card(table))
        except Taken:
            continue
        return entry
