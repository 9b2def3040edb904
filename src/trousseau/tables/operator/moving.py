"""A whole house moves from one store to another, and what came there is compared."""

from __future__ import annotations

import msgspec

from trousseau.kernel import Illegal
from trousseau.store import Card, Damaged, NotRead, Row, Store
from trousseau.tables.core.public_view import card
from trousseau.tables.core.registry import GameRegistry
from trousseau.tables.core.table import Table
from trousseau.tables.operator.upkeep import Finding


class Copied(msgspec.Struct, frozen=True):
    tables: int
    lines: int
    findings: list[Finding]
    """Tables that were not copied, since they are damaged; or whose copy is not the same."""


async def copy(source: Store, target: Store, registry: GameRegistry) -> Copied:
    """Every table with its card; Illegal, and nothing has changed, if the target has any."""
    if await target.tables():
        raise Illegal("copy_into_house")
    names = await _oldest_first(source)
    findings: dict[str, Finding] = {}
    for name in names:
        damage = await _copied(source, target, registry, name)
        if damage is not None:
            findings[name] = damage
    lines = 0
    for name in names:
        if name in findings:
            continue
        here, there = [await _whole(store, registry, name) for store in (source, target)]
        if here == there:
            lines += len(here[0])
        else:
            findings[name] = Finding("copy", {}, name)
    return Copied(len(names) - len(findings), lines, list(findings.values()))


async def _oldest_first(source: Store) -> list[str]:
    """Tables without a card come last."""
    shown = [one.table for one in await source.all_cards()]
    return list(dict.fromkeys([*shown, *await source.tables()]))


async def _copied(
    source: Store, target: Store, registry: GameRegistry, name: str
) -> Finding | None:
    try:
        rows, its_card = await _whole(source, registry, name)
    except Damaged as damaged:
        return Finding("lost", damaged.about, name)
    except NotRead as error:
        if error.code != "corrupt":
            raise
        return Finding("unreadable", {"problem": error.code}, name)
    if not rows:  # a card is all there is
        return Finding("lost", {"readable": 0, "lines": 0}, name)
    await target.replace(rows, its_card)
    return None


async def _whole(store: Store, registry: GameRegistry, name: str) -> tuple[list[Row], Card]:
    """The card is made anew if it was lost: a table's log says all that is on it."""
    rows, stored = await store.lines_and_card(name)
    return rows, stored or card(Table.load(name, rows, registry))
