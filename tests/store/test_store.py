"""What is appended comes back, in order; batches; cards; deletion; other writers."""

from __future__ import annotations

import asyncio
import random
import stat
import subprocess
import threading
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.store.lines import card, newest, opened, put, queue, row

from trousseau.store import Card, Row, SqliteStore, Taken, default_folder
from trousseau.store import store as module
from trousseau.store.sqlite.folder import DATABASE
from trousseau.store.sqlite.writer import Entry, Writer


def test_lines_come_back_as_they_were_in_the_order_of_their_numbers(tmp_path: Path) -> None:
    lines = [row(seq, body=b'{"caf\xc3\xa9":%d}' % seq) for seq in range(12)]

    async def play() -> None:
        async with opened(tmp_path) as store:
            assert await put(store, *lines) == [None] * 12
            assert await put(store, row(0, table="elm")) == [None]
            assert await store.lines("oak") == lines
            assert all(type(line) is Row for line in await store.lines("oak"))
            assert await store.lines("ash") == []
            assert store.commits.healthy
        async with opened(tmp_path) as store:
            assert await store.lines("oak") == lines

    asyncio.run(play())


def test_answers_come_in_the_order_of_the_questions(tmp_path: Path) -> None:
    order: list[int] = []

    def told(seq: int, outcome: Exception | None) -> None:
        assert outcome is None
        order.append(seq)

    async def play() -> None:
        async with opened(tmp_path) as store:
            for seq in range(50):
                store.append(row(seq), None, partial(told, seq))

    asyncio.run(play())
    assert order == list(range(50))


class Held:
    """A writer that waits at the gate of its first commit, and counts what it then is given."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.go = threading.Event()
        self.batches: list[int] = []
        commit = Writer.commit

        def held(writer: Writer, batch: list[Entry]) -> list[Exception | None]:
            assert self.go.wait(10)
            self.batches.append(len(batch))
            return commit(writer, batch)

        monkeypatch.setattr(Writer, "commit", held)


def test_lines_that_come_during_a_commit_share_the_next_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = Held(monkeypatch)
    monkeypatch.setattr(module, "MOST", 100)

    async def play() -> None:
        async with opened(tmp_path) as store:
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


def test_a_taken_line_fails_alone_and_with_it_those_that_build_on_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path) as store, opened(tmp_path, alone=False) as other:
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
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also if it came only when the other was on its way, and its number would fit by now."""
    held = Held(monkeypatch)

    async def play() -> None:
        async with opened(tmp_path, alone=False) as other:
            held.go.set()
            await put(other, row(0), row(1, body=b"theirs"))
            held.go.clear()
            async with opened(tmp_path) as store:
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


def test_a_log_has_no_holes(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path) as store:
            assert [type(told) for told in await put(store, row(1))] == [Taken]
            assert await put(store, row(0)) == [None]
            assert [type(told) for told in await put(store, row(2))] == [Taken]

    asyncio.run(play())


@settings(max_examples=25, deadline=None)
@given(st.lists(st.tuples(st.sampled_from("abc"), st.integers(0, 6)), max_size=40))
def test_logs_hold_exactly_what_was_acknowledged(
    tmp_path_factory: pytest.TempPathFactory, asked: list[tuple[str, int]]
) -> None:
    """Of what is asked for at once, a log takes lines until the first that is not its next."""
    lines = [row(seq, table, b"%d" % place) for place, (table, seq) in enumerate(asked)]
    logs: dict[str, list[Row]] = {"a": [], "b": [], "c": []}
    outdated = set()
    expected = []
    for line in lines:
        if line.seq != len(logs[line.table]):
            outdated.add(line.table)
        expected.append(line.table not in outdated)
        if expected[-1]:
            logs[line.table].append(line)

    async def play() -> None:
        async with opened(tmp_path_factory.mktemp("store")) as store:
            told = await put(store, *lines)
            assert [outcome is None for outcome in told] == expected
            for table, log in logs.items():
                assert await store.lines(table) == log

    asyncio.run(play())


def test_a_done_that_raises_is_reported_and_harms_no_other(tmp_path: Path) -> None:
    reported: list[Any] = []

    def stumble(_: Exception | None) -> None:
        raise ZeroDivisionError

    async def play() -> None:
        asyncio.get_running_loop().set_exception_handler(
            lambda _, context: reported.append(context.get("exception"))
        )
        async with opened(tmp_path) as store:
            store.append(row(0), None, stumble)
            assert await put(store, row(1), row(2)) == [None, None]

    asyncio.run(play())
    assert [type(error) for error in reported] == [ZeroDivisionError]


def test_closing_writes_and_answers_what_is_queued(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "MOST", 7)
    told: list[Exception | None] = []

    async def play() -> None:
        store = SqliteStore(tmp_path)
        for seq in range(100):
            store.append(row(seq), None, told.append)
        await store.close()
        assert told == [None] * 100
        async with opened(tmp_path) as again:
            assert len(await again.lines("oak")) == 100

    asyncio.run(play())


def test_a_code_leads_to_the_table_whose_card_has_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path) as store:
            await store.write(row(0, "oak"), card("oak")._replace(code="HKLMRT"))
            await store.write(row(0, "elm"), card("elm"))
            assert await store.table_of("HKLMRT") == "oak"
            assert await store.table_of("WXFHKL") is None
        async with opened(tmp_path) as store:
            assert await store.table_of("HKLMRT") == "oak"
            await store.write(row(1, "oak"), card("oak"))
            assert await store.table_of("HKLMRT") is None

    asyncio.run(play())


def test_cards(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path) as store:
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
            assert await store.waking() == [("elm", 100), ("oak", 300)]
            newer = card("oak", touched=9, listed=False)
            await asyncio.gather(
                queue(store, row(1), card("oak", touched=8)), queue(store, row(2), newer)
            )
            assert await store.all_cards() == [newer, *cards[1:]]
            assert await store.waking() == [("elm", 100)]

    asyncio.run(play())


def test_heads(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path) as store:
            await put(store, *[row(seq) for seq in range(5)], row(0, "elm"), row(0, "ash"))
            assert await newest(store, "oak", "elm", "nowhere") == {"oak": 4, "elm": 0}
            assert await newest(store) == {}

    asyncio.run(play())


def test_reading_does_not_wait_for_a_commit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = Held(monkeypatch)

    async def play() -> None:
        async with opened(tmp_path) as store:
            told = queue(store, row(0))
            assert await asyncio.wait_for(store.lines("oak"), 10) == []
            assert not told.done()
            held.go.set()
            assert await told is None

    asyncio.run(play())


SECRET = "Basile said so"


def seen(folder: Path) -> bool:
    """Whether the secret is in a file; read elsewhere, since closing a file ends its locks here."""
    found = subprocess.run(["grep", "-rqF", SECRET, folder], check=False)
    assert found.returncode in {0, 1}
    return found.returncode == 0


def test_deletion_leaves_nothing_in_the_files(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path) as store:
            for seq in range(300):
                long = SECRET.encode() * (200 if seq % 50 == 0 else 1)
                await asyncio.gather(
                    queue(store, row(seq, body=long), card(body=long)),
                    queue(store, row(seq, "elm", b"x" * 50)),
                )
            assert seen(tmp_path)
            await store.delete("oak")
            assert not seen(tmp_path)
            assert await store.lines("oak") == []
            assert await store.all_cards() == []
            assert len(await store.lines("elm")) == 300
            await store.delete("nowhere")

    asyncio.run(play())


@pytest.mark.parametrize("seed", range(3))
def test_compacting_leaves_nothing_of_rows_that_had_moved(tmp_path: Path, seed: int) -> None:
    """Cards that grow push others away, and tables that go draw others together."""
    dice = random.Random(seed)
    length: dict[str, int] = {}

    async def play() -> None:
        async with opened(tmp_path) as store:
            for _ in range(100):
                told = [queue(store, *change()) for _ in range(10)]
                assert await asyncio.gather(*told) == [None] * 10
            gone = [table for table in length if table.startswith("B")]
            for table in gone:
                await store.delete(table)
            await store.compact()
            assert not seen(tmp_path)
            kept = {table: seq for table, seq in length.items() if table not in gone}
            assert await newest(store, *length) == kept
            assert len(await store.all_cards()) == len(kept)
            assert not await store.written_elsewhere()

    def change() -> tuple[Row, Card]:
        word = dice.choice([SECRET, "x" * len(SECRET)])
        table = f"{word[0]}{dice.randrange(40)}"
        length[table] = length.get(table, -1) + 1
        line = row(length[table], table, word.encode() * dice.choice([1, 2, 3, 10, 300, 900]))
        return line, card(table, body=word.encode() * dice.choice([1, 2, 5, 10, 20, 50]))

    asyncio.run(play())


def test_a_deleted_table_does_not_come_back_by_half(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path) as store, opened(tmp_path, alone=False) as other:
            await put(store, row(0), row(1))
            await other.delete("oak")
            assert [type(told) for told in await put(store, row(2))] == [Taken]
            assert await store.lines("oak") == []

    asyncio.run(play())


def test_a_store_knows_when_another_process_wrote(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path) as store, opened(tmp_path, alone=False) as other:
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


def test_the_log_of_writes_does_not_grow_without_bounds(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path) as store:
            body = b"x" * 100_000
            for start in range(0, 600, 60):
                told = await put(store, *[row(seq, body=body) for seq in range(start, start + 60)])
                assert told == [None] * 60
            assert (tmp_path / f"{DATABASE}-wal").stat().st_size < 30_000_000
            assert (tmp_path / DATABASE).stat().st_size > 30_000_000

    asyncio.run(play())


def test_files_are_for_their_owner_alone(tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "data"

    async def play() -> None:
        async with opened(folder) as store:
            await put(store, row(0))
            modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()}
            assert set(modes.values()) == {0o600}, modes
            assert len(modes) == 4
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700

    asyncio.run(play())


def test_the_default_folder_is_ours() -> None:
    assert default_folder().name == "trousseau"
    assert default_folder().is_absolute()
