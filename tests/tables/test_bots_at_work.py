from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.messages import Message
from tests.tables.held import Held
from tests.tables.house import (
    Person,
    Phone,
    entries,
    eventually,
    house_in,
    in_time,
    mark,
    open_table,
    play_tictactoe,
    raw,
    recorded,
    skip,
)

from trousseau import games
from trousseau.bots import REMARKS
from trousseau.kernel import Replay
from trousseau.store import NotSaved
from trousseau.tables.core import commands as ask
from trousseau.tables.core.entries import BotSat, Broke, Moved
from trousseau.tables.core.permissions import Guest
from trousseau.tables.live.bots import RETRY
from trousseau.tables.live.house import House
from trousseau.tables.live.live_table import LiveTable
from trousseau.tables.workers.pool import NoAnswer, Question, WorkerPool

ODD = "tests.tables.odd"
TALKATIVE = "tests.tables.talkative"

SLOW_LIGHT = {"earliest": 100, "spread": 1, "patience": 100}
"""It turns green after ten seconds, and goes out after ten more."""


def is_over(message: Message) -> bool:
    return message.get("view", {}).get("result") is not None


async def seat_bots(host: Person, seats: list[int], level: str) -> None:
    for seat in seats:
        await host.phone.does(ask.SeatBot, seat=seat, level=level)


async def bots_sat(house: House, live: LiveTable) -> list[tuple[int, str, str]]:
    found = [entry for entry in await entries(house, live) if isinstance(entry, BotSat)]
    return [(entry.seat, entry.level, entry.why) for entry in found]


async def play_first_moves(phone: Phone) -> None:
    """Always the first move there is, until the game is over."""
    while phone.view["result"] is None:
        start = len(phone.heard)
        if phone.view["moves"]:
            await phone.plays(phone.view["moves"][0])
        else:
            await phone.until(lambda m: "view" in m, start)


@pytest.mark.parametrize("seats", [4, 6])
def test_people_and_bots_play_a_whole_game_of_coffre(seats: int, tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, people = await open_table(house, "coffre", seats, people=2)
            await seat_bots(people[0], list(range(2, seats)), "novice")
            await people[0].phone.does(ask.Begin)
            await asyncio.gather(*[play_first_moves(person.phone) for person in people])
            record = await recorded(live, 1)
            assert record.result is not None
            assert {line.seat for line in record.log} >= set(range(seats))
            Replay(games.get("coffre"), record).finish()

    in_time(body())


@pytest.mark.parametrize("game", ["tictactoe", "roshambo", "leduc"])
def test_bots_alone_play_to_the_end(game: str, tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, (host,) = await open_table(house, game, people=1)
            await host.phone.does(ask.Stand)
            await seat_bots(host, [0, 1], "random")
            await host.phone.does(ask.Begin)
            await host.phone.until(is_over)
            Replay(house.registry.get(game), await recorded(live, 1)).finish()

    in_time(body())


def test_bots_play_the_rematch_too(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, (host,) = await open_table(house, "roshambo", people=1)
            await seat_bots(host, [1], "random")
            for number in (1, 2):
                await host.phone.does(ask.Begin)
                await play_first_moves(host.phone)
                assert (await recorded(live, number)).result is not None
                await host.phone.does(ask.Again)
                assert host.phone.table["seats"][1] == {"bot": "random"}

    in_time(body())


def test_no_bot_is_asked_for_a_turn_that_time_is_just_ending(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It sits down while the end of the turn comes due: that line goes before its move."""

    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, people = await open_table(house, "coffre", 4, people=4)
            await people[0].phone.does(ask.Begin)
            first = live.table.game_on.state.waiting()[0]
            phone = people[first].phone
            await phone.until(lambda m: "view" in m)
            await phone.plays(phone.view["moves"][0])
            held, asked = Held(house, monkeypatch), []

            async def choose(question: Question) -> msgspec.Raw:
                asked.append(question)
                return await asyncio.Future()

            monkeypatch.setattr(house.bot_workers, "choose", choose)
            phone.says(ask.SeatBot, seat=first, level="novice")
            sits_down = await held.take()
            skip(60)
            held.store(sits_down)
            held.store(await held.take())
            await eventually(lambda: live.stored.seq > sits_down[0].seq)
            assert await bots_sat(house, live) == [(first, "novice", "asked")]
            assert asked == []

    in_time(body())


@pytest.mark.parametrize("level", ["crashes", "hangs"])
def test_a_bot_that_fails_is_replaced_by_the_next_lower_level(level: str, tmp_path: Path) -> None:
    """Down to the first that has a legal move; those between may fail too."""

    async def body() -> None:
        async with house_in(tmp_path, also=[ODD], limit=0.5) as house:
            live, (host,) = await open_table(house, "tictactoe", people=1)
            await seat_bots(host, [1], level)
            await host.phone.does(ask.Begin)
            await host.phone.plays(mark(0))
            await host.phone.until(lambda m: m.get("view", {}).get("cells", []).count(1) == 1)
            below = house.registry.below("tictactoe", level)
            told = await host.phone.until(
                lambda m: m.get("table", {}).get("seats", [{}, {}])[1] == {"bot": below}
            )
            assert told["is"] == "told"
            sat = await bots_sat(house, live)
            assert sat[:2] == [(1, level, "asked"), (1, below, "failed")]
            levels = house.registry.levels("tictactoe")
            places = [levels.index(name) for _, name, _ in sat]
            assert places == list(range(places[0], places[-1] - 1, -1)), "one after the other"

    in_time(body())


def test_a_bot_that_wants_what_can_not_be_done_is_replaced(tmp_path: Path) -> None:
    """At the beginning `echoes` marks the first cell; it is taken."""

    async def body() -> None:
        async with house_in(tmp_path, also=[ODD]) as house:
            live, (host,) = await open_table(house, "tictactoe", people=1)
            await seat_bots(host, [1], "echoes")
            await host.phone.does(ask.Begin)
            await never_later(live)
            await host.phone.plays(mark(0))
            await host.phone.until(lambda m: m.get("view", {}).get("cells", []).count(1) == 1)
            assert await bots_sat(house, live) == [(1, "echoes", "asked"), (1, "random", "failed")]

    in_time(body())


async def never_later(live: LiveTable) -> None:
    """Let the game's first move be at its first instant, for a bot that plays by the time."""
    assert live.table.playing is not None
    live.table.playing.began = live.house.clock() + 1000


def test_when_every_level_fails_the_table_ends_with_a_message(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, noted: list[Any]
) -> None:
    async def fail(bot_workers: WorkerPool, question: Question) -> msgspec.Raw:
        raise NoAnswer("crashed", "no")

    monkeypatch.setattr(WorkerPool, "choose", fail)

    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, (host,) = await open_table(house, "coffre", 4, people=1)
            await seat_bots(host, [1, 2, 3], "expert")
            await host.phone.does(ask.Begin)
            while host.phone.view["waiting"] == [0] and host.phone.view["moves"]:
                await host.phone.plays(host.phone.view["moves"][0])
            end = await host.phone.until(lambda m: m.get("table", {}).get("phase") == "broken")
            assert end["table"]["problem"] == "bots"
            (broke,) = [e for e in await entries(house, live) if isinstance(e, Broke)]
            assert broke.line is None
            failed = [line["level"] for line in noted if line["event"] == "bot_failed"]
            assert failed == ["expert", "novice", "random"]

    in_time(body())


def test_a_bot_says_so_much_and_then_acts(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path, also=[TALKATIVE]) as house:
            live, (host,) = await open_table(house, "roshambo", people=1, options={"rounds": 2})
            await seat_bots(host, [1], "announcer")
            await host.phone.does(ask.Begin)
            await play_first_moves(host.phone)
            moves = [e.move for e in await entries(house, live) if isinstance(e, Moved) and e.seat]
            said = [msgspec.json.decode(move)["do"] for move in moves]
            assert said == (["announce"] * REMARKS + ["choose"]) * 2
            assert await bots_sat(house, live) == [(1, "announcer", "asked")]

    in_time(body())


def test_a_bot_that_only_talks_is_replaced(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path, also=[TALKATIVE]) as house:
            live, (host,) = await open_table(house, "roshambo", people=1, options={"rounds": 1})
            await seat_bots(host, [1], "talker")
            await host.phone.does(ask.Begin)
            await play_first_moves(host.phone)
            assert await bots_sat(house, live) == [
                (1, "talker", "asked"),
                (1, "announcer", "failed"),
            ]

    in_time(body())


class Thinker:
    """Stands in for the bot_workers: answers when the test lets it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[Question] = []
        self.cancelled = 0
        self._answers: asyncio.Queue[Any] = asyncio.Queue()
        monkeypatch.setattr(
            WorkerPool, "choose", lambda bot_workers, question: self.think(question)
        )

    async def think(self, question: Question) -> msgspec.Raw:
        self.asked.append(question)
        try:
            return raw(await self._answers.get())
        except asyncio.CancelledError:
            self.cancelled += 1
            raise

    def answer(self, move: object) -> None:
        self._answers.put_nowait(move)


def test_a_person_who_takes_the_seat_back_while_the_bot_thinks_plays_themselves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def body() -> None:
        thinker = Thinker(monkeypatch)
        async with house_in(tmp_path) as house:
            live, (host, other) = await open_table(house, "tictactoe")
            live.detach(other.phone)
            await seat_bots(host, [1], "random")
            await host.phone.does(ask.Begin)
            await host.phone.plays(mark(4))
            await eventually(lambda: thinker.asked)
            again = await other.another_phone()
            await again.does(ask.GiveBack, seat=1)
            await eventually(lambda: thinker.cancelled)
            thinker.answer(mark(8))
            told = await again.plays(mark(0))
            assert told["view"]["cells"] == [1, None, None, None, 0, None, None, None, None]

    in_time(body())


def test_an_answer_that_comes_with_the_persons_return_is_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both are asked of the table at once; the person was first."""

    async def body() -> None:
        thinker = Thinker(monkeypatch)
        async with house_in(tmp_path) as house:
            live, (host, other) = await open_table(house, "tictactoe")
            live.detach(other.phone)
            await seat_bots(host, [1], "random")
            await host.phone.does(ask.Begin)
            await host.phone.plays(mark(4))
            await eventually(lambda: thinker.asked)
            again = await other.another_phone()
            key = again.says(ask.GiveBack, seat=1)
            thinker.answer(mark(8))
            await again.until(lambda m: m.get("id") == key)
            await again.plays(mark(0))
            assert again.view["cells"].count(1) == 1

    in_time(body())


def test_a_bot_whose_answer_no_longer_fits_is_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody spoke while it thought, so it can't be told whose fault it is."""

    async def body() -> None:
        thinker = Thinker(monkeypatch)
        async with house_in(tmp_path) as house:
            live, (host,) = await open_table(house, "tictactoe", people=1)
            await seat_bots(host, [1], "random")
            await host.phone.does(ask.Begin)
            await host.phone.plays(mark(4))
            await eventually(lambda: len(thinker.asked) == 1)
            await host.phone.does(ask.Say, text="well?")
            thinker.answer(mark(4))
            await eventually(lambda: len(thinker.asked) == 2)
            thinker.answer(mark(0))
            await host.phone.until(lambda m: m.get("view", {}).get("cells", [None])[0] == 1)
            assert await bots_sat(house, live) == [(1, "random", "asked")]

    in_time(body())


def test_a_bot_that_chooses_together_with_a_person_need_not_choose_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def body() -> None:
        thinker = Thinker(monkeypatch)
        async with house_in(tmp_path) as house:
            live, (host,) = await open_table(house, "roshambo", people=1)
            await seat_bots(host, [1], "random")
            await host.phone.does(ask.Begin)
            await eventually(lambda: len(thinker.asked) == 1)
            await host.phone.plays({"do": "choose", "hand": "rock"})
            thinker.answer({"do": "choose", "hand": "scissors"})
            shown = await host.phone.until(lambda m: m.get("view", {}).get("shown"))
            assert shown["view"]["shown"] == [["rock", "scissors"]]
            assert await bots_sat(house, live) == [(1, "random", "asked")]

    in_time(body())


def test_what_a_bot_chose_before_time_acted_is_dropped_and_it_is_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def body() -> None:
        thinker = Thinker(monkeypatch)
        async with house_in(tmp_path) as house:
            live, (host,) = await open_table(house, "race", people=1, options=SLOW_LIGHT)
            await seat_bots(host, [1], "random")
            await host.phone.does(ask.Begin)
            await eventually(lambda: len(thinker.asked) == 1)
            skip(10.0)
            await host.phone.until(lambda m: m.get("view", {}).get("light") == "green")
            thinker.answer({"do": "tap"})
            await eventually(lambda: len(thinker.asked) == 2)
            assert await bots_sat(house, live) == [(1, "random", "asked")]

    in_time(body())


def test_no_bot_is_blamed_for_a_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def body() -> None:
        thinker = Thinker(monkeypatch)
        async with house_in(tmp_path) as house:
            live, (host,) = await open_table(house, "tictactoe", people=1)
            await seat_bots(host, [1], "random")
            await host.phone.does(ask.Begin)
            await host.phone.plays(mark(4))
            await eventually(lambda: thinker.asked)
            append = house.store.append
            monkeypatch.setattr(
                house.store, "append", lambda row, card, done: done(NotSaved("disk_full"))
            )
            thinker.answer(mark(0))
            await eventually(lambda: len(thinker.asked) == 2)
            monkeypatch.setattr(house.store, "append", append)
            skip(RETRY)
            thinker.answer(mark(0))
            await host.phone.until(lambda m: m.get("view", {}).get("cells", [None])[0] == 1)
            assert await bots_sat(house, live) == [(1, "random", "asked")]

    in_time(body())


def test_bots_are_asked_again_after_a_restart_though_nobody_comes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def body() -> None:
        with monkeypatch.context() as patch:
            thinker = Thinker(patch)
            async with house_in(tmp_path) as house:
                live, (host,) = await open_table(house, "tictactoe", people=1)
                await host.phone.does(ask.Stand)
                await seat_bots(host, [0, 1], "random")
                await host.phone.does(ask.Begin)
                await eventually(lambda: thinker.asked)
                seq = live.table.seq
            assert host.phone.ended == "stopping"
        async with house_in(tmp_path) as house:
            await eventually(lambda: live.table.id in house.tables)
            again = house.tables[live.table.id]
            assert again.table.seq >= seq
            await eventually(lambda: again.table.phase == "over" and again.idle)
            Replay(house.registry.get("tictactoe"), await recorded(again, 1)).finish()

    in_time(body())


def test_a_bot_is_given_its_own_view_and_story_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def body() -> None:
        thinker = Thinker(monkeypatch)
        async with house_in(tmp_path) as house:
            live, (host,) = await open_table(house, "roshambo", people=1)
            await seat_bots(host, [1], "random")
            await host.phone.does(ask.Begin)
            thinker.answer({"do": "choose", "hand": "paper"})
            await host.phone.until(lambda m: m.get("view", {}).get("waiting") == [0])
            await host.phone.plays({"do": "announce", "hand": "rock"})
            await host.phone.plays({"do": "choose", "hand": "scissors"})
            await eventually(lambda: len(thinker.asked) == 2)
            first, second = thinker.asked
            assert first.seed != second.seed
            assert second.game == "trousseau.testing.games.roshambo"
            assert msgspec.json.decode(second.view)["seat"] == 1
            story = msgspec.json.decode(second.story)
            assert [fact["fact"] for fact in story] == [
                "chose",
                "kept",
                "announced",
                "chose",
                "shown",
            ]
            assert live.table.seed not in str(second)

    in_time(body())


def test_a_bot_takes_its_time_like_a_person(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path, pace=100.0) as house:
            live, (host,) = await open_table(house, "tictactoe", people=1)
            await seat_bots(host, [1], "random")
            await host.phone.does(ask.Begin)
            told = await host.phone.plays(mark(4))
            await eventually(lambda: house.bot_workers._idle)
            skip(50.0)
            await asyncio.sleep(0.05)
            assert live.table.seq == told["seq"], "it has answered, but nobody thinks that fast"
            skip(110.0)
            moved = await host.phone.next(lambda m: "view" in m)
            assert moved["view"]["cells"].count(1) == 1

    in_time(body())


@pytest.mark.parametrize(("pace", "seconds"), [("calm", 60), ("brisk", 25), ("at_once", 25)])
def test_the_host_changes_the_pace_of_bots_in_mid_game(
    pace: ask.Pace, seconds: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("trousseau.tables.live.bots.uniform", lambda least, most: least)

    async def body() -> None:
        async with house_in(tmp_path, pace=100.0) as house:
            live, (host,) = await open_table(house, "tictactoe", people=1)
            await seat_bots(host, [1], "random")
            await host.phone.does(ask.Begin)
            told = await host.phone.does(ask.BotPace, pace=pace)
            assert told["table"]["pace"] == pace
            seq = (await host.phone.plays(mark(4)))["seq"]
            await eventually(lambda: house.bot_workers._idle)
            skip(seconds - 5)
            await asyncio.sleep(0.05)
            assert live.table.seq == seq
            skip(5)
            moved = await host.phone.next(lambda m: "view" in m)
            assert moved["view"]["cells"].count(1) == 1

    in_time(body())


def test_a_bot_that_outlasts_its_pause_answers_at_the_end_of_a_slot_of_that_length(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def body() -> None:
        thinker = Thinker(monkeypatch)
        async with house_in(tmp_path, pace=100.0) as house:
            live, (host,) = await open_table(house, "tictactoe", people=1, pace="at_once")
            await seat_bots(host, [1], "random")
            await host.phone.does(ask.Begin)
            seq = (await host.phone.plays(mark(4)))["seq"]
            await eventually(lambda: thinker.asked)
            skip(30)
            thinker.answer(mark(0))
            skip(15)
            await asyncio.sleep(0.05)
            assert live.table.seq == seq, "25 seconds are over, 50 are not"
            skip(5)
            await host.phone.next(lambda m: "view" in m)

    in_time(body())


def test_two_tables_do_not_wait_for_each_others_bots(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path, also=[ODD], limit=5.0) as house:
            slow, (host,) = await open_table(house, "tictactoe", people=1)
            await seat_bots(host, [1], "hangs")
            await host.phone.does(ask.Begin)
            await host.phone.plays(mark(4))
            _, people = await open_table(house, "tictactoe")
            await people[0].phone.does(ask.Begin)
            await play_tictactoe(people)
            assert slow.table.phase == "playing"

    in_time(body())


def test_who_joins_may_be_given_the_seat_of_a_bot_that_thinks(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path, pace=3600.0) as house:
            live, (host,) = await open_table(house, "tictactoe", people=1)
            await seat_bots(host, [1], "random")
            await host.phone.does(ask.Begin)
            await host.phone.plays(mark(4))
            admission = await live.join(Guest("B"))
            phone = Phone(live)
            await phone.does(ask.Hello, token=admission.token)
            await host.phone.does(ask.GiveSeat, seat=1, person=admission.person)
            await phone.plays(mark(0))

    in_time(body())
