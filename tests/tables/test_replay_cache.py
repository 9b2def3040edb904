"""Looking back at a game that is over: what was told then, once more, and what the coach says."""

from __future__ import annotations

import asyncio
import gzip
import os
import signal
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.messages import Message
from tests.tables.desk import ended
from tests.tables.house import (
    SAMPLES,
    Person,
    Phone,
    eventually,
    house_in,
    in_time,
    mark,
    open_table,
    play_tictactoe,
    skip,
    watcher,
)

from trousseau.kernel import AllSeeing, Hindsight, Illegal
from trousseau.store import Row
from trousseau.tables.core import commands as ask
from trousseau.tables.core.entries import Mended
from trousseau.tables.core.outbox import encode
from trousseau.tables.core.records import past
from trousseau.tables.core.replayed import Sitter
from trousseau.tables.live import replay_cache as gallery_module
from trousseau.tables.live.house import House
from trousseau.tables.live.live_table import LiveTable
from trousseau.tables.live.replay_cache import ReplayCache
from trousseau.tables.lookback.growing_list import Made
from trousseau.tables.lookback.making import Look, looked_at
from trousseau.tables.workers.pool import NoAnswer, WorkerPool


async def look(house: House, live: LiveTable, eyes: Hindsight, number: int = 1) -> Message:
    shown = await house.replay_cache.show(live, number, "replay", eyes)
    replayed: Message = msgspec.json.decode(gzip.decompress(shown))
    return replayed


def lines(phone: Phone) -> list[Message]:
    """The moments of the game that a phone was told, one for each line of it."""
    told = [message["moment"] for message in phone.told() if "moment" in message]
    return [moment for moment in told if moment["facts"]]


async def play_coffre(people: list[Person]) -> None:
    """A round in which everybody looks at a card, says something and ends the turn."""
    for _ in people:
        (turn,) = people[0].phone.view["waiting"]
        phone = people[turn].phone
        await phone.plays({"do": "claim_hand", "holder": turn, "face": "key"})
        await phone.plays({"do": "observe", "slot": turn % 2})
        await phone.plays({"do": "end_turn"})


def test_a_replay_is_what_was_told_then(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, people = await open_table(house, "coffre", 4, options={"round_limit": 1})
            tv = await watcher(live)
            await people[0].phone.does(ask.Mix, nonce="aa")
            commitment = people[0].phone.table["commitment"]
            await people[0].phone.does(ask.Begin)
            await play_coffre(people)
            phones = [*enumerate([person.phone for person in people]), (None, tv)]
            for eyes, phone in phones:
                replayed = await look(house, live, eyes)
                _, *moments = replayed["moments"]
                told = [{**moment, "seq": n} for n, moment in enumerate(lines(phone), 1)]
                assert moments == told
                assert moments[-1]["view"] == phone.view
                assert replayed["result"] == phone.view["result"]
                assert replayed["commitment"] == commitment
                assert replayed["nonces"] == ["aa"]

    in_time(body())


def test_who_plays_may_look_back_at_what_they_saw_and_no_more(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, people = await open_table(house, "coffre", 4, options={"round_limit": 9})
            tv = await watcher(live)
            await people[0].phone.does(ask.Begin)
            await play_coffre(people)
            eyes = [*((seat, person.phone) for seat, person in enumerate(people)), (None, tv)]
            for person, phone in eyes:
                shown = await house.replay_cache.recall(live, person)
                assert msgspec.json.decode(gzip.decompress(shown)) == lines(phone)

    in_time(body())


def test_there_is_nothing_to_look_back_at_before_a_game(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, people = await open_table(house, "tictactoe", watching=False)
            with pytest.raises(Illegal, match="no_game"):
                await house.replay_cache.recall(live, 0)
            await people[0].phone.does(ask.Begin)
            with pytest.raises(Illegal, match="no_watching"):
                await house.replay_cache.recall(live, None)

    in_time(body())


def test_eyes_that_see_everything_see_every_card_from_the_deal_on(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, people = await open_table(house, "coffre", 4, options={"round_limit": 1})
            await people[0].phone.does(ask.Begin)
            await play_coffre(people)
            moments = (await look(house, live, AllSeeing.EYES))["moments"]
            assert all(faces(moment["view"]) == faces(moments[-1]["view"]) for moment in moments)
            assert None not in faces(moments[0]["view"])
            saw = [fact for moment in moments for fact in moment["facts"] if fact["fact"] == "saw"]
            assert len(saw) == 4

    in_time(body())


def faces(view: Any) -> list[str | None]:
    return [card["face"] for card in (*view["hands"], *view["centre"])]


def test_nothing_is_shown_before_the_end(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, people = await open_table(house, "tictactoe")
            with pytest.raises(Illegal, match="no_such_game"):
                await look(house, live, AllSeeing.EYES)
            await people[0].phone.does(ask.Begin)
            await people[0].phone.plays(mark(4))
            for what in ("replay", "coach"):
                with pytest.raises(Illegal, match="game_not_over"):
                    await house.replay_cache.show(live, 1, what, None)
            await people[0].phone.does(ask.Close)
            replayed = await look(house, live, AllSeeing.EYES)
            assert len(replayed["moments"]) == 2
            assert replayed["result"] is None

    in_time(body())


def test_who_sat_there_is_told_as_it_was_then(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, people = await open_table(house, "tictactoe")
            await people[0].phone.does(ask.Begin)
            await play_tictactoe(people)
            await people[0].phone.does(ask.Again)
            await people[1].phone.does(ask.Leave)
            await people[0].phone.does(ask.SeatBot, seat=1, level="random")
            await people[0].phone.does(ask.Begin)
            await people[0].phone.does(ask.Close)
            assert (await look(house, live, None))["sitters"] == [{"name": "P0"}, {"name": "P1"}]
            second = await look(house, live, None, 2)
            assert second["sitters"] == [{"name": "P0"}, {"bot": "random"}]

    in_time(body())


@pytest.mark.parametrize("eyes", [2, -1, 10**20])
def test_eyes_that_are_nobodys_are_refused(eyes: int) -> None:
    rows = tuple(ended().rows)
    with pytest.raises(Illegal, match="no_such_eyes"):
        looked_at(Look(what="replay", rows=rows, number=1, eyes=eyes, also=tuple(SAMPLES)))


def test_the_coach_speaks_of_one_pair_of_eyes_and_only_where_there_is_one(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, people = await open_table(house, "coffre", 4, options={"round_limit": 1})
            await people[0].phone.does(ask.Begin)
            await play_coffre(people)
            shown = await house.replay_cache.show(live, 1, "coach", 2)
            odds = msgspec.json.decode(gzip.decompress(shown))["odds"]
            assert [card["card"] for card in odds] == ["treasure", "key", "fake"]
            moments = (await look(house, live, 2))["moments"]
            assert {len(card["chances"]) for card in odds} == {len(moments)}
            with pytest.raises(Illegal, match="no_such_eyes"):
                await house.replay_cache.show(live, 1, "coach", AllSeeing.EYES)
            other, players = await open_table(house, "tictactoe")
            await players[0].phone.does(ask.Begin)
            await play_tictactoe(players)
            with pytest.raises(Illegal, match="no_coach"):
                await house.replay_cache.show(other, 1, "coach", None)

    in_time(body())


class Counted:
    """Workers who count what they are asked, and fail if they are told to."""

    def __init__(self, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[Look] = []
        self.fails = False
        self._make = house.lookback_workers.make
        monkeypatch.setattr(house.lookback_workers, "make", self.make)

    async def make(self, look: Look) -> Made:
        self.asked.append(look)
        if self.fails:
            raise NoAnswer("crashed", "on purpose")
        return await self._make(look)


def test_what_was_made_is_kept_while_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, people = await open_table(house, "tictactoe")
            await people[0].phone.does(ask.Begin)
            await play_tictactoe(people)
            bot_workers = Counted(house, monkeypatch)
            for eyes in (0, 1, 0, 1):
                await look(house, live, eyes)
            assert [asked.eyes for asked in bot_workers.asked] == [0, 1]
            house.replay_cache.forget(live.table.id)
            await look(house, live, 0)
            assert len(bot_workers.asked) == 3

            house.replay_cache = ReplayCache(house, room=1)
            await look(house, live, 0)
            await look(house, live, 0)
            assert len(bot_workers.asked) == 5

    in_time(body())


def test_a_game_that_can_not_be_shown_is_refused_and_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, people = await open_table(house, "tictactoe")
            await people[0].phone.does(ask.Begin)
            await play_tictactoe(people)
            bot_workers = Counted(house, monkeypatch)
            bot_workers.fails = True
            with pytest.raises(Illegal, match="not_replayed"):
                await look(house, live, 0)
            bot_workers.fails = False
            assert (await look(house, live, 0))["number"] == 1

    in_time(body())


def test_thirty_who_want_the_same_at_once_have_it_made_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, people = await open_table(house, "coffre", 4, options={"round_limit": 9})
            await people[0].phone.does(ask.Begin)
            for _ in range(5):
                await play_coffre(people)
            bot_workers = Counted(house, monkeypatch)
            recalls = [house.replay_cache.recall(live, 2) for _ in range(30)]
            shown = await asyncio.gather(*recalls)
            assert len(bot_workers.asked) == 1
            assert len(set(shown)) == 1
            await people[0].phone.does(ask.Close)
            shown = await asyncio.gather(
                *[house.replay_cache.show(live, 1, "replay", AllSeeing.EYES) for _ in range(30)]
            )
            assert len(bot_workers.asked) == 2

    in_time(body())


def test_a_game_that_goes_on_is_recalled_from_where_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also while somebody else waits for what is older; talk at the table makes nothing new."""

    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, (one, two) = await open_table(house, "tictactoe")
            await one.phone.does(ask.Begin)
            bot_workers = Counted(house, monkeypatch)
            assert await recalled(house, live) == []
            await one.phone.plays(mark(4))
            first = asyncio.create_task(recalled(house, live))
            await asyncio.sleep(0)
            await two.phone.plays(mark(0))
            assert [len(shown) for shown in (await recalled(house, live), await first)] == [2, 1]
            items = [asked.before.growth for asked in bot_workers.asked if asked.before]
            assert [growth.items for growth in items if growth] == [0, 1]
            await one.phone.does(ask.Say, text="hm")
            assert await recalled(house, live) == await recalled(house, live)
            assert len(bot_workers.asked) == 4

    in_time(body())


async def recalled(house: House, live: LiveTable) -> list[Message]:
    shown: list[Message] = msgspec.json.decode(
        gzip.decompress(await house.replay_cache.recall(live, None))
    )
    return shown


def test_after_mending_the_past_is_another_one(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, (one, two) = await open_table(house, "tictactoe")
            await one.phone.does(ask.Begin)
            await one.phone.plays(mark(4))
            before = await recalled(house, live)
            told = await two.phone.plays(mark(0))
            assert len(await recalled(house, live)) == 2
            mended = encode(Mended(drop=(told["seq"],)))
            await house.store.write(Row(live.table.id, told["seq"] + 1, told["at"], mended), None)
            assert await live.refresh()
            assert await recalled(house, live) == before
            await two.phone.plays(mark(1))
            assert [moment["seq"] for moment in await recalled(house, live)] == [
                before[0]["seq"],
                told["seq"] + 2,
            ]

    in_time(body())


def test_a_table_out_of_memory_is_looked_at_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody may mend it meanwhile, and nobody here would notice."""

    async def body() -> None:
        async with house_in(tmp_path, idle=60.0) as house:
            live, people = await open_table(house, "tictactoe")
            await people[0].phone.does(ask.Begin)
            await play_tictactoe(people)
            bot_workers = Counted(house, monkeypatch)
            await look(house, live, 0)
            for person in people:
                live.detach(person.phone)
            skip(61.0)
            await eventually(lambda: live.table.id not in house.tables)
            await look(house, await house.find(live.table.id), 0)
            assert len(bot_workers.asked) == 2

    in_time(body())


def test_bots_play_on_though_every_looker_is_stuck(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path, lookback_workers=WorkerPool(1, 10.0)) as house:
            live, people = await open_table(house, "tictactoe")
            await people[0].phone.does(ask.Begin)
            await play_tictactoe(people)
            await look(house, live, 0)
            (looker,) = house.lookback_workers._idle
            os.kill(looker._process.pid, signal.SIGSTOP)
            waiting = [asyncio.create_task(look(house, live, eyes)) for eyes in (1, None)]
            other, (host,) = await open_table(house, "tictactoe", people=1)
            await host.phone.does(ask.Stand)
            for seat in (0, 1):
                await host.phone.does(ask.SeatBot, seat=seat, level="random")
            await host.phone.does(ask.Begin)
            await eventually(lambda: other.shown().phase == "over")
            assert not any(task.done() for task in waiting)
            for task in waiting:
                task.cancel()

    in_time(body())


def test_there_is_an_end_to_what_may_be_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gallery_module, "MOST_MAKING", 1)

    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, people = await open_table(house, "tictactoe")
            await people[0].phone.does(ask.Begin)
            await play_tictactoe(people)
            first = asyncio.create_task(look(house, live, 0))
            same = asyncio.create_task(look(house, live, 0))
            await asyncio.sleep(0)
            with pytest.raises(Illegal, match="busy"):
                await look(house, live, 1)
            assert await first == await same

    in_time(body())


def test_who_waits_while_a_table_is_deleted_is_answered_and_nothing_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, people = await open_table(house, "tictactoe")
            await people[0].phone.does(ask.Begin)
            await play_tictactoe(people)
            bot_workers = Counted(house, monkeypatch)
            waiting = asyncio.create_task(look(house, live, 0))
            await eventually(lambda: bot_workers.asked)
            await live.delete(people[0].token)
            assert (await waiting)["number"] == 1
            with pytest.raises(Illegal, match="no_such_game"):
                await look(house, live, 0)

    in_time(body())


def test_a_table_that_is_deleted_is_no_longer_shown(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, people = await open_table(house, "tictactoe")
            await people[0].phone.does(ask.Begin)
            await play_tictactoe(people)
            await look(house, live, 0)
            await live.delete(people[0].token)
            with pytest.raises(Illegal, match="no_such_table"):
                await house.find(live.table.id)

    in_time(body())


def test_a_past_game_is_found_without_asking_its_rules() -> None:
    desk = ended()
    found = past(desk.rows, 1, desk.table.registry)
    assert found.record.heading.game == "tictactoe"
    assert found.record.result is None
    assert [sitter.name for sitter in found.sitters] == ["Ada", "Ben"]
    assert isinstance(found.sitters[0], Sitter)
    with pytest.raises(Illegal, match="no_such_game"):
        past(desk.rows, 2, desk.table.registry)
