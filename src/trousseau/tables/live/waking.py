"""Tables out of memory at which time acts: each comes back when it is due."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from trousseau.store import NotRead

if TYPE_CHECKING:
    from trousseau.tables.live.house import House

LOOK = 0.5
"""Seconds between two looks for tables that need a server."""

AHEAD = 2_000
"""Milliseconds by which such a table is known before it is time."""

REST = 60.0
"""Seconds until cards that can't be read are tried again."""


class Waking:
    """Looks for them among those that no other server keeps: it may have died just now."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._alarms: dict[str, asyncio.TimerHandle] = {}
        self._woken: dict[str, int] = {}
        """When each was to wake, so that one which can't is not tried for ever."""

    def start(self) -> None:
        self._house.repeat(LOOK, self._look, at_once=True)

    def stop(self) -> None:
        for alarm in self._alarms.values():
            alarm.cancel()

    def out_of_memory(self, name: str, wakes: int | None) -> None:
        """It has just left."""
        self._woken.pop(name, None)
        if wakes is not None:
            self._wake_at(name, wakes)

    async def _look(self) -> None:
        house = self._house
        try:
            found = await house.insist(lambda: house.store.waking(house.clock() + AHEAD))
        except NotRead:  # a file that was damaged; it was noted
            await asyncio.sleep(REST)
            return
        for name, wakes in found:
            if name not in house.tables and self._woken.get(name) != wakes:
                self._wake_at(name, wakes)
                await asyncio.sleep(0)  # people are served meanwhile

    def _wake_at(self, name: str, wakes: int) -> None:
        if name in self._alarms:
            self._alarms.pop(name).cancel()
        self._woken[name] = wakes
        delay = max(0.0, (wakes - self._house.clock()) / 1000)
        loop = asyncio.get_running_loop()
        self._alarms[name] = loop.call_later(delay, self._wake, name)

    def _wake(self, name: str) -> None:
        self._alarms.pop(name, None)
        self._house.spawn(self._house.insist(lambda: self._house.bring(name)))
