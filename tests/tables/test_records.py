from __future__ import annotations

from hashlib import sha256
from pathlib import Path

import pytest
from msgspec import Raw
from tests.tables.desk import begun, ended
from tests.tables.house import (
    Person,
    entries,
    house_in,
    in_time,
    mark,
    open_table,
    play_tictactoe,
    raw,
    recorded,
)

from trousseau import games
from trousseau.kernel import Illegal, Record, Replay
from trousseau.tables.core import commands as ask
from trousseau.tables.core.entries import Opened
from trousseau.tables.core.records import record_of, records


def test_two_games_with_the_same_people_have_two_records(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, people = await open_table(house, "tictactoe")
            host, other = (person.phone for person in people)
            first = host.table["commitment"]
            await host.does(ask.Mix, nonce="aa")
            await other.does(ask.Mix, nonce="bb")
            assert [person["mixed"] for person in host.table["people"]] == [True, True]
            await host.does(ask.Begin)
            await play_tictactoe(people)

            await host.does(ask.Say, text="again?")
            await host.does(ask.Again)
            second = host.table["commitment"]
            assert second != first, "the next shuffle is a new one"
            assert all("mixed" not in person for person in host.table["people"])
            assert host.table["phase"] == "gathering"
            assert host.table["seats"] == [{"person": 0}, {"person": 1}]
            await other.does(ask.Mix, nonce="cc")
            await host.does(ask.Begin)
            assert host.table["games"] == 2
            with pytest.raises(Illegal, match="game_not_over"):
                await recorded(live, 2)
            await play_tictactoe(people)

            for number, commitment, nonces in ((1, first, ("aa", "bb")), (2, second, ("cc",))):
                record = await recorded(live, number)
                assert record.commitment == commitment
                assert record.heading.nonces == nonces
                assert record.result is not None
                assert record.result.winners == (0,)
                assert len(record.log) == 5
                Replay(house.registry.get("tictactoe"), record).finish()

    in_time(body())


def test_the_commitment_is_the_hash_of_a_seed_that_nobody_is_told(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, people = await open_table(house, "leduc")
            await people[0].phone.does(ask.Begin)
            opened = (await entries(house, live))[0]
            assert isinstance(opened, Opened)
            shown = live.shown().commitment
            assert sha256(bytes.fromhex(opened.seed)).hexdigest() == shown
            for person in people:
                assert opened.seed not in str(person.phone.heard)
                assert person.token not in str(await entries(house, live))

    in_time(body())


def test_times_in_a_record_count_from_its_own_beginning() -> None:
    desk = begun()
    desk.now += 1500
    desk.do(0, ask.Play, move=raw(mark(4)))
    desk.now += 500
    desk.do(1, ask.Play, move=raw(mark(0)))
    (record,) = records(desk.rows)
    assert [line.at for line in record.log] == [1500, 2000]
    assert record_of(desk.rows, 1, desk.table.registry).result is None


def test_a_move_sent_on_several_lines_is_on_one_in_its_record() -> None:
    desk = begun().do(0, ask.Play, move=Raw(b'{\n  "do": "mark",\r\n  "cell": 4\n}'))
    (record,) = records(desk.rows)
    assert bytes(record.log[0].move) == b'{"do":"mark","cell":4}'
    assert Record.from_text(record.to_text()) == record


@pytest.mark.parametrize("number", [0, 2, -1])
def test_there_is_no_record_of_a_game_that_was_not(number: int) -> None:
    desk = ended()
    with pytest.raises(Illegal, match="no_such_game"):
        record_of(desk.rows, number, desk.table.registry)


def test_a_game_that_the_host_closed_has_a_record_without_an_end(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, people = await open_table(house, "tictactoe")
            await people[0].phone.does(ask.Begin)
            await people[0].phone.plays(mark(4))
            await people[0].phone.does(ask.Close)
            record = await recorded(live, 1)
            assert (len(record.log), record.result) == (1, None)
            Replay(house.registry.get("tictactoe"), record).finish()

    in_time(body())


def test_a_record_is_of_the_game_that_was_arranged_last(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            live, people = await open_table(house, "race", 2)
            await people[0].phone.does(ask.Arrange, setup=ask.Setup(game="tictactoe", seats=2))
            await people[0].phone.does(ask.Begin)
            await play_tictactoe(people)
            assert (await recorded(live, 1)).heading.game == "tictactoe"

    in_time(body())


def test_a_rematch_of_coffre_deals_anew(tmp_path: Path) -> None:
    async def body() -> None:
        async with house_in(tmp_path) as house:
            options = {"round_limit": 1}
            live, people = await open_table(house, "coffre", 4, options=options)
            for number in (1, 2):
                await people[0].phone.does(ask.Begin)
                await pass_round(people)
                record = await recorded(live, number)
                Replay(games.get("coffre"), record).finish()
                await people[0].phone.does(ask.Again)
            one, two = await recorded(live, 1), await recorded(live, 2)
            assert one.heading.seed != two.heading.seed
            assert one.heading.options["round_limit"] == 1

    in_time(body())


async def pass_round(people: list[Person]) -> None:
    """Everybody passes once; then the game is over."""
    for _ in people:
        (turn,) = people[0].phone.view["waiting"]
        await people[turn].phone.plays({"do": "pass"})
        await people[turn].phone.plays({"do": "end_turn"})
