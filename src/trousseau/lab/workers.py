"""Work spread over processes, with results in the order of the work whoever did it."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TypeAlias, TypeVar

from trousseau.lab.cluster import RayCluster

T = TypeVar("T")
R = TypeVar("R")

Workers: TypeAlias = int | RayCluster
"""So many processes of this machine, or a cluster."""


def spread(work: Callable[[T], R], items: Sequence[T], workers: Workers) -> Iterator[R]:
    """`work` on each item, in order; in this process if one worker is enough.

    What the work raises is raised here; a worker that dies is a BrokenProcessPool.
    """
    if isinstance(workers, RayCluster):
        yield from workers.spread(work, items)
        return
    if workers <= 1 or len(items) <= 1:
        yield from map(work, items)
        return
    pool = ProcessPoolExecutor(min(workers, len(items)), get_context("spawn"), _obey_interrupts)
    try:
        yield from pool.map(work, items)
    finally:
        pool.shutdown(cancel_futures=True)


def every_core() -> int:
    """How many workers this machine has room for."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _obey_interrupts() -> None:
    """On Ctrl-C a worker goes at once and in silence; the process that asked says a word."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
