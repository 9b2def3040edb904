from __future__ import annotations

import asyncio
import faulthandler
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
import uvloop

from trousseau.tables.guard import watchdog as watch_module
from trousseau.tables.guard.crash_marker import SIZE
from trousseau.tables.guard.watchdog import TooLong, Watchdog

Run = Callable[[Coroutine[Any, Any, None]], None]


@pytest.fixture(params=[asyncio.run, uvloop.run], ids=["asyncio", "uvloop"])
def run(request: pytest.FixtureRequest) -> Run:
    """Each test runs in both kinds of event loop."""
    either: Run = request.param
    return either


@contextmanager
def a_watch(folder: Path, seconds: float = 0.1) -> Iterator[Watchdog]:
    watch = Watchdog(seconds, folder)
    watch.start()
    try:
        yield watch
    finally:
        watch.stop()


def endless() -> None:
    while True:
        pass


def stubborn() -> None:
    while True:
        with suppress(Exception):
            endless()


def shameless() -> None:
    """Swallows even what is no Exception, three times."""
    for _ in range(3):
        with suppress(BaseException):
            endless()


def clumsy() -> None:
    try:
        endless()
    finally:
        raise KeyError("lost in the ruins")


def compute(seconds: float) -> None:
    end = time.thread_time() + seconds
    while time.thread_time() < end:
        pass


@pytest.mark.parametrize("rules", [endless, stubborn, shameless, clumsy])
def test_endless_rules_are_cut_and_the_loop_goes_on(
    run: Run, rules: Callable[[], None], tmp_path: Path
) -> None:
    async def serve() -> None:
        with a_watch(tmp_path) as watch:
            for _ in range(2):
                with pytest.raises(TooLong), watch.over("a table", b"move"):
                    rules()
                assert await asyncio.to_thread(lambda: "still here") == "still here"

    run(serve())


def test_the_place_where_rules_were_cut_is_told(run: Run, tmp_path: Path) -> None:
    async def serve() -> None:
        with (
            a_watch(tmp_path) as watch,
            pytest.raises(TooLong) as cut,
            watch.over("a table", b"move"),
        ):
            endless()
        cause = cut.value.__cause__
        assert cause is not None
        assert cause.__traceback__ is not None
        frame = cause.__traceback__.tb_next
        assert frame is not None
        assert frame.tb_frame.f_code is endless.__code__

    run(serve())


def test_many_short_blocks_are_not_one_long_one(run: Run, tmp_path: Path) -> None:
    async def serve() -> None:
        with a_watch(tmp_path) as watch:
            for number in range(20):
                with watch.over(f"table {number}", b"move"):
                    compute(0.02)

    run(serve())


def test_time_spent_outside_or_asleep_counts_for_nobody(run: Run, tmp_path: Path) -> None:
    async def serve() -> None:
        with a_watch(tmp_path) as watch:
            compute(0.3)
            with watch.over("a table", b"move"):
                time.sleep(0.3)  # as on a machine that is busy with something else

    run(serve())


def test_what_rules_raise_in_time_is_what_comes_out(run: Run, tmp_path: Path) -> None:
    async def serve() -> None:
        with a_watch(tmp_path) as watch:
            with pytest.raises(KeyError), watch.over("a table", b"move"):
                raise KeyError
            with watch.over("a table", b"move"):
                pass

    run(serve())


def test_one_table_is_at_work_at_a_time(tmp_path: Path) -> None:
    watch = Watchdog(1.0, tmp_path)
    with watch.over("one", b"move"):
        with pytest.raises(RuntimeError):
            watch.over("other", b"move")
        suspect = watch.suspect()
        assert suspect is not None
        assert suspect.table == "one"
    watch.stop()


def test_the_alarm_is_off_when_the_watch_has_stopped(run: Run, tmp_path: Path) -> None:
    async def serve() -> None:
        with a_watch(tmp_path):
            assert signal.getitimer(signal.ITIMER_VIRTUAL) != (0.0, 0.0)

    run(serve())
    assert signal.getitimer(signal.ITIMER_VIRTUAL) == (0.0, 0.0)
    assert signal.getsignal(signal.SIGVTALRM) is signal.SIG_DFL


def test_beside_the_main_thread_there_is_only_the_mark(tmp_path: Path) -> None:
    marked = []

    async def serve() -> None:
        with a_watch(tmp_path, seconds=0.01) as watch, watch.over("a table", b"move"):
            compute(0.05)
            marked.append(watch.suspect())

    thread = threading.Thread(target=asyncio.run, args=(serve(),))
    thread.start()
    thread.join()
    assert marked == [("a table", b"move")]
    assert signal.getitimer(signal.ITIMER_VIRTUAL) == (0.0, 0.0)


def test_nobody_is_suspected_after_a_good_end(tmp_path: Path) -> None:
    before = Watchdog(1.0, tmp_path)
    assert before.suspect() is None
    with before.over("a table", b"move"):
        pass
    before.stop()
    after = Watchdog(1.0, tmp_path)
    assert after.suspect() is None
    after.stop()


def test_a_command_too_long_for_the_mark_loses_its_end(tmp_path: Path) -> None:
    watch = Watchdog(1.0, tmp_path)
    with watch.over("a table", b"x" * SIZE):
        suspect = watch.suspect()
    watch.stop()
    assert suspect is not None
    assert suspect.table == "a table"
    assert SIZE - 100 < len(suspect.command) < SIZE


SERVER = """
import asyncio, os, signal, sys
from pathlib import Path
import uvloop
from trousseau.tables.guard.watchdog import Watchdog

def endless_in_c():
    sum(range(10**15))

def killed():
    os.kill(os.getpid(), signal.SIGKILL)

async def serve():
    watch = Watchdog(0.1, Path(sys.argv[1]), stuck=0.5)
    watch.start()
    with watch.over("a good table", b"x" * 1000):
        pass
    await asyncio.sleep(0)
    with watch.over("a bad table", b'{"do":"loop"}'):
        globals()[sys.argv[2]]()

uvloop.run(serve()) if sys.argv[3] == "uvloop" else asyncio.run(serve())
"""


def ended_server(folder: Path, rules: str, loop: str) -> subprocess.CompletedProcess[bytes]:
    typed = [sys.executable, "-c", SERVER, str(folder), rules, loop]
    return subprocess.run(typed, stderr=subprocess.PIPE, timeout=60, check=False)


@pytest.mark.parametrize("loop", ["asyncio", "uvloop"])
@pytest.mark.parametrize("rules", ["endless_in_c", "killed"])
def test_the_next_process_knows_who_was_at_work(rules: str, loop: str, tmp_path: Path) -> None:
    ended = ended_server(tmp_path, rules, loop)
    if rules == "endless_in_c":
        assert ended.returncode == 1
        assert b"in endless_in_c" in ended.stderr
    else:
        assert ended.returncode == -signal.SIGKILL
    watch = Watchdog(1.0, tmp_path)
    assert watch.suspect() == ("a bad table", b'{"do":"loop"}')
    assert watch.suspect() is not None, "asked again, it is still there"
    with watch.over("another table", b"move"):
        pass
    assert watch.suspect() is None
    watch.stop()


def test_a_loop_that_turns_puts_its_end_off(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    beats = []
    monkeypatch.setattr(watch_module, "BEAT", 0.001)

    async def serve() -> None:
        thrice = asyncio.Event()

        def beat(seconds: float, **about: object) -> None:
            beats.append((seconds, about))
            if len(beats) == 3:
                thrice.set()

        monkeypatch.setattr(faulthandler, "dump_traceback_later", beat)
        with a_watch(tmp_path):
            await thrice.wait()

    run(serve())
    assert beats == [(20.0, {"exit": True, "file": 2})] * 3
