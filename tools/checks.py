"""Checks, one after the other, side by side or beside others, and a table of what each cost.

Only the standard library, since `./play` comes here before anything is installed.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import NamedTuple

from stamps import ROOT


class Failed(Exception):
    """A step failed; if it was a command, that has already printed why."""


@dataclass(frozen=True)
class Check:
    """A command under a name."""

    name: str
    words: tuple[str, ...]
    environment: dict[str, str] = field(default_factory=dict)


class Cost(NamedTuple):
    """Seconds on the clock, and of processors; on a busy machine only the latter mean something."""

    waited: float
    worked: float


class Checks:
    """Runs checks up to the first that fails, and remembers what they cost."""

    def __init__(self) -> None:
        self.costs: dict[str, Cost] = {}

    def one(self, check: Check) -> None:
        """Run it under a heading; it has both cores, and speaks for itself."""
        print(f"\n== {check.name}", flush=True)
        self._run(check, None)

    def side_by_side(self, *checks: Check) -> None:
        """Run checks that keep one core busy each; what one of them says comes at its end."""
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            running = [pool.submit(self._run, check, subprocess.PIPE) for check in checks]
            try:
                for check, ended in zip(checks, running, strict=True):
                    said = ended.result()
                    print(f"\n== {check.name}\n{said}".rstrip(), flush=True)
            except Failed:
                pool.shutdown(cancel_futures=True)
                raise

    @contextmanager
    def beside(self, check: Check) -> Iterator[None]:
        """Run a check while others run; what it says comes after them, and it may fail then."""
        with ThreadPoolExecutor(1) as pool:
            running = pool.submit(self._run, check, subprocess.PIPE)
            yield
            print(f"\n== {check.name}\n{running.result()}".rstrip(), flush=True)

    def _run(self, check: Check, stdout: int | None) -> str:
        began = time.monotonic()
        with subprocess.Popen(
            check.words,
            cwd=ROOT,
            env=os.environ | check.environment,
            stdout=stdout,
            stderr=stdout and subprocess.STDOUT,
            text=True,
        ) as process:
            said = process.stdout.read() if process.stdout else ""
            _, status, used = os.wait4(process.pid, 0)
            process.returncode = os.waitstatus_to_exitcode(status)
        cost = Cost(time.monotonic() - began, used.ru_utime + used.ru_stime)
        self.costs[check.name] = cost
        if process.returncode:
            print(said, file=sys.stderr)
            raise Failed(f"{check.name}: failed with exit code {process.returncode}")
        return said

    def table(self) -> str:
        """What each check cost, the dearest first."""
        lines = [f"{'seconds':>10}{'of processors':>16}"]
        dearest = sorted(self.costs.items(), key=lambda item: -item[1].worked)
        lines += [f"{cost.waited:10.0f}{cost.worked:16.0f}  {name}" for name, cost in dearest]
        return "\n".join(lines)
