"""Tables of which lines were lost on disk say so; everybody gets an answer, others play on."""

from __future__ import annotations

import asyncio
import shutil
from collections import Counter
from contextlib import closing, suppress
from pathlib import Path
from random import Random

import pytest
from tests.tables.desk import REGISTRY
from tests.tables.house import (
    Phone,
    house_in,
    in_time,
    mark,
    open_table,
    play_tictactoe,
    raw,
    watcher,
)

from trousseau.kernel import AllSeeing, Illegal
from trousseau.store import Unusable
from trousseau.store.sqlite import database
from trousseau.store.sqlite.database import connect
from trousseau.store.sqlite.folder import DATABASE
from trousseau.tables.core import commands as ask
from trousseau.tables.core.permissions import Guest
from trousseau.tables.live.house import House


def damage(folder: Path, statement: str, table: str) -> None:
    """Change what is stored, and no sum with it."""
    with closing(connect(folder / DATABASE)) as connection:
        assert connection.execute(statement, (table,)).rowcount > 0


@pytest.mark.parametrize(
    ("statement", "readable"),
    [
        ("update line set body = x'00' where seq = 7 and table_id = ?", 7),
        ("delete from line where seq = 7 and table_id = ?", 7),
        ("delete from line where seq = 8 and table_id = ?", 8),
    ],
)
def test_a_damaged_table_says_what_is_lost_and_takes_no_commands(
    tmp_path: Path, statement: str, readable: int
) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, (host, other) = await open_table(house, "tictactoe")
            await host.phone.does(ask.Begin)
            await host.phone.plays(mark(4))
            await other.phone.plays(mark(0))
            await host.phone.plays(mark(1))
            name, lines = live.table.id, live.table.seq + 1
        assert lines == 9
        damage(tmp_path, statement, name)
        async with house_in(tmp_path) as house:
            live = await house.find(name)
            phone, eyes = Phone(live), await watcher(live)
            shown = await phone.does(ask.Hello, token=host.token, language="en")
            assert shown["seq"] == lines - 1, "numbers don't go back"
            assert shown["person"] == host.number
            assert "view" not in shown
            for table in (shown["table"], eyes.table):
                assert (table["phase"], table["problem"]) == ("broken", "damaged")
            for kind, about in (
                (ask.Play, {"move": raw(mark(2))}),
                (ask.Say, {"text": "hm"}),
                (ask.Leave, {}),
                (ask.Close, {}),
            ):
                refused = await phone.asks(kind, **about)
                assert refused["code"] == "table_damaged"
                assert refused["about"] == {"readable": readable, "lines": lines}
                assert f"{readable} of its {lines} lines" in refused["reason"]
            with pytest.raises(Illegal, match="table_damaged"):
                await live.join(Guest("C"))

    in_time(body())


def test_whoever_joined_in_a_lost_line_is_not_told_to_join_again(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, (_, other) = await open_table(house, "tictactoe")
        damage(tmp_path, "delete from line where seq >= 2 and table_id = ?", live.table.id)
        async with house_in(tmp_path) as house:
            phone = Phone(await house.find(live.table.id))
            assert await phone.is_refused(ask.Hello, token=other.token) == "table_damaged"

    in_time(body())


def test_earlier_games_of_a_damaged_table_are_refused_plainly(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, people = await open_table(house, "tictactoe")
            await people[0].phone.does(ask.Begin)
            await play_tictactoe(people)
            damage(tmp_path, "delete from line where seq = 1 and table_id = ?", live.table.id)
            with pytest.raises(Illegal, match="table_damaged"):
                await house.replay_cache.show(live, 1, "record")
            with pytest.raises(Illegal, match="table_damaged"):
                await house.replay_cache.show(live, 1, "replay", AllSeeing.EYES)

    in_time(body())


# Whatever happens to the file.

PAGE = 4096
TABLES = 6
DAMAGES = 250

Known = dict[str, tuple[str, int]]
"""By table, its host's token and the newest line that anybody was told of."""


async def fill(house: House) -> Known:
    """Tables as people leave them."""
    known = {}
    for number in range(TABLES):
        live, people = await open_table(house, "tictactoe", public=True)
        await people[0].phone.does(ask.Begin)
        for turn in range(number):
            await people[turn % 2].phone.plays(mark((0, 3, 1, 4, 2)[turn]))
        for text in ("good luck", "a long story " * 20, "well played"):
            await people[0].phone.does(ask.Say, text=text)
        known[live.table.id] = people[0].token, live.table.seq
    return known


def harmed(sound: bytes, dice: Random, *, page: bool) -> bytes:
    """The file with one bit flipped or one page zeroed."""
    file = bytearray(sound)
    at = dice.randrange(len(file))
    if page:
        start = at - at % PAGE
        file[start : start + PAGE] = bytes(PAGE)
    else:
        file[at] ^= 1 << dice.randrange(8)
    return bytes(file)


async def answer_at(house: House, name: str, token: str, told: int) -> str:
    """What becomes of somebody who comes back to a table and says something."""
    try:
        live = await house.find(name)
    except Illegal as illegal:
        return illegal.refusal.code
    phone = Phone(live)
    hello = await phone.asks(ask.Hello, token=token)
    if hello["is"] == "refused":
        return str(hello["code"])
    table = hello["table"]
    if table["problem"] != "damaged":
        assert (hello["seq"], table["problem"]) == (told, None), "shorter than anybody was told"
    answer = await phone.asks(ask.Say, text="back again")
    return str(answer.get("code", answer["is"]))


async def answers_in(folder: Path, known: Known) -> set[str]:
    try:
        async with asyncio.timeout(20), house_in(folder, registry=REGISTRY) as house:
            with suppress(Illegal):
                await house.listed()
            visits = [answer_at(house, name, *about) for name, about in known.items()]
            return set(await asyncio.gather(*visits))
    except Unusable as unusable:
        return {unusable.code}


def test_no_damage_to_the_file_goes_unnoticed_or_unanswered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bits are flipped and pages zeroed anywhere: tables are whole, or say that they are not."""
    hasty = (*database.PRAGMAS, "synchronous = off")  # no power cuts here
    monkeypatch.setattr(database, "PRAGMAS", hasty)
    known: Known = {}
    answers: Counter[str] = Counter()

    async def play() -> None:
        async with house_in(tmp_path / "sound") as house:
            known.update(await fill(house))

    async def look(folder: Path) -> None:
        answers.update(await answers_in(folder, known))

    in_time(play())
    sound = (tmp_path / "sound" / DATABASE).read_bytes()
    dice = Random(13)
    for number in range(DAMAGES):
        folder = tmp_path / str(number)
        folder.mkdir()
        (folder / DATABASE).write_bytes(harmed(sound, dice, page=number % 4 == 0))
        in_time(look(folder))
        shutil.rmtree(folder)
    assert answers.keys() <= {"told", "table_damaged", "not_read", "not_saved", "store_corrupt"}
    assert answers["told"] > answers["table_damaged"] > DAMAGES / 5
