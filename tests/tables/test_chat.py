from __future__ import annotations

from pathlib import Path

import pytest
from tests.kernel.test_text import SEEN, UNSEEN
from tests.tables.house import come, house_in, in_time, open_table, watcher

from trousseau.kernel import Illegal
from trousseau.tables.core import commands as ask
from trousseau.tables.core.conversation import CHAT_KEPT
from trousseau.tables.core.people import clean


def test_everybody_hears_what_is_said_and_shown(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, (host, other) = await open_table(house, "tictactoe")
            eyes = await watcher(live)
            answer = await host.phone.does(ask.Say, text="  good\tluck \u202e")
            assert answer["said"] == {
                "seq": answer["seq"],
                "at": answer["at"],
                "person": 0,
                "text": "good luck",
            }
            await other.phone.does(ask.Emote, name="thank_you")
            for phone in (host.phone, other.phone, eyes):
                said = [m["said"] for m in phone.told() if "said" in m]
                assert [s.get("text") or s["emote"] for s in said] == ["good luck", "thank_you"]

    in_time(body())


def test_who_comes_later_hears_the_newest_of_it(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, (host,) = await open_table(house, "tictactoe", people=1)
            for number in range(CHAT_KEPT + 3):
                await host.phone.does(ask.Say, text=f"{number}")
            eyes = await watcher(live)
            chat = eyes.heard[-1]["chat"]
            assert [said["text"] for said in chat] == [str(n) for n in range(3, CHAT_KEPT + 3)]
            laptop = await host.another_phone()
            await laptop.does(ask.Hello, since=chat[-2]["seq"])
            assert laptop.heard[-1]["chat"] == chat[-1:]

    in_time(body())


def test_mute_is_personal_and_nobody_else_is_told(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, (host, other) = await open_table(house, "tictactoe")
            third = await come(live, "C", sit=False)
            await host.phone.does(ask.Say, text="before")
            start = [len(person.phone.heard) for person in (host, other, third)]
            await other.phone.does(ask.Mute, person=host.number)
            await host.phone.does(ask.Say, text="after")
            heard = [
                [m["said"]["text"] for m in person.phone.told(since) if "said" in m]
                for person, since in zip((host, other, third), start, strict=True)
            ]
            assert heard == [["after"], [], ["after"]]
            assert len(host.phone.heard) == start[0] + 1
            assert len(third.phone.heard) == start[2] + 1

            laptop = await other.another_phone()
            assert laptop.heard[-1].get("chat", []) == [], (
                "on every device, and what was said before"
            )
            await laptop.does(ask.Mute, person=host.number, muted=False)
            again = await other.another_phone()
            assert [said["text"] for said in again.heard[-1]["chat"]] == ["before", "after"]

    in_time(body())


def test_whom_the_host_silences_nobody_hears(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            _, (host, other) = await open_table(house, "tictactoe")
            await host.phone.does(ask.Silence, person=other.number)
            assert host.phone.table["people"][1]["silent"] is True
            assert await other.phone.is_refused(ask.Say, text="but") == "silenced"
            assert await other.phone.is_refused(ask.Emote, name="angry") == "silenced"
            await host.phone.does(ask.Silence, person=other.number, silent=False)
            await other.phone.does(ask.Say, text="thanks")

    in_time(body())


def test_chat_is_no_part_of_the_game(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            _, (host, other) = await open_table(house, "tictactoe")
            await host.phone.does(ask.Begin)
            start = len(other.phone.heard)
            await host.phone.does(ask.Say, text="hm")
            (told,) = other.phone.told(start)
            assert set(told) == {"is", "seq", "at", "said"}

    in_time(body())


@pytest.mark.parametrize(("text", "shown"), SEEN)
def test_text_is_shown_without_what_can_not_be_seen(text: str, shown: str) -> None:
    assert clean(text) == shown


@pytest.mark.parametrize("text", UNSEEN)
def test_text_that_can_not_be_seen_is_none(text: str) -> None:
    with pytest.raises(Illegal, match="empty_text"):
        clean(text)
