"""Short codes: sayable, unique, the table's while it is open, and worth no more than the link."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.tables.desk import Desk, begun, ended, gathered
from tests.tables.house import house_in, in_time, open_table

from trousseau.kernel import Illegal
from trousseau.tables.core import commands as ask
from trousseau.tables.core.codes import LENGTH, LETTERS, RUDE, fresh_code, is_sayable, read_code
from trousseau.tables.core.entries import Broke
from trousseau.tables.core.permissions import Guest
from trousseau.tables.core.public_view import card, shown
from trousseau.tables.live import house as module
from trousseau.tables.live.house import House

ALIKE = ["BCDEGPTVZ", "MN", "FS", "AJK", "IY", "O0Q", "UV", "UW", "I1L", "AR"]
"""Letters that ears or eyes take for one another, in French or in English."""

SETUP = ask.Setup(game="race", seats=2)


@pytest.mark.parametrize("group", ALIKE)
def test_no_two_letters_are_taken_for_each_other(group: str) -> None:
    assert len(set(group) & set(LETTERS)) <= 1


def test_every_code_can_be_said_aloud() -> None:
    drawn = [fresh_code() for _ in range(2000)]
    assert {len(code) for code in drawn} == {LENGTH}
    assert set("".join(drawn)) == set(LETTERS)
    assert not any(word in code for word in RUDE for code in drawn)
    assert not any(2 * letter in code for letter in LETTERS for code in drawn)
    assert len(set(drawn)) > 1900


@pytest.mark.parametrize("rude", ["WTFHKL", "HMTWTR", "KKKLMR", "LMXXXR"])
def test_nobody_has_to_blush(rude: str) -> None:
    assert not is_sayable(rude)


@pytest.mark.parametrize(
    "text", ["HKLMRT", "hklmrt", " hkl mrt\n", "HKL-MRT", "h.k.l.m.r.t", "hklnrd", "HJLNRP"]
)
def test_a_code_is_understood_as_it_was_said(text: str) -> None:
    assert read_code(text) == "HKLMRT"


@pytest.mark.parametrize("text", ["", "HKLMR", "HKLMRTW", "HKLMRO", "HKLMR1", "HKLMR%", "ﬃ"])
def test_what_is_no_code_leads_nowhere(text: str) -> None:
    with pytest.raises(Illegal, match="no_such_code"):
        read_code(text)


def coded(desk: Desk) -> Desk:
    desk.table.given_code = "HKLMRT"
    return desk


def broken() -> Desk:
    desk = begun()
    desk.write(Broke(problem="KeyError"))
    return desk


@pytest.mark.parametrize(
    ("made", "code"),
    [
        (gathered, "HKLMRT"),
        (begun, "HKLMRT"),
        (ended, "HKLMRT"),
        (lambda: begun().do(0, ask.Close), None),
        (broken, None),
    ],
    ids=["gathering", "playing", "over", "closed", "broken"],
)
def test_a_code_is_the_table_s_while_that_is_open(
    made: Callable[[], Desk], code: str | None
) -> None:
    table = coded(made()).table
    assert (shown(table).code, card(table).code) == (code, code)


async def led(house: House, code: str | None) -> str:
    assert code is not None
    return (await house.find_by_code(code)).id


def test_a_code_leads_to_its_table_also_after_a_restart(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            tables = [(await open_table(house, "race", people=1))[0] for _ in range(3)]
            known = {live.shown().code: live.table.id for live in tables}
            assert len(known) == 3
        async with house_in(tmp_path) as house:
            for code, table in known.items():
                assert await led(house, code) == table

    in_time(body())


def test_a_table_that_was_closed_or_deleted_is_not_found_any_more(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            closed, (host,) = await open_table(house, "race", people=1)
            deleted, (other,) = await open_table(house, "race", people=1)
            known = [live.shown().code for live in (closed, deleted)]
            await host.phone.does(ask.Close)
            await deleted.delete(other.token)
            for code in known:
                with pytest.raises(Illegal, match="no_such_code"):
                    await led(house, code)

    in_time(body())


def draws(monkeypatch: pytest.MonkeyPatch, *drawn: str) -> None:
    """Chance has it that these come, then the last one for ever."""
    left = list(drawn)
    monkeypatch.setattr(module, "fresh_code", lambda: left.pop(0) if len(left) > 1 else left[0])


def test_no_two_open_tables_share_a_code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def body() -> None:
        draws(monkeypatch, "HKLMRT", "HKLMRT", "HKLMRT", "WXFHKL")
        async with house_in(tmp_path) as house:
            opened = [house.open(SETUP, Guest("Ada")) for _ in range(2)]
            tables = [(await house.find(one.table)) for one in await asyncio.gather(*opened)]
            assert {live.shown().code for live in tables} == {"HKLMRT", "WXFHKL"}
            for live in tables:
                assert await led(house, live.shown().code) == live.table.id

    in_time(body())


def test_where_no_code_is_free_the_link_must_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def body() -> None:
        draws(monkeypatch, "HKLMRT")
        async with house_in(tmp_path) as house:
            first, second = [await house.open(SETUP, Guest("Ada")) for _ in range(2)]
            assert (await house.find(second.table)).shown().code is None
            assert await led(house, "HKLMRT") == first.table

    in_time(body())


def test_a_code_that_the_disk_has_garbled_leads_to_no_strange_table(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, _ = await open_table(house, "race", people=1)
            moved = card(live.table)._replace(code="WXFHKL")
            rows = await house.store.lines(live.table.id)
            await house.store.replace(rows, moved)
            with pytest.raises(Illegal, match="no_such_code"):
                await led(house, "WXFHKL")

    in_time(body())


def test_a_table_from_before_there_were_codes_has_none() -> None:
    desk = gathered()
    assert b"code" not in desk.rows[0].body
    assert desk.again().table.code is None
