"""Another game begins by itself once all who are there want it; nobody who goes stops it."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.tables.desk import Desk, begun, ended
from tests.tables.house import (
    Person,
    come,
    entries,
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
from trousseau.tables.core.entries import Began, Cleared
from trousseau.tables.core.permissions import Guest
from trousseau.tables.core.public_view import shown
from trousseau.tables.core.rematch import TO_MIX
from trousseau.tables.core.seating import AWAY
from trousseau.tables.live.house import House
from trousseau.tables.live.live_table import LiveTable


def over(*, nonces: bool = True) -> Desk:
    """Tic-tac-toe that has ended; Ada, the host, and Ben played, Cleo watched."""
    if not nonces:
        return ended().here(0, 1, 2)
    desk = ended_after_mixing()
    return desk.here(0, 1, 2)


def ended_after_mixing() -> Desk:
    desk = Desk(ask.Setup(game="tictactoe", seats=2, clock=None))
    for name in ("Ada", "Ben", "Cleo"):
        desk.join(Guest(name))
    desk.do(0, ask.Sit).do(1, ask.Sit)
    desk.do(0, ask.Mix, nonce="aa").do(1, ask.Mix, nonce="bb").do(0, ask.Begin)
    for turn, cell in enumerate((0, 3, 1, 4, 2)):
        desk.do(turn % 2, ask.Play, move=raw(mark(cell)))
    return desk


def phase(desk: Desk) -> str:
    return desk.table.phase


def seats(desk: Desk) -> list[tuple[int | None, str | None]]:
    return [(seat.person, seat.bot) for seat in desk.table.seats]


def test_it_begins_once_everybody_has_said_yes_and_mixed() -> None:
    desk = over().do(1, ask.Rematch)
    assert shown(desk.table).agreed == (1,)
    assert phase(desk) == "over"
    old = desk.table.commitment
    desk.do(0, ask.Rematch)
    assert phase(desk) == "gathering"
    assert desk.table.commitment != old
    assert shown(desk.table).agreed == ()
    desk.do(1, ask.Mix, nonce="cc").let_time_act()
    assert phase(desk) == "gathering", "the house has sealed its part, and Ada mixes hers in"
    desk.do(0, ask.Mix, nonce="dd").let_time_act()
    assert phase(desk) == "playing"
    assert desk.table.game_on.heading.nonces == ("dd", "cc")
    assert desk.facts() == desk.again().facts()


def test_whoever_did_not_mix_before_is_not_waited_for() -> None:
    desk = over(nonces=False).do(1, ask.Rematch).do(0, ask.Rematch).let_time_act()
    assert phase(desk) == "playing"


def test_who_does_not_mix_again_is_waited_for_no_longer_than_some_seconds() -> None:
    desk = over().do(1, ask.Rematch).do(0, ask.Rematch).do(0, ask.Mix, nonce="cc")
    desk.now += TO_MIX - 1
    assert desk.let_time_act().table.phase == "gathering"
    desk.now += 1
    assert desk.let_time_act().table.phase == "playing"
    assert desk.facts() == desk.again().facts()


def test_against_bots_one_yes_is_enough() -> None:
    desk = Desk(ask.Setup(game="tictactoe", seats=2, clock=None))
    desk.do(desk.join(Guest("Ada")), ask.Sit).do(0, ask.SeatBot, seat=1, level="random")
    desk.here(0).do(0, ask.Begin).do(0, ask.BotPace, pace="at_once")
    for turn, cell in enumerate((0, 3, 1, 4, 2)):
        if turn % 2:
            desk.write(desk.bots_move(1, mark(cell)))
        else:
            desk.do(0, ask.Play, move=raw(mark(cell)))
    desk.do(0, ask.Rematch).let_time_act()
    assert phase(desk) == "playing"
    assert seats(desk) == [(0, None), (None, "random")]
    assert shown(desk.table).pace == "at_once"


def test_where_somebody_left_a_bot_sits_down() -> None:
    desk = over().do(0, ask.Rematch).do(1, ask.Leave)
    desk.let_time_act()
    assert phase(desk) == "gathering", "nobody is left who has not said yes"
    assert seats(desk) == [(0, None), (None, "random")]
    desk.do(0, ask.Mix, nonce="cc").let_time_act()
    assert phase(desk) == "playing"


def test_who_has_been_away_for_a_while_finds_a_bot_in_their_seat_and_takes_it_back() -> None:
    desk = over().gone(1)
    desk.now += AWAY * 1000 - 1
    assert desk.do(0, ask.Rematch).table.phase == "over", "a line may break for a moment"
    desk.now += 1
    desk.do(0, ask.Rematch).do(0, ask.Mix, nonce="cc").let_time_act()
    assert phase(desk) == "playing"
    assert seats(desk) == [(0, None), (1, "random")]
    desk.here(1).do(1, ask.GiveBack, seat=1)
    assert seats(desk) == [(0, None), (1, None)]


@pytest.mark.parametrize("change", ["stands", "arranges"])
def test_what_changes_at_the_table_meanwhile_is_seen_to_first(change: str) -> None:
    desk = over().do(1, ask.Rematch).do(0, ask.Rematch)
    if change == "stands":
        desk.do(1, ask.Stand).do(2, ask.Sit)
    else:
        desk.do(0, ask.Arrange, setup=desk.table.setup)
    desk.now += 2 * TO_MIX
    assert desk.let_time_act().table.phase == "gathering"
    assert desk.facts() == desk.again().facts()


def test_who_watches_is_not_asked_and_decides_nothing() -> None:
    with pytest.raises(Illegal, match="not_seated"):
        over().do(2, ask.Rematch)
    with pytest.raises(Illegal, match="game_not_over"):
        begun().do(0, ask.Rematch)


def test_a_host_who_only_looks_on_has_bots_play_again(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, (host,) = await open_table(house, "tictactoe", people=1)
            await host.phone.does(ask.Stand)
            for seat in (0, 1):
                await host.phone.does(ask.SeatBot, seat=seat, level="random")
            await host.phone.does(ask.Begin)
            await eventually(lambda: live.table.phase == "over")
            await host.phone.does(ask.Rematch)
            await eventually(lambda: live.table.games == 2)

    in_time(body())


async def all_want_another(house: House) -> tuple[LiveTable, list[Person]]:
    """A game that was mixed for and is over, and everybody has said yes."""
    live, people = await open_table(house, "tictactoe")
    for person in people:
        await person.phone.does(ask.Mix, nonce="ab")
    await people[0].phone.does(ask.Begin)
    await play_tictactoe(people)
    for person in people:
        await person.phone.does(ask.Rematch)
    return live, people


def test_the_last_yes_and_the_last_nonce_start_the_game_at_a_live_table(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, people = await all_want_another(house)
            assert people[0].phone.table["phase"] == "gathering"
            for person in people:
                await person.phone.does(ask.Mix, nonce="cd")
            await people[0].phone.until(lambda m: m.get("table", {}).get("games") == 2)
            lines = await entries(house, live)
            assert [type(line) for line in lines].count(Began) == 2
            assert [line.begins for line in lines if isinstance(line, Cleared)] == [True]

    in_time(body())


def test_a_game_that_everybody_wanted_begins_after_a_restart_too(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, _ = await all_want_another(house)
        async with house_in(tmp_path) as house:
            skip(TO_MIX / 1000)
            await eventually(lambda: live.table.id in house.tables)
            await eventually(lambda: house.tables[live.table.id].table.games == 2)

    in_time(body())


def test_somebody_at_the_door_is_told_of_no_game_and_counts_as_nobody(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, people = await open_table(house, "tictactoe")
            await people[0].phone.does(ask.Begin)
            await people[1].phone.does(ask.Say, text="a secret of ours")
            stranger = (await come(live, "Cleo", sit=False)).phone
            await stranger.does(ask.Leave)
            door = type(stranger)(live)
            greeting = await door.does(ask.Hello, at_door=True)
            assert not {"view", "story", "chat", "watchers"} & greeting.keys()
            start = len(door.heard)
            await people[0].phone.plays(mark(4))
            await people[1].phone.does(ask.Say, text="well played")
            assert door.heard[start:] == []
            assert live.connections.watchers == 0

            welcome = await door.does(ask.Hello)
            assert welcome["view"]["cells"][4] == 0
            assert [said["text"] for said in welcome["chat"]] == ["a secret of ours", "well played"]
            assert welcome["watchers"] == 1
            presence = [m for m in people[0].phone.heard if m["is"] == "presence"][-1]
            assert presence == {"is": "presence", "watchers": 1}
            live.detach(door)
            presence = [m for m in people[0].phone.heard if m["is"] == "presence"][-1]
            assert presence == {"is": "presence", "present": False}

    in_time(body())


def test_a_second_hello_changes_the_language_of_reasons(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            _, (host, _) = await open_table(house, "tictactoe")
            english = await host.phone.asks(ask.Again)
            await host.phone.does(ask.Hello, token=host.token, language="fr")
            french = await host.phone.asks(ask.Again)
            assert english["code"] == french["code"] == "game_not_over"
            assert english["reason"] != french["reason"]

    in_time(body())
