"""The bots of one table at work: asked when it is their turn, at the pace of people.

Games in real time have `timed_bots`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from random import uniform
from typing import TYPE_CHECKING
from weakref import proxy

import msgspec

from trousseau.bots import REMARKS
from trousseau.bots.timing import left
from trousseau.kernel import Illegal, Refusal
from trousseau.kernel.dice import fresh_seed
from trousseau.tables.core.commands import Pace
from trousseau.tables.core.entries import BotSat, Broke, Closed, Entry, Moved
from trousseau.tables.core.outbox import encode
from trousseau.tables.core.permissions import is_full
from trousseau.tables.core.table import Table
from trousseau.tables.live.jobs import Job, fault
from trousseau.tables.workers.pool import NoAnswer, Question

if TYPE_CHECKING:
    from trousseau.tables.live.live_table import LiveTable

PAUSES: Mapping[Pace, tuple[float, float]] = {
    "calm": (0.6, 1.5),
    "brisk": (0.25, 0.6),
    "at_once": (0.25, 0.25),
}
"""Of the house's pace, from and to. A bot's pause says nothing about what it holds: it is drawn,
not thought. So there is one even where bots move at once, with room for the usual thinking."""

SLOT = 0.25
"""Of the house's pace: whoever thinks for longer than the pause answers at the end of such a slot.
The shorter pauses are, the more often that happens, so slots are as long as the shortest."""

RETRY = 1.0
"""Seconds until time and bots try again what could not be saved."""


class BotsAtWork:
    """Asks the bot_workers for the moves of the bots that are waited for."""

    __slots__ = ("_live", "_remarks", "_thinking")

    def __init__(self, live: LiveTable) -> None:
        # A table has its bots, and they do not hold it: what nobody looks at any more is freed at
        # once, and not when the collector comes by.
        self._live: LiveTable = proxy(live)
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._remarks: dict[int, int] = {}

    def attend(self) -> None:
        """Ask those who have to move and are not asked yet; call off those who have not."""
        to_move = self._live.table.bots_to_move()
        for seat in [seat for seat in self._thinking if seat not in to_move]:
            self._thinking.pop(seat).cancel()
        for seat in to_move:
            if seat not in self._thinking:
                self._thinking[seat] = self._live.house.task(self._choose(seat))

    def call_off(self) -> None:
        for task in self._thinking.values():
            task.cancel()
        self._thinking.clear()

    async def _choose(self, seat: int) -> None:
        table, house = self._live.table, self._live.house
        level, seq = table.seats[seat].bot, table.seq
        if level is None or not plays(table, seat, level):
            return  # by a line that is being stored: its person is back, or time has acted
        loop = asyncio.get_running_loop()
        began, pause = loop.time(), house.pace * uniform(*PAUSES[table.setup.pace])
        slot = max(house.slot, house.pace * SLOT)
        try:
            with self._live.watched():
                asked = question(table, seat, level)
            move = await house.bot_workers.choose(asked)
        except NoAnswer as failure:
            self.failed(seat, level, failure.why, failure.detail)
        except Exception as error:  # the rules could not even show the table
            self._live.take(fault(error))
        else:
            await asyncio.sleep(left(loop.time() - began, pause, slot))
            self._live.take(self._move(seat, level, seq, move))

    def failed(self, seat: int, level: str, why: str, detail: str) -> None:
        table = self._live.table
        self._live.house.note("bot_failed", table, level=level, why=why, detail=detail)
        self._live.take(self._step_down(seat, level))

    def answered(self, seat: int, *, remark: bool = False) -> None:
        """The bot's answer was dealt with; if it is still waited for it is asked again."""
        if seat in self._thinking:
            self._thinking.pop(seat).cancel()  # it may have been asked twice
        self._remarks[seat] = self._remarks.get(seat, 0) + 1 if remark else 0

    def ask_again(self, seat: int, refusal: Refusal) -> None:
        """No line came of the bot's answer, so nobody else sees to it."""
        self.answered(seat)
        if refusal.code == "not_saved":  # at once it could be saved no more than now
            self._thinking[seat] = self._live.house.task(self._choose_later(seat))
        self.attend()

    async def _choose_later(self, seat: int) -> None:
        await asyncio.sleep(RETRY)
        await self._choose(seat)

    def _move(self, seat: int, level: str, seq: int, move: msgspec.Raw) -> Job:
        """What a bot chose when line `seq` was the newest."""
        remark = False

        def entry(table: Table, now: int) -> Entry:
            nonlocal remark
            check_plays(table, seat, level, seq)
            if table.game_on.is_stale(seat, seq, move):
                raise Illegal("stale", on=seq, now=table.seq)
            if is_full(table):
                return Closed()  # bots would go on for ever
            remark = table.game_on.only_says(seat, move)
            if remark and self._remarks.get(seat, 0) >= REMARKS:
                raise Illegal("only_talks")
            return Moved(seat=seat, move=move)

        def refused(table: Table, refusal: Refusal) -> None:
            """Others may have moved while it thought; if they have not, the bot is at fault."""
            unmoved = plays(table, seat, level) and table.seq == seq
            if unmoved and refusal.code != "not_saved":
                self.failed(seat, level, "illegal", refusal.code)
            else:
                self.ask_again(seat, refusal)

        return Job(entry, done=lambda *_: self.answered(seat, remark=remark), refused=refused)

    def _step_down(self, seat: int, level: str) -> Job:
        return Job(
            lambda table, _: step_down(table, seat, level),
            done=lambda *_: self.answered(seat),
            refused=lambda _, refusal: self.ask_again(seat, refusal),
        )


def question(table: Table, seat: int, level: str) -> Question:
    """All that this seat has seen and heard, for a bot in another process."""
    playing = table.game_on
    return Question(
        game=table.registry.module(table.setup.game),
        level=level,
        at=playing.last - playing.began,
        view=msgspec.Raw(encode(playing.state.view(seat))),
        story=msgspec.Raw(encode(playing.facts(seat))),
        seed=fresh_seed().hex(),
    )


def step_down(table: Table, seat: int, level: str) -> Entry:
    """A bot crashed, took too long or wants the impossible: the next lower level sits down."""
    check_plays(table, seat, level, table.seq)
    lower = table.registry.below(table.setup.game, level)
    if lower is None:
        return Broke(problem="bots")
    return BotSat(seat=seat, level=lower, why="failed", once=table.seats[seat].once)


def plays(table: Table, seat: int, level: str) -> bool:
    """Whether this bot still has to move: meanwhile its person may have come back."""
    return seat in table.bots_to_move() and table.seats[seat].bot == level


def check_plays(table: Table, seat: int, level: str, seq: int) -> None:
    if not plays(table, seat, level):
        raise Illegal("stale", on=seq, now=table.seq)
