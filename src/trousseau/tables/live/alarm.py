"""When time acts at a table by itself, as the event loop is asked to say."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING
from weakref import proxy

if TYPE_CHECKING:
    from trousseau.tables.live.live_table import LiveTable


class Alarm:
    """It rings once at the instant that was set last; then that has to be taken."""

    __slots__ = ("_at", "_live", "_timer", "held_until")

    def __init__(self, live: LiveTable) -> None:
        self._live: LiveTable = proxy(live)  # as its bots do, it does not hold its table
        self._at: int | None = None
        self._timer: asyncio.TimerHandle | None = None
        self.held_until = 0
        """It waits so long for a disk on which what was due could not be saved."""

    def set(self, due: int | None) -> None:
        """Ring then, and not as was set before."""
        at = None if due is None else max(due, self.held_until)
        if at == self._at:
            return
        self.cancel()
        self._at = at
        if at is not None:
            self._wait()

    def _wait(self) -> None:
        """Time may act now; if not quite yet, wait on."""
        if self._at is None:  # it has acted already, just before a command
            return
        early = self._at - self._live.house.clock()
        if early > 0:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(early / 1000, self._wait)
        else:
            self._live.wake()

    def taken(self, now: int) -> bool:
        """Whether it is time, which is not said twice."""
        if self._at is None or self._at > now:
            return False
        self._at = None
        return True

    def hold(self, milliseconds: int) -> None:
        self.held_until = self._live.house.clock() + milliseconds

    def cancel(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
