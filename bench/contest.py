"""Contenders take turns on one core, so that a busy moment of the machine hits all of them.

Each contender is a process of its own that stays alive, warmed up and idle, between its turns.
"""

from __future__ import annotations

import os
import subprocess
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType

from bench.places import COMPILED, OURS, PURE, ROOT, THEIRS

WARM_UP = 0.2


@dataclass(frozen=True)
class Contender:
    """`task` names a function in `bench.tasks`, with its arguments: `open_spiel:play:leduc_poker`.

    It runs where the other libraries are, or, with a `source`, where that build of ours is.
    """

    name: str
    task: str
    source: Path | None = None


def ours(task: str, how: str = "") -> list[Contender]:
    """Both builds of Trousseau at one task."""
    return [
        Contender(f"Trousseau, pure{how}", task, PURE),
        Contender(f"Trousseau, compiled{how}", task, COMPILED),
    ]


@dataclass(frozen=True)
class Contest:
    """All are compared with the first two contenders, which are ours, pure and compiled."""

    key: str
    title: str
    unit: str
    contenders: Sequence[Contender]

    @property
    def yardsticks(self) -> list[str]:
        return [contender.name for contender in self.contenders[:2]]


@dataclass(frozen=True)
class Score:
    """What a contest gave: for each contender its rate in every round."""

    contest: Contest
    rates: dict[str, list[float]]


def measure(contest: Contest, rounds: int, seconds: float) -> Score:
    print(f"bench: {contest.title}", flush=True)
    with ExitStack() as stack:
        workers = [stack.enter_context(Worker(contender)) for contender in contest.contenders]
        for worker in workers:
            worker.turn(WARM_UP)
        rates: dict[str, list[float]] = {contender.name: [] for contender in contest.contenders}
        for _ in range(rounds):
            for worker in workers:
                rates[worker.contender.name].append(worker.turn(seconds))
    return Score(contest, rates)


class Worker:
    """One contender's process; it works only when it is told to."""

    def __init__(self, contender: Contender) -> None:
        self.contender = contender
        environment = os.environ | {
            "PYTHONPATH": os.pathsep.join(str(p) for p in (contender.source, ROOT) if p),
            "PYTHONSAFEPATH": "1",
            "PYTHONDONTWRITEBYTECODE": "",  # as on most machines: it matters for imports
        }
        self.process = subprocess.Popen(
            [OURS if contender.source else THEIRS, "-m", "bench.worker", contender.task],
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def __enter__(self) -> Worker:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()

    def turn(self, seconds: float) -> float:
        """Let the contender work for so long; how many units it did in a second."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{seconds}\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        if not answer:
            raise RuntimeError(f"{self.contender.name} gave up at {self.contender.task}")
        return float(answer)
