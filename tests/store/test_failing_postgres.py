"""Databases that are full, forbidden, locked, away or silent: nothing half stored, on it goes."""

from __future__ import annotations

import asyncio

import asyncpg
import pytest
from tests.store.lines import card, codes, kept, newest, opened, put, queue, row
from tests.store.postgres import asked, command, server, stranger, until

from own_postgres import OwnPostgres
from trousseau.store import Damaged, InDoubt, NotRead, NotSaved, Row, Store, Taken
from trousseau.store.postgres import connections
from trousseau.store.postgres.address import PostgresAddress

REFUSE = """
    create function refuse() returns trigger language plpgsql as
    $$ begin raise 'no' using errcode = '{code}'; end $$;
    create trigger refuse before insert or update or delete on {table}
        for each statement execute function refuse();
"""
HEAL = "drop trigger refuse on {table}; drop function refuse"


@pytest.fixture
def there(stoppable: OwnPostgres) -> PostgresAddress:
    """A database that can be stopped."""
    return PostgresAddress.read(stoppable.fresh_database())


@pytest.mark.parametrize(
    ("state", "code"),
    [
        ("53100", "disk_full"),
        ("25006", "read_only"),
        ("42501", "read_only"),
        ("53200", "unreachable"),
        ("XX001", "corrupt"),
        ("P0001", "failed"),
    ],
)
def test_a_database_that_takes_nothing_for_a_while(
    here: PostgresAddress, state: str, code: str
) -> None:
    async def play() -> None:
        async with opened(here) as store:
            assert await put(store, row(0)) == [None]
            await command(here, REFUSE.format(code=state, table="line"))
            for _ in range(2):
                told = await put(store, row(1), row(0, "elm"))
                assert [type(outcome) for outcome in told] == [NotSaved, NotSaved]
                assert codes(told) == {code}
                assert not store.commits.healthy
            with pytest.raises(NotSaved) as refused:
                await store.delete("oak")
            assert refused.value.code == code
            assert await store.lines("oak") == [row(0)]
            await command(here, HEAL.format(table="line"))
            assert await put(store, row(1), row(2), row(0, "elm")) == [None] * 3
            assert store.commits.healthy
            assert await newest(store, "oak", "elm") == {"oak": 2, "elm": 0}

    asyncio.run(play())


def test_a_probe_finds_out_that_the_database_is_well_again(here: PostgresAddress) -> None:
    async def play() -> None:
        async with opened(here) as store:
            await command(here, REFUSE.format(code="53100", table="line"))
            assert not await store.probe()
            assert not store.commits.healthy
            await command(here, HEAL.format(table="line"))
            assert await store.probe()
            assert store.commits.healthy
            assert await store.tables() == []

    asyncio.run(play())


def test_rights_that_were_taken_away(here: PostgresAddress) -> None:
    name = here.dsn.rpartition("/")[2]

    async def play() -> None:
        async with opened(here) as store:
            assert await put(store, row(0)) == [None]
            await command(here, f"alter database {name} set default_transaction_read_only = on")
            await end_writer(here)
            await until_refused(store, "read_only")
            assert await store.lines("oak") == [row(0)]
            async with stranger(here) as connection:
                await connection.execute("set default_transaction_read_only = off")
                await connection.execute(f"alter database {name} reset all")
            await end_writer(here)
            await until_stored(store, row(1))

    asyncio.run(play())


async def end_writer(place: PostgresAddress) -> None:
    """The connection whose commits are durable."""
    ended = "select count(pg_terminate_backend(pid)) from pg_stat_activity"
    await asked(place, f"{ended} where application_name like 'trousseau%' and query like '%asked%'")


async def until_refused(store: Store, code: str) -> None:
    async def refused() -> bool:
        return codes(await put(store, row(1))) == {code}

    await until(refused)


async def until_stored(store: Store, line: Row) -> None:
    """Commits may be in doubt meanwhile; this one is there in the end, once."""

    async def stored() -> bool:
        told = await put(store, line)
        return told == [None] or isinstance(told[0], Taken)

    await until(stored)


def test_a_database_that_another_program_locks(
    here: PostgresAddress, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(connections.SETTINGS, "lock_timeout", "50ms")

    async def play() -> None:
        async with opened(here) as store:
            assert await put(store, row(0)) == [None]
            async with stranger(here) as other, other.transaction():
                await other.execute("lock table line in exclusive mode")
                assert codes(await put(store, row(1), row(0, "elm"))) == {"locked"}
                assert await store.lines("oak") == [row(0)]
            assert await put(store, row(1)) == [None]

    asyncio.run(play())


def test_a_line_that_can_not_be_written_is_answered_too(here: PostgresAddress) -> None:
    async def play() -> None:
        async with opened(here) as store:
            (told,) = await put(store, row(2**70))
            assert isinstance(told, NotSaved)
            assert isinstance(told.__cause__, asyncpg.DataError)
            assert await put(store, row(0)) == [None]

    asyncio.run(play())


def test_a_table_whose_head_was_lost_harms_no_other(here: PostgresAddress) -> None:
    async def play() -> None:
        async with opened(here) as store:
            await put(store, row(0), row(1))
            await command(here, "delete from head")
            told = await asyncio.gather(
                queue(store, row(0, "elm"), card("elm")),
                queue(store, row(0), card()),
                queue(store, row(1), card()),
                queue(store, row(1, "elm")),
            )
            assert [type(outcome) for outcome in told] == [type(None), Taken, Taken, type(None)]
            assert len(await store.lines("elm")) == 2
            assert await store.all_cards() == [card("elm")]
            with pytest.raises(Damaged):
                await store.lines("oak")

    asyncio.run(play())


# A database that goes away.


def test_a_commit_that_is_broken_off_is_in_doubt(here: PostgresAddress) -> None:
    """Here nothing was stored, as the log tells once it can be read."""

    async def play() -> None:
        async with opened(here) as store:
            assert await put(store, row(0)) == [None]
            async with stranger(here) as other, other.transaction():
                await other.execute("lock table line in exclusive mode")
                told = queue(store, row(1))
                waits = "wait_event_type = 'Lock' and application_name like 'trousseau%'"
                count = f"select count(*) from pg_stat_activity where {waits}"
                await until(lambda: asked(here, count))
                behind = queue(store, row(2))
                ended = "select count(pg_terminate_backend(pid)) from pg_stat_activity"
                assert await asked(here, f"{ended} where {waits}") == 1
                assert isinstance(await told, InDoubt)
                assert isinstance(await behind, InDoubt)
                assert not store.commits.healthy
            assert await store.lines("oak") == [row(0)]
            assert await put(store, row(1), row(2)) == [None, None]
            assert store.commits.healthy

    asyncio.run(play())


def test_a_commit_in_doubt_may_have_been_stored(there: PostgresAddress) -> None:
    """Its answer was lost: it waited for a standby, and then the connection ended."""

    async def play() -> None:
        async with opened(there) as store:
            assert await put(store, row(0)) == [None]
            await command(there, "alter system set synchronous_standby_names = 'nobody'")
            await command(there, "select pg_reload_conf()")
            shown = "select current_setting('synchronous_standby_names') = 'nobody'"
            await until(lambda: asked(there, shown))
            told = queue(store, row(1))
            waits = "wait_event = 'SyncRep' and application_name like 'trousseau%'"
            await until(
                lambda: asked(there, f"select count(*) from pg_stat_activity where {waits}")
            )
            ended = "select count(pg_terminate_backend(pid)) from pg_stat_activity"
            await asked(there, f"{ended} where {waits}")
            assert isinstance(await told, InDoubt)
            assert await store.lines("oak") == [row(0), row(1)]
            await command(there, "alter system reset all", "select pg_reload_conf()")
            await until_stored(store, row(2))
            assert await newest(store, "oak") == {"oak": 2}

    asyncio.run(play())


def test_a_database_that_is_away_for_a_while(
    stoppable: OwnPostgres, there: PostgresAddress
) -> None:
    async def play() -> None:
        store = await server(there)
        await asyncio.gather(queue(store, row(0), card()))
        stoppable.stop()
        first = await put(store, row(1))
        assert isinstance(first[0], InDoubt | NotSaved)
        assert codes(await put(store, row(1))) == {"unreachable"}
        assert not store.commits.healthy
        assert not await store.probe()
        for question in (store.lines("oak"), store.cards(9), store.keep("oak"), store.now()):
            with pytest.raises(NotRead) as refused:
                await question
            assert refused.value.code == "unreachable"
        stoppable.start()
        await until_stored(store, row(1))
        assert await store.probe()
        assert await store.lines("oak") == [row(0), row(1)]
        await store.close()

    asyncio.run(play())


def test_a_crash_of_the_database_loses_nothing(
    stoppable: OwnPostgres, there: PostgresAddress
) -> None:
    async def play() -> None:
        async with opened(there) as store:
            assert await put(store, *[row(seq) for seq in range(20)]) == [None] * 20
            told = [queue(store, row(seq)) for seq in range(20, 40)]
            stoppable.stop("immediate")
            outcomes = await asyncio.gather(*told)
            stoppable.start()
            log = await read_again(store)
            assert len(log) >= 20 + outcomes.count(None)
            assert log == [row(seq) for seq in range(len(log))]
            await kept(store, "oak")
            await until_stored(store, row(len(log)))

    asyncio.run(play())


async def read_again(store: Store) -> list[Row]:
    async def can_be_read() -> bool:
        try:
            await store.lines("oak")
        except NotRead:
            return False
        return True

    await until(can_be_read)
    return await store.lines("oak")


def test_closing_while_the_database_is_away_answers_what_is_queued(
    stoppable: OwnPostgres, there: PostgresAddress
) -> None:
    async def play() -> None:
        store = await server(there)
        await put(store, row(0))
        stoppable.stop()
        told = [queue(store, row(seq)) for seq in (1, 2)]
        await store.close()
        assert {type(outcome) for outcome in await asyncio.gather(*told)} <= {InDoubt, NotSaved}
        stoppable.start()

    asyncio.run(play())


def test_a_database_that_does_not_answer(
    stoppable: OwnPostgres, there: PostgresAddress, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "PATIENCE", 0.3)
    monkeypatch.setattr(connections, "TO_CONNECT", 0.3)

    async def play() -> None:
        store = await server(there)
        await put(store, row(0))
        assert await store.lines("oak") == [row(0)]
        stoppable.pause()
        assert isinstance((await put(store, row(1)))[0], InDoubt)
        assert codes(await put(store, row(1))) == {"unreachable"}
        with pytest.raises(NotRead) as refused:
            await store.lines("oak")
        assert refused.value.code == "unreachable"
        stoppable.resume()
        await until_stored(store, row(1))
        assert await read_again(store) == [row(0), row(1)]
        await store.close()

    asyncio.run(play())


# Damage: a row that is not what was written is noticed, though PostgreSQL itself is content.


LOG = [row(seq, body=b'{"what":"moved","seat":%d}' % seq) for seq in range(6)]


@pytest.mark.parametrize(
    ("statement", "readable", "lines"),
    [
        ("update line set body = '\\x7b7d' where seq = 2", 2, 6),
        ("update line set at = at + 1 where seq = 2", 2, 6),
        ("update line set sum = sum + 1 where seq = 2", 2, 6),
        ("update line set seq = 17 where seq = 2", 2, 6),
        ("update line set table_id = 'oaj' where seq = 2", 2, 6),
        ("delete from line where seq = 0", 0, 6),
        ("delete from line where seq = 5", 5, 6),
        ("delete from line", 0, 6),
        ("delete from head", 6, 6),
        ("update head set seq = 4", 6, 6),
        ("update head set seq = 9", 6, 10),
        ("update head set at = at - 1", 6, 6),
    ],
)
def test_damage_is_noticed_when_it_is_read(
    here: PostgresAddress, statement: str, readable: int, lines: int
) -> None:
    async def play() -> None:
        async with opened(here) as store:
            await put(store, *LOG)
            await command(here, statement)
            for question in (store.lines("oak"), store.lines_and_card("oak")):
                with pytest.raises(Damaged) as damaged:
                    await question
                assert damaged.value.about == {"readable": readable, "lines": lines}
                assert damaged.value.rows == LOG[:readable]
            assert await put(store, row(0, "elm")) == [None]
            assert await store.lines("elm") == [row(0, "elm")]
            assert await store.faults() == []

    asyncio.run(play())


@pytest.mark.parametrize("change", ["listed = not listed", "body = '\\x7b'", "touched = 4"])
def test_a_damaged_card_is_not_shown_and_its_table_is_looked_at_at_once(
    here: PostgresAddress, change: str
) -> None:
    async def play() -> None:
        async with opened(here) as store:
            for table in ("oak", "elm"):
                await queue(store, row(0, table), card(table, wakes=7, touched=3))
            await command(here, f"update card set {change} where table_id = 'oak'")
            assert [shown.table for shown in await store.cards(9)] == ["elm"]
            assert [shown.table for shown in await store.all_cards()] == ["elm"]
            assert sorted(await store.waking(7)) == [("elm", 7), ("oak", 0)]
            assert await store.lines_and_card("oak") == ([row(0)], None)

    asyncio.run(play())


def test_the_newest_instant_is_that_of_a_line_that_can_be_read(here: PostgresAddress) -> None:
    async def play() -> None:
        async with opened(here) as store:
            assert await store.newest() == 0
            await put(store, *LOG, row(0, "elm"))
            assert await store.newest() == LOG[-1].at
            await command(here, "update head set at = 1::bigint << 50 where table_id = 'elm'")
            await command(here, "update line set at = 1::bigint << 51 where table_id = 'elm'")
            assert await store.newest() == LOG[-1].at

    asyncio.run(play())
