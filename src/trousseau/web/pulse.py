"""Once a second: how late the event loop is, and how much memory is in use."""

from __future__ import annotations

import asyncio
import resource
import sys
from pathlib import Path
from typing import NoReturn

from prometheus_client import CollectorRegistry, Histogram

from trousseau.web.door import Door

BEAT = 1.0
TIDY = 60
"""Beats between two looks into the address books."""

STATM = Path("/proc/self/statm")
MEGABYTE = 1024 * 1024
BUCKETS = (0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5)


class Pulse:
    """Closes the door to newcomers while memory is short."""

    def __init__(self, door: Door, registry: CollectorRegistry) -> None:
        self._door = door
        self._late = Histogram(
            "trousseau_loop_lag_seconds",
            "How late the event loop woke up, looked at once a second.",
            buckets=BUCKETS,
            registry=registry,
        )

    async def beat(self) -> NoReturn:
        loop = asyncio.get_running_loop()
        beats = 0
        while True:
            due = loop.time() + BEAT
            await asyncio.sleep(BEAT)
            self._late.observe(max(0.0, loop.time() - due))
            self._look_at_memory()
            beats += 1
            if beats % TIDY == 0:
                self._door.tidy()

    def _look_at_memory(self) -> None:
        full = memory() > self._door.limits.memory * MEGABYTE
        if full != self._door.full:
            self._door.full = full
            self._door.house.log.warning("house_full" if full else "room_again")


def memory() -> int:
    """Bytes in use; where the system does not tell, the most there ever were."""
    if STATM.exists():
        return int(STATM.read_text().split()[1]) * resource.getpagesize()
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak if sys.platform == "darwin" else peak * 1024
