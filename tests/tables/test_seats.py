from __future__ import annotations

from pathlib import Path

import pytest
from tests.tables.house import (
    Phone,
    come,
    entries,
    house_in,
    in_time,
    mark,
    open_table,
    play_tictactoe,
    raw,
    skip,
    watcher,
)

from trousseau.kernel import Illegal
from trousseau.tables.core import commands as ask
from trousseau.tables.core.entries import BotLeft, BotSat
from trousseau.tables.core.permissions import MOST_PEOPLE, Guest


def test_a_table_is_opened_with_game_seats_options_and_a_host(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            setup = ask.Setup(game="coffre", seats=5, options={"trap": True}, public=True, clock=60)
            admission = await house.open(setup, Guest("Ada", "owl"))
            shown = (await house.find(admission.table)).shown()
            assert (shown.game, len(shown.seats), shown.clock) == ("coffre", 5, 60)
            assert shown.options["trap"] is True
            assert shown.options["round_limit"] == 12, "options are spelt out"
            assert shown.public
            assert shown.host == admission.person
            assert (shown.people[0].name, shown.people[0].avatar) == ("Ada", "owl")
            assert shown.phase == "gathering"

    in_time(body())


@pytest.mark.parametrize(
    ("setup", "code"),
    [
        (ask.Setup(game="chess", seats=2), "unknown_game"),
        (ask.Setup(game="os.path", seats=2), "unknown_game"),
        (ask.Setup(game="tictactoe", seats=3), "seats"),
        (ask.Setup(game="race", seats=2, options={"earliest": 0}), "options"),
        (ask.Setup(game="race", seats=2, options={"wheels": 4}), "options"),
    ],
)
def test_what_can_not_be_played_is_not_opened(setup: ask.Setup, code: str, tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            with pytest.raises(Illegal, match=code):
                await house.open(setup, Guest("Ada"))
            assert not house.tables
            assert not await house.store.all_cards()

    in_time(body())


def test_a_table_whose_host_has_no_name_leaves_nothing_behind(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            with pytest.raises(Illegal, match="empty_text"):
                await house.open(ask.Setup(game="race", seats=2), Guest("\u202e \u0007"))
            assert not house.tables
            assert not await house.store.all_cards()

    in_time(body())


def test_people_take_the_seat_they_want_or_any(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, (host,) = await open_table(house, "race", 3, people=1)
            other = await come(live, "B", sit=False)
            answer = await other.phone.does(ask.Sit, seat=2)
            assert answer["table"]["seats"] == [{"person": 0}, {}, {"person": 1}]
            assert host.phone.table["seats"] == answer["table"]["seats"]
            third = await come(live, "C")
            assert third.phone.table["seats"][1] == {"person": 2}

    in_time(body())


def test_before_a_game_people_change_seats(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            _, (host,) = await open_table(house, "race", 3, people=1)
            await host.phone.does(ask.Sit, seat=2)
            assert host.phone.table["seats"] == [{}, {}, {"person": 0}]

    in_time(body())


def test_a_seat_outlives_its_connection_and_opens_on_another_device(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, (host, other) = await open_table(house, "tictactoe")
            await host.phone.does(ask.Begin)
            await host.phone.plays(mark(4))
            live.detach(other.phone)
            gone = await host.phone.until(
                lambda m: m["is"] == "presence" and not m.get("present", True)
            )
            assert gone["person"] == other.number
            assert host.phone.table["seats"][1] == {"person": other.number}
            again = await other.another_phone()
            assert again.view["seat"] == 1
            assert again.heard[-1]["story"][0]["facts"] == [
                {"fact": "marked", "seat": 0, "cell": 4}
            ]
            await again.plays(mark(0))

    in_time(body())


def test_two_devices_in_one_seat_see_the_same(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            _, (host, other) = await open_table(house, "roshambo")
            laptop = await host.another_phone()
            await host.phone.does(ask.Begin)
            start = len(laptop.heard)
            await laptop.plays({"do": "choose", "hand": "rock"})
            heard = await host.phone.until(lambda m: m.get("view", {}).get("hand") == "rock")
            assert "id" not in heard, "who did not ask is not answered"
            assert laptop.told(start)[0] | {"id": None} == heard | {"id": None}
            assert (
                await host.phone.is_refused(ask.Play, move=raw({"do": "choose", "hand": "paper"}))
                == "already_chosen"
            )
            assert all(m.get("view", {}).get("hand") is None for m in other.phone.heard)

    in_time(body())


def test_a_person_is_away_when_their_last_device_is(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, (host, other) = await open_table(house, "tictactoe")
            laptop = await other.another_phone()
            live.detach(laptop)
            assert not [m for m in host.phone.heard if m.get("present") is False]
            live.detach(other.phone)
            gone = {"is": "presence", "person": 1, "present": False, "away": live.used}
            assert host.phone.heard[-1] == gone
            person = live.shown().people[1]
            assert (person.present, person.away) == (False, live.used)

    in_time(body())


def test_anybody_may_let_a_bot_play_for_them_and_take_the_seat_back(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            _, (host, other) = await open_table(house, "tictactoe")
            await host.phone.does(ask.Begin)
            sat = await other.phone.does(ask.SeatBot, seat=1, level="random")
            stands_in = {"person": 1, "bot": "random", "bot_since": sat["seq"]}
            assert host.phone.table["seats"][1] == stands_in
            assert await other.phone.is_refused(ask.SeatBot, seat=0, level="random") == "not_host"
            await other.phone.does(ask.GiveBack, seat=1)
            sat = await host.phone.does(ask.SeatBot, seat=0, level="random")
            stands_in = {"person": 0, "bot": "random", "bot_since": sat["seq"]}
            assert other.phone.table["seats"] == [stands_in, {"person": 1}]

    in_time(body())


def test_who_comes_is_told_how_many_watch(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, (host, _) = await open_table(house, "tictactoe")
            eyes = await watcher(live)
            assert eyes.heard[0]["watchers"] == 1
            laptop = await host.another_phone()
            assert laptop.heard[0]["watchers"] == 1
            live.detach(eyes)
            late = await host.another_phone()
            assert "watchers" not in late.heard[0]

    in_time(body())


def test_who_watches_sees_what_nobody_hides(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, (host, _) = await open_table(house, "roshambo")
            eyes = await watcher(live)
            assert host.phone.heard[-1] == {"is": "presence", "watchers": 1}
            await host.phone.does(ask.Begin)
            await host.phone.plays({"do": "choose", "hand": "rock"})
            seen = await eyes.until(lambda m: bool(m.get("facts")))
            assert seen["facts"] == [{"fact": "chose", "seat": 0}]
            assert seen["view"]["seat"] is None
            assert seen["view"]["hand"] is None
            assert await eyes.is_refused(ask.Sit) == "only_watching"
            live.detach(eyes)
            assert host.phone.heard[-1] == {"is": "presence", "present": False}

    in_time(body())


def test_the_host_forbids_watching_and_opens_it_again(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, (host, other) = await open_table(house, "roshambo")
            eyes = await watcher(live)
            unseated = await come(live, "C", sit=False)
            await host.phone.does(ask.Begin)
            await host.phone.does(ask.Watching, allowed=False)
            assert eyes.ended == "no_watching"
            assert eyes.heard[-1]["code"] == "no_watching"
            stranger = Phone(live)
            assert await stranger.is_refused(ask.Hello) == "no_watching"
            assert stranger.ended == "no_watching"

            start = len(unseated.phone.heard)
            await other.phone.plays({"do": "choose", "hand": "rock"})
            (told,) = unseated.phone.told(start)
            assert "view" not in told, "somebody who joined but has no seat watches too"
            assert "facts" not in told
            with pytest.raises(Illegal, match="no_watching"):
                await live.join(Guest("D"))

            await host.phone.does(ask.Watching, allowed=True)
            assert (await watcher(live)).view["seat"] is None
            assert unseated.phone.view["seat"] is None

    in_time(body())


def test_a_host_without_a_seat_sees_their_own_closed_table(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, (host,) = await open_table(house, "tictactoe", people=1, watching=False)
            await host.phone.does(ask.Stand)
            for name in ("B", "C"):
                await come(live, name)
            await host.phone.does(ask.Begin)
            assert host.phone.view["seat"] is None

    in_time(body())


def test_who_leaves_is_forgotten_and_their_token_opens_nothing(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, (host, other) = await open_table(house, "tictactoe")
            await other.phone.does(ask.Leave)
            assert other.phone.ended == "left"
            assert [person["name"] for person in host.phone.table["people"]] == ["P0"]
            assert host.phone.table["seats"][1] == {}
            back = Phone(live)
            assert await back.is_refused(ask.Hello, token=other.token) == "no_such_token"
            assert back.ended == "no_such_token"
            assert len(live.shown().people) == 1

    in_time(body())


def test_the_host_sends_somebody_away_from_all_devices(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, (host, other) = await open_table(house, "tictactoe")
            laptop = await other.another_phone()
            await host.phone.does(ask.Remove, person=other.number)
            assert (other.phone.ended, laptop.ended) == ("removed", "removed")
            notice = other.phone.heard[-1]
            assert (notice["is"], notice["reason"]) == ("notice", "the host has sent you away")
            assert await Phone(live).is_refused(ask.Hello, token=other.token) == "no_such_token"
            newcomer = await come(live, "P1")
            assert newcomer.number == 2, "numbers are never used again"

    in_time(body())


def test_the_next_to_have_come_is_host_when_the_host_leaves(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            _, (host, second, third) = await open_table(house, "race", 3)
            await host.phone.does(ask.Leave)
            assert third.phone.table["host"] == second.number
            assert await third.phone.is_refused(ask.Close) == "not_host"
            await second.phone.does(ask.Remove, person=third.number)

    in_time(body())


def test_a_table_is_closed_when_the_last_person_leaves(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, people = await open_table(house, "tictactoe", public=True)
            for person in people:
                await person.phone.does(ask.Leave)
            assert live.shown().phase == "closed"
            assert not await house.listed()
            with pytest.raises(Illegal, match="table_closed"):
                await live.join(Guest("C"))

    in_time(body())


def test_the_host_closes_the_table_and_nothing_more_happens(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, (host, other) = await open_table(house, "tictactoe")
            await host.phone.does(ask.Begin)
            await host.phone.does(ask.Close)
            assert other.phone.table["phase"] == "closed"
            assert await host.phone.is_refused(ask.Play, move=raw(mark(1))) == ("table_closed")
            assert await host.phone.is_refused(ask.Close) == "table_closed"
            with pytest.raises(Illegal, match="table_closed"):
                await live.join(Guest("C"))
            await other.phone.does(ask.Leave)

    in_time(body())


def test_a_bot_takes_an_empty_seat_and_gives_it_back_to_the_next_person(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, (host,) = await open_table(house, "tictactoe", people=1)
            await host.phone.does(ask.SeatBot, seat=1, level="random")
            assert host.phone.table["seats"][1] == {"bot": "random"}
            other = await come(live, "B", sit=False)
            assert await other.phone.is_refused(ask.Sit, seat=1) == "seat_taken"
            assert await other.phone.is_refused(ask.GiveBack, seat=1) == "not_host"
            await host.phone.does(ask.GiveBack, seat=1)
            await other.phone.does(ask.Sit, seat=1)

    in_time(body())


def test_a_bot_stands_in_for_who_is_away_and_never_for_who_is_there(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, (host, other) = await open_table(house, "tictactoe")
            await host.phone.does(ask.Begin)
            refused = await host.phone.asks(ask.SeatBot, seat=1, level="random")
            assert (refused["code"], refused["reason"]) == (
                "person_present",
                "P1 is here and plays",
            )
            live.detach(other.phone)
            skip(12.0)
            refused = await host.phone.asks(ask.SeatBot, seat=1, level="random")
            assert (refused["code"], refused["reason"]) == (
                "just_gone",
                "P1 has only just gone; wait 3 s more",
            )
            skip(3.0)
            sat = await host.phone.does(ask.SeatBot, seat=1, level="random")
            stands_in = {"person": 1, "bot": "random", "bot_since": sat["seq"]}
            assert host.phone.table["seats"][1] == stands_in

            again = await other.another_phone()
            assert again.view["seat"] == 1
            assert await again.is_refused(ask.Play, move=raw(mark(1))) == "bot_plays"
            await again.does(ask.GiveBack, seat=1)
            await host.phone.plays(mark(4))
            await again.plays(mark(0))
            log = await entries(house, live)
            assert [type(entry) for entry in log if isinstance(entry, BotSat | BotLeft)] == [
                BotSat,
                BotLeft,
            ]

    in_time(body())


def test_the_host_arranges_another_game_between_two_games(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            _, people = await open_table(house, "race", 3, people=2)
            host, other = (person.phone for person in people)
            await other.does(ask.Sit, seat=2)
            await host.does(ask.SeatBot, seat=1, level="random")
            await host.does(ask.Arrange, setup=ask.Setup(game="tictactoe", seats=2, public=True))
            table = other.table
            assert (table["game"], table["public"]) == ("tictactoe", True)
            assert table["seats"] == [{"person": 0}, {"bot": "random"}], "the third seat is gone"
            assert (
                await host.is_refused(ask.Arrange, setup=ask.Setup(game="tictactoe", seats=4))
                == "seats"
            )
            await host.does(ask.Begin)
            assert await host.is_refused(ask.Arrange, setup=ask.Setup(game="race", seats=2)) == (
                "game_on"
            )

    in_time(body())


def test_bots_that_another_game_does_not_know_stand_up(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            _, (host,) = await open_table(house, "coffre", 4, people=1)
            await host.phone.does(ask.SeatBot, seat=1, level="novice")
            await host.phone.does(ask.SeatBot, seat=2, level="random")
            await host.phone.does(ask.Arrange, setup=ask.Setup(game="race", seats=4))
            assert host.phone.table["seats"] == [{"person": 0}, {}, {"bot": "random"}, {}]

    in_time(body())


def test_a_crowded_table_takes_nobody_more(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, _ = await open_table(house, "tictactoe", people=1)
            for number in range(1, MOST_PEOPLE):
                await live.join(Guest(f"P{number}"))
            with pytest.raises(Illegal, match="table_crowded"):
                await live.join(Guest("Too late"))

    in_time(body())


@pytest.mark.parametrize(
    "name", ["Zoé", "ZOÉ", " Zoé ", "Zo\u0065\u0301", "Z\u200doé", "\uff3aoé", "Zoé\ufe0f"]
)
def test_nobody_comes_under_a_name_that_looks_like_anothers(name: str, tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, _ = await open_table(house, "tictactoe", people=1)
            await live.join(Guest("Zoé"))
            with pytest.raises(Illegal, match="name_taken"):
                await live.join(Guest(name))

    in_time(body())


def test_a_whole_game_is_told_to_both(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            _, people = await open_table(house, "tictactoe")
            await people[0].phone.does(ask.Begin)
            await play_tictactoe(people)
            for person in people:
                end = await person.phone.until(
                    lambda m: m.get("view", {}).get("result") is not None
                )
                assert end["view"]["result"]["winners"] == [0]
                assert end["table"]["phase"] == "over"
                cells = [f["cell"] for m in person.phone.told() for f in m.get("facts", ())]
                assert cells == [0, 3, 1, 4, 2]

    in_time(body())
