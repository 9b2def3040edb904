"""Tables of houses that were shut, for tests of what is left in their data."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

from tests.tables.house import house_in, in_time, mark, open_table

from trousseau.tables.core import commands as ask
from trousseau.tables.live.house import House

BEGAN = 5
"""The line that begins the game of two people: before it, one opened, both joined and sat."""


def in_house(folder: Path, play: Callable[[House], Coroutine[Any, Any, str]]) -> str:
    """Something played in a house that is then shut; the id of its table."""
    names = []

    async def body() -> None:
        async with house_in(folder) as house:
            names.append(await play(house))

    in_time(body())
    return names[0]


async def three_marks(house: House) -> str:
    """A game of tic-tac-toe after three moves."""
    live, (one, two) = await open_table(house, "tictactoe")
    await one.phone.does(ask.Begin)
    for person, cell in ((one, 0), (two, 3), (one, 1)):
        await person.phone.plays(mark(cell))
    return live.table.id
