"""Nothing of what a line changes can be had before it is on disk, whichever way one asks."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.messages import Message
from tests.tables.held import Held
from tests.tables.house import (
    TAP,
    Person,
    house_in,
    in_time,
    mark,
    open_table,
    play_tictactoe,
    raw,
    recorded,
)

from trousseau.kernel import AllSeeing, Illegal
from trousseau.store import NotSaved, Row
from trousseau.tables.core import commands as ask
from trousseau.tables.core.public_view import card, shown
from trousseau.tables.live.house import House
from trousseau.tables.live.live_table import LiveTable

SHORT = {"round_limit": 1}
"""The option by which a game of coffre ends after each has had a turn."""


async def before_the_end(house: House) -> tuple[LiveTable, list[Person]]:
    """A public game of coffre of which one move is left: the last to end the turn."""
    live, people = await open_table(house, "coffre", 4, options=SHORT, public=True)
    await people[0].phone.does(ask.Begin)
    for left in (3, 2, 1, 0):
        phone = people[people[0].phone.view["waiting"][0]].phone
        await phone.plays({"do": "observe", "slot": left % 2})
        if left:
            await phone.plays({"do": "end_turn"})
    return live, people


def end_the_turn(people: list[Person]) -> tuple[Person, str]:
    last = people[people[0].phone.view["waiting"][0]]
    return last, last.phone.says(ask.Play, move=raw({"do": "end_turn"}))


async def peek(house: House, live: LiveTable) -> dict[str, Any]:
    """All that a stranger gets to know of the first game: an answer, or why not."""
    listed = [msgspec.json.decode(card) for card in await house.listed()]
    return {
        "record": await answer_of(recorded(live, 1)),
        "replay": await answer_of(house.replay_cache.show(live, 1, "replay", AllSeeing.EYES)),
        "coach": await answer_of(house.replay_cache.show(live, 1, "coach", None)),
        "moments": len(await answer_of(house.replay_cache.recall(live, None))),
        "table": live.shown().phase,
        "list": [card["phase"] for card in listed if card["id"] == live.table.id],
    }


async def answer_of(asked: Any) -> Any:
    try:
        answer = await asked
    except Illegal as illegal:
        return illegal.refusal.code
    return msgspec.json.decode(gzip.decompress(answer)) if isinstance(answer, bytes) else answer


def check_hidden(peeked: dict[str, Any], lines: int) -> None:
    assert peeked == {
        "record": "game_not_over",
        "replay": "game_not_over",
        "coach": "game_not_over",
        "moments": lines,
        "table": "playing",
        "list": ["playing"],
    }


def check_open(peeked: dict[str, Any], lines: int) -> None:
    assert peeked["record"].result is not None
    assert len(peeked["record"].log) == lines
    assert peeked["replay"]["result"] is not None
    assert len(peeked["replay"]["moments"]) == lines + 1
    assert len(peeked["coach"]["odds"][0]["chances"]) == lines + 1
    assert peeked["moments"] == lines
    assert peeked["table"] == "over"
    assert peeked["list"] == []


LINES = 8
"""Of a game of coffre in which four look at a card and end their turn."""


def test_the_end_of_a_game_is_nobodys_before_it_is_stored_and_then_everybodys(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, people = await before_the_end(house)
            held = Held(house, monkeypatch)
            last, key = end_the_turn(people)
            line = await held.take()
            assert live.table.phase == "over", "in memory it has happened"
            check_hidden(await peek(house, live), LINES - 1)
            held.store(line)
            await last.phone.until(lambda m: m.get("id") == key)
            check_open(await peek(house, live), LINES)

    in_time(body())


def test_an_end_that_can_not_be_stored_was_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, people = await before_the_end(house)
            with monkeypatch.context() as patch:
                held = Held(house, patch)
                last, key = end_the_turn(people)
                _, _, done = await held.take()
                check_hidden(await peek(house, live), LINES - 1)
                done(NotSaved("disk_full"))
                check_hidden(await peek(house, live), LINES - 1)
                refused = await last.phone.until(lambda m: m.get("id") == key)
                assert refused["code"] == "not_saved"
                check_hidden(await peek(house, live), LINES - 1)
            last, key = end_the_turn(people)
            await last.phone.until(lambda m: m.get("id") == key)
            check_open(await peek(house, live), LINES)

    in_time(body())


def test_who_asks_while_the_line_reaches_the_disk_learns_nothing_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The log may be read between the commit and the moment when the table hears of it."""

    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, people = await before_the_end(house)
            held = Held(house, monkeypatch)
            last, key = end_the_turn(people)
            row, card, done = await held.take()
            committed: asyncio.Future[Exception | None] = asyncio.Future()
            held.store((row, card, committed.set_result))
            assert await committed is None
            peeked = await peek(house, live)
            assert (peeked["record"], peeked["moments"]) == ("game_not_over", LINES - 1)
            done(None)
            await last.phone.until(lambda m: m.get("id") == key)
            check_open(await peek(house, live), LINES)

    in_time(body())


def test_a_game_that_begins_while_its_record_is_asked_for_stays_hidden(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, people = await open_table(house, "tictactoe")
            begins: list[asyncio.Task[Message]] = []
            lines = house.store.lines

            async def first_begin(table: str) -> list[Row]:
                begins.append(asyncio.create_task(people[0].phone.does(ask.Begin)))
                await begins[0]
                return await lines(table)

            monkeypatch.setattr(house.store, "lines", first_begin)
            for asked in (
                recorded(live, 1),
                house.replay_cache.show(live, 1, "replay", AllSeeing.EYES),
            ):
                with pytest.raises(Illegal, match="no_such_game"):
                    await asked

    in_time(body())


@pytest.mark.parametrize("stored", [True, False])
def test_a_game_that_is_closed_opens_when_that_is_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, stored: bool
) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, (host, _) = await open_table(house, "tictactoe")
            await host.phone.does(ask.Begin)
            await host.phone.plays(mark(4))
            held = Held(house, monkeypatch)
            key = host.phone.says(ask.Close)
            line = await held.take()
            assert await answer_of(recorded(live, 1)) == "game_not_over"
            assert live.shown().phase == "playing"
            held.store(line) if stored else line[2](NotSaved("disk_full"))
            await host.phone.until(lambda m: m.get("id") == key)
            record = await answer_of(recorded(live, 1))
            assert (record != "game_not_over") is stored
            assert live.shown().phase == ("closed" if stored else "playing")

    in_time(body())


def test_a_table_is_broken_for_others_when_that_is_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def body() -> None:
        async with house_in(tmp_path, also=["tests.tables.faulty"]) as house:
            options = {"where": "play", "earliest": 100, "spread": 1}
            live, (host, _) = await open_table(house, "faulty", options=options)
            await host.phone.does(ask.Begin)
            held = Held(house, monkeypatch)
            host.phone.says(ask.Play, move=raw(TAP), id="tap")
            line = await held.take()
            assert (live.table.phase, live.shown().phase) == ("broken", "playing")
            held.store(line)
            await host.phone.until(lambda m: m.get("id") == "tap")
            assert live.shown().phase == "broken"
            assert await answer_of(recorded(live, 1)) == "game_not_over"

    in_time(body())


def test_a_table_is_cleared_for_others_when_that_is_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, people = await open_table(house, "tictactoe")
            await people[0].phone.does(ask.Begin)
            await play_tictactoe(people)
            before = live.shown()
            held = Held(house, monkeypatch)
            people[0].phone.says(ask.Again, id="again")
            line = await held.take()
            assert live.table.phase == "gathering"
            assert live.shown() == before, "and the next shuffle's commitment is not told"
            held.store(line)
            await people[0].phone.until(lambda m: m.get("id") == "again")
            assert live.shown().phase == "gathering"

    in_time(body())


def test_eyes_and_a_host_that_are_not_stored_are_not_yet_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, (host, other) = await open_table(house, "tictactoe", watching=False)
            await host.phone.does(ask.Begin)
            Held(house, monkeypatch)
            host.phone.says(ask.Leave)
            assert live.table.host == other.number, "in memory the next is host"
            with pytest.raises(Illegal, match="not_host"):
                await live.delete(other.token)
            assert live.shown().host == host.number
            assert live.stored.eyes_of(host.number) == 0

    in_time(body())


def test_a_table_that_can_not_be_deleted_stays_and_nobody_is_sent_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, people = await open_table(house, "tictactoe")

            async def fail(*_: str) -> None:
                raise NotSaved("disk_full")

            with monkeypatch.context() as patch:
                patch.setattr(house.store, "delete", fail)
                with pytest.raises(Illegal, match="not_saved"):
                    await live.delete(people[0].token)
            await people[0].phone.does(ask.Begin)
            await play_tictactoe(people)
            await live.delete(people[0].token)
            assert people[1].phone.ended == "deleted"

    in_time(body())


def test_what_is_stored_is_all_there_is_while_a_table_rests(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, (host, other) = await open_table(house, "tictactoe", clock=60)

            async def check(kind: type[ask.AnyCommand], by: Person = host, **about: Any) -> None:
                await by.phone.does(kind, **about)
                assert live.shown() == shown(live.table)
                assert live.stored.seq == live.table.seq
                for person in (None, *live.table.people):
                    assert live.stored.eyes[person] == live.table.eyes(person)
                _, stored = await house.store.lines_and_card(live.table.id)
                assert stored is not None
                assert stored._replace(touched=0) == card(live.table)._replace(touched=0)

            await check(ask.Mix, nonce="aa")
            await check(ask.Begin)
            await check(ask.Say, text="hm")
            await check(ask.Watching, allowed=False)
            for turn, cell in enumerate((0, 3, 1, 4, 2)):
                await check(ask.Play, (host, other)[turn % 2], move=raw(mark(cell)))
            await check(ask.Again)
            await check(ask.Stand, other)
            await check(ask.SeatBot, seat=1, level="random")
            await check(ask.Close)

    in_time(body())
