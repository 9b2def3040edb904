"""Rules that fail end their own table, with a record that shows how; all others go on."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.messages import Message
from tests.tables.faulty import GAME, How, Where
from tests.tables.house import (
    TAP,
    Person,
    Phone,
    entries,
    house_in,
    in_time,
    open_table,
    play_tictactoe,
    raw,
    recorded,
    rows,
    skip,
)

from trousseau.kernel import Illegal, Record, Replay
from trousseau.store import NotSaved, Row
from trousseau.tables.core import commands as ask
from trousseau.tables.core.entries import Began, Broke, Entry, Moved, Ticked
from trousseau.tables.core.outbox import encode
from trousseau.tables.core.permissions import Guest
from trousseau.tables.core.records import record_of
from trousseau.tables.core.table import Table
from trousseau.tables.guard.hang_check import is_harmless
from trousseau.tables.guard.watchdog import TooLong, Watchdog
from trousseau.tables.live import house as house_module
from trousseau.tables.live.bots import RETRY
from trousseau.tables.live.house import House
from trousseau.tables.live.live_table import LiveTable
from trousseau.testing.games.race.shapes import RaceView
from trousseau.testing.games.race.state import Race

FAULTY = ["tests.tables.faulty"]
RULES = 0.2
"""Seconds that rules may compute here."""

AFTER_A_TAP: list[Where] = ["play", "due", "waiting", "moves", "result", "view"]
EVERYWHERE: list[Where] = ["new", "tick", *AFTER_A_TAP]
LATE = {"earliest": 100, "spread": 1}
"""A light that does not turn by itself while a test goes on."""


def is_broken(message: Message) -> bool:
    return bool(message.get("table", {}).get("phase") == "broken")


async def break_table(
    house: House, where: Where, how: How
) -> tuple[LiveTable, list[Person], Message]:
    """A table whose rules have failed; what the host was told of it."""
    options = {"where": where, "how": how, **LATE}
    live, people = await open_table(house, "faulty", options=options)
    people[0].phone.says(ask.Begin, id="begin")
    if where != "new":
        await people[0].phone.until(lambda m: m.get("id") == "begin")
        if where == "tick":
            skip(10.0)
        else:
            people[1].phone.says(ask.Play, move=raw(TAP), id="tap")
    return live, people, await people[0].phone.until(is_broken)


@pytest.mark.parametrize("how", ["raises", "loops"])
@pytest.mark.parametrize("where", EVERYWHERE)
def test_rules_that_fail_end_their_table_and_no_other(
    where: Where, how: How, tmp_path: Path, noted: list[Any]
) -> None:
    async def body() -> None:
        async with house_in(tmp_path, also=FAULTY, rules=RULES) as house:
            _, others = await open_table(house, "tictactoe")
            await others[0].phone.does(ask.Begin)
            live, (host, other), told = await break_table(house, where, how)
            assert told["table"]["problem"] == ("TooLong" if how == "loops" else "LookupError")
            if where not in ("new", "tick"):
                refused = await other.phone.until(lambda m: m.get("id") == "tap")
                assert refused["code"] == "table_broken"
                assert refused["reason"].startswith("the rules failed here")

            (broke,) = [e for e in await entries(house, live) if isinstance(e, Broke)]
            kinds: dict[Where, type[Entry]] = {"new": Began, "tick": Ticked}
            assert type(broke.line) is kinds.get(where, Moved), "the line that did it is kept"
            assert await other.phone.is_refused(ask.Play, move=raw(TAP)) == "table_broken"
            assert await host.phone.is_refused(ask.Begin) == "table_broken"
            with pytest.raises(Illegal, match="table_broken"):
                await live.join(Guest("C"))
            with pytest.raises(Illegal, match="game_not_over"):
                await recorded(live, 1)  # an operator may mend it, so its secrets stay secret
            (note,) = [line for line in noted if line["event"] == "table_broke"]
            assert note["game"] == "faulty"
            assert live.table.id not in str(note)

            await play_tictactoe(others)
            assert others[0].phone.table["phase"] == "over"

    in_time(body())


@pytest.mark.parametrize("where", EVERYWHERE)
def test_the_record_of_a_broken_game_shows_the_failure_again(where: Where, tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path, also=FAULTY) as house:
            live, _, told = await break_table(house, where, "raises")
            assert told["table"]["games"] == 1
            record = Record.from_text(
                (record_of(await rows(house, live), 1, house.registry)).to_text()
            )
            with pytest.raises(LookupError, match="torn"):
                look_at(Replay(GAME, record))

    in_time(body())


def look_at(replay: Replay[int]) -> None:
    """Everything that a table asks of the rules."""
    for _ in replay:
        for seat in (None, 0, 1):
            replay.state.view(seat)
        _ = replay.state.due, replay.state.waiting(), replay.state.result


@pytest.mark.parametrize("where", ["new", "play", "tick"])
def test_the_record_of_an_endless_game_is_there_at_once(where: Where, tmp_path: Path) -> None:
    """Nobody runs those rules again to learn that they do not end."""

    async def body() -> None:
        async with house_in(tmp_path, also=FAULTY, rules=RULES) as house:
            live, _, _ = await break_table(house, where, "loops")
            record = record_of(await rows(house, live), 1, house.registry)
            assert record.result is None
            watch = house.watchdog
            with pytest.raises(TooLong), watch.over("replay", b""):
                look_at(Replay(GAME, record))

    in_time(body())


def test_a_broken_table_is_found_broken_after_a_restart_without_its_rules(
    tmp_path: Path,
) -> None:
    async def body() -> None:
        async with house_in(tmp_path, also=FAULTY, rules=RULES) as house:
            live, (host, _), _ = await break_table(house, "play", "loops")
        async with house_in(tmp_path, also=FAULTY, rules=RULES) as house:
            phone = Phone(await house.find(live.table.id))
            welcome = await phone.does(ask.Hello, token=host.token)
            assert welcome["table"]["phase"] == "broken"
            assert welcome["table"]["problem"] == "TooLong"
            assert "view" not in welcome
            await phone.does(ask.Close)

    in_time(body())


def test_deadlines_that_refuse_to_act_are_a_failure_of_the_rules(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path, also=FAULTY) as house:
            _, _, told = await break_table(house, "tick", "refuses")
            assert told["table"]["problem"] == "RuntimeError"

    in_time(body())


def test_rules_for_which_time_stands_still_fail(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each act of time is followed by another one, due at the same instant."""
    monkeypatch.setattr("tests.tables.faulty.FaultyRace.tick", lambda race, at, dice: ())

    async def body() -> None:
        async with house_in(tmp_path, also=FAULTY) as house:
            live, _, told = await break_table(house, "tick", "raises")
            assert told["table"]["problem"] == "RuntimeError"
            assert len((record_of(await rows(house, live), 1, house.registry)).log) > 1000

    in_time(body())


def test_a_view_that_fails_for_a_newcomer_ends_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def body() -> None:
        async with house_in(tmp_path, also=FAULTY) as house:
            live, (host, _) = await open_table(house, "faulty", options=LATE)
            await host.phone.does(ask.Begin)
            monkeypatch.setattr("tests.tables.faulty.FaultyRace.view", lambda race, seat: 1 / 0)
            phone = Phone(live)
            phone.says(ask.Hello, id="hello")
            refused = await phone.until(lambda m: m.get("id") == "hello")
            assert refused["code"] == "table_broken"
            told = await host.phone.until(is_broken)
            assert told["table"]["problem"] == "ZeroDivisionError"

    in_time(body())


def test_a_view_that_fails_for_a_bot_ends_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def view(race: Race, seat: int | None) -> RaceView:
        return Race.view(race, seat if seat != 1 else 1 // 0)

    monkeypatch.setattr("tests.tables.faulty.FaultyRace.view", view)

    async def body() -> None:
        async with house_in(tmp_path, also=FAULTY) as house:
            _, (host,) = await open_table(house, "faulty", people=1, options=LATE)
            await host.phone.does(ask.SeatBot, seat=1, level="random")
            await host.phone.does(ask.Begin)
            told = await host.phone.until(is_broken)
            assert told["table"]["problem"] == "ZeroDivisionError"

    in_time(body())


@pytest.mark.parametrize("how", ["raises", "loops"])
def test_a_bots_answer_is_looked_at_under_watch_too(how: How, tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path, also=FAULTY, rules=RULES) as house:
            options = {"where": "moves", "how": how, **LATE}
            _, (host,) = await open_table(house, "faulty", people=1, options=options)
            await host.phone.does(ask.SeatBot, seat=1, level="random")
            host.phone.says(ask.Begin)
            await host.phone.until(is_broken)

    in_time(body())


def test_a_table_that_can_not_be_ended_for_now_is_ended_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def body() -> None:
        async with house_in(tmp_path, also=FAULTY) as house:
            options = {"where": "play", **LATE}
            live, (host, other) = await open_table(house, "faulty", options=options)
            await host.phone.does(ask.Begin)
            with monkeypatch.context() as patch:
                patch.setattr(
                    house.store, "append", lambda row, card, done: done(NotSaved("disk_full"))
                )
                assert await other.phone.is_refused(ask.Play, move=raw(TAP)) == "not_saved"
            skip(RETRY)
            assert live.table.phase == "playing"
            assert await other.phone.is_refused(ask.Play, move=raw(TAP)) == "table_broken"

    in_time(body())


def test_a_table_of_a_game_that_is_no_longer_offered_can_be_seen_and_closed(
    tmp_path: Path,
) -> None:
    """And played again when the operator offers it again: nothing is written."""

    async def body() -> None:
        async with house_in(tmp_path, also=FAULTY) as house:
            live, (host, _) = await open_table(house, "faulty", options=LATE)
            await host.phone.does(ask.Begin)
        async with house_in(tmp_path) as house:
            phone = Phone(await house.find(live.table.id))
            welcome = await phone.does(ask.Hello, token=host.token, language="en")
            assert welcome["table"]["problem"] == "replay"
            refused = await phone.asks(ask.Play, move=raw(TAP))
            assert refused["code"] == "table_broken"
            assert " " in refused["reason"]
        async with house_in(tmp_path, also=FAULTY) as house:
            phone = Phone(await house.find(live.table.id))
            await phone.does(ask.Hello, token=host.token)
            await phone.plays(TAP)
            await phone.does(ask.Close)

    in_time(body())


def test_a_gathering_for_a_game_that_is_no_longer_offered_is_told_so(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path, also=FAULTY) as house:
            live, (host, _) = await open_table(house, "faulty", options=LATE)
        async with house_in(tmp_path) as house:
            phone = Phone(await house.find(live.table.id))
            await phone.does(ask.Hello, token=host.token)
            assert await phone.is_refused(ask.Begin) == "unknown_game"
            assert await phone.is_refused(ask.SeatBot, seat=1, level="random") == "unknown_game"
            await phone.does(ask.Arrange, setup=ask.Setup(game="race", seats=2))
            await phone.does(ask.Begin)

    in_time(body())


def test_a_log_whose_replay_does_not_end_makes_a_broken_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As when the rules were changed and the version was not."""

    async def body() -> None:
        async with house_in(tmp_path, also=FAULTY) as house:
            live, (host, _) = await open_table(house, "faulty", options=LATE)
            await host.phone.does(ask.Begin)
            await host.phone.plays(TAP)
        monkeypatch.setattr("tests.tables.faulty.FaultyRace._fail", endless)
        async with house_in(tmp_path, also=FAULTY, rules=RULES) as house:
            phone = Phone(await house.find(live.table.id))
            welcome = await phone.does(ask.Hello, token=host.token)
            assert welcome["table"]["problem"] == "replay"
            assert await phone.is_refused(ask.Play, move=raw(TAP)) == "table_broken"
        monkeypatch.undo()
        async with house_in(tmp_path, also=FAULTY) as house:
            again = await house.find(live.table.id)
            assert again.table.phase == "playing"

    in_time(body())


def endless(*_: object) -> None:
    while True:
        pass


# After a server that hung.


async def log_of(house: House, where: Where, how: How) -> tuple[LiveTable, list[Row]]:
    live, (host, _) = await open_table(
        house, "faulty", options={"where": where, "how": how, **LATE}
    )
    if where != "new":
        await host.phone.does(ask.Begin)
    return live, await rows(house, live)


BEGAN = encode(Began(rules_version=1, nonces=()))
TAPPED = encode(Moved(by=0, id="tap", seat=0, move=raw(TAP)))
TICKED = encode(Ticked())


@pytest.mark.parametrize(
    ("where", "how", "line", "harmless"),
    [
        ("nowhere", "raises", TAPPED, True),
        ("play", "raises", TAPPED, True),
        ("new", "loops", BEGAN, False),
        ("play", "loops", TAPPED, False),
        ("play", "loops_in_c", TAPPED, False),
        ("tick", "loops", TICKED, False),
        ("view", "loops", TAPPED, False),
        ("play", "loops", TAPPED[:20], True),
        ("play", "loops", b"", True),
    ],
)
def test_a_suspect_is_tried_in_another_process(
    where: Where, how: How, line: bytes, harmless: bool, tmp_path: Path
) -> None:
    async def body() -> None:
        async with house_in(tmp_path, also=FAULTY) as house:
            _, log = await log_of(house, where, how)
            limit = 20.0 if harmless else 1.5
            assert await is_harmless(log, line, house.registry, limit) is harmless

    in_time(body())


def test_a_table_that_hung_the_last_server_is_ended_by_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house_module, "is_harmless", partial(is_harmless, limit=1.5))

    async def body() -> None:
        async with house_in(tmp_path, also=FAULTY) as house:
            live, _ = await log_of(house, "play", "loops_in_c")
            innocent, _ = await open_table(house, "tictactoe")
        watch = Watchdog(1.0, tmp_path)
        watch.over(live.table.id, TAPPED)  # and the server was gone
        watch.stop()
        async with house_in(tmp_path, also=FAULTY) as house:
            again = await house.find(live.table.id)
            assert (again.table.phase, again.table.problem) == ("broken", "TooLong")
            (broke,) = [e for e in await entries(house, live) if isinstance(e, Broke)]
            assert broke.line == msgspec.json.decode(TAPPED, type=Moved)
            assert len((record_of(await rows(house, again), 1, house.registry)).log) == 1
            assert (await house.find(innocent.table.id)).table.phase == "gathering"
            cards = {card.table: card for card in await house.store.all_cards()}
            assert cards[live.table.id].wakes is None
        async with house_in(tmp_path, also=FAULTY) as house:
            assert sum(isinstance(e, Broke) for e in await entries(house, live)) == 1

    in_time(body())


def test_a_table_that_was_at_work_by_chance_goes_on(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path, also=FAULTY) as house:
            live, (host, _) = await open_table(house, "tictactoe")
            await host.phone.does(ask.Begin)
        watch = Watchdog(1.0, tmp_path)
        line = b'{"what":"moved","by":0,"seat":0,"move":{"do":"mark","cell":4}}'
        watch.over(live.table.id, line)
        watch.stop()
        async with house_in(tmp_path, also=FAULTY) as house:
            assert (await house.find(live.table.id)).table.phase == "playing"

    in_time(body())


def test_a_suspect_that_is_gone_is_nobody(tmp_path: Path) -> None:
    async def body() -> None:
        watch = Watchdog(1.0, tmp_path)
        watch.over("deleted", b"")
        watch.stop()
        async with house_in(tmp_path) as house:
            assert not await house.store.all_cards()

    in_time(body())


def test_a_table_loads_without_asking_rules_that_are_known_to_fail(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path, also=FAULTY) as house:
            live, log = await log_of(house, "nowhere", "raises")
            fault = TooLong("as before")
            table = Table.load(live.table.id, log, house.registry, fault)
            assert (table.phase, table.problem, table.fault) == ("broken", "replay", fault)
            assert table.games == 1

    in_time(body())
