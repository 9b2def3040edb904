"""How long a module takes to import in a Python that has just started."""

from __future__ import annotations

import subprocess
import sys
from time import perf_counter

from bench.tasks import Task


def fresh(statement: str) -> Task:
    clock = "from time import process_time as now; start = now()"
    program = f"{clock}; {statement}; print('took', now() - start)"

    def work(seconds: float) -> float:
        took: list[float] = []
        start = perf_counter()
        while perf_counter() - start < seconds:
            done = subprocess.run(
                [sys.executable, "-c", program], check=True, capture_output=True, text=True
            )
            took.append(float(done.stdout.rpartition("took")[2]))
        return 1 / min(took)

    return work
