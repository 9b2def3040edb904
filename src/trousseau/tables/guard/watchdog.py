"""The watch over rules: they run in the server's own thread, and none may stop it.

There are two kinds of endless loop, and a guard for each.

- Rules in plain Python are cut by an alarm, and only their table breaks. The alarm ticks while
  the process computes: a machine that is busy with something else accuses no game.
- No signal cuts a loop inside C or compiled code. When the event loop has not turned for long,
  the process leaves with a traceback; whoever runs the service starts it anew, and a mark on
  disk tells the next process which table was at work.
"""

from __future__ import annotations

import asyncio
import faulthandler
import signal
import threading
from pathlib import Path
from types import FrameType, TracebackType
from typing import Self

from trousseau.tables.guard.crash_marker import Mark, Suspect

TICKS = 4
"""Of the alarm, in the time that a block has. It is cut at the next one, and at each after it."""

BEAT = 1.0
"""Seconds between two signs of life of the event loop."""

STDERR = 2


class TooLong(Exception):
    """Rules took longer than they may; the state that they worked on is good for nothing."""


class Cut(BaseException):
    """What interrupts the rules, and `TooLong` is raised from outside them.

    A game's own `except Exception` must not swallow it. If `except BaseException` does, the
    next tick cuts again.
    """


class Watchdog:
    """Sees to it that no rules run for more than so many `seconds` of computing.

    One in a process, and in its main thread: signals reach no other. Elsewhere, as in a test
    that keeps a server in a thread, it only sets the mark. `stuck` is how long, by the clock on
    the wall, the event loop may stand still before the process leaves; a process that was
    itself stopped for longer (Ctrl-Z) may leave when it wakes.
    """

    def __init__(self, seconds: float, folder: Path, stuck: float = 20.0) -> None:
        self.seconds = seconds
        self.stuck = stuck
        self._mark = Mark(folder / "at-work")
        self._at_work = False
        self._table = ""
        self._ticks = 0
        self._next_beat: asyncio.TimerHandle | None = None

    def suspect(self) -> Suspect | None:
        """Who was at work when the last process ended; to be asked before anybody is again.

        A server killed at the wrong moment leaves a mark too: it is a suspicion and no proof.
        """
        return self._mark.read()

    def start(self) -> None:
        """Watchdog over the event loop that runs here."""
        if threading.current_thread() is threading.main_thread():
            self._set_alarm()
            self._beat(asyncio.get_running_loop())

    def stop(self) -> None:
        if self._next_beat:
            self._next_beat.cancel()
            faulthandler.cancel_dump_traceback_later()
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
            signal.signal(signal.SIGVTALRM, signal.SIG_DFL)
            self._next_beat = None
        self._mark.close()

    def over(self, table: str, command: bytes = b"") -> Self:
        """`with watch.over(table):` run rules; TooLong if they do not come to an end."""
        if self._at_work:
            raise RuntimeError("a table can't be at work while another one is")
        self._table = table
        self._mark.set(table, command)
        return self

    def given(self, command: bytes) -> None:
        """What the rules that run are given from here on."""
        self._mark.set(self._table, command)

    def __enter__(self) -> None:
        self._ticks = 0
        self._at_work = True

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._at_work = False
        self._mark.clear()
        if self._ticks > TICKS:  # also if the rules swallowed the cut
            raise TooLong(f"rules ran for more than {self.seconds} s") from error

    def _set_alarm(self) -> None:
        signal.signal(signal.SIGVTALRM, self._tick)
        signal.siginterrupt(signal.SIGVTALRM, False)  # reads and writes go on as if nothing were
        tick = self.seconds / TICKS
        signal.setitimer(signal.ITIMER_VIRTUAL, tick, tick)

    def _tick(self, _: int, frame: FrameType | None) -> None:
        """A quarter of a block's time went by. Setting an alarm for each block costs twice as much.

        A block that is about to leave is let go: cut there, it would never be done.
        """
        leaving = frame is not None and frame.f_code is Watchdog.__exit__.__code__
        if self._at_work and not leaving:
            self._ticks += 1
            if self._ticks > TICKS:
                raise Cut

    def _beat(self, loop: asyncio.AbstractEventLoop) -> None:
        faulthandler.dump_traceback_later(self.stuck, exit=True, file=STDERR)
        self._next_beat = loop.call_later(BEAT, self._beat, loop)
