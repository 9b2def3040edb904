"""A store that takes a line when the test lets it, or refuses it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from trousseau.store import Card, Row
from trousseau.tables.live.house import House

Done = Callable[[Exception | None], None]
Line = tuple[Row, Card | None, Done]


class Held:
    """Keeps every line back. A test refuses one by calling its `done` with the problem."""

    def __init__(self, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
        self._append = house.store.append
        self._lines: asyncio.Queue[Line] = asyncio.Queue()
        monkeypatch.setattr(house.store, "append", lambda *line: self._lines.put_nowait(line))

    async def take(self) -> Line:
        return await self._lines.get()

    def store(self, line: Line) -> None:
        self._append(*line)
