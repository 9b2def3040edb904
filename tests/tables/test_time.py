"""Deadlines act once, at their own instant, and before any move of that instant."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.messages import Message
from tests.tables.desk import Desk
from tests.tables.house import (
    EPOCH,
    TAP,
    Person,
    Phone,
    entries,
    eventually,
    facts_of,
    house_in,
    in_time,
    mark,
    open_table,
    raw,
    recorded,
    rows,
    skip,
)

from trousseau.games.passwords.shapes import PasswordsView
from trousseau.kernel import Replay
from trousseau.store import NotSaved, Row
from trousseau.tables.core import clocks
from trousseau.tables.core import commands as ask
from trousseau.tables.core.entries import BotSat, Moved, Ticked
from trousseau.tables.core.lines import read_line
from trousseau.tables.core.permissions import Guest
from trousseau.tables.live.bots import RETRY, step_down
from trousseau.tables.live.house import House
from trousseau.tables.live.live_table import LiveTable

LONG = {"earliest": 100, "spread": 1, "patience": 100}
"""A light that turns green after ten seconds and goes out after ten more."""


async def ticks(house: House, live: LiveTable) -> list[int]:
    """When time acted, as the log has it, in milliseconds since the game began."""
    assert live.table.playing is not None
    log = await rows(house, live)
    acts = [row for row in log if isinstance(read_line(row), Ticked)]
    return [row.at - live.table.playing.began for row in acts]


def is_green(message: Message) -> bool:
    return bool(message.get("view", {}).get("light") == "green")


def is_over(message: Message) -> bool:
    return message.get("view", {}).get("result") is not None


def test_a_deadline_acts_once_and_at_its_own_instant(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, (host, other) = await open_table(house, "race", options=LONG)
            began = await host.phone.does(ask.Begin)
            skip(9.5)
            await asyncio.sleep(0.05)
            assert await ticks(house, live) == []
            skip(0.5)
            told = await other.phone.until(is_green)
            assert told["at"] == began["at"] + 10_000
            assert told["facts"] == [{"fact": "turned_green"}]
            skip(60.0)
            await host.phone.until(is_over)
            assert await ticks(house, live) == [10_000, 20_000]
            skip(60.0)
            await host.phone.does(ask.Say, text="slow")
            assert await ticks(house, live) == [10_000, 20_000]
            record = await recorded(live, 1)
            Replay(house.registry.get("race"), record).finish()

    in_time(body())


def test_a_deadline_in_real_time(tmp_path: Path) -> None:
    """No time is skipped: the light turns after 100 ms and goes out after 100 more."""

    async def body() -> None:
        options = {"earliest": 1, "spread": 1, "patience": 1}
        async with house_in(tmp_path) as house:
            live, (host, _) = await open_table(house, "race", options=options)
            began = await host.phone.does(ask.Begin)
            told = await host.phone.until(is_over)
            assert told["at"] == began["at"] + 200
            assert await ticks(house, live) == [100, 200]

    in_time(body())


def test_time_acts_before_a_move_that_comes_late(tmp_path: Path) -> None:
    """The tap arrives before the alarm could ring: it is still a tap after green."""

    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, (host, other) = await open_table(house, "race", options=LONG)
            await host.phone.does(ask.Begin)
            skip(12.0)
            seen = live.table.seq + 1  # the green light that is due
            key = other.phone.says(ask.Play, move=raw(TAP), on=seen)
            told = await other.phone.until(lambda m: m.get("id") == key)
            assert told["facts"] == [{"fact": "tapped", "seat": 1}]
            kinds = [type(entry) for entry in await entries(house, live)][-2:]
            assert kinds == [Ticked, Moved]
            Replay(house.registry.get("race"), await recorded(live, 1)).finish()

    in_time(body())


def test_all_that_was_due_acts_before_a_very_late_move(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, (host, other) = await open_table(house, "race", options=LONG)
            await host.phone.does(ask.Begin)
            skip(1000.0)
            assert await other.phone.is_refused(ask.Play, move=raw(TAP)) == "no_game"
            assert await ticks(house, live) == [10_000, 20_000]

    in_time(body())


def test_a_move_before_the_deadline_is_before_it(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, (host, other) = await open_table(house, "race", options=LONG)
            await host.phone.does(ask.Begin)
            skip(9.0)
            told = await other.phone.plays(TAP)
            assert told["facts"] == [{"fact": "false_start", "seat": 1}]
            skip(1.0)
            await host.phone.until(is_green)
            await host.phone.plays(TAP)
            Replay(house.registry.get("race"), await recorded(live, 1)).finish()

    in_time(body())


def test_a_deadline_that_passed_while_the_server_was_down_acts_once_at_its_instant(
    tmp_path: Path,
) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, (host, _) = await open_table(house, "race", options=LONG)
            began = await host.phone.does(ask.Begin)
        skip(15.0)
        for _ in range(2):
            async with house_in(tmp_path) as house:
                again = await house.find(live.table.id)
                phone = Phone(again)
                await phone.does(ask.Hello, token=host.token)
                await phone.until(is_green)
                assert await ticks(house, again) == [10_000]
        skip(15.0)
        async with house_in(tmp_path) as house:
            again = await house.find(live.table.id)
            phone = Phone(again)
            await phone.does(ask.Hello, token=host.token)
            welcome = await phone.until(is_over)
            assert welcome["story"][-1]["at"] == began["at"] + 20_000
            assert await ticks(house, again) == [10_000, 20_000]

    in_time(body())


def test_a_deadline_rings_after_a_restart_though_nobody_comes(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, (host, _) = await open_table(house, "race", options=LONG)
            await host.phone.does(ask.Begin)
        async with house_in(tmp_path) as house:
            assert not house.tables, "until then it need not be in memory"
            skip(11.0)
            await eventually(lambda: live.table.id in house.tables)
            again = house.tables[live.table.id]
            await eventually(lambda: again.table.seq > live.table.seq and again.idle)
            assert await ticks(house, again) == [10_000]

    in_time(body())


def test_a_table_out_of_memory_wakes_on_time(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path, idle=2.0) as house:
            live, people = await open_table(house, "race", options=LONG)
            await people[0].phone.does(ask.Begin)
            for person in people:
                live.detach(person.phone)
            skip(3.0)
            await eventually(lambda: not house.tables)
            skip(8.0)
            await eventually(lambda: live.table.id in house.tables)
            again = house.tables[live.table.id]
            await eventually(lambda: again.table.seq > live.table.seq and again.idle)
            assert await ticks(house, again) == [10_000]

    in_time(body())


def test_a_deadline_that_can_not_be_saved_is_tried_again_after_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, (host, _) = await open_table(house, "race", options=LONG)
            await host.phone.does(ask.Begin)
            tries: list[int] = []

            def fail(row: Row, card: object, done: Callable[[Exception], None]) -> None:
                tries.append(row.at)
                done(NotSaved("disk_full"))

            monkeypatch.setattr(house.store, "append", fail)
            skip(10.0)
            await eventually(lambda: tries)
            await asyncio.sleep(0.1)
            assert len(tries) == 1, "not as fast as it can"
            skip(RETRY)
            await eventually(lambda: len(tries) == 2)
            monkeypatch.undo()
            skip(RETRY)
            told = await host.phone.until(is_green)
            assert [told["at"]] * 2 == tries
            assert await ticks(house, live) == [10_000]

    in_time(body())


def test_the_last_step_of_a_turn_of_coffre_ends_by_itself(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            _, people = await open_table(house, "coffre", 4, options={"end_delay": 8})
            await people[0].phone.does(ask.Begin)
            (turn,) = people[0].phone.view["waiting"]
            acted = await people[turn].phone.plays({"do": "pass"})
            skip(8.0)
            ended = await people[turn].phone.next(lambda m: bool(m.get("facts")))
            assert ended["facts"] == [{"fact": "turn_ended", "seat": turn}]
            assert ended["at"] == acted["at"] + 8000
            assert ended["view"]["waiting"] == [(turn + 1) % 4]

    in_time(body())


# The move clock.


def limits(message: Message) -> dict[int, int]:
    return {limit["seat"]: limit["until"] for limit in message.get("limits", ())}


def test_everybody_is_told_until_when_a_move_is_waited_for(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            _, (host, other) = await open_table(house, "tictactoe", clock=60)
            began = await host.phone.does(ask.Begin)
            assert limits(began) == {0: began["at"] + 60_000}
            skip(20.0)
            told = await host.phone.plays(mark(4))
            assert limits(told) == {1: told["at"] + 60_000}
            laptop = await other.another_phone()
            assert limits(laptop.heard[-1]) == limits(told)
            refused = await laptop.asks(ask.Play, move=raw(mark(4)))
            assert limits(refused) == limits(told)

    in_time(body())


def test_a_bot_makes_the_move_when_the_time_is_up_and_the_next_time_it_stays(
    tmp_path: Path,
) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, (host, other) = await open_table(house, "tictactoe", clock=60)
            await host.phone.does(ask.Begin)
            skip(59.0)
            await host.phone.plays(mark(4))
            skip(59.0)
            await asyncio.sleep(0.05)
            assert other.phone.table["seats"][1] == {"person": 1}
            skip(1.0)
            sat = await other.phone.next(lambda m: "table" in m)
            for_a_move = {"person": 1, "bot": "random", "bot_since": sat["seq"], "once": True}
            assert sat["table"]["seats"][1] == for_a_move
            moved = await other.phone.next(lambda m: m.get("view", {}).get("waiting") == [0])
            assert moved["table"]["seats"][1] == {"person": 1}, "the seat is the person's again"
            assert limits(moved) == {0: moved["at"] + 60_000}
            await host.phone.plays(mark(moved["view"]["cells"].index(None)))
            skip(60.0)
            await other.phone.next(lambda m: m.get("view", {}).get("waiting") == [0])
            assert other.phone.table["seats"][1]["bot"] == "random", "until it is taken back"
            bots = [entry for entry in await entries(house, live) if isinstance(entry, BotSat)]
            assert [(entry.seat, entry.why, entry.once) for entry in bots] == [
                (1, "clock", True),
                (1, "clock", False),
            ]
            back = await other.phone.does(ask.GiveBack, seat=1)
            assert back["table"]["seats"][1] == {"person": 1}

    in_time(body())


def clocked(game: str = "tictactoe", seats: int = 2, **options: object) -> Desk:
    """A game with a clock of a minute and somebody in every seat has begun."""
    desk = Desk(ask.Setup(game=game, seats=seats, clock=60, options=options))
    for name in ("Ada", "Ben", "Cleo", "Dora")[:seats]:
        desk.do(desk.join(Guest(name)), ask.Sit)
    return desk.do(0, ask.Begin)


def late(desk: Desk) -> Desk:
    """So late that the time of whoever is waited for is up."""
    desk.now += 60_000
    return desk.let_time_act()


def test_who_moves_in_time_again_is_no_longer_late() -> None:
    desk = late(clocked())
    assert desk.table.seats[0].once
    desk.write(Moved(seat=0, move=raw(mark(0))))
    assert desk.table.seats[0].bot is None
    desk.do(1, ask.Play, move=raw(mark(1))).do(0, ask.Play, move=raw(mark(2)))
    late(desk.do(1, ask.Play, move=raw(mark(3))))
    assert desk.table.seats[0].once, "the first time since their own move"
    assert desk.again().facts() == desk.facts()


def test_a_bot_for_one_turn_stays_for_a_remark_and_goes_when_its_move_is_not_needed() -> None:
    desk = late(clocked("roshambo"))
    assert [seat.once for seat in desk.table.seats] == [True, True], "both were late"
    desk.write(Moved(seat=0, move=raw({"do": "announce", "hand": "rock"})))
    assert desk.table.seats[0].bot is not None
    desk.write(Moved(seat=0, move=raw({"do": "choose", "hand": "rock"})))
    assert [seat.bot is None for seat in desk.table.seats] == [True, False]

    race = clocked("race")
    race.now += 60_000
    race.write(BotSat(seat=0, level="random", why="clock", once=True))
    race.let_time_act()
    assert race.table.phase == "over"
    assert race.table.seats[0].bot is None


def test_a_bot_for_one_turn_plays_on_until_others_are_waited_for() -> None:
    desk = late(clocked("coffre", 4))
    (turn,) = [number for number, seat in enumerate(desk.table.seats) if seat.once]
    desk.write(Moved(seat=turn, move=raw({"do": "pass"})))
    assert desk.table.seats[turn].once, "nobody waits for the clock once more"
    desk.write(Moved(seat=turn, move=raw({"do": "end_turn"})))
    assert desk.table.seats[turn].bot is None
    assert desk.again().facts() == desk.facts()


def test_where_the_rules_know_what_being_late_means_no_bot_is_needed_the_first_time() -> None:
    """A turn of passwords that takes too long is a pass; the next one in a row is a stand-in's."""
    desk = late(clocked("passwords", 3, confirm=False, first=0))
    assert [seat.bot for seat in desk.table.seats] == [None, None, None]
    assert waited_for(desk) == [1]
    for other in (1, 2):
        desk.do(other, ask.Play, move=raw(no_word(desk)))
    assert waited_for(desk) == [0]
    late(desk)
    assert desk.table.seats[0].bot is not None
    assert not desk.table.seats[0].once
    assert desk.again().facts() == desk.facts()


def test_a_second_try_within_a_turn_has_no_time_of_its_own() -> None:
    """R5 of passwords: after an unknown word the clock runs on."""
    desk = clocked("passwords", 3, first=0)
    before = clocks.limits(desk.table)
    desk.now += 20_000
    desk.do(0, ask.Play, move=raw(no_word(desk)))
    assert waited_for(desk) == [0]
    assert clocks.limits(desk.table) == before
    desk.do(0, ask.Play, move=raw(no_word(desk)))
    assert clocks.limits(desk.table) == {1: desk.now + 60_000}
    assert desk.again().facts() == desk.facts()


def waited_for(desk: Desk) -> list[int]:
    return list(desk.table.game_on.since)


def no_word(desk: Desk) -> dict[str, object]:
    """It costs its player the turn."""
    view = desk.table.game_on.state.view(None)
    assert isinstance(view, PasswordsView)
    return {"do": "announce", "word": f"{view.ring[0].letter}xqz", "places": [0]}


def test_a_bot_for_one_turn_that_fails_is_followed_by_another_for_one_turn() -> None:
    desk = late(clocked("coffre", 4))
    (turn,) = [number for number, seat in enumerate(desk.table.seats) if seat.once]
    desk.write(step_down(desk.table, turn, "novice"))
    seat = desk.table.seats[turn]
    assert (seat.bot, seat.once) == ("random", True)


def test_the_clock_hurries_nobody_who_is_alone_with_bots() -> None:
    desk = clocked()
    assert clocks.limits(desk.table) == {0: EPOCH + 60_000}
    desk.do(1, ask.Stand)
    assert clocks.limits(desk.table) == {}
    desk.now += 3_600_000
    desk.do(1, ask.GiveBack, seat=1)
    assert clocks.limits(desk.table) == {0: desk.now + 60_000}, "from when on somebody waits again"
    desk.do(1, ask.Leave)
    assert clocks.limits(desk.table) == {}


def test_who_comes_back_before_the_bot_has_moved_has_their_time_again(tmp_path: Path) -> None:
    """The bot takes its time; the person is quicker, and the late answer is dropped."""

    async def body() -> None:
        async with house_in(tmp_path, pace=3600.0) as house:
            live, (host, _) = await open_table(house, "tictactoe", clock=60)
            await host.phone.does(ask.Begin)
            skip(60.0)
            await host.phone.until(lambda m: m.get("table", {}).get("seats", [{}])[0].get("bot"))
            assert host.phone.table["seats"][0]["once"]
            back = await host.phone.does(ask.GiveBack, seat=0)
            assert limits(back) == {0: back["at"] + 60_000}
            skip(30.0)
            await asyncio.sleep(0.05)
            await host.phone.plays(mark(4))
            assert sum(isinstance(entry, BotSat) for entry in await entries(house, live)) == 1

    in_time(body())


def test_who_is_given_a_seat_in_mid_game_has_the_whole_time() -> None:
    desk = clocked()
    desk.here(1, desk.join(Guest("Eve"))).do(0, ask.Leave)
    desk.now += 50_000
    desk.do(1, ask.GiveSeat, seat=0, person=2)
    assert clocks.limits(desk.table) == {0: desk.now + 60_000}


def test_talk_buys_nobody_time() -> None:
    desk = clocked("roshambo")
    desk.now += 50_000
    desk.do(0, ask.Play, move=raw({"do": "announce", "hand": "rock"}))
    assert clocks.limits(desk.table) == {0: EPOCH + 60_000, 1: EPOCH + 60_000}
    desk.do(0, ask.Play, move=raw({"do": "choose", "hand": "rock"}))
    assert clocks.limits(desk.table) == {1: EPOCH + 60_000}
    desk.now += 5_000
    desk.do(1, ask.Play, move=raw({"do": "choose", "hand": "rock"}))
    assert clocks.limits(desk.table) == {0: desk.now + 60_000, 1: desk.now + 60_000}, "a new round"


def test_the_final_phase_of_coffre_goes_by_the_clock(tmp_path: Path) -> None:
    """Nothing is due by the rules while the players name the Fake Key, one after the other."""

    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, people = await open_table(house, "coffre", 4, clock=30)
            await reach_final_phase(live, people)
            assert live.table.due is None
            (turn,) = people[0].phone.view["waiting"]
            skip(30.0)
            named = await people[turn].phone.next(
                lambda m: any(f["fact"] == "named" for f in m.get("facts", ()))
            )
            assert named["table"]["seats"][turn] == {"person": turn}, "a bot came and went"

    in_time(body())


async def reach_final_phase(live: LiveTable, people: list[Person]) -> None:
    """Begin again until the player with the Treasure can designate somebody without a Key."""
    for _ in range(200):
        await people[0].phone.does(ask.Begin)
        if await designates_wrongly(people):
            return
        await people[0].phone.does(ask.Again)
    raise AssertionError("no deal in 200 led there")


async def designates_wrongly(people: list[Person]) -> bool:
    """Everybody passes, until somebody can designate."""
    while people[0].phone.view["result"] is None:
        (turn,) = people[0].phone.view["waiting"]
        phone = people[turn].phone
        await phone.plays({"do": "pass"})
        designating = [move for move in phone.view["moves"] if move["do"] == "designate"]
        await phone.plays(designating[0] if designating else {"do": "end_turn"})
        if phone.view["phase"] == "name":
            return True
    return False


def test_the_clock_goes_on_across_a_restart(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, (host, _) = await open_table(house, "tictactoe", clock=60)
            began = await host.phone.does(ask.Begin)
            before = facts_of(live.table)
        skip(30.0)
        async with house_in(tmp_path) as house:
            again = await house.find(live.table.id)
            assert facts_of(again.table) == before
            assert clocks.limits(again.table) == {0: began["at"] + 60_000}
            skip(30.0)
            await eventually(lambda: again.table.playing and 1 in again.table.playing.since)
            assert again.table.seats[0].late

    in_time(body())


# A clock that was set back.


@pytest.mark.parametrize("behind", [0.0, 7200.0])
def test_a_clock_that_was_set_back_stretches_no_deadline(
    tmp_path: Path, behind: float, noted: list[Message]
) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, (host, _) = await open_table(house, "tictactoe", clock=10)
            began = await host.phone.does(ask.Begin)
        async with house_in(tmp_path, behind=behind) as house:
            phone = Phone(await house.find(live.table.id))
            welcome = await phone.does(ask.Hello, token=host.token)
            assert welcome["now"] >= began["at"], "never back"
            (limit,) = welcome["limits"]
            assert limit["until"] - welcome["now"] <= 10_000
            skip(10.0)
            told = await phone.until(lambda m: m.get("table", {}).get("seats", [{}])[0].get("bot"))
            assert 0 <= told["at"] - limit["until"] < 10_000
        warned = [line["seconds"] for line in noted if line["event"] == "clock_behind"]
        assert [7000 < seconds <= 7200 for seconds in warned] == [True] * (behind > 0)

    in_time(body())


def test_tables_that_nobody_looks_at_wake_on_time_after_the_clock_was_set_back(
    tmp_path: Path,
) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, (host, _) = await open_table(house, "tictactoe", clock=60)
            await host.phone.does(ask.Begin)
        async with house_in(tmp_path, behind=7200.0) as house:
            skip(60.0)
            await eventually(lambda: live.table.id in house.tables)
            again = await house.find(live.table.id)
            await eventually(lambda: again.table.seats[0].bot)

    in_time(body())
