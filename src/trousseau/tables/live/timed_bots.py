"""The bots of one table in real time: each has a plan, and is asked again when it hears news."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING
from weakref import proxy

import msgspec

from trousseau.bots import Plan, Planning
from trousseau.kernel import Refusal
from trousseau.kernel.dice import fresh_seed
from trousseau.tables.core.change import Change
from trousseau.tables.core.entries import Closed, Entry, Moved
from trousseau.tables.core.outbox import encode
from trousseau.tables.core.permissions import is_full
from trousseau.tables.core.table import Table
from trousseau.tables.live.bots import check_plays, plays, step_down
from trousseau.tables.live.jobs import Job, fault
from trousseau.tables.workers.pool import NoAnswer, Planned, PlanQuestion
from trousseau.tables.workers.worker import NOTHING

if TYPE_CHECKING:
    from trousseau.tables.live.live_table import LiveTable


class TimedBot:
    """One bot: its planning, and what it is doing now."""

    __slots__ = ("alarm", "asking", "heard", "level", "planning")

    def __init__(self, level: str) -> None:
        self.level = level
        self.planning: Planning[msgspec.Raw] = Planning()
        self.heard = -1
        """The newest line of which it has been told."""

        self.asking: asyncio.Task[None] | None = None
        self.alarm: asyncio.TimerHandle | None = None

    def rest(self) -> None:
        """Let go of everything that it has begun."""
        if self.alarm is not None:
            self.alarm.cancel()
        if self.asking is not None:
            self.asking.cancel()


class TimedBots:
    """One question in flight for each bot; at the instant of its plan, its move is a job."""

    __slots__ = ("_bots", "_live")

    def __init__(self, live: LiveTable) -> None:
        self._live: LiveTable = proxy(live)  # as in BotsAtWork
        self._bots: dict[int, TimedBot] = {}

    def attend(self) -> None:
        """After each line: tell the bots of it, and see to what they do next."""
        table = self._live.table
        to_move = table.bots_to_move()
        for seat in [seat for seat in self._bots if seat not in to_move]:
            self._bots.pop(seat).rest()
        for seat in to_move:
            level = table.seats[seat].bot
            assert level is not None
            bot = self._bots.get(seat)
            if bot is None or bot.level != level:
                if bot is not None:
                    bot.rest()
                bot = self._bots[seat] = TimedBot(level)
            self._tell(seat, bot)
            self._see_to(seat, bot)

    @property
    def asked(self) -> list[int]:
        """The seats whose bots are being asked."""
        return [seat for seat, bot in self._bots.items() if bot.asking is not None]

    def call_off(self) -> None:
        for bot in self._bots.values():
            bot.rest()
        self._bots.clear()

    def _tell(self, seat: int, bot: TimedBot) -> None:
        table = self._live.table
        facts = table.game_on.facts(seat, since=bot.heard)
        bot.heard = table.seq
        if facts:
            bot.planning.hear(facts)

    def _see_to(self, seat: int, bot: TimedBot) -> None:
        """Ask it or let it act, at once or when the time has come."""
        if bot.asking is not None:
            return
        if bot.alarm is not None:
            bot.alarm.cancel()
        playing, now = self._live.table.game_on, self._live.house.clock()
        time = playing.time_at(now)
        wait = bot.planning.next(time) - time
        loop = asyncio.get_running_loop()
        bot.alarm = loop.call_later(wait / 1000, self._go, seat, bot)

    def _go(self, seat: int, bot: TimedBot) -> None:
        if self._bots.get(seat) is not bot or not plays(self._live.table, seat, bot.level):
            return
        time = self._live.table.game_on.time_at(self._live.house.clock())
        if bot.planning.next(time) > time:  # the loop was early by a hair
            self._see_to(seat, bot)
        elif bot.planning.acts_first():
            self._live.take(self._move(seat, bot))
        else:
            bot.asking = self._live.house.task(self._ask(seat, bot))

    async def _ask(self, seat: int, bot: TimedBot) -> None:
        house, table = self._live.house, self._live.table
        asked = table.game_on.time_at(house.clock())
        try:
            with self._live.watched():
                question = plan_question(table, seat, bot, asked)
            planned = await house.plan_workers.plan(question)
        except NoAnswer as failure:
            bot.asking = None
            self._failed(seat, bot, failure.why, failure.detail)
        except Exception as error:  # the rules could not even show the table
            bot.asking = None
            self._live.take(fault(error))
        else:
            bot.asking = None
            if self._bots.get(seat) is bot:
                thought = table.game_on.time_at(house.clock()) - asked
                bot.planning.answer(plan_of(planned), asked, thought)
                self._see_to(seat, bot)

    def _move(self, seat: int, bot: TimedBot) -> Job:
        plan = bot.planning.before
        assert plan is not None
        assert plan.move is not None
        move = plan.move

        def entry(table: Table, now: int) -> Entry:
            check_plays(table, seat, bot.level, table.seq)
            return Closed() if is_full(table) else Moved(seat=seat, move=move)

        def done(table: Table, change: Change) -> None:
            if table.phase == "playing":
                bot.planning.act(table.game_on.time_at(change.at))

        def refused(table: Table, refusal: Refusal) -> None:
            """Others may have moved since; after a fault of the disk all bots begin anew."""
            if self._bots.get(seat) is not bot:
                return
            if bot.planning.refuse():
                self._see_to(seat, bot)
            else:
                self._failed(seat, bot, "illegal", refusal.code)

        return Job(entry, done=done, refused=refused)

    def _failed(self, seat: int, bot: TimedBot, why: str, detail: str) -> None:
        table = self._live.table
        self._live.house.note("bot_failed", table, level=bot.level, why=why, detail=detail)
        self._live.take(Job(lambda table, _: step_down(table, seat, bot.level)))


def plan_question(table: Table, seat: int, bot: TimedBot, at: int) -> PlanQuestion:
    """All that this seat has seen and heard since its last plan, for a bot in another process."""
    before = bot.planning.before
    return PlanQuestion(
        game=table.registry.module(table.setup.game),
        level=bot.level,
        at=at,
        view=msgspec.Raw(encode(table.game_on.state.view(seat))),
        news=msgspec.Raw(encode(bot.planning.heard())),
        before=None if before is None else written(before),
        seed=fresh_seed().hex(),
    )


def plan_of(planned: Planned) -> Plan[msgspec.Raw]:
    """Its move stays as JSON writes it: nobody here need read it."""
    move = None if bytes(planned.move) == NOTHING else planned.move
    return Plan(move, planned.at, planned.wake, planned.memo)


def written(plan: Plan[msgspec.Raw]) -> Planned:
    move = msgspec.Raw(NOTHING) if plan.move is None else plan.move
    return Planned(move, plan.at, plan.wake, plan.memo)
