"""How long seats may think, at tables with a clock for moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from trousseau.tables.core.table import Table


def timed(table: Table) -> list[int]:
    """The seats whose time runs: somebody has to move there, and somebody else may wait."""
    if table.setup.clock is None or table.phase != "playing" or table.playing is None:
        return []
    people = sum(seat.needs_bot for seat in table.seats)
    return [n for n in table.playing.since if people > 1 and table.seats[n].bot is None]


def limits(table: Table) -> dict[int, int]:
    """Until when each of them may think."""
    if table.setup.clock is None or table.playing is None:
        return {}
    milliseconds = table.setup.clock * 1000
    return {seat: table.playing.since[seat] + milliseconds for seat in timed(table)}
