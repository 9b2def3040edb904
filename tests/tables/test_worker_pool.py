from __future__ import annotations

import asyncio
import errno
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest
import uvloop

from trousseau import games
from trousseau.bots import Seen, chooser
from trousseau.kernel import SeededDice
from trousseau.tables.workers import pool as pool_module
from trousseau.tables.workers.pool import NoAnswer, Question, Worker, WorkerPool
from trousseau.tables.workers.worker import PREFIX, packed
from trousseau.testing.games.tictactoe import GAME as TICTACTOE

ODD = "tests.tables.odd"
SEED = bytes(32)
QUICK = 0.3
"""Seconds, for bots that will not come to an end; others get plenty."""

Run = Callable[[Coroutine[Any, Any, None]], None]


@pytest.fixture(params=[asyncio.run, uvloop.run], ids=["asyncio", "uvloop"])
def run(request: pytest.FixtureRequest) -> Run:
    """Each test runs in both kinds of event loop."""
    either: Run = request.param
    return either


@asynccontextmanager
async def a_pool(workers: int = 1, limit: float = 60.0) -> AsyncIterator[WorkerPool]:
    pool = WorkerPool(workers, limit)
    await pool.start()
    try:
        yield pool
    finally:
        await pool.stop()


def question(level: str, at: int = 0, story: bytes = b"[]") -> Question:
    view = TICTACTOE.new(2, TICTACTOE.options(), SeededDice(SEED)).view(0)
    raw = msgspec.Raw(msgspec.json.encode(view))
    return Question(ODD, level, at, raw, msgspec.Raw(story), SEED.hex())


def cell(move: msgspec.Raw) -> int:
    return TICTACTOE.read_json(bytes(move), 0)


async def failure(pool: WorkerPool, level: str) -> NoAnswer:
    with pytest.raises(NoAnswer) as failed:
        await pool.choose(question(level))
    return failed.value


def test_a_bot_answers_by_what_it_is_given(run: Run) -> None:
    async def play() -> None:
        async with a_pool() as pool:
            assert cell(await pool.choose(question("echoes", at=5))) == 5
            assert cell(await pool.choose(question("throws"))) == SeededDice(SEED).below(9)
            story = b'[{"fact":"marked","seat":1,"cell":3},{"fact":"marked","seat":0,"cell":8}]'
            assert cell(await pool.choose(question("recalls", story=story))) == 2

    run(play())


@pytest.mark.parametrize("level", games.parts_of("coffre").levels())
def test_a_bot_in_a_worker_chooses_what_it_would_choose_here(level: str) -> None:
    game = games.get("coffre")
    state = game.new(4, game.options(), SeededDice(SEED))
    seat = state.waiting()[0]
    view = state.view(seat)
    bot = chooser(games.parts_of("coffre").levels()[level]())
    here = bot.choose(Seen(game, view, []), SeededDice(SEED))
    raw = msgspec.Raw(msgspec.json.encode(view))
    asked = Question("coffre", level, 0, raw, msgspec.Raw(b"[]"), SEED.hex())

    async def play() -> None:
        async with a_pool() as pool:
            assert game.read_json(bytes(await pool.choose(asked)), seat) == here

    asyncio.run(play())


def test_answers_are_not_mixed_up_however_many_ask(run: Run) -> None:
    async def play() -> None:
        async with a_pool(workers=2) as pool:
            cells = [n % 9 for n in range(60)]
            moves = await asyncio.gather(*(pool.choose(question("echoes", n)) for n in cells))
            assert [cell(move) for move in moves] == cells

    run(play())


def test_time_in_the_queue_does_not_count(run: Run) -> None:
    """Two dozen bots of 50 ms each share a worker, and none may think for a second."""

    async def play() -> None:
        async with a_pool(limit=1.0) as pool:
            asked = [pool.choose(question("dawdles", n % 9)) for n in range(24)]
            assert len(await asyncio.gather(*asked)) == 24

    run(play())


def test_an_exception_is_told_with_its_traceback_and_the_worker_lives_on(run: Run) -> None:
    async def play() -> None:
        async with a_pool() as pool:
            failed = await failure(pool, "crashes")
            assert failed.why == "crashed"
            assert "I forgot the rules" in failed.detail
            assert "in crashes" in failed.detail
            (same,) = pool._idle
            assert cell(await pool.choose(question("echoes", 4))) == 4
            assert pool._idle == [same]

    run(play())


@pytest.mark.parametrize("level", ["hangs", "hangs_in_c"])
def test_who_thinks_for_too_long_is_ended(run: Run, level: str) -> None:
    async def play() -> None:
        async with a_pool(limit=QUICK) as pool:
            assert (await failure(pool, level)).why == "too_slow"
            assert cell(await pool.choose(question("echoes", 4))) == 4

    run(play())


@pytest.mark.parametrize("level", ["hangs_deaf", "hangs_with_a_child"])
def test_who_does_not_hear_the_alarm_is_ended_too(
    run: Run, level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A child keeps the pipe of the answers open: nobody sees it end with the worker."""
    monkeypatch.setattr(pool_module, "GRACE", 0.5)

    async def play() -> None:
        async with a_pool(limit=QUICK) as pool:
            assert (await failure(pool, level)).why == "too_slow"

    run(play())


@pytest.mark.parametrize(
    ("level", "code"), [("leaves", 7), ("segfaults", -signal.SIGSEGV)], ids=["leaves", "segfaults"]
)
def test_a_worker_that_dies_is_replaced(run: Run, level: str, code: int) -> None:
    async def play() -> None:
        async with a_pool() as pool:
            failed = await failure(pool, level)
            assert failed.why == "crashed"
            assert failed.detail.endswith(f" {code}")
            assert cell(await pool.choose(question("echoes", 4))) == 4

    run(play())


def test_a_worker_that_died_while_idle_costs_nobody_a_move(run: Run) -> None:
    async def play() -> None:
        async with a_pool() as pool:
            await pool.choose(question("echoes"))
            (idle,) = pool._idle
            idle.kill()
            await idle._process.wait()
            assert cell(await pool.choose(question("echoes", 4))) == 4

    run(play())


def test_a_long_story_for_a_worker_that_dies_over_it(run: Run) -> None:
    """More than a pipe holds, so that the death is met while writing."""

    async def play() -> None:
        story = b"[" + b" " * 5_000_000 + b"]"
        async with a_pool() as pool:
            (idle,) = pool._idle
            asked = asyncio.create_task(pool.choose(question("echoes", story=story)))
            await asyncio.sleep(0)
            idle.kill()
            with pytest.raises(NoAnswer, match="crashed"):
                await asked
            assert cell(await pool.choose(question("echoes", 4, story))) == 4

    run(play())


@pytest.mark.skipif(sys.platform != "linux", reason="memory has no limit elsewhere")
def test_a_bot_that_eats_all_memory_gets_none(run: Run) -> None:
    async def play() -> None:
        async with a_pool() as pool:
            failed = await failure(pool, "eats")
            assert failed.why == "crashed"
            assert "MemoryError" in failed.detail

    run(play())


def test_what_a_bot_prints_does_not_spoil_the_answers(
    run: Run, capfd: pytest.CaptureFixture[str]
) -> None:
    async def play() -> None:
        async with a_pool() as pool:
            for at in (3, 8):
                assert cell(await pool.choose(question("prints", at))) == at

    run(play())
    assert capfd.readouterr().err == "thinking\naloud\n" * 2


def test_a_bot_cannot_read_the_questions(run: Run) -> None:
    async def play() -> None:
        async with a_pool() as pool:
            assert "EOFError" in (await failure(pool, "listens")).detail
            assert cell(await pool.choose(question("echoes", 4))) == 4

    run(play())


@pytest.mark.parametrize("level", ["mumbles", "garbles"])
def test_an_answer_that_is_none_is_unreadable(run: Run, level: str) -> None:
    async def play() -> None:
        async with a_pool() as pool:
            assert (await failure(pool, level)).why == "unreadable"
            assert cell(await pool.choose(question("echoes", 4))) == 4

    run(play())


def test_workers_are_gentle_and_leave_signals_to_the_server(run: Run) -> None:
    async def play() -> None:
        async with a_pool() as pool:
            detail = (await failure(pool, "reports")).detail
            assert f"nice={min(os.nice(0) + 10, 19)} " in detail
            assert detail.count("Handlers.SIG_IGN") == 2
            if sys.platform == "linux":
                assert f"memory={2 * 1024**3} " in detail

    run(play())


def test_an_unknown_level_is_a_failure_like_any_other(run: Run) -> None:
    async def play() -> None:
        async with a_pool() as pool:
            failed = await failure(pool, "nobody")
            assert failed.why == "crashed"
            assert "KeyError" in failed.detail

    run(play())


def test_a_question_taken_back_in_the_queue_leaves_its_place(run: Run) -> None:
    async def play() -> None:
        async with a_pool() as pool:
            first = asyncio.create_task(pool.choose(question("dawdles", 1)))
            second = asyncio.create_task(pool.choose(question("dawdles", 2)))
            third = asyncio.create_task(pool.choose(question("dawdles", 3)))
            await asyncio.sleep(0)
            second.cancel()
            assert cell(await first) == 1
            assert cell(await third) == 3
            assert second.cancelled()

    run(play())


def test_a_question_taken_back_while_a_bot_thinks_is_never_answered_to_another(run: Run) -> None:
    """Cancelled at every stage: before the worker is up, while it thinks, as it answers."""

    async def play() -> None:
        async with a_pool() as pool:
            for turn in range(12):
                asked = asyncio.create_task(pool.choose(question("dawdles", 1)))
                await asyncio.wait([asked], timeout=turn * 0.03)
                asked.cancel()
                await asyncio.wait([asked])
                assert cell(await pool.choose(question("echoes", 4))) == 4, turn

    run(play())


def test_nothing_is_left_of_a_pool(run: Run) -> None:
    async def play() -> None:
        async with a_pool(workers=2, limit=QUICK) as pool:
            await asyncio.gather(*(pool.choose(question("dawdles")) for _ in range(4)))
            processes = [worker._process for worker in pool._idle]
            assert len(processes) == 2
        assert {process.returncode for process in processes} == {-signal.SIGKILL}

    run(play())


SERVER = """
import asyncio, sys
from tests.tables.test_worker_pool import a_pool, question

async def serve():
    async with a_pool(limit=2.0) as pool:
        asked = asyncio.create_task(pool.choose(question(sys.argv[1])))
        await asyncio.Event().wait()

asyncio.run(serve())
"""


@pytest.mark.parametrize("level", ["prints", "hangs", "hangs_in_c"])
def test_workers_end_with_a_server_that_is_killed(level: str) -> None:
    """Idle or not. They share its stderr, so that pipe ends when the last of them does."""
    server = subprocess.Popen(
        [sys.executable, "-c", SERVER, level],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        stderr=subprocess.PIPE,
    )
    with server:
        assert server.stderr is not None
        assert server.stderr.readline() == b"thinking\n"
        server.kill()
        _, complaints = server.communicate(timeout=60)
    assert b"Traceback" not in complaints


@pytest.mark.parametrize("sent", [2, PREFIX, PREFIX + 10])
def test_a_worker_whose_server_dies_in_the_middle_of_a_question_ends_silently(sent: int) -> None:
    worker = subprocess.run(
        [sys.executable, "-m", "trousseau.tables.workers.worker", "2", "0"],
        input=packed(question("echoes"))[:sent],
        capture_output=True,
        check=True,
    )
    assert worker.stdout == worker.stderr == b""


def test_where_no_process_can_be_started_now_one_is_later(monkeypatch: pytest.MonkeyPatch) -> None:
    hire, tries = Worker.hire, []

    async def hired(limit: float, nice: int) -> Worker:
        tries.append(limit)
        if len(tries) == 1:
            raise OSError(errno.EMFILE, "too many open files")
        return await hire(limit, nice)

    async def play() -> None:
        monkeypatch.setattr(pool_module, "RETRY", 0.001)
        monkeypatch.setattr(Worker, "hire", hired)
        pool = WorkerPool(1, 60.0)
        try:
            assert cell(await pool.choose(question("echoes", at=5))) == 5
            assert len(tries) == 2
        finally:
            await pool.stop()

    asyncio.run(play())
