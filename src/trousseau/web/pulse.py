"""Once a second: how late the event loop is, and how much memory is in use."""

from __future__ import annotations

import asyncio
import os
import resource
import sys
from functools import cache
from pathlib import Path

from prometheus_client import CollectorRegistry, Histogram

from trousseau.web.gate import Gate

BEAT = 1.0
TIDY = 60
"""Beats between two looks into the address books."""

STATM = Path("/proc/self/statm")
STATM_BYTES = 256
MEGABYTE = 1024 * 1024
BUCKETS = (0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5)


class Pulse:
    """Closes the gate to newcomers while memory is short."""

    def __init__(self, gate: Gate, registry: CollectorRegistry) -> None:
        self._gate = gate
        self._beats = 0
        self._due = 0.0
        self._late = Histogram(
            "trousseau_loop_lag_seconds",
            "How late the event loop woke up, looked at once a second.",
            buckets=BUCKETS,
            registry=registry,
        )

    def start(self) -> None:
        self._due = asyncio.get_running_loop().time() + BEAT
        self._gate.house.repeat(BEAT, self.beat)

    async def beat(self) -> None:
        now = asyncio.get_running_loop().time()
        self._late.observe(max(0.0, now - self._due))
        self._due = now + BEAT
        self._look_at_memory()
        self._beats += 1
        if self._beats % TIDY == 0:
            await self._gate.tidy()

    def _look_at_memory(self) -> None:
        full = memory() > self._gate.limits.memory * MEGABYTE
        if full != self._gate.full:
            self._gate.full = full
            self._gate.house.log.warning("house_full" if full else "room_again")


def memory() -> int:
    """Bytes in use; where the system does not tell, the most there ever were."""
    statm = _statm()
    if statm is not None:
        pages = os.pread(statm, STATM_BYTES, 0).split()
        return int(pages[1]) * resource.getpagesize()
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak if sys.platform == "darwin" else peak * 1024


@cache
def _statm() -> int | None:
    """Open as long as the process lives: when it is needed most, nothing can be opened any more."""
    return os.open(STATM, os.O_RDONLY | os.O_CLOEXEC) if STATM.exists() else None
