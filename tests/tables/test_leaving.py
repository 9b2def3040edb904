"""People who go, or are gone, never stop the others; and the way back stays open."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.tables.desk import Desk, begun, ended, gathered
from tests.tables.house import (
    Phone,
    come,
    eventually,
    house_in,
    in_time,
    mark,
    open_table,
    play_tictactoe,
    raw,
    skip,
)

from trousseau.kernel import Illegal
from trousseau.tables.core import commands as ask
from trousseau.tables.core.entries import BotSat, Broke, Left, Mended, Quit, Sat, Stood, Wished
from trousseau.tables.core.permissions import Guest
from trousseau.tables.core.public_view import shown
from trousseau.tables.core.registry import GameRegistry

ADA, BEN, CLEO, DORA = 0, 1, 2, 3
"""People at a desk's table; of those at tic-tac-toe the first two are seated."""


def trio() -> Desk:
    """Roshambo for three, all of them there; Ada is host, and Dora stands by."""
    desk = Desk(ask.Setup(game="roshambo", seats=3, clock=None))
    for name in ("Ada", "Ben", "Cleo", "Dora"):
        desk.here(desk.join(Guest(name)))
    for person in (ADA, BEN, CLEO):
        desk.do(person, ask.Sit)
    return desk.do(ADA, ask.Begin)


def names(desk: Desk) -> list[str]:
    return [person.name for person in desk.table.people.values()]


# Who leaves.


def test_who_leaves_in_mid_game_is_replaced_at_once_and_comes_back_with_a_hello(
    tmp_path: Path,
) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, (host, other) = await open_table(house, "tictactoe")
            await host.phone.does(ask.Begin)
            await other.phone.does(ask.Leave)
            assert other.phone.ended == "left"
            gone = host.phone.heard[-2]  # before the news that nobody is there now
            stands_in = {"person": 1, "bot": "random", "bot_since": gone["seq"]}
            assert gone["table"]["seats"][1] == stands_in
            assert gone["table"]["people"][1]["name"] == "P1"
            told = await host.phone.plays(mark(4))
            await host.phone.until(lambda m: m.get("seq") == told["seq"] + 1)

            start = len(host.phone.heard)
            again = Phone(live)
            again.says(ask.Hello, token=other.token)
            key = again.says(ask.GiveBack, seat=1)  # right behind the hello
            back = await again.until(lambda m: m.get("id") == key)
            assert back["is"] == "told"
            welcome = again.heard[0]
            assert (welcome["is"], welcome["person"], welcome["view"]["seat"]) == ("welcome", 1, 1)
            assert "left" not in welcome["table"]["people"][1]
            assert "left" not in host.phone.told(start)[0]["table"]["people"][1]
            assert back["table"]["seats"][1] == {"person": 1}

    in_time(body())


def test_a_leave_that_is_said_again_after_coming_back_is_obeyed_again(tmp_path: Path) -> None:
    """The connection broke before the answer: the client has to say hello to say it again."""

    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, (host, other) = await open_table(house, "tictactoe")
            await host.phone.does(ask.Begin)
            await other.phone.does(ask.Leave, id="bye")
            again = await other.another_phone()
            await again.does(ask.Leave, id="bye")
            assert again.ended == "left"
            assert live.shown().people[1].left

    in_time(body())


def test_a_return_that_can_not_be_saved_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, (host, other) = await open_table(house, "tictactoe")
            await host.phone.does(ask.Begin)
            await other.phone.does(ask.Leave)
            with monkeypatch.context() as patch:
                patch.setattr(house.store, "append", lambda row, card, done: done(OSError("full")))
                again = Phone(live)
                assert await again.is_refused(ask.Hello, token=other.token) == "not_saved"
            assert again.ended == "not_saved"
            assert live.shown().people[1].left
            await other.another_phone()
            await eventually(lambda: not live.shown().people[1].left)

    in_time(body())


def test_the_next_who_has_not_left_is_host_and_the_last_closes_the_table() -> None:
    desk = trio().do(BEN, ask.Leave).do(ADA, ask.Leave)
    assert desk.table.host == CLEO
    desk.do(CLEO, ask.Leave)
    assert shown(desk.table).host == DORA, "who joined is still there"
    assert desk.do(DORA, ask.Leave).table.phase == "closed"
    assert shown(desk.table).host is None
    assert desk.again().facts() == desk.facts()


def test_who_only_watched_leaves_nothing_behind() -> None:
    desk = begun()
    assert isinstance(desk.hear(CLEO, ask.Leave(id="bye")).entry, Left)
    assert names(desk) == ["Ada", "Ben"]


def test_a_bot_that_plays_already_plays_on_when_its_person_leaves() -> None:
    desk = trio().do(BEN, ask.SeatBot, seat=1, level="random")
    since = desk.table.seats[1].bot_since
    assert desk.hear(BEN, ask.Leave(id="bye")).entry == Quit(by=BEN, id="bye", person=BEN)
    assert (desk.table.seats[1].bot, desk.table.seats[1].bot_since) == ("random", since)


def test_a_bot_for_one_turn_stays_when_its_person_leaves() -> None:
    desk = trio()
    desk.write(BotSat(seat=1, level="random", why="clock", once=True))
    desk.do(BEN, ask.Leave)
    assert (desk.table.seats[1].bot, desk.table.seats[1].once) == ("random", False)


def test_who_is_sent_away_from_a_game_has_no_way_back(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, (host, other) = await open_table(house, "tictactoe")
            await host.phone.does(ask.Begin)
            told = await host.phone.does(ask.Remove, person=1)
            assert other.phone.ended == "removed"
            assert told["table"]["people"][1]["left"]
            assert told["table"]["seats"][1]["bot"] == "random"
            assert await Phone(live).is_refused(ask.Hello, token=other.token) == "no_such_token"

    in_time(body())


def test_who_has_left_may_still_be_sent_away_for_good() -> None:
    desk = begun().do(BEN, ask.Leave).do(ADA, ask.Remove, person=BEN)
    assert not desk.table.people[BEN].opens(f"{BEN:032x}")
    assert desk.table.seats[1].bot == "random"


def test_when_the_table_is_cleared_who_has_left_is_gone_and_the_seat_is_free(
    tmp_path: Path,
) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, people = await open_table(house, "tictactoe")
            host, other = people
            await host.phone.does(ask.Begin)
            await play_tictactoe(people)
            await other.phone.does(ask.Leave)
            assert host.phone.table["people"][1]["left"]
            assert host.phone.table["seats"][1] == {"person": 1}, "nobody plays any more"
            told = await host.phone.does(ask.Again)
            assert [person["name"] for person in told["table"]["people"]] == ["P0"]
            assert told["table"]["seats"][1] == {}
            assert await Phone(live).is_refused(ask.Hello, token=other.token) == "no_such_token"
            await come(live, "P1")

    in_time(body())


def test_a_name_stays_taken_until_the_table_is_cleared() -> None:
    desk = ended().do(BEN, ask.Leave)
    with pytest.raises(Illegal, match="name_taken"):
        desk.join(Guest("ben"))
    desk.do(ADA, ask.Again).join(Guest("ben"))


def test_a_broken_game_that_is_mended_goes_on_without_who_left_meanwhile() -> None:
    desk = begun()
    broke = desk.write(Broke(problem="KeyError")).seq
    desk.do(BEN, ask.Leave)
    desk.write(Mended(drop=(broke,)))
    table = desk.again().table
    assert table.phase == "playing"
    assert (table.seats[1].person, table.seats[1].bot) == (BEN, "random")


def test_one_may_leave_a_table_whose_game_is_no_longer_offered() -> None:
    desk = begun()
    desk.table.registry = GameRegistry()
    desk.write(Broke(problem="Illegal"))
    desk.do(BEN, ask.Leave)
    assert desk.table.people[BEN].left


def test_who_stands_up_in_mid_game_lets_a_bot_play_and_may_take_the_seat_back() -> None:
    desk = begun().here(ADA, BEN).do(BEN, ask.Stand)
    assert (desk.table.seats[1].person, desk.table.seats[1].bot) == (BEN, "random")
    assert desk.table.eyes(BEN) == 1
    desk.do(BEN, ask.GiveBack, seat=1)
    assert desk.table.seats[1].bot is None


def test_the_host_gives_a_seat_back_to_who_is_there() -> None:
    desk = begun().here(ADA, BEN).do(BEN, ask.Stand).do(ADA, ask.GiveBack, seat=1)
    assert desk.table.seats[1].bot is None


def test_logs_in_which_a_seat_was_emptied_in_mid_game_still_say_the_same() -> None:
    """As older versions wrote them; the host has the cure."""
    desk = begun().here(ADA, CLEO)
    desk.write(Stood(by=BEN))
    assert desk.table.seats[1].empty
    twin = desk.again()
    desk.do(ADA, ask.SeatBot, seat=1, level="random")
    assert desk.table.seats[1].bot == "random"
    twin.write(Sat(by=CLEO, seat=1))
    assert (twin.table.seats[1].person, twin.table.company.sat) == (CLEO, {ADA: 0, BEN: 1, CLEO: 1})


# A seat for somebody else.


def test_the_host_gives_the_seat_of_who_left_to_who_has_none(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path, pace=3600.0) as house:
            live, (host, other) = await open_table(house, "leduc")
            await host.phone.does(ask.Begin)
            third = await come(live, "C", sit=False)
            assert third.phone.view["seat"] is None
            await other.phone.does(ask.Leave)
            await host.phone.does(ask.GiveSeat, seat=1, person=third.number)
            given = await third.phone.until(lambda m: m.get("view", {}).get("seat") == 1)
            assert given["table"]["seats"][1] == {"person": third.number}
            again = await other.another_phone()
            assert again.view["seat"] is None, "who left has no seat any more"
            code = await host.phone.is_refused(ask.GiveSeat, seat=1, person=other.number)
            assert code == "seat_taken"

    in_time(body())


def test_who_lost_their_seat_may_get_it_back_but_no_other() -> None:
    desk = trio().do(BEN, ask.Leave).do(ADA, ask.GiveSeat, seat=1, person=DORA)
    desk.do(DORA, ask.Leave)
    desk.table.people[BEN].left = False  # a hello
    desk.do(CLEO, ask.Leave)
    with pytest.raises(Illegal, match="sat_elsewhere"):
        desk.do(ADA, ask.GiveSeat, seat=2, person=BEN)
    desk.do(ADA, ask.GiveSeat, seat=1, person=BEN)
    assert desk.table.eyes(BEN) == 1


# Who is away.


def away(desk: Desk, *people: int) -> Desk:
    """For as long as the others have to wait before they may ask for a bot."""
    desk.gone(*people)
    desk.now += 15_000
    return desk


def test_those_who_wait_decide_by_majority_whether_a_bot_plays() -> None:
    desk = Desk(ask.Setup(game="roshambo", seats=4, clock=None))
    for name in ("Host", "Ada", "Ben", "Cleo", "Dora"):
        desk.here(desk.join(Guest(name)))
    for person in range(1, 5):
        desk.do(person, ask.Sit)
    away(desk.do(0, ask.Begin), 4)
    desk.do(1, ask.Wish, seat=3, bot=True).do(2, ask.Wish, seat=3, bot=False)
    wishes = [(wish.person, wish.seat, wish.bot) for wish in shown(desk.table).wishes]
    assert wishes == [(1, 3, True), (2, 3, False)]
    assert desk.table.seats[3].bot is None
    assert desk.again().facts() == desk.facts()
    decided = desk.hear(3, ask.Wish(id="yes", seat=3, bot=True)).entry
    assert decided == BotSat(by=3, id="yes", seat=3, level="random", why="away")
    assert not desk.table.company.wishes


def test_who_is_not_there_has_no_say() -> None:
    desk = away(trio(), CLEO)
    desk.do(BEN, ask.Wish, seat=2, bot=True)
    assert desk.table.seats[2].bot is None
    desk.gone(ADA).do(BEN, ask.Wish, seat=2, bot=True)
    assert desk.table.seats[2].bot == "random", "the only one who plays and is there"


def test_the_host_decides_alone_and_without_a_seat_too() -> None:
    desk = away(trio(), CLEO).do(ADA, ask.Wish, seat=2, bot=True)
    assert desk.table.seats[2].bot == "random"
    desk = away(trio().do(ADA, ask.Leave).do(BEN, ask.Leave), CLEO)
    desk.table.company.host = DORA
    desk.do(DORA, ask.Wish, seat=2, bot=True)
    assert desk.table.seats[2].bot == "random"


def test_to_wait_decides_nothing() -> None:
    desk = away(trio(), CLEO)
    wish = desk.hear(ADA, ask.Wish(id="wait", seat=2, bot=False)).entry
    assert wish == Wished(by=ADA, id="wait", seat=2, bot=False)


@pytest.mark.parametrize("forgets", ["move", "stand_in", "leave"])
def test_wishes_about_a_seat_are_forgotten_once_somebody_plays_there(forgets: str) -> None:
    desk = away(trio(), CLEO).do(BEN, ask.Wish, seat=2, bot=True)
    if forgets == "move":
        desk.do(CLEO, ask.Play, move=raw({"do": "choose", "hand": "rock"}))
    elif forgets == "stand_in":
        desk.do(ADA, ask.SeatBot, seat=2, level="random")
    else:
        desk.do(CLEO, ask.Leave)
    assert not desk.table.company.wishes


def test_the_wishes_of_who_leaves_are_forgotten() -> None:
    desk = away(trio(), CLEO).do(BEN, ask.Wish, seat=2, bot=True).do(BEN, ask.Leave)
    assert not desk.table.company.wishes


def test_after_a_restart_nobody_has_been_away_for_long(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, (host, other) = await open_table(house, "tictactoe")
            await host.phone.does(ask.Begin)
            await host.phone.plays(mark(4))
        skip(3600.0)
        async with house_in(tmp_path) as house:
            phone = Phone(await house.find(live.table.id))
            welcome = await phone.does(ask.Hello, token=host.token)
            away = welcome["table"]["people"][other.number]["away"]
            assert welcome["now"] - away < 10_000, "since the table is in memory again"
            assert await phone.is_refused(ask.Wish, seat=1, bot=True) == "just_gone"
            skip(15.0)
            await phone.does(ask.Wish, seat=1, bot=True)
            await phone.until(lambda m: m.get("view", {}).get("waiting") == [0])

    in_time(body())


def test_before_a_game_a_bot_may_take_the_seat_of_who_has_just_gone() -> None:
    gathered().gone(BEN).do(ADA, ask.SeatBot, seat=1, level="random")
