"""Servers of one house: each table is kept by one of them, and whoever is gone keeps nothing."""

from __future__ import annotations

import asyncio
import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.store.lines import card, kept, opened, put, queue, row
from tests.store.postgres import asked, command, server, until
from tests.tables.house import in_time, skip
from tests.web.relay import Relay

from own_postgres import OwnPostgres
from trousseau.store import Data, NotOurs, NotRead, Server, Taken
from trousseau.store.allowance import Allowance, Shared
from trousseau.store.postgres.address import PostgresAddress
from trousseau.store.postgres.lifeline import CHANNEL, FENCE, GRACE, LATE, SERVERS
from trousseau.store.postgres.store import PostgresStore


async def both(one: PostgresStore, other: PostgresStore) -> None:
    """Once each knows of the other."""

    async def each_other() -> bool:
        return {len(one.others), len(other.others)} == {1}

    await until(each_other)


async def alone(store: PostgresStore) -> None:
    async def nobody_else() -> bool:
        return not store.others

    await until(nobody_else)


async def calm(place: PostgresAddress) -> None:
    """Once PostgreSQL runs for so long that nobody waits for others to come back."""
    age = "select clock_timestamp() - pg_postmaster_start_time()"
    await until(lambda: asked(place, f"{age} > interval '{GRACE} s'"))


def test_servers_know_of_each_other(here: PostgresAddress) -> None:
    async def play() -> None:
        one, other = await server(here, "10.0.0.1:7"), await server(here, "10.0.0.2:7")
        assert one.number != other.number
        assert one.secret != other.secret
        await both(one, other)
        assert one.others == [Server(other.number, "10.0.0.2:7", other.secret)]
        async with opened(here, alone=False) as beside:
            await one.look_around()
            assert len(one.others) == 1
            assert (beside.number, beside.others, beside.secret) == (0, (), "")
        await other.close()
        await alone(one)
        await one.close()
        assert await asked(here, "select count(*) from server") == 0

    asyncio.run(play())


def test_a_table_is_written_by_the_server_that_keeps_it(here: PostgresAddress) -> None:
    async def play() -> None:
        one, other = await server(here), await server(here)
        assert await put(one, row(0)) == [None]
        keeper = await other.keep("oak")
        assert keeper is not None
        assert keeper.number == one.number
        told = await put(other, row(1), row(2), row(0, "elm"))
        assert [type(outcome) for outcome in told] == [NotOurs, NotOurs, type(None)]
        assert other.commits.healthy
        assert await one.keep("oak") is None
        assert [type(told) for told in await put(one, row(2))] == [Taken]
        assert await put(one, row(1)) == [None]
        await one.let_go()
        assert await other.keep("oak") is None
        assert [type(told) for told in await put(one, row(2))] == [NotOurs]
        assert await put(other, row(2)) == [None]
        assert await one.keep("nowhere") is None
        await one.close()
        await other.close()

    asyncio.run(play())


def test_letting_go_writes_what_is_queued_first(here: PostgresAddress) -> None:
    async def play() -> None:
        one, other = await server(here), await server(here)
        told = [queue(one, row(seq)) for seq in range(50)]
        await one.let_go()
        assert await asyncio.gather(*told) == [None] * 50
        assert await other.keep("oak") is None
        await one.close()
        await other.close()

    asyncio.run(play())


def test_whoever_works_beside_leaves_tables_with_their_keeper(here: PostgresAddress) -> None:
    async def play() -> None:
        store = await server(here)
        await put(store, row(0))
        async with opened(here, alone=False) as beside:
            keeper = await beside.keep("oak")
            assert keeper is not None
            assert keeper.number == store.number
            assert await put(beside, row(1)) == [None]
            await beside.replace([row(0), row(1), row(2)], card())
            assert await put(store, row(3)) == [None]
            await put(beside, row(0, "elm"))
            assert await beside.keep("elm") is None
            assert [type(told) for told in await put(store, row(1, "elm"))] == [NotOurs]
            assert await store.keep("elm") is None
            assert await put(store, row(1, "elm")) == [None]
        await store.close()

    asyncio.run(play())


def test_each_server_wakes_what_no_other_keeps(here: PostgresAddress) -> None:
    async def play() -> None:
        one, other = await server(here), await server(here)
        await asyncio.gather(
            queue(one, row(0), card(wakes=2)), queue(other, row(0, "elm"), card("elm", wakes=1))
        )
        async with opened(here, alone=False) as beside:
            await queue(beside, row(0, "ash"), card("ash", wakes=3))
            assert await beside.waking(9) == [("ash", 3)]
        assert await one.waking(9) == [("oak", 2), ("ash", 3)]
        assert await other.waking(9) == [("elm", 1), ("ash", 3)]
        assert await one.waking(2) == [("oak", 2)]
        await other.close()
        assert await one.waking(9) == [("elm", 1), ("oak", 2), ("ash", 3)]
        await one.close()

    asyncio.run(play())


# Servers that are gone.


def test_the_tables_of_a_server_that_died_are_free_at_once(here: PostgresAddress) -> None:
    async def play() -> None:
        with Relay(here.dsn) as relay:
            one, other = await server(PostgresAddress.read(relay.url)), await server(here)
            await calm(here)
            await both(one, other)
            await put(one, row(0))
            first = one.number
            relay.cut()
            began = time.monotonic()
            await kept(other, "oak")
            assert time.monotonic() - began < 2
            await until_adrift(one)
            assert await put(other, row(1)) == [None]
            relay.heal()
            await until_back(one)
            assert one.number > first
            assert [type(told) for told in await put(one, row(2))] == [NotOurs]
            assert await put(other, row(2)) == [None]
            await both(one, other)
            await one.close()
            await other.close()

    asyncio.run(play())


async def until_adrift(store: PostgresStore) -> None:
    async def is_adrift() -> bool:
        return store.adrift

    await until(is_adrift)


async def until_lost(store: PostgresStore) -> None:
    """Adrift, and it has given its connection up."""

    async def is_lost() -> bool:
        assert store._lifeline is not None
        return store.adrift and store._lifeline._connection is None

    await until(is_lost)


async def until_beat(store: PostgresStore) -> None:
    assert store._lifeline is not None
    lifeline, last = store._lifeline, store._lifeline._last

    async def has_beaten() -> bool:
        return lifeline._last > last

    await until(has_beaten)


async def until_back(store: PostgresStore) -> None:
    async def is_back() -> bool:
        return not store.adrift

    await until(is_back)


def test_a_server_that_hears_nothing_stops_before_others_go_on(here: PostgresAddress) -> None:
    async def play() -> None:
        with Relay(here.dsn) as relay:
            one, other = await server(PostgresAddress.read(relay.url)), await server(here)
            await calm(here)
            await both(one, other)
            await put(one, row(0))
            relay.silence()
            began = time.monotonic()
            await until_adrift(one)
            assert time.monotonic() - began < FENCE + 0.5
            assert await other.keep("oak") is not None
            await kept(other, "oak")
            assert LATE - 1 < time.monotonic() - began < LATE + 1.5
            assert one.adrift
            assert await put(other, row(1)) == [None]
            relay.heal()
            await until_back(one)
            assert [type(told) for told in await put(one, row(1))] == [NotOurs]
            await one.close()
            await other.close()

    asyncio.run(play())


def test_a_server_that_is_back_in_time_goes_on_as_it_was(here: PostgresAddress) -> None:
    """Its old connection may still be there for PostgreSQL, and hold what shows that it is."""

    async def play() -> None:
        with Relay(here.dsn) as relay:
            one, other = await server(PostgresAddress.read(relay.url)), await server(here)
            await calm(here)
            await both(one, other)
            number = one.number
            await put(one, row(0))
            relay.silence()
            await until_lost(one)
            await until_beat(other)  # so that it does not look just while one is on its way back
            relay.heal()
            await until_back(one)
            assert one.number == number
            assert await put(one, row(1)) == [None]
            await both(one, other)
            assert await one.written_elsewhere()  # perhaps
            await one.close()
            await other.close()

    asyncio.run(play())


def test_nobody_is_given_up_because_postgresql_was_restarted(stoppable: OwnPostgres) -> None:
    place = PostgresAddress.read(stoppable.fresh_database())

    async def play() -> None:
        one, other = await server(place), await server(place)
        await calm(place)
        await both(one, other)
        await asyncio.gather(queue(one, row(0)), queue(other, row(0, "elm")))
        numbers = one.number, other.number
        stoppable.stop()
        await asyncio.gather(until_adrift(one), until_adrift(other))
        with pytest.raises(NotRead):
            await one.keep("oak")
        stoppable.start()
        await asyncio.gather(until_back(one), until_back(other))
        await asyncio.sleep(GRACE + 1)  # nobody is given up later either
        assert (one.number, other.number) == numbers
        await both(one, other)
        assert await put(one, row(1)) == [None]
        assert await put(other, row(1, "elm")) == [None]
        newcomer = await server(place)
        assert len(newcomer.others) == 2
        for store in (one, other, newcomer):
            await store.close()

    asyncio.run(play())


def test_a_server_that_begins_after_a_crash_of_all_waits_for_nobody(here: PostgresAddress) -> None:
    async def play() -> None:
        with Relay(here.dsn) as relay:
            one = await server(PostgresAddress.read(relay.url))
            await calm(here)
            await put(one, row(0))
            relay.cut()
            other = await server(here)
            await kept(other, "oak")
            await other.close()
            await one.close()

    asyncio.run(play())


def test_time_that_jumps_in_one_process_changes_nothing(here: PostgresAddress) -> None:
    """What timers say is not asked."""

    async def play() -> None:
        one, other = await server(here), await server(here)
        await both(one, other)
        numbers = one.number, other.number
        for seq in range(20):
            told = queue(one, row(seq))
            skip(1000)
            assert await told is None
            assert not one.adrift
            assert await other.lines("oak")
        assert (one.number, other.number) == numbers
        await one.close()
        await other.close()

    in_time(play())


def test_a_server_whose_row_is_gone_comes_under_another_number(here: PostgresAddress) -> None:
    async def play() -> None:
        one = await server(here)
        await put(one, row(0))
        number = one.number
        await command(here, "delete from server")
        await one.look_around()
        assert one.number > number
        assert [type(told) for told in await put(one, row(1))] == [NotOurs]
        assert await one.keep("oak") is None
        assert await put(one, row(1)) == [None]
        await one.close()

    asyncio.run(play())


# Clocks, codes, allowances.


def test_a_server_leaves_though_it_hears_of_another_just_then(here: PostgresAddress) -> None:
    async def play() -> None:
        store = await server(here)
        assert store._lifeline is not None
        await asyncio.sleep(0)  # it has begun to wait
        closing = asyncio.create_task(store.close())
        store._lifeline._hear(None, 0, CHANNEL, SERVERS)
        left, _ = await asyncio.wait({closing}, timeout=10)
        assert left

    asyncio.run(play())


def test_a_server_that_leaves_in_mid_beat_is_gone(here: PostgresAddress) -> None:
    async def play() -> None:
        store = await server(here)
        assert store._lifeline is not None
        store._lifeline._hear(None, 0, CHANNEL, SERVERS)
        while not store._lifeline._turn.locked():
            await asyncio.sleep(0)
        await store.close()
        assert await asked(here, "select count(*) from server") == 0

    asyncio.run(play())


def test_the_house_has_the_clock_of_its_database(here: PostgresAddress) -> None:
    async def play() -> None:
        one, other = await server(here), await server(here)
        now = "select (extract(epoch from clock_timestamp()) * 1000)::bigint"
        told = [await one.now(), await asked(here, now), await other.now()]
        assert told == sorted(told)
        assert told[2] - told[0] < 5000
        await one.close()
        await other.close()

    asyncio.run(play())


def test_a_code_is_given_once(place: Data) -> None:
    async def play() -> None:
        async with opened(place) as store:
            await queue(store, row(0), card()._replace(code="HKLMRT"))
            async with store.reserved("WXFHKL") as one, store.reserved("WXFHKL") as again:
                assert (one, again) == (True, False)
            async with store.reserved("WXFHKL") as one, store.reserved("HKLMRT") as there:
                assert (one, there) == (True, False)

    asyncio.run(play())


def test_a_code_is_given_by_one_server(here: PostgresAddress) -> None:
    async def play() -> None:
        one, other = await server(here), await server(here)
        async with one.reserved("WXFHKL") as mine:
            async with other.reserved("WXFHKL") as theirs, other.reserved("HKLMRT") as another:
                assert (mine, theirs, another) == (True, False, True)
            async with other.reserved("WXFHKL") as theirs:
                assert not theirs
        async with other.reserved("WXFHKL") as theirs:
            assert theirs
        await one.close()
        await other.close()

    asyncio.run(play())


WEEK = 7 * 24 * 3600.0
JOINS = Shared("joins", 3, 3 * WEEK)
"""So slow that what a test itself takes makes no difference."""


@settings(max_examples=8, deadline=None)
@given(
    deeds=st.lists(
        st.sampled_from(["take", "take", "take", "give_back", "wait", "forget"]), max_size=15
    )
)
def test_an_allowance_is_the_same_wherever_it_is_taken(
    own_postgres: OwnPostgres, deeds: list[str]
) -> None:
    place = PostgresAddress.read(own_postgres.fresh_database())

    async def play() -> None:
        stores = [await server(place), await server(place)]
        model, now = Allowance(JOINS.most, 0.0), 0.0
        for turn, deed in enumerate(deeds):
            store = stores[turn % 2]
            if deed == "take":
                expected = model.take(JOINS.most, JOINS.most / JOINS.seconds, now)
                told = await store.take(JOINS, "10.0.0.1")
                assert told == pytest.approx(expected, abs=60)
                assert (told == 0) == (expected == 0)
            elif deed == "give_back":
                await store.give_back(JOINS, "10.0.0.1")
                model.give_back()
            elif deed == "forget":
                await store.forget_allowances()
            else:
                now += 0.7 * WEEK
                await command(place, f"update allowance set at = at - interval '{0.7 * WEEK} s'")
        assert await stores[0].take(JOINS, "10.0.0.2") == 0
        for store in stores:
            await store.close()

    asyncio.run(play())
    own_postgres.drop(place.dsn)


def test_no_address_is_kept_and_who_comes_no_more_is_forgotten(here: PostgresAddress) -> None:
    async def play() -> None:
        store = await server(here)
        assert await store.take(JOINS, "10.0.0.1") == 0
        rows = await asked(here, "select string_agg(allowance::text, ' ') from allowance")
        assert "10.0.0.1" not in rows
        await store.forget_allowances()
        assert await asked(here, "select count(*) from allowance") == 1
        await command(here, f"update allowance set at = at - interval '{WEEK} s'")
        await store.forget_allowances()
        assert await asked(here, "select count(*) from allowance") == 0
        await store.close()

    asyncio.run(play())


def test_many_at_once_take_no_more_than_there_is(here: PostgresAddress) -> None:
    async def play() -> None:
        stores = [await server(here), await server(here)]
        told = await asyncio.gather(*[stores[n % 2].take(JOINS, "10.0.0.1") for n in range(20)])
        assert sum(wait == 0 for wait in told) == JOINS.most
        for store in stores:
            await store.close()

    asyncio.run(play())


def test_five_connections_are_enough(here: PostgresAddress) -> None:
    async def play() -> None:
        store = await server(here)
        await asyncio.gather(
            *[queue(store, row(0, f"t{number}")) for number in range(50)],
            *[store.lines(f"t{number}") for number in range(50)],
            *[store.take(JOINS, f"10.0.0.{number}") for number in range(50)],
        )
        async with store.reserved("WXFHKL"):
            mine = f"application_name = 'trousseau {store.number}'"
            there = f"select count(*) from pg_stat_activity where {mine}"
            assert await asked(here, there) == 5
        await store.close()

    asyncio.run(play())
