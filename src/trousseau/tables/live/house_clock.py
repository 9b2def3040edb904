"""The clock of a house: one for all its servers, whatever their machines' clocks say."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from trousseau.store import Store


LITTLE = 1_000
"""Milliseconds: so far two servers that read the same clock may lie apart."""


class HouseClock:
    """Milliseconds since 1970, evenly and never back."""

    def __init__(self, store: Store, machine: Callable[[], int] | None = None) -> None:
        """`machine` takes the place of the store's clock, for tests that move time themselves."""
        self._store = store
        self._moved_by_hand = machine is not None
        self._ticks = machine or _even_milliseconds
        self._ahead = 0
        self._behind = 0
        self._latest = 0

    def __call__(self) -> int:
        self._latest = max(self._latest, self._ticks() + self._ahead + self._behind)
        return self._latest

    async def begin(self, newest: int) -> int:
        """Begin not before the newest line: that many milliseconds the store's clock was behind.

        If it was set back, time goes on from that line all the same. Whatever is due was reckoned
        by the old clock, and would be late by what is missing.
        """
        await self.agree()
        behind = newest - self()
        self._behind = behind if behind > LITTLE else 0
        return self._behind

    async def agree(self) -> None:
        """Go by the store's clock again, which other servers may ask too; NotRead if it is gone."""
        if self._moved_by_hand:
            return
        asked = self._ticks()
        now = await self._store.now()
        self._ahead = now - (asked + self._ticks()) // 2


def _even_milliseconds() -> int:
    return time.monotonic_ns() // 1_000_000
