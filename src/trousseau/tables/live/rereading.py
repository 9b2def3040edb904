"""A table's log is looked at again: whether it is newer than the table in memory, and what it says.

It was written to beside the server, or a line of ours is not in it.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING

from trousseau.store import Damaged, Head, NotRead
from trousseau.tables.core.table import Table
from trousseau.tables.live.bots import RETRY
from trousseau.tables.live.jobs import Job, drop_all

if TYPE_CHECKING:
    from trousseau.tables.live.house import House


def is_newest(table: Table, head: Head | None) -> bool:
    """Whether the store has nothing else; a damaged table may have been restored."""
    return table.damage is None and head == (table.seq, table.touched)


async def is_outdated(house: House, table: Table) -> bool:
    try:
        heads = await house.insist(lambda: house.store.heads([table.id]))
    except NotRead:
        return True
    return not is_newest(table, heads.get(table.id))


async def read_again(house: House, table: Table, waiting: deque[Job]) -> Table:
    """The table as the log has it. Until that can be read, nobody waits for it in vain."""
    while True:
        try:
            return await house.read(table.id)
        except NotRead as error:
            house.note("not_read", table, code=error.code)
            if error.code == "corrupt":
                nothing = Damaged([], table.seq + 1)
                return Table.left_over(table.id, nothing, house.registry)
        drop_all(waiting, "not_read")
        await asyncio.sleep(RETRY)
