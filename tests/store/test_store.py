"""What is appended comes back, in order; batches; cards; deletion; other writers."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Sequence
from functools import partial
from itertools import count
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.store.lines import ADDRESS, card, kept, newest, opened, put, queue, row

from trousseau.store import Data, Row, Taken, open_as_server
from trousseau.store import store as module
from trousseau.store.errors import Outcome
from trousseau.store.postgres.writing import Writer as PostgresWriter
from trousseau.store.sqlite.writer import Writer as SqliteWriter
from trousseau.store.store import Entry


def test_lines_come_back_as_they_were_in_the_order_of_their_numbers(place: Data) -> None:
    lines = [row(seq, body=b'{"caf\xc3\xa9":%d}' % seq) for seq in range(12)]

    async def play() -> None:
        async with opened(place) as store:
            assert await put(store, *lines) == [None] * 12
            assert await put(store, row(0, table="elm")) == [None]
            assert await store.lines("oak") == lines
            assert all(type(line) is Row for line in await store.lines("oak"))
            assert await store.lines("ash") == []
            assert store.commits.healthy
        async with opened(place) as store:
            assert await store.lines("oak") == lines

    asyncio.run(play())


def test_answers_come_in_the_order_of_the_questions(place: Data) -> None:
    order: list[int] = []

    def told(seq: int, outcome: Exception | None) -> None:
        assert outcome is None
        order.append(seq)

    async def play() -> None:
        async with opened(place) as store:
            for seq in range(50):
                store.append(row(seq), None, partial(told, seq))

    asyncio.run(play())
    assert order == list(range(50))


class Held:
    """Writers that wait at the gate of their first commit, and count what they then are given."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.go = threading.Event()
        self.batches: list[int] = []
        in_files, in_postgres = SqliteWriter.commit, PostgresWriter.commit

        def held_in_files(writer: SqliteWriter, batch: Sequence[Entry]) -> list[Outcome]:
            self.wait(batch)
            return in_files(writer, batch)

        async def held_in_postgres(writer: PostgresWriter, batch: Sequence[Entry]) -> list[Outcome]:
            await asyncio.get_running_loop().run_in_executor(None, self.wait, batch)
            return await in_postgres(writer, batch)

        monkeypatch.setattr(SqliteWriter, "commit", held_in_files)
        monkeypatch.setattr(PostgresWriter, "commit", held_in_postgres)

    def wait(self, batch: Sequence[Entry]) -> None:
        assert self.go.wait(10)
        self.batches.append(len(batch))


def test_lines_that_come_during_a_commit_share_the_next_one(
    place: Data, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = Held(monkeypatch)
    monkeypatch.setattr(module, "MOST", 100)

    async def play() -> None:
        async with opened(place) as store:
            first = queue(store, row(0))
            while store._waiting:  # the writer took it
                await asyncio.sleep(0)
            others = [queue(store, row(seq)) for seq in range(1, 251)]
            held.go.set()
            assert await asyncio.gather(first, *others) == [None] * 251
            assert (store.commits.count, store.commits.rows) == (4, 251)
            assert store.commits.seconds > 0

    asyncio.run(play())
    assert held.batches == [1, 100, 100, 50]


def test_a_taken_line_fails_alone_and_with_it_those_that_build_on_it(place: Data) -> None:
    async def play() -> None:
        async with opened(place) as store, opened(place, alone=False) as other:
            await put(store, row(0), row(0, "elm"))
            assert await put(other, row(1, body=b"theirs")) == [None]
            told = await asyncio.gather(
                queue(store, row(1, "elm"), card("elm")),
                queue(store, row(1, body=b"ours"), card("oak", body=b"ours")),
                queue(store, row(2, body=b"ours"), card("oak", body=b"ours")),
                queue(store, row(2, "elm")),
                queue(store, row(0, "ash"), card("ash")),
            )
            assert [type(outcome) for outcome in told] == [
                type(None),
                Taken,
                Taken,
                type(None),
                type(None),
            ]
            assert [line.body for line in await store.lines("oak")] == [b"{}", b"theirs"]
            assert len(await store.lines("elm")) == 3
            assert {shown.table for shown in await store.all_cards()} == {"elm", "ash"}
            assert store.commits.healthy
            assert await put(store, row(2)) == [None]

    asyncio.run(play())


def test_what_was_queued_behind_a_line_that_failed_fails_too(
    place: Data, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also if it came only when the other was on its way, and its number would fit by now."""
    held = Held(monkeypatch)

    async def play() -> None:
        async with opened(place, alone=False) as other:
            held.go.set()
            await put(other, row(0), row(1, body=b"theirs"))
            held.go.clear()
            async with opened(place) as store:
                await kept(store, "oak")
                first = queue(store, row(1))
                while store._waiting:  # the writer took it
                    await asyncio.sleep(0)
                second = queue(store, row(2))
                stranger = queue(store, row(0, "elm"))
                held.go.set()
                assert isinstance(await first, Taken)
                assert isinstance(await second, Taken)
                assert await stranger is None
                assert await newest(store, "oak", "elm") == {"oak": 1, "elm": 0}
                assert await put(store, row(2)) == [None]

    asyncio.run(play())


def test_a_log_has_no_holes(place: Data) -> None:
    async def play() -> None:
        async with opened(place) as store:
            assert [type(told) for told in await put(store, row(1))] == [Taken]
            assert await put(store, row(0)) == [None]
            assert [type(told) for told in await put(store, row(2))] == [Taken]

    asyncio.run(play())


EXAMPLES = count()


@settings(
    max_examples=25,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],  # each has tables of its own
)
@given(asked=st.lists(st.tuples(st.sampled_from("abc"), st.integers(0, 6)), max_size=40))
def test_logs_hold_exactly_what_was_acknowledged(place: Data, asked: list[tuple[str, int]]) -> None:
    """Of what is asked for at once, a log takes lines until the first that is not its next."""
    example = next(EXAMPLES)
    lines = [row(seq, f"{table}{example}", b"%d" % turn) for turn, (table, seq) in enumerate(asked)]
    logs: dict[str, list[Row]] = {f"{table}{example}": [] for table in "abc"}
    outdated = set()
    expected = []
    for line in lines:
        if line.seq != len(logs[line.table]):
            outdated.add(line.table)
        expected.append(line.table not in outdated)
        if expected[-1]:
            logs[line.table].append(line)

    async def play() -> None:
        async with opened(place) as store:
            told = await put(store, *lines)
            assert [outcome is None for outcome in told] == expected
            for table, log in logs.items():
                assert await store.lines(table) == log

    asyncio.run(play())


def test_a_done_that_raises_is_reported_and_harms_no_other(place: Data) -> None:
    reported: list[Any] = []

    def stumble(_: Exception | None) -> None:
        raise ZeroDivisionError

    async def play() -> None:
        asyncio.get_running_loop().set_exception_handler(
            lambda _, context: reported.append(context.get("exception"))
        )
        async with opened(place) as store:
            store.append(row(0), None, stumble)
            assert await put(store, row(1), row(2)) == [None, None]

    asyncio.run(play())
    assert [type(error) for error in reported] == [ZeroDivisionError]


def test_closing_writes_and_answers_what_is_queued(
    place: Data, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "MOST", 7)
    told: list[Exception | None] = []

    async def play() -> None:
        store = await open_as_server(place, ADDRESS)
        for seq in range(100):
            store.append(row(seq), None, told.append)
        await store.close()
        assert told == [None] * 100
        async with opened(place) as again:
            assert len(await again.lines("oak")) == 100

    asyncio.run(play())


def test_a_code_leads_to_the_table_whose_card_has_it(place: Data) -> None:
    async def play() -> None:
        async with opened(place) as store:
            await store.write(row(0, "oak"), card("oak")._replace(code="HKLMRT"))
            await store.write(row(0, "elm"), card("elm"))
            assert await store.table_of("HKLMRT") == "oak"
            assert await store.table_of("WXFHKL") is None
        async with opened(place) as store:
            assert await store.table_of("HKLMRT") == "oak"
            await kept(store, "oak")
            await store.write(row(1, "oak"), card("oak"))
            assert await store.table_of("HKLMRT") is None

    asyncio.run(play())


def test_cards(place: Data) -> None:
    async def play() -> None:
        async with opened(place) as store:
            cards = [
                card("oak", touched=1, wakes=300),
                card("elm", touched=3, listed=False, wakes=100),
                card("ash", touched=2, body=b"[]"),
                card("fir", touched=4),
            ]
            await asyncio.gather(*[queue(store, row(0, shown.table), shown) for shown in cards])
            assert await store.all_cards() == cards
            assert await store.cards(10) == [cards[3], cards[2], cards[0]]
            assert await store.cards(2) == [cards[3], cards[2]]
            assert await store.waking(300) == [("elm", 100), ("oak", 300)]
            newer = card("oak", touched=9, listed=False)
            await asyncio.gather(
                queue(store, row(1), card("oak", touched=8)), queue(store, row(2), newer)
            )
            assert await store.all_cards() == [newer, *cards[1:]]
            assert await store.waking(300) == [("elm", 100)]

    asyncio.run(play())


def test_heads(place: Data) -> None:
    async def play() -> None:
        async with opened(place) as store:
            await put(store, *[row(seq) for seq in range(5)], row(0, "elm"), row(0, "ash"))
            assert await newest(store, "oak", "elm", "nowhere") == {"oak": 4, "elm": 0}
            assert await newest(store) == {}

    asyncio.run(play())


def test_reading_does_not_wait_for_a_commit(place: Data, monkeypatch: pytest.MonkeyPatch) -> None:
    held = Held(monkeypatch)

    async def play() -> None:
        async with opened(place) as store:
            told = queue(store, row(0))
            assert await asyncio.wait_for(store.lines("oak"), 10) == []
            assert not told.done()
            held.go.set()
            assert await told is None

    asyncio.run(play())


def test_a_deleted_table_does_not_come_back_by_half(place: Data) -> None:
    async def play() -> None:
        async with opened(place) as store, opened(place, alone=False) as other:
            await put(store, row(0), row(1))
            await other.delete("oak")
            assert [type(told) for told in await put(store, row(2))] == [Taken]
            assert await store.lines("oak") == []

    asyncio.run(play())


def test_a_store_knows_when_another_process_wrote(place: Data) -> None:
    async def play() -> None:
        async with opened(place) as store, opened(place, alone=False) as other:
            assert not await store.written_elsewhere()
            await put(store, row(0))
            await store.delete("elm")
            assert not await store.written_elsewhere()
            await put(other, row(1))
            assert await store.written_elsewhere()
            assert not await store.written_elsewhere()
            await put(store, row(2))
            assert not await store.written_elsewhere()

    asyncio.run(play())
