"""The bots of one table at work: asked when it is their turn, at the pace of people."""

from __future__ import annotations

import asyncio
from random import uniform
from typing import TYPE_CHECKING
from weakref import proxy

import msgspec

from trousseau.bots import REMARKS
from trousseau.bots.timing import left
from trousseau.kernel import Illegal, Refusal
from trousseau.kernel.dice import fresh_seed
from trousseau.tables.asking import MOST_LINES
from trousseau.tables.crew import BotFailed, Question
from trousseau.tables.entries import BotSat, Broke, Closed, Entry, Moved
from trousseau.tables.errands import Errand, Fault
from trousseau.tables.letters import encode
from trousseau.tables.table import Change, Table

if TYPE_CHECKING:
    from trousseau.tables.live import LiveTable

SLOWEST = 1.5
QUICKEST = 0.6
"""Of the house's pace. A bot's pause says nothing about what it holds: it is drawn, not thought.
Whoever thinks for longer answers at the end of a slot."""


RETRY = 1.0
"""Seconds until time and bots try again what could not be saved."""


class BotsAtWork:
    """Asks the crew for the moves of the bots that are waited for."""

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
        began, pause = loop.time(), house.pace * uniform(QUICKEST, SLOWEST)
        try:
            with self._live.watched():
                asked = question(table, seat, level)
            move = await house.crew.choose(asked)
        except BotFailed as failure:
            self.failed(seat, level, failure.why, failure.detail)
        except Exception as error:  # the rules could not even show the table
            self._live.take(Fault(error))
        else:
            await asyncio.sleep(left(loop.time() - began, pause, house.slot))
            self._live.take(BotMove(self, seat, level, seq, move))

    def failed(self, seat: int, level: str, why: str, detail: str) -> None:
        table = self._live.table
        self._live.house.note("bot_failed", table, level=level, why=why, detail=detail)
        self._live.take(BotFailure(self, seat, level))

    def is_remark(self, seat: int, move: msgspec.Raw) -> bool:
        with self._live.watched():
            return self._live.table.game_on.only_says(seat, move)

    def may_remark(self, seat: int) -> bool:
        return self._remarks.get(seat, 0) < REMARKS

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


class BotMove(Errand):
    """What a bot chose when line `seq` was the newest."""

    def __init__(
        self, bots: BotsAtWork, seat: int, level: str, seq: int, move: msgspec.Raw
    ) -> None:
        super().__init__()
        self.bots = bots
        self.seat = seat
        self.level = level
        self.seq = seq
        self.move = move
        self.remark = False

    def entry(self, table: Table, now: int) -> Entry:
        if not plays(table, self.seat, self.level):
            raise Illegal("stale", on=self.seq, now=table.seq)
        if table.seq >= MOST_LINES:
            return Closed()  # bots would go on for ever
        self.remark = self.bots.is_remark(self.seat, self.move)
        if self.remark and not self.bots.may_remark(self.seat):
            raise Illegal("only_talks")
        return Moved(seat=self.seat, move=self.move)

    def done(self, table: Table, change: Change) -> None:
        self.bots.answered(self.seat, remark=self.remark)

    def refused(self, table: Table, refusal: Refusal) -> None:
        """Others may have moved while it thought; if they have not, the bot is at fault."""
        unmoved = plays(table, self.seat, self.level) and table.seq == self.seq
        if unmoved and refusal.code != "not_saved":
            self.bots.failed(self.seat, self.level, "illegal", refusal.code)
        else:
            self.bots.ask_again(self.seat, refusal)


class BotFailure(Errand):
    """A bot crashed, took too long or wants what can't be done: the next lower level sits down."""

    def __init__(self, bots: BotsAtWork, seat: int, level: str) -> None:
        super().__init__()
        self.bots = bots
        self.seat = seat
        self.level = level

    def entry(self, table: Table, now: int) -> Entry:
        if not plays(table, self.seat, self.level):
            raise Illegal("stale", on=table.seq, now=table.seq)
        lower = table.shelf.below(table.setup.game, self.level)
        if lower is None:
            return Broke(problem="bots")
        once = table.seats[self.seat].once
        return BotSat(seat=self.seat, level=lower, why="failed", once=once)

    def done(self, table: Table, change: Change) -> None:
        self.bots.answered(self.seat)

    def refused(self, table: Table, refusal: Refusal) -> None:
        self.bots.ask_again(self.seat, refusal)


def question(table: Table, seat: int, level: str) -> Question:
    """All that this seat has seen and heard, for a bot in another process."""
    playing = table.game_on
    return Question(
        game=table.shelf.module(table.setup.game),
        level=level,
        at=playing.last - playing.began,
        view=msgspec.Raw(encode(playing.view(seat))),
        story=msgspec.Raw(encode(playing.facts(seat))),
        seed=fresh_seed().hex(),
    )


def plays(table: Table, seat: int, level: str) -> bool:
    """Whether this bot still has to move: meanwhile its person may have come back."""
    return seat in table.bots_to_move() and table.seats[seat].bot == level
