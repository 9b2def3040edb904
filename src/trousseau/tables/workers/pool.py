"""Workers: processes in which bots think, and others in which games are looked back at.

The event loop never waits for one. A house has two pools, so that no bot waits for somebody who
looks back.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections import Counter
from contextlib import suppress
from typing import TypeVar

import msgspec

from trousseau.kernel import Illegal
from trousseau.kernel.structs import UNREADABLE
from trousseau.tables.lookback.growing_list import Made
from trousseau.tables.workers.worker import (
    PREFIX,
    Answer,
    Asked,
    Chosen,
    Declined,
    Failed,
    Planned,
    PlanQuestion,
    Question,
    Wanted,
    packed,
)

__all__ = ["NoAnswer", "PlanQuestion", "Planned", "Question", "WorkerPool"]

GRACE = 30.0
"""Seconds beyond the limit after which a worker that should have ended by itself is ended: it
was slow to start, or it can't hear its alarm."""

NICE = 10
"""Bots wait for people, never people for bots."""

LAST = 19
"""Whoever looks back waits for both."""

RETRY = 1.0
"""Seconds until it is tried again to start a process, if none can be."""

LONGEST = 16 * 1024 * 1024
"""Bytes of an answer."""

T = TypeVar("T", Chosen, Planned)

_READ: msgspec.json.Decoder[Answer] = msgspec.json.Decoder(Answer)


class NoAnswer(Exception):
    """A worker has no answer to give.

    `why` is "crashed", "too_slow" or "unreadable"; `detail` is for the operator's log.
    """

    def __init__(self, why: str, detail: str) -> None:
        super().__init__(why)
        self.why = why
        self.detail = detail


class WorkerPool:
    """At most so many `workers`, and who asks when all are at work waits in a queue.

    An answer may take `limit` seconds; the time in the queue does not count. A worker that has
    failed or whose answer nobody wants any more is killed, so that no answer is ever taken for
    another one; the next question gets a new worker.
    """

    def __init__(self, workers: int, limit: float, nice: int = NICE) -> None:
        self.limit = limit
        self.nice = nice
        self.answers = 0
        self.failures: Counter[str] = Counter()
        """By what went wrong."""

        self._places = asyncio.Semaphore(workers)
        self._idle: list[Worker] = []
        self._leaving: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Hire the first worker ahead: the first question need not wait for it."""
        self._idle.append(await Worker.hire(self.limit, self.nice))

    async def choose(self, question: Question) -> msgspec.Raw:
        """The bot's move as JSON, or NoAnswer. It may be cancelled at any time."""
        return (await self._counted(question, Chosen)).move

    async def plan(self, question: PlanQuestion) -> Planned:
        """What the bot means to do, or NoAnswer. It may be cancelled at any time."""
        return await self._counted(question, Planned)

    async def make(self, wanted: Wanted) -> Made:
        """What there is to look at; Illegal if it can't be, or NoAnswer."""
        answer = await self._answer(wanted)
        if isinstance(answer, Declined):
            raise Illegal(answer.code, **answer.about)
        if not isinstance(answer, Made):
            raise NoAnswer("unreadable", "nothing to look at")
        return answer

    async def stop(self) -> None:
        """Send all workers home. Who still waits for an answer is to be cancelled before."""
        while self._idle:
            self._dismiss(self._idle.pop())
        await asyncio.gather(*self._leaving)

    async def _counted(self, question: Question | PlanQuestion, kind: type[T]) -> T:
        """A bot's answer, of the kind that was asked for."""
        try:
            answer = await self._answer(question)
            if not isinstance(answer, kind):
                raise NoAnswer("unreadable", "no move")
        except NoAnswer as failure:
            self.failures[failure.why] += 1
            raise
        self.answers += 1
        return answer

    async def _answer(self, question: Asked) -> Chosen | Planned | Made | Declined:
        async with self._places:
            worker = self._rested() or await self._hired()
            try:
                answer = await worker.ask(question)
            except BaseException:
                self._dismiss(worker)
                raise
            self._idle.append(worker)
        if isinstance(answer, Failed):
            raise NoAnswer(answer.why, answer.detail)
        return answer

    async def _hired(self) -> Worker:
        """A new one, as soon as the system has descriptors and memory for it."""
        while True:
            try:
                return await Worker.hire(self.limit, self.nice)
            except OSError:
                await asyncio.sleep(RETRY)

    def _rested(self) -> Worker | None:
        """The idle worker that was last at work, which knows most games; not one that has died."""
        while self._idle:
            worker = self._idle.pop()
            if worker.alive:
                return worker
            self._dismiss(worker)
        return None

    def _dismiss(self, worker: Worker) -> None:
        """Kill it now; the rest, on which nobody should have to wait, is done beside."""
        worker.kill()
        leaving = asyncio.create_task(worker.bury())
        self._leaving.add(leaving)
        leaving.add_done_callback(self._leaving.discard)


class Worker:
    """The server's end of a worker process: one question at a time."""

    def __init__(self, process: Process, limit: float) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self._process = process
        self._questions = process.stdin
        self._answers = process.stdout
        self._limit = limit

    @classmethod
    async def hire(cls, limit: float, nice: int) -> Worker:
        """A new process, with the same Python and the same code as this one."""
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-P", "-m", "trousseau.tables.workers.worker", str(limit), str(nice)),
            stdin=PIPE,
            stdout=PIPE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
            start_new_session=True,  # no Ctrl-C meant for the server, and `kill` gets all of it
        )
        return cls(process, limit)

    @property
    def alive(self) -> bool:
        return self._process.returncode is None

    async def ask(self, question: Asked) -> Answer:
        """The answer; after any exception the worker is good for nothing more."""
        try:
            async with asyncio.timeout(self._limit + GRACE):
                return await self._exchange(question)
        except TimeoutError as error:
            raise NoAnswer("too_slow", "the worker gave no sign of life") from error
        except (ConnectionError, asyncio.IncompleteReadError) as error:
            raise await self._obituary() from error
        except UNREADABLE as error:
            raise NoAnswer("unreadable", str(error)) from error

    async def _exchange(self, question: Asked) -> Answer:
        self._questions.write(packed(question))
        await self._questions.drain()
        length = int.from_bytes(await self._answers.readexactly(PREFIX), "big")
        if length > LONGEST:
            raise NoAnswer("unreadable", f"an answer of {length} bytes")
        return _READ.decode(await self._answers.readexactly(length))

    async def _obituary(self) -> NoAnswer:
        """What is to be said of a worker that has died over a question."""
        self.kill()
        code = await self._process.wait()
        if code == -signal.SIGALRM:
            return NoAnswer("too_slow", f"still thinking after {self._limit} s")
        return NoAnswer("crashed", f"the worker ended with {code}")

    def kill(self) -> None:
        """With all processes that a bot may have started."""
        with suppress(ProcessLookupError, PermissionError):  # dead already
            os.killpg(self._process.pid, signal.SIGKILL)

    async def bury(self) -> None:
        """Let go of its pipes and of what the system keeps of it."""
        self._questions.close()
        await self._process.communicate()
