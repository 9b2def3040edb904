"""A bot's answer comes at an instant that is drawn or fixed: it tells nothing of what it holds."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextvars import Context
from functools import partial
from pathlib import Path
from random import Random
from typing import TypeVarTuple

import msgspec
import pytest
from tests.proof.room import PATIENCE, Clock, Ear, house_with

from trousseau.tables.core.commands import Again, Begin, Hello, Pace, SeatBot, Setup
from trousseau.tables.core.permissions import Guest
from trousseau.tables.core.registry import GameRegistry
from trousseau.tables.live.bots import PAUSES
from trousseau.tables.workers.pool import Question, WorkerPool

PACE = 1000.0
"""Seconds: no other timer of a house is as long as a bot's pause at this pace."""

ANSWERS = 12


@pytest.mark.parametrize(
    ("chosen", "pace", "slot"),
    [
        ("calm", PACE, 0.001),
        ("brisk", PACE, 0.001),
        ("at_once", PACE, 0.001),
        ("calm", 0.0, PACE),
        ("at_once", 0.0, PACE),
    ],
)
def test_a_bot_answers_at_an_instant_that_does_not_depend_on_what_it_has_to_decide(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, chosen: Pace, pace: float, slot: float
) -> None:
    """A pause that is drawn, and without one a slot; also if all it can do is end the turn.

    So it is at every pace that a table's host may choose and an operator may set.
    """
    monkeypatch.setattr("trousseau.tables.live.bots.uniform", Random(7).uniform)
    drawn = Random(7)
    with asyncio.Runner(loop_factory=Stopwatch) as runner:
        answers = runner.run(experts_at_work(tmp_path, chosen, pace, slot))
    expected = [pace * drawn.uniform(*PAUSES[chosen]) or slot for _ in answers]
    assert [instant for _, instant in answers] == pytest.approx(expected, abs=1.0)
    assert {moves == 1 for moves, _ in answers} == {True, False}


async def experts_at_work(
    folder: Path, chosen: Pace, pace: float, slot: float
) -> list[tuple[int, float]]:
    """How many moves a bot had to choose from, and when after that its answer was played."""
    loop = asyncio.get_running_loop()
    assert isinstance(loop, Stopwatch)
    bot_workers = Noting(1, PATIENCE)
    answers: list[tuple[int, float]] = []
    async with house_with(
        folder, GameRegistry(), Clock(), bot_workers=bot_workers, pace=pace, slot=slot
    ) as house:
        host = await house.open(Setup(game="coffre", seats=4, pace=chosen), Guest("P0"))
        live = await house.find(host.table)
        ear = Ear(live)
        await ear.ask(Hello(id="hello", token=host.token))
        for seat in range(4):
            await ear.ask(SeatBot(id=f"bot-{seat}", seat=seat, level="expert"))
        while len(answers) < ANSWERS:
            told = await ear.ask(Begin(id=f"begin-{len(answers)}"))
            while live.table.phase == "playing":
                async with asyncio.timeout(PATIENCE):
                    moves, asked = await bot_workers.noted.get()
                for _ in range(10):
                    await asyncio.sleep(0)
                assert live.table.seq == told["seq"], "the answer did not wait"
                answers.append((moves, loop.end_pause() - asked))
                told = await ear.hear()
            await ear.ask(Again(id=f"again-{len(answers)}"))
    return answers


class Noting(WorkerPool):
    """Tells between how many moves each answer chose, and when it was asked for."""

    def __init__(self, workers: int, limit: float) -> None:
        super().__init__(workers, limit)
        self.noted: asyncio.Queue[tuple[int, float]] = asyncio.Queue()

    async def choose(self, question: Question) -> msgspec.Raw:
        asked = asyncio.get_running_loop().time()
        move = await super().choose(question)
        self.noted.put_nowait((len(msgspec.json.decode(question.view)["moves"]), asked))
        return move


About = TypeVarTuple("About")


class Stopwatch(asyncio.SelectorEventLoop):
    """Knows the long pauses that are asked of it, and can end them."""

    def __init__(self) -> None:
        super().__init__()
        self._pauses: list[tuple[asyncio.TimerHandle, Callable[[], object]]] = []

    def call_later(
        self,
        delay: float,
        callback: Callable[[*About], object],
        *args: *About,
        context: Context | None = None,
    ) -> asyncio.TimerHandle:
        handle = super().call_later(delay, callback, *args, context=context)
        if delay > PACE / 10:
            self._pauses.append((handle, partial(callback, *args)))
        return handle

    def end_pause(self) -> float:
        """End the only pause there is; when it would have ended."""
        ((handle, go_on),) = self._pauses
        self._pauses.clear()
        handle.cancel()
        self.call_soon(go_on)
        return handle.when()
