"""One thing at a time, stored before it is told."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.tables.held import Held
from tests.tables.house import (
    Phone,
    come,
    entries,
    facts_of,
    house_in,
    in_time,
    mark,
    open_table,
    raw,
    rows,
    skip,
    watcher,
)
from tests.tables.stores import store_beside

from trousseau.kernel import Illegal
from trousseau.store import NotSaved, Row
from trousseau.tables.core import commands as ask
from trousseau.tables.core.entries import AnyEntry, Closed, Moved, Said
from trousseau.tables.core.outbox import encode
from trousseau.tables.core.permissions import Guest
from trousseau.tables.core.table import Table
from trousseau.tables.live import jobs
from trousseau.tables.live.bots import RETRY
from trousseau.tables.live.live_table import LiveTable


def test_nothing_is_told_before_it_is_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, (host, other) = await open_table(house, "tictactoe")
            await host.phone.does(ask.Begin)
            eyes = await watcher(live)
            phones = (host.phone, other.phone, eyes)
            before = [len(phone.heard) for phone in phones]
            held = Held(house, monkeypatch)
            key = host.phone.says(ask.Play, move=raw(mark(4)))
            late = other.phone.says(ask.Say, text="hm")
            line = await held.take()
            for _ in range(10):
                await asyncio.sleep(0)
            assert [len(phone.heard) for phone in phones] == before
            monkeypatch.undo()
            held.store(line)
            told = await host.phone.until(lambda m: m.get("id") == key)
            assert told["seq"] == line[0].seq
            answer = await other.phone.until(lambda m: m.get("id") == late)
            assert answer["seq"] == line[0].seq + 1

    in_time(body())


def test_who_connects_while_a_line_is_stored_is_not_shown_it_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, (host, _) = await open_table(house, "tictactoe")
            await host.phone.does(ask.Begin)
            held = Held(house, monkeypatch)
            host.phone.says(ask.Play, move=raw(mark(4)))
            line = await held.take()
            phone = Phone(live)
            phone.says(ask.Hello, id="hello")
            await asyncio.sleep(0)
            assert not phone.heard
            held.store(line)
            welcome = await phone.until(lambda m: m.get("id") == "hello")
            assert welcome["view"]["cells"][4] == 0

    in_time(body())


def test_what_can_not_be_saved_is_refused_and_the_table_is_as_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, (host, other) = await open_table(house, "tictactoe")
            await host.phone.does(ask.Begin)
            before = facts_of(live.table)
            heard = len(other.phone.heard)
            monkeypatch.setattr(
                house.store, "append", lambda row, card, done: done(NotSaved("disk_full"))
            )
            refused = await host.phone.asks(ask.Play, move=raw(mark(4)), id="move")
            assert refused["code"] == "not_saved"
            assert refused["view"]["cells"] == [None] * 9
            assert len(other.phone.heard) == heard
            assert facts_of(live.table) == before
            with pytest.raises(Illegal, match="not_saved"):
                await live.join(Guest("C"))
            monkeypatch.undo()
            skip(RETRY)
            told = await host.phone.does(ask.Play, move=raw(mark(4)), id="move")
            assert told["seq"] == refused["seq"] + 1
            await other.phone.plays(mark(0))

    in_time(body())


def test_a_line_that_somebody_else_wrote_comes_first_and_everybody_is_shown(
    tmp_path: Path,
) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, (host, other) = await open_table(house, "tictactoe")
            await host.phone.does(ask.Begin)
            beside = await write_beside(tmp_path, live, Said(by=other.number, text="from afar"))
            told = await host.phone.plays(mark(4))
            assert told["seq"] == beside + 1
            welcome = await other.phone.until(lambda m: m["is"] == "welcome" and m["seq"] == beside)
            assert welcome["chat"][-1]["text"] == "from afar"
            heard = [m["seq"] for m in other.phone.heard if "seq" in m]
            assert heard[-2:] == [beside, beside + 1]
            assert all(one.present for one in live.shown().people), "who is there is still there"

    in_time(body())


def test_what_no_longer_fits_after_somebody_elses_line_is_refused(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, (host, other) = await open_table(house, "tictactoe")
            await host.phone.does(ask.Begin)
            await write_beside(tmp_path, live, Closed())
            assert await host.phone.is_refused(ask.Play, move=raw(mark(4))) == "table_closed"
            assert other.phone.table["phase"] == "closed"

    in_time(body())


def test_a_table_that_was_deleted_beside_the_server_is_gone(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, (host, other) = await open_table(house, "tictactoe")
            await host.phone.does(ask.Begin)
            store = await store_beside(tmp_path)
            await store.delete(live.table.id)
            await store.close()
            host.phone.says(ask.Play, move=raw(mark(4)))
            for phone in (host.phone, other.phone):
                await phone.until(lambda m: m["is"] == "notice" and m["code"] == "deleted")
                assert phone.ended == "deleted"
            assert not house.tables
            assert not await rows(house, live), "and nothing of it is written again"
            with pytest.raises(Illegal, match="no_such_table"):
                await house.find(live.table.id)

    in_time(body())


def test_the_same_id_is_obeyed_once(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, (host, other) = await open_table(house, "tictactoe")
            await host.phone.does(ask.Begin)
            first = await host.phone.plays(mark(4), id="m1")
            heard = len(other.phone.heard)
            again = await host.phone.asks(ask.Play, move=raw(mark(4)), id="m1")
            assert again == {"is": "told", "seq": first["seq"], "at": first["at"], "id": "m1"}
            laptop = await host.another_phone()
            assert (await laptop.asks(ask.Play, move=raw(mark(8)), id="m1"))["seq"] == first["seq"]
            assert len(other.phone.told()) == len(other.phone.told(0)[:heard])
            reply = await other.phone.plays(mark(0), id="m1")
            assert reply["seq"] == first["seq"] + 1, "ids are each person's own"
            await host.phone.does(ask.Say, text="later")
            repeat = await host.phone.asks(ask.Play, move=raw(mark(4)), id="m1")
            assert repeat["seq"] == first["seq"]
            moves = [entry for entry in await entries(house, live) if isinstance(entry, Moved)]
            assert len(moves) == 2
        async with house_in(tmp_path) as house:
            live = await house.find(live.table.id)
            phone = Phone(live)
            await phone.does(ask.Hello, token=host.token)
            assert (await phone.asks(ask.Play, move=raw(mark(4)), id="m1"))["seq"] == first["seq"]
            assert live.table.seq == first["seq"] + 2

    in_time(body())


def test_a_move_meant_for_another_moment_is_refused_with_the_newest_view(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            _, (host, other) = await open_table(house, "tictactoe")
            began = await host.phone.does(ask.Begin)
            first = await host.phone.plays(mark(4), on=began["seq"])
            refused = await other.phone.asks(ask.Play, move=raw(mark(0)), on=began["seq"])
            assert refused["code"] == "stale"
            assert refused["about"] == {"on": began["seq"], "now": first["seq"]}
            assert refused["seq"] == first["seq"]
            assert refused["view"]["cells"][4] == 0
            await host.phone.does(ask.Say, text="well?")
            await other.phone.plays(mark(0), on=first["seq"])  # chat is no part of the game

    in_time(body())


def test_two_commands_at_once_have_one_order_for_all(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, (host, other) = await open_table(house, "roshambo")
            await host.phone.does(ask.Begin)
            eyes = await watcher(live)
            start = [len(phone.heard) for phone in (host.phone, other.phone, eyes)]
            for number in range(40):
                (host, other)[number % 2].phone.says(ask.Say, text=f"{number}")
            host.phone.says(ask.Play, move=raw({"do": "choose", "hand": "rock"}))
            seen = live.table.seq + 41  # all that was said above, and the other's choice
            other.phone.says(ask.Play, move=raw({"do": "choose", "hand": "paper"}), on=seen)
            last = await eyes.until(lambda m: len(m.get("facts", ())) == 2)
            assert last["facts"][1]["fact"] == "shown"
            orders = [
                [(m["seq"], m.get("said", {}).get("text")) for m in phone.told(since)]
                for phone, since in zip((host.phone, other.phone, eyes), start, strict=True)
            ]
            assert orders[0] == orders[1] == orders[2]
            assert [seq for seq, _ in orders[0]] == list(range(last["seq"] - 41, last["seq"] + 1))
            assert [text for _, text in orders[0]][:40] == [str(number) for number in range(40)]

    in_time(body())


def test_of_two_who_want_one_seat_one_gets_it(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, (host,) = await open_table(house, "tictactoe", people=1)
            one, two = await come(live, "B", sit=False), await come(live, "C", sit=False)
            keys = [one.phone.says(ask.Sit, seat=1), two.phone.says(ask.Sit, seat=1)]
            first = await one.phone.until(lambda m: m.get("id") == keys[0])
            second = await two.phone.until(lambda m: m.get("id") == keys[1])
            assert (first["is"], second["is"]) == ("told", "refused")
            assert second["code"] == "seat_taken"
            assert host.phone.table["seats"][1] == {"person": one.number}

    in_time(body())


def test_hello_comes_first_and_a_table_tells_nothing_before(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, (host, _) = await open_table(house, "tictactoe")
            phone = Phone(live)
            await host.phone.does(ask.Begin)
            answer = await phone.asks(ask.Sit)
            assert answer["code"] == "say_hello"
            assert "view" not in answer
            assert len(phone.heard) == 1

    in_time(body())


def test_a_client_that_does_not_wait_for_answers_is_told_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(jobs, "MOST_WAITING", 5)

    async def body() -> None:
        async with house_in(tmp_path) as house:
            _, (host, _) = await open_table(house, "tictactoe")
            keys = [host.phone.says(ask.Say, text="hm") for _ in range(8)]
            await host.phone.until(lambda m: m.get("id") == keys[5])
            answers = {m["id"]: m.get("code") for m in host.phone.heard if m.get("id") in keys}
            assert [answers[key] for key in keys] == [None] * 6 + ["busy"] * 2
            await host.phone.does(ask.Say, text="sorry")

    in_time(body())


def test_what_is_on_its_way_to_the_disk_when_the_server_stops_is_kept(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, (host, _) = await open_table(house, "tictactoe")
            await host.phone.does(ask.Begin)
            host.phone.says(ask.Play, move=raw(mark(4)), id="last")
            host.phone.says(ask.Say, text="Again!", id="behind it")
            joining = asyncio.create_task(live.join(Guest("C")))
            await asyncio.sleep(0)
        assert not [m for m in host.phone.heard if m["is"] == "refused"], "it was not refused"
        assert host.phone.ended == "stopping"
        with pytest.raises(Illegal, match="stopping"):
            await joining
        async with house_in(tmp_path) as house:
            found = await house.find(live.table.id)
            assert found.table.obeyed[0, "last"] == found.table.seq
            assert (0, "behind it") not in found.table.obeyed, "whoever hears nothing asks again"
            assert found.table.company.joined == 2

    in_time(body())


def test_who_joins_as_the_server_stops_gets_their_token_if_they_have_joined(
    tmp_path: Path,
) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, _ = await open_table(house, "tictactoe")
            joining = asyncio.create_task(live.join(Guest("C")))
            await asyncio.sleep(0)
        admission = await joining
        async with house_in(tmp_path) as house:
            phone = Phone(await house.find(live.table.id))
            await phone.does(ask.Hello, token=admission.token)

    in_time(body())


def test_a_table_out_of_memory_answers_nobody_any_more(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, (host, _) = await open_table(house, "tictactoe")
            await live.delete(host.token)
            with pytest.raises(Illegal, match="no_such_table"):
                await live.join(Guest("C"))
            phone = Phone(live)
            assert await phone.is_refused(ask.Hello, token=host.token) == "no_such_table"
            assert phone.ended == "no_such_table"

    in_time(body())


async def write_beside(folder: Path, live: LiveTable, entry: AnyEntry) -> int:
    """As an operator does, in another process; the number of the line."""
    store = await store_beside(folder)
    stored: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
    row = Row(live.table.id, live.table.seq + 1, live.house.clock(), encode(entry))
    store.append(row, None, stored.set_result)
    assert await stored is None
    await store.close()
    return row.seq


def test_what_is_in_memory_is_what_is_on_disk(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, (host, other) = await open_table(house, "roshambo", clock=60)
            await host.phone.does(ask.Begin)
            await host.phone.plays({"do": "announce", "hand": "rock"})
            await other.phone.plays({"do": "choose", "hand": "paper"})
            await other.phone.does(ask.Mute, person=0)
            loaded = Table.load(live.table.id, await rows(house, live), house.registry)
            assert facts_of(loaded) == facts_of(live.table)

    in_time(body())
