"""Games in real time at a table: bots with plans, time that stops, silence, haste."""

from __future__ import annotations

import asyncio
from math import ceil
from pathlib import Path
from typing import Any

import pytest
from tests.messages import Message
from tests.tables.house import (
    Person,
    entries,
    eventually,
    facts_of,
    house_in,
    in_time,
    open_table,
    raw,
    recorded,
    rows,
    skip,
    watcher,
)

from trousseau.bots.planning import APART
from trousseau.kernel import Illegal, Replay
from trousseau.tables.core import commands as ask
from trousseau.tables.core.current_game import OFTEN
from trousseau.tables.core.entries import BotSat, Moved, Paused, Resumed, Said
from trousseau.tables.core.permissions import Guest
from trousseau.tables.core.standstill import GONE, MOST_PAUSES, PATIENCE
from trousseau.tables.core.table import Table
from trousseau.tables.live.house import House
from trousseau.tables.live.live_table import LiveTable
from trousseau.tables.workers.pool import Planned, PlanQuestion, WorkerPool
from trousseau.testing.games.heist import GAME

CALM = {"accomplice": False, "earliest": 900, "sand": 1000}
"""A hundred seconds of sand, and no watchman for the first ninety."""


async def heist(
    house: House, seats: int = 2, people: int | None = None, **setup: Any
) -> tuple[LiveTable, list[Person]]:
    """A heist that has begun, with quick bots in the other seats."""
    options = {**CALM, **setup.pop("options", {})}
    live, seated = await open_table(house, "heist", seats, people, options=options, **setup)
    host = seated[0].phone
    for seat in range(len(seated), seats):
        await host.does(ask.SeatBot, seat=seat, level="quick")
    await host.does(ask.Begin)
    return live, seated


def carry(room: int) -> dict[str, object]:
    return {"do": "carry", "room": room}


def hush(seat: int) -> dict[str, object]:
    return {"do": "hush", "seat": seat}


def is_over(message: Message) -> bool:
    return message.get("view", {}).get("result") is not None


def is_paused(message: Message) -> bool:
    return "paused" in message.get("table", {}) and message["table"]["paused"] is not None


def goes_on(message: Message) -> bool:
    return "table" in message and message["table"]["paused"] is None


def bot_carries(message: Message) -> bool:
    return {"fact": "carried", "seat": 1, "room": 4} in message.get("moment", {}).get("facts", ())


def stands_in(message: Message) -> bool:
    return "table" in message and "bot" in message["table"]["seats"][1]


async def kinds(house: House, live: LiveTable) -> list[type]:
    return [type(entry) for entry in await entries(house, live)]


# Acting.


def test_a_move_may_be_late_by_some_lines(tmp_path: Path) -> None:
    async def play() -> None:
        async with house_in(tmp_path) as house:
            _, (ada, grace) = await heist(house)
            await ada.phone.plays(carry(2), on=0)
            await grace.phone.plays(carry(3), on=0)
            assert await ada.phone.is_refused(ask.Play, move=raw(carry(1)), on=0) == "moved_on"
            await ada.phone.plays(carry(2))

    in_time(play())


def test_a_ban_lapses_by_time_alone(tmp_path: Path) -> None:
    async def play() -> None:
        async with house_in(tmp_path) as house:
            _, (ada, grace) = await heist(house)
            await grace.phone.plays(hush(0))
            assert await ada.phone.is_refused(ask.Play, move=raw(carry(2))) == "too_soon"
            ready = dict(
                zip(map(str, ada.phone.view["moves"]), ada.phone.view["ready"], strict=True)
            )
            assert ready[str(carry(2))] >= 3_000
            skip(3.0)
            await ada.phone.plays(carry(2))

    in_time(play())


def test_bots_play_a_whole_game_by_their_plans(tmp_path: Path) -> None:
    async def play() -> None:
        async with house_in(tmp_path) as house:
            live, (ada,) = await heist(house, seats=4, people=1)
            over = ada.phone.until(is_over)
            hurry = asyncio.create_task(hurrying(live))
            view = (await over)["view"]
            hurry.cancel()
            assert view["result"]["why"] == "got_away"
            record = await recorded(live)
            assert Replay(GAME, record).finish().result == record.result
            acts = [line for line in record.log if line.seat is not None]
            assert {line.seat for line in acts} <= {1, 2, 3}

    in_time(play())


async def hurrying(live: LiveTable) -> None:
    """Time flies whenever no bot is being asked."""
    while True:
        await asyncio.sleep(0.001)
        if not live.timed_bots.asked:
            skip(0.05)


@pytest.mark.parametrize("thinks", [0.0, 0.1, 0.3, 0.6])
def test_a_bot_that_acts_at_once_does_not_show_how_long_it_thought(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, thinks: float
) -> None:
    asked: list[int] = []

    async def plan(_: WorkerPool, question: PlanQuestion) -> Planned:
        asked.append(question.at)
        skip(thinks)
        return Planned(raw(carry(4)), question.at, question.at)

    monkeypatch.setattr(WorkerPool, "plan", plan)

    async def play() -> None:
        async with house_in(tmp_path) as house:
            live, (ada,) = await heist(house, people=1)
            told = await ada.phone.until(bot_carries)
            acted = told["at"] - live.table.game_on.began
            quarters = max(1, ceil(thinks * 1000 / APART))
            assert acted - asked[0] >= quarters * APART

    in_time(play())


# Time that stops.


def test_a_host_may_stop_time_twice(tmp_path: Path) -> None:
    async def play() -> None:
        async with house_in(tmp_path) as house:
            live, (ada, grace) = await heist(house)
            for _ in range(MOST_PAUSES):
                assert await grace.phone.is_refused(ask.Pause) == "not_host"
                await ada.phone.does(ask.Pause)
                assert await ada.phone.is_refused(ask.Pause) == "paused"
                assert await grace.phone.is_refused(ask.Play, move=raw(carry(4))) == "paused"
                skip(1_000.0)
                assert await grace.phone.is_refused(ask.Resume) == "not_host"
                await ada.phone.does(ask.Resume)
            assert await ada.phone.is_refused(ask.Resume) == "not_paused"
            assert await ada.phone.is_refused(ask.Pause) == "no_more_pauses"
            assert live.table.game_on.time_at(house.clock()) < 10_000
            await grace.phone.plays(carry(4))

    in_time(play())


def test_games_that_wait_for_people_are_not_stopped(tmp_path: Path) -> None:
    async def play() -> None:
        async with house_in(tmp_path) as house:
            _, (ada, _) = await open_table(house, "tictactoe")
            await ada.phone.does(ask.Begin)
            assert await ada.phone.is_refused(ask.Pause) == "not_in_real_time"

    in_time(play())


def test_a_server_that_was_down_costs_no_sand(tmp_path: Path) -> None:
    async def play() -> None:
        async with house_in(tmp_path) as house:
            live, (ada, grace) = await heist(house)
            await ada.phone.plays(carry(2))
            name = live.table.id
        skip(500.0)
        async with house_in(tmp_path) as house:
            live = await house.find(name)
            assert live.table.pause is not None
            assert live.table.pause.why == "restart"
            ada, grace = [Person(live, one.number, one.token) for one in (ada, grace)]
            for person in (ada, grace):
                await person.phone.does(ask.Hello, token=person.token)
            await eventually(lambda: live.table.pause is None)
            assert live.table.game_on.time_at(house.clock()) < 10_000
            assert live.table.game_on.state.result is None
            await grace.phone.plays(carry(3))
            again = Table.load(name, await rows(house, live), house.registry)
            again.present = live.table.present
            assert facts_of(again) == facts_of(live.table)
            skip(110.0)
            await grace.phone.until(is_over)
            record = await recorded(live)
            assert record.log[-1].at == 100_000
            assert Replay(GAME, record).finish().result == record.result

    in_time(play())


def test_the_game_stands_still_for_somebody_who_is_gone_and_goes_on_when_they_are_back(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        async with house_in(tmp_path) as house:
            live, (ada, grace) = await heist(house)
            live.detach(grace.phone)
            skip(GONE / 1000)
            shown = await ada.phone.until(is_paused)
            assert shown["table"]["paused"]["person"] == grace.number
            skip(30.0)
            back = Person(live, grace.number, grace.token)
            await back.phone.does(ask.Hello, token=grace.token)
            await eventually(lambda: live.table.pause is None)
            await back.phone.plays(carry(4))
            live.detach(back.phone)
            skip(GONE / 1000)
            await ada.phone.until(stands_in)
            assert (await kinds(house, live)).count(Paused) == 1

    in_time(play())


def test_a_bot_stands_in_for_somebody_who_stays_away(tmp_path: Path) -> None:
    async def play() -> None:
        async with house_in(tmp_path) as house:
            live, (ada, grace) = await heist(house)
            live.detach(grace.phone)
            skip(GONE / 1000)
            await ada.phone.until(is_paused)
            start = len(ada.phone.heard)
            skip(PATIENCE / 1000)
            await ada.phone.until(goes_on, start)
            assert (await kinds(house, live))[-3:] == [Paused, BotSat, Resumed]

    in_time(play())


def test_at_a_public_table_nothing_stops(tmp_path: Path) -> None:
    async def play() -> None:
        async with house_in(tmp_path) as house:
            live, (ada, grace) = await heist(house, public=True)
            live.detach(grace.phone)
            skip(GONE / 1000)
            await ada.phone.until(stands_in)
            assert Paused not in await kinds(house, live)

    in_time(play())


def test_a_game_stands_still_while_nobody_is_there(tmp_path: Path) -> None:
    async def play() -> None:
        async with house_in(tmp_path) as house:
            live, people = await heist(house, seats=3, people=2)
            for person in people:
                live.detach(person.phone)
            skip(GONE / 1000)
            await eventually(lambda: live.table.pause)
            skip(3_600.0)
            await asyncio.sleep(0.05)
            assert live.table.pause is not None
            assert [seat.bot for seat in live.table.seats] == [None, None, "quick"]

    in_time(play())


def test_while_the_host_is_away_others_let_the_game_go_on(tmp_path: Path) -> None:
    async def play() -> None:
        async with house_in(tmp_path) as house:
            live, (ada, grace) = await heist(house)
            onlooker = await watcher(live)
            await ada.phone.does(ask.Pause)
            live.detach(ada.phone)
            assert await onlooker.is_refused(ask.Resume) == "only_watching"
            await grace.phone.does(ask.Resume)

    in_time(play())


# Silence.


def test_players_are_silent_and_watchers_are_heard_afterwards(tmp_path: Path) -> None:
    async def play() -> None:
        async with house_in(tmp_path) as house:
            live, (ada, grace) = await heist(house)
            marc = await house_guest(live, "Marc")
            await ada.phone.does(ask.Mute, person=marc.number)
            assert await ada.phone.is_refused(ask.Say, text="left!") == "chat_shut"
            assert await ada.phone.is_refused(ask.Emote, name="laughs") == "chat_shut"
            heard = len(grace.phone.heard)
            told = await marc.phone.does(ask.Say, text="look out")
            assert told["said"]["held"] is True
            await ada.phone.plays(carry(2))
            assert not any("said" in message for message in grace.phone.heard[heard:])
            late = await house_guest(live, "Late")
            assert not late.phone.heard[0].get("chat")
            skip(200.0)
            end = await grace.phone.until(is_over)
            assert [said["text"] for said in end["released"]] == ["look out"]
            assert "released" not in await ada.phone.until(is_over)
            await ada.phone.does(ask.Say, text="what a night")
            again = Table.load(live.table.id, await rows(house, live), house.registry)
            assert list(again.conversation.heard) == list(live.table.conversation.heard)
            assert [type(entry) for entry in await entries(house, live)].count(Said) == 2

    in_time(play())


async def house_guest(live: LiveTable, name: str) -> Person:
    admission = await live.join(Guest(name))
    person = Person(live, admission.person, admission.token)
    await person.phone.does(ask.Hello, token=person.token)
    return person


# Set-ups, and haste.


def test_what_does_not_go_together_is_refused_before_anybody_sits_down(tmp_path: Path) -> None:
    async def play() -> None:
        async with house_in(tmp_path) as house:
            with pytest.raises(Illegal, match="too_few_for_accomplice"):
                await open_table(house, "heist", options={"accomplice": True})
            with pytest.raises(Illegal, match="no_clock_in_real_time"):
                await open_table(house, "heist", clock=60)
            _, (ada, _) = await open_table(house, "heist")
            bad = ask.Setup(game="heist", seats=2, clock=None, options={"accomplice": True})
            assert await ada.phone.is_refused(ask.Arrange, setup=bad) == "too_few_for_accomplice"

    in_time(play())


def test_who_acts_faster_than_a_hand_is_told_to_wait_and_nobody_else(tmp_path: Path) -> None:
    async def play() -> None:
        async with house_in(tmp_path) as house:
            _, (ada, grace) = await heist(house)
            for _ in range(OFTEN):
                await ada.phone.plays(carry(2))
                await grace.phone.plays(carry(3))
            assert await ada.phone.is_refused(ask.Play, move=raw(carry(2))) == "busy"
            skip(1.0)
            await ada.phone.plays(carry(2))

    in_time(play())


def test_who_does_not_wait_for_answers_is_told_so_and_nobody_else(tmp_path: Path) -> None:
    async def play() -> None:
        async with house_in(tmp_path) as house:
            _, (ada, grace) = await heist(house)
            start = len(ada.phone.heard)
            for _ in range(30):
                ada.phone.says(ask.Play, move=raw(carry(2)))
            await grace.phone.does(ask.Mute, person=ada.number)
            await eventually(lambda: len(ada.phone.heard) >= start + 30)
            codes = [message.get("code") for message in ada.phone.heard[start:]]
            assert codes.count("busy") >= 20

    in_time(play())


def test_lines_are_counted_for_each_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with house_in(tmp_path) as house:
            live, (ada, _) = await heist(house)
            monkeypatch.setattr("trousseau.tables.core.permissions.MOST_LINES", 3)
            for room in (2, 1, 0):
                await ada.phone.plays(carry(room))
            assert await ada.phone.is_refused(ask.Say, text="more") == "table_full"
            assert live.table.seq - live.table.first_line == 3
            assert (await kinds(house, live)).count(Moved) == 3

    in_time(play())
