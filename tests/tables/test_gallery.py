"""Looking back at a game that is over: what was told then, once more, and what the coach says."""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.tables.desk import ended
from tests.tables.house import (
    Message,
    Person,
    house_in,
    in_time,
    mark,
    open_table,
    play_tictactoe,
    watcher,
)

from trousseau.kernel import Illegal
from trousseau.tables import commands as ask
from trousseau.tables.crew import NoAnswer
from trousseau.tables.gallery import Gallery
from trousseau.tables.house import House
from trousseau.tables.live import LiveTable
from trousseau.tables.records import past
from trousseau.tables.replays import Look, Sitter


async def look(house: House, live: LiveTable, eyes: str, number: int = 1) -> Message:
    shown = await house.gallery.show(live, number, "replay", eyes)
    replayed: Message = msgspec.json.decode(gzip.decompress(shown))
    return replayed


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
            phones = {str(seat): person.phone for seat, person in enumerate(people)}
            for eyes, phone in {**phones, "none": tv}.items():
                replayed = await look(house, live, eyes)
                told = [message for message in phone.told() if "facts" in message]
                _, *scenes = replayed["scenes"]
                assert [scene["facts"] for scene in scenes] == [m["facts"] for m in told]
                assert [scene["view"] for scene in scenes] == [m["view"] for m in told]
                assert [replayed["began"] + scene["at"] for scene in scenes] == [
                    message["at"] for message in told
                ]
                assert scenes[-1]["view"] == phone.view
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
                told = [message for message in phone.told() if "facts" in message]
                shown = await house.gallery.recall(live, person)
                assert msgspec.json.decode(gzip.decompress(shown)) == [
                    {"seq": message["seq"], "view": message["view"]} for message in told
                ]

    in_time(body())


def test_there_is_nothing_to_look_back_at_before_a_game(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, people = await open_table(house, "tictactoe", watching=False)
            with pytest.raises(Illegal, match="no_game"):
                await house.gallery.recall(live, 0)
            await people[0].phone.does(ask.Begin)
            with pytest.raises(Illegal, match="no_watching"):
                await house.gallery.recall(live, None)

    in_time(body())


def test_eyes_that_see_everything_see_every_card_from_the_deal_on(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, people = await open_table(house, "coffre", 4, options={"round_limit": 1})
            await people[0].phone.does(ask.Begin)
            await play_coffre(people)
            scenes = (await look(house, live, "all"))["scenes"]
            assert all(faces(scene["view"]) == faces(scenes[-1]["view"]) for scene in scenes)
            assert None not in faces(scenes[0]["view"])
            saw = [fact for scene in scenes for fact in scene["facts"] if fact["fact"] == "saw"]
            assert len(saw) == 4

    in_time(body())


def faces(view: Any) -> list[str | None]:
    return [card["face"] for card in (*view["hands"], *view["centre"])]


def test_nothing_is_shown_before_the_end(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, people = await open_table(house, "tictactoe")
            with pytest.raises(Illegal, match="no_such_game"):
                await look(house, live, "all")
            await people[0].phone.does(ask.Begin)
            await people[0].phone.plays(mark(4))
            for what in ("replay", "coach"):
                with pytest.raises(Illegal, match="game_not_over"):
                    await house.gallery.show(live, 1, what, "none")
            await people[0].phone.does(ask.Close)
            replayed = await look(house, live, "all")
            assert len(replayed["scenes"]) == 2
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
            assert (await look(house, live, "none"))["sitters"] == [{"name": "P0"}, {"name": "P1"}]
            second = await look(house, live, "none", 2)
            assert second["sitters"] == [{"name": "P0"}, {"bot": "random"}]

    in_time(body())


@pytest.mark.parametrize("eyes", ["", "2", "-1", "01", "nobody", "²", "1 ", "9" * 5000])
def test_eyes_that_are_nobodys_are_refused(tmp_path: Path, eyes: str) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, people = await open_table(house, "tictactoe")
            await people[0].phone.does(ask.Begin)
            await play_tictactoe(people)
            with pytest.raises(Illegal, match="no_such_eyes"):
                await look(house, live, eyes)

    in_time(body())


def test_the_coach_speaks_of_one_pair_of_eyes_and_only_where_there_is_one(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, people = await open_table(house, "coffre", 4, options={"round_limit": 1})
            await people[0].phone.does(ask.Begin)
            await play_coffre(people)
            shown = await house.gallery.show(live, 1, "coach", "2")
            odds = msgspec.json.decode(gzip.decompress(shown))["odds"]
            assert [card["card"] for card in odds] == ["treasure", "key", "fake"]
            scenes = (await look(house, live, "2"))["scenes"]
            assert {len(card["chances"]) for card in odds} == {len(scenes)}
            with pytest.raises(Illegal, match="no_such_eyes"):
                await house.gallery.show(live, 1, "coach", "all")
            other, players = await open_table(house, "tictactoe")
            await players[0].phone.does(ask.Begin)
            await play_tictactoe(players)
            with pytest.raises(Illegal, match="no_coach"):
                await house.gallery.show(other, 1, "coach", "none")

    in_time(body())


class Counted:
    """A crew that counts what it is asked, and fails if it is told to."""

    def __init__(self, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[Look] = []
        self.fails = False
        self._look = house.crew.look
        monkeypatch.setattr(house.crew, "look", self.look)

    async def look(self, look: Look) -> bytes:
        self.asked.append(look)
        if self.fails:
            raise NoAnswer("crashed", "on purpose")
        return await self._look(look)


def test_what_was_made_is_kept_while_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, people = await open_table(house, "tictactoe")
            await people[0].phone.does(ask.Begin)
            await play_tictactoe(people)
            crew = Counted(house, monkeypatch)
            for eyes in ("0", "1", "0", "1"):
                await look(house, live, eyes)
            assert [asked.eyes for asked in crew.asked] == [0, 1]
            house.gallery.forget(live.table.id)
            await look(house, live, "0")
            assert len(crew.asked) == 3

            house.gallery = Gallery(house, room=1)
            await look(house, live, "0")
            await look(house, live, "0")
            assert len(crew.asked) == 5

    in_time(body())


def test_a_game_that_can_not_be_shown_is_refused_and_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, people = await open_table(house, "tictactoe")
            await people[0].phone.does(ask.Begin)
            await play_tictactoe(people)
            crew = Counted(house, monkeypatch)
            crew.fails = True
            with pytest.raises(Illegal, match="not_replayed"):
                await look(house, live, "0")
            crew.fails = False
            assert (await look(house, live, "0"))["number"] == 1

    in_time(body())


def test_a_table_that_is_deleted_is_no_longer_shown(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, people = await open_table(house, "tictactoe")
            await people[0].phone.does(ask.Begin)
            await play_tictactoe(people)
            await look(house, live, "0")
            await live.delete(people[0].token)
            with pytest.raises(Illegal, match="no_such_table"):
                await house.find(live.table.id)

    in_time(body())


def test_a_past_game_is_found_without_asking_its_rules() -> None:
    desk = ended()
    found = past(desk.rows, 1, desk.table.shelf)
    assert found.record.heading.game == "tictactoe"
    assert found.record.result is None
    assert [sitter.name for sitter in found.sitters] == ["Ada", "Ben"]
    assert isinstance(found.sitters[0], Sitter)
    with pytest.raises(Illegal, match="no_such_game"):
        past(desk.rows, 2, desk.table.shelf)
