"""What an operator does against damage: check a whole house, restore a table from a backup."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple

import msgspec

from trousseau.kernel import Illegal
from trousseau.store import Card, Damaged, NotRead, Row, Store
from trousseau.tables.core.entries import Mended
from trousseau.tables.core.messages import TableShown
from trousseau.tables.core.outbox import encode
from trousseau.tables.core.public_view import card
from trousseau.tables.core.registry import GameRegistry
from trousseau.tables.core.table import Table


class Finding(msgspec.Struct, frozen=True):
    """Something that is wrong: `tables.found.CODE` in the catalogue says what."""

    code: Literal["file", "lost", "unreadable", "replay", "card", "copy"]
    about: Mapping[str, int | str]
    table: str | None = None
    """None: the whole file."""


class Checked(msgspec.Struct, frozen=True):
    tables: int
    findings: list[Finding]


class Restored(msgspec.Struct, frozen=True):
    """How many lines a table has from the backup, and how many newer ones are lost."""

    table: str
    lines: int
    lost: int


async def check(store: Store, registry: GameRegistry) -> Checked:
    """Read everything: SQLite's own structure, every line, the newest games, the cards."""
    findings = [Finding("file", {"fault": fault}) for fault in await store.faults()]
    tables = await store.tables()
    for name in tables:
        found = await _wrong_with(store, registry, name)
        if found is not None:
            findings.append(found)
    return Checked(len(tables), findings)


async def _wrong_with(store: Store, registry: GameRegistry, name: str) -> Finding | None:
    try:
        rows, stored = await store.lines_and_card(name)
    except Damaged as damaged:
        return Finding("lost", damaged.about, name)
    except NotRead as error:
        return Finding("unreadable", {"problem": error.code}, name)
    table = Table.load(name, rows, registry)
    if table.fault is not None:
        return Finding("replay", {"fault": repr(table.fault)}, name)
    if stored is None or _in_short(stored) != _in_short(card(table)):
        return Finding("card", {}, name)
    return None


def _in_short(stored: Card) -> tuple[object, ...]:
    """What the next start and the lists rely on; the rest may be shown in another way by now."""
    shown = msgspec.json.decode(stored.body, type=TableShown)
    return stored.listed, stored.wakes, shown.game, shown.phase, shown.games


async def restore(
    store: Store, registry: GameRegistry, name: str, backup: Store, *, even_if_healthy: bool = False
) -> Restored:
    """Put the log that a backup has, as far as it can be read, in the place of this one.

    Illegal, and nothing has changed, if the backup has none; or if the table is whole, unless it
    is to be restored all the same. Everybody's time runs anew, as after mending.
    """
    rows = (await _remains(backup, name)).rows
    if not rows:
        raise Illegal("not_in_backup")
    here = await _remains(store, name)
    if here.rows and here.whole and not even_if_healthy:
        raise Illegal("table_healthy")
    now = max(await store.now(), rows[-1].at)
    log = [*rows, Row(name, len(rows), now, encode(Mended(drop=())))]
    await store.replace(log, card(Table.load(name, log, registry)))
    return Restored(name, len(rows), max(0, here.lines - len(rows)))


class _Remains(NamedTuple):
    """The lines of a log before any damage, of all the `lines` that there were."""

    rows: Sequence[Row]
    lines: int
    whole: bool


async def _remains(store: Store, name: str) -> _Remains:
    try:
        rows = await store.lines(name)
    except Damaged as damaged:
        return _Remains(damaged.rows, damaged.lines, whole=False)
    except NotRead as error:
        if error.code != "corrupt":
            raise
        return _Remains([], 0, whole=False)
    return _Remains(rows, len(rows), whole=True)
