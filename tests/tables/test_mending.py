from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.tables.house import TAP, open_table, play_tictactoe, skip
from tests.tables.played import BEGAN, in_house, three_marks
from tests.tables.stores import store_beside

from trousseau.kernel import Illegal
from trousseau.store import Card, Row, Store
from trousseau.tables.core import commands as ask
from trousseau.tables.core.entries import Broke
from trousseau.tables.core.people import hashed
from trousseau.tables.core.registry import GameRegistry
from trousseau.tables.core.table import Table
from trousseau.tables.live.house import House
from trousseau.tables.operator import mending as operator

REGISTRY = GameRegistry([f"trousseau.testing.games.{name}" for name in ("tictactoe", "race")])

Deed = Callable[[Store], Coroutine[Any, Any, Any]]


def operated(folder: Path, deed: Deed) -> Any:
    """What an operator does to the data of a house."""

    async def body() -> Any:
        store = await store_beside(folder)
        try:
            return await deed(store)
        finally:
            await store.close()

    return asyncio.run(body())


def table_in(folder: Path, name: str) -> Table:
    rows = operated(folder, lambda store: store.lines(name))
    return Table.load(name, rows, REGISTRY)


def cells(table: Table) -> list[int]:
    assert table.playing is not None
    view = msgspec.to_builtins(table.playing.state.view(None))
    return [cell for cell, owner in enumerate(view["cells"]) if owner is not None]


def test_every_table_is_listed(tmp_path: Path) -> None:
    name = in_house(tmp_path, three_marks)
    [listed] = operated(tmp_path, operator.listed)
    assert (listed.id, listed.game, listed.phase) == (name, "tictactoe", "playing")
    assert (listed.seats, listed.people, listed.lines) == (2, 2, BEGAN + 4)


def test_a_log_is_shown_without_tokens_and_seeds(tmp_path: Path) -> None:
    tokens: list[str] = []

    async def play(house: House) -> str:
        live, people = await open_table(house, "tictactoe")
        tokens.extend(person.token for person in people)
        return live.table.id

    name = in_house(tmp_path, play)
    seed = table_in(tmp_path, name).seed
    plain = operated(tmp_path, lambda store: operator.inspect(store, REGISTRY, name))
    secret = operated(tmp_path, lambda store: operator.inspect(store, REGISTRY, name, secrets=True))
    for found in (plain, secret):
        text = msgspec.json.encode(found).decode()
        assert [line["what"] for line in found.lines][:2] == ["opened", "joined"]
        assert not any(token in text or hashed(token) in text for token in tokens)
        assert (seed in text) == (found is secret)


def test_the_last_move_is_taken_back(tmp_path: Path) -> None:
    name = in_house(tmp_path, three_marks)
    last = BEGAN + 3
    dropped = operated(tmp_path, lambda store: operator.mend(store, REGISTRY, name, last))
    assert dropped == (last,)
    table = table_in(tmp_path, name)
    assert table.phase == "playing"
    assert cells(table) == [0, 3]
    found = operated(tmp_path, lambda store: operator.inspect(store, REGISTRY, name))
    assert [line["seq"] for line in found.lines if line["dropped"]] == [last]
    assert found.lines[-1]["what"] == "mended"


def test_a_line_on_which_others_rest_is_not_taken_out(tmp_path: Path) -> None:
    name = in_house(tmp_path, three_marks)
    first = BEGAN + 1
    with pytest.raises(Illegal) as refused:
        operated(tmp_path, lambda store: operator.mend(store, REGISTRY, name, first))
    assert refused.value.refusal.code == "line_misfits"
    assert refused.value.refusal.about["line"] == first + 1
    assert cells(table_in(tmp_path, name)) == [0, 1, 3]


def test_all_later_moves_of_the_game_can_go_too(tmp_path: Path) -> None:
    name = in_house(tmp_path, three_marks)
    second = BEGAN + 2
    dropped = operated(
        tmp_path, lambda store: operator.mend(store, REGISTRY, name, second, and_after=True)
    )
    assert dropped == (second, second + 1)
    assert cells(table_in(tmp_path, name)) == [0]


def test_without_its_beginning_the_game_is_yet_to_begin(tmp_path: Path) -> None:
    name = in_house(tmp_path, three_marks)
    operated(tmp_path, lambda store: operator.mend(store, REGISTRY, name, BEGAN, and_after=True))
    table = table_in(tmp_path, name)
    assert (table.phase, table.games) == ("gathering", 0)
    assert all(seat.person is not None for seat in table.seats)


@pytest.mark.parametrize("drop", [BEGAN + 3, BEGAN + 4])
def test_a_broken_table_is_taken_up_again(tmp_path: Path, drop: int) -> None:
    """By dropping the failure itself, or the move before it."""

    async def play(house: House) -> str:
        name = await three_marks(house)
        await house.tables[name].write(Broke(problem="ZeroDivisionError"))
        return name

    name = in_house(tmp_path, play)
    assert table_in(tmp_path, name).phase == "broken"
    dropped = operated(tmp_path, lambda store: operator.mend(store, REGISTRY, name, drop))
    assert dropped[-1] == BEGAN + 4

    async def play_on(house: House) -> str:
        table = (await house.find(name)).table
        assert table.phase == "playing"
        assert len(cells(table)) == drop - BEGAN - 1
        return name

    in_house(tmp_path, play_on)


def test_time_that_acted_can_t_be_left_out(tmp_path: Path) -> None:
    async def play(house: House) -> str:
        live, (one, two) = await open_table(house, "race")
        await one.phone.does(ask.Begin)
        assert live.table.due is not None
        skip((live.table.due - house.clock()) / 1000)
        await two.phone.plays(TAP, on=live.table.seq + 1)  # the green light that is due
        return live.table.id

    name = in_house(tmp_path, play)
    found = operated(tmp_path, lambda store: operator.inspect(store, REGISTRY, name))
    assert [line["what"] for line in found.lines[BEGAN:]] == ["began", "ticked", "moved"]
    with pytest.raises(Illegal) as refused:
        operated(tmp_path, lambda store: operator.mend(store, REGISTRY, name, BEGAN + 1))
    assert refused.value.refusal.about == {"line": BEGAN + 2, "problem": "time"}


@pytest.mark.parametrize(
    ("drop", "code"), [(0, "line_stays"), (1, "line_stays"), (99, "no_such_line")]
)
def test_some_lines_stay(tmp_path: Path, drop: int, code: str) -> None:
    name = in_house(tmp_path, three_marks)
    with pytest.raises(Illegal) as refused:
        operated(tmp_path, lambda store: operator.mend(store, REGISTRY, name, drop))
    assert refused.value.refusal.code == code


def test_a_line_is_taken_out_once(tmp_path: Path) -> None:
    name = in_house(tmp_path, three_marks)
    operated(tmp_path, lambda store: operator.mend(store, REGISTRY, name, BEGAN + 3))
    with pytest.raises(Illegal) as refused:
        operated(tmp_path, lambda store: operator.mend(store, REGISTRY, name, BEGAN + 3))
    assert refused.value.refusal.code == "no_such_line"


def test_a_game_that_was_cleared_away_stays_as_it_was(tmp_path: Path) -> None:
    async def play(house: House) -> str:
        live, people = await open_table(house, "tictactoe")
        await people[0].phone.does(ask.Begin)
        await play_tictactoe(people)
        await people[0].phone.does(ask.Again)
        return live.table.id

    name = in_house(tmp_path, play)
    with pytest.raises(Illegal) as refused:
        operated(tmp_path, lambda store: operator.mend(store, REGISTRY, name, BEGAN + 5))
    assert refused.value.refusal.code == "game_cleared"


def test_a_table_is_closed_once(tmp_path: Path) -> None:
    name = in_house(tmp_path, three_marks)
    operated(tmp_path, lambda store: operator.close(store, REGISTRY, name))
    assert table_in(tmp_path, name).phase == "closed"
    [listed] = operated(tmp_path, operator.listed)
    assert (listed.phase, listed.wakes) == ("closed", None)
    with pytest.raises(Illegal) as refused:
        operated(tmp_path, lambda store: operator.close(store, REGISTRY, name))
    assert refused.value.refusal.code == "table_closed"


def test_a_table_is_deleted(tmp_path: Path) -> None:
    name = in_house(tmp_path, three_marks)
    operated(tmp_path, lambda store: operator.delete(store, name))
    assert operated(tmp_path, operator.listed) == []


@pytest.mark.parametrize(
    "deed",
    [
        lambda store: operator.inspect(store, REGISTRY, "nothing"),
        lambda store: operator.mend(store, REGISTRY, "nothing", 1),
        lambda store: operator.close(store, REGISTRY, "nothing"),
        lambda store: operator.delete(store, "nothing"),
    ],
)
def test_a_table_that_is_not_there(tmp_path: Path, deed: Deed) -> None:
    with pytest.raises(Illegal) as refused:
        operated(tmp_path, deed)
    assert refused.value.refusal.code == "no_such_table"


def overtake(store: Store) -> None:
    """Somebody else writes a line just before ours, once."""
    append = store.append

    def overtaken(row: Row, card: Card | None, done: Callable[[Exception | None], None]) -> None:
        store.append = append  # type: ignore[method-assign]
        other = msgspec.json.encode({"what": "said", "by": 0, "text": "first!"})
        append(row._replace(body=other), None, lambda problem: None)
        append(row, card, done)

    store.append = overtaken  # type: ignore[method-assign]


def test_whoever_is_overtaken_looks_again(tmp_path: Path) -> None:
    name = in_house(tmp_path, three_marks)

    async def body() -> list[Row]:
        store = await store_beside(tmp_path)
        overtake(store)
        try:
            await operator.close(store, REGISTRY, name)
            return await store.lines(name)
        finally:
            await store.close()

    rows = asyncio.run(body())
    assert [msgspec.json.decode(row.body)["what"] for row in rows[-2:]] == ["said", "closed"]
