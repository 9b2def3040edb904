"""Databases that can be used, and those that can't: what to do is said, and nothing is written."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from tests.store.lines import opened, put, row
from tests.store.postgres import asked, command

from own_postgres import OwnPostgres, unused_port
from trousseau.store import Unusable, data_at, holds_house, open_alone
from trousseau.store.migration import Migration
from trousseau.store.postgres import migration as migration_module
from trousseau.store.postgres import store as store_module
from trousseau.store.postgres.address import PostgresAddress
from trousseau.words import LANGUAGES, Words

RELATIONS = "select count(*) from pg_class where relnamespace = 'public'::regnamespace"
REAL = migration_module.shipped()


def refusal(place: PostgresAddress, *, alone: bool = True) -> Unusable:
    async def play() -> None:
        async with opened(place, alone=alone):
            pass

    with pytest.raises(Unusable) as refused:
        asyncio.run(play())
    check_words(refused.value, place)
    return refused.value


def check_words(unusable: Unusable, place: PostgresAddress) -> None:
    """They name the database, and not the password."""
    password = urlsplit(place.dsn).password
    assert unusable.about["folder"] == place.shown
    for language in LANGUAGES:
        words = Words(language).say(f"error.{unusable.code}", **unusable.about)
        assert place.shown in words
        assert password is None or password not in words


def untouched(place: PostgresAddress) -> bool:
    return bool(asyncio.run(asked(place, RELATIONS)) == 0)


# Addresses.


@pytest.mark.parametrize(
    "text",
    [
        "postgresql://ada:secret@db.example:5432/house",
        "postgres://ada:sec%2Fret@db/house?sslmode=require",
        "postgresql://db1:1,db2:2/house?target_session_attrs=read-write",
        "postgresql:///house?host=/run/postgresql&password=secret",
        "postgresql://[::1]:5432/house",
    ],
)
def test_an_address_is_read_and_shown_without_its_password(text: str) -> None:
    place = data_at(text)
    assert isinstance(place, PostgresAddress)
    assert place.dsn == text
    for shown in (str(place), repr(place), place.shown):
        assert "house" in shown
        assert "sec" not in shown.replace("target_session_attrs", "")


@pytest.mark.parametrize(
    "text",
    [
        "mysql://ada:secret@db/house",
        "postgresql://ada:secret@db:port/house",
        "postgresql://ada:secret@@[db/house",
        "postgresql://ada:secret/with@db:5432:5432/house?password=secret",
        "postgresql://ada:secret@a b/house",
    ],
)
def test_what_is_no_address_is_refused_and_its_password_not_repeated(text: str) -> None:
    with pytest.raises(Unusable) as refused:
        data_at(text)
    assert refused.value.code == "store_bad_address"
    assert "secret" not in str(refused.value.about)


def test_an_address_that_only_the_driver_can_not_read(here: PostgresAddress) -> None:
    assert refusal(PostgresAddress.read(f"{here.dsn}?sslmode=maybe")).code == "store_bad_address"


def test_without_the_driver_we_say_how_to_get_it(
    here: PostgresAddress, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "trousseau.store.postgres.store", None)
    assert refusal(here).code == "store_no_driver"


# Servers.


@pytest.mark.parametrize("alone", [True, False])
def test_nobody_is_there(here: PostgresAddress, *, alone: bool) -> None:
    port = str(urlsplit(here.dsn).port)
    place = PostgresAddress.read(here.dsn.replace(port, str(unused_port())))
    assert refusal(place, alone=alone).code == "store_unreachable"


@pytest.mark.parametrize(
    ("part", "code"),
    [
        ("password", "store_no_login"),
        ("username", "store_no_login"),
        ("path", "store_no_database"),
    ],
)
def test_what_is_wrong_in_an_address_is_told_apart(
    here: PostgresAddress, part: str, code: str
) -> None:
    old = getattr(urlsplit(here.dsn), part)
    place = PostgresAddress.read(here.dsn.replace(old, f"{old}x", 1))
    assert refusal(place).code == code


def test_an_old_server(here: PostgresAddress, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(migration_module, "OLDEST", 990000)
    unusable = refusal(here)
    assert unusable.code == "store_old_server"
    assert str(unusable.about["release"])[:2].isdigit()
    assert untouched(here)


@pytest.fixture
def standby() -> Iterator[PostgresAddress]:
    with closing(OwnPostgres()) as own:
        place = PostgresAddress.read(own.fresh_database())
        own.stop()
        (own.data / "standby.signal").touch()
        own.start()
        yield place


def test_a_standby(standby: PostgresAddress) -> None:
    assert refusal(standby).code == "store_standby"
    assert untouched(standby)


def test_too_many_connections(here: PostgresAddress) -> None:
    few = "create role guest login password 'hush' connection limit 0"
    try:
        asyncio.run(command(here, few))
        assert refusal(as_guest(here)).code == "store_crowded"
    finally:
        asyncio.run(command(here, "drop role guest"))


# Databases.


def as_guest(place: PostgresAddress) -> PostgresAddress:
    parts = urlsplit(place.dsn)
    return PostgresAddress.read(
        place.dsn.replace(f"{parts.username}:{parts.password}@", "guest:hush@")
    )


@pytest.fixture
def guest(here: PostgresAddress) -> Iterator[PostgresAddress]:
    """The same database, for somebody who may look at it and little else."""
    asyncio.run(command(here, "create role guest login password 'hush'"))
    yield as_guest(here)
    asyncio.run(command(here, "drop owned by guest", "drop role guest"))


def test_another_encoding(here: PostgresAddress) -> None:
    make = "create database latin encoding 'LATIN1' locale 'C' template template0"
    asyncio.run(command(here, make))
    try:
        place = PostgresAddress.read(f"{here.dsn.rpartition('/')[0]}/latin")
        unusable = refusal(place)
        assert (unusable.code, unusable.about["encoding"]) == ("store_encoding", "LATIN1")
        assert untouched(place)
    finally:
        asyncio.run(command(here, "drop database latin with (force)"))


def test_the_database_of_another_program(here: PostgresAddress) -> None:
    asyncio.run(command(here, "create table hat (size int)"))
    unusable = refusal(here)
    assert (unusable.code, unusable.about["name"]) == ("store_foreign", "hat")
    assert asyncio.run(asked(here, RELATIONS)) == 1


def test_what_an_extension_brought_belongs_to_no_other_program(here: PostgresAddress) -> None:
    asyncio.run(command(here, "create extension pg_stat_statements"))
    open_and_close(here)


def test_a_role_that_may_make_no_tables(here: PostgresAddress, guest: PostgresAddress) -> None:
    asyncio.run(command(here, "revoke create on schema public from public"))
    assert refusal(guest).code == "store_no_rights"
    assert untouched(here)


def test_a_role_that_may_only_read(here: PostgresAddress, guest: PostgresAddress) -> None:
    open_and_close(here)
    asyncio.run(command(here, "grant select on all tables in schema public to guest"))
    assert refusal(guest).code == "store_no_rights"
    assert refusal(guest, alone=False).code == "store_no_rights"


def test_a_database_where_nothing_may_be_written(here: PostgresAddress) -> None:
    name = here.dsn.rpartition("/")[2]
    asyncio.run(command(here, f"alter database {name} set default_transaction_read_only = on"))
    assert refusal(here).code == "store_read_only"
    assert untouched(here)


def test_a_full_disk(here: PostgresAddress) -> None:
    """As PostgreSQL says it, in the middle of making the tables."""
    asyncio.run(
        command(
            here,
            """create function full_disk() returns event_trigger language plpgsql as
            $$ begin
                if current_query() like '%create table card%' then
                    raise 'could not extend file' using errcode = 'disk_full';
                end if;
            end $$""",
            "create event trigger full_disk on ddl_command_end execute function full_disk()",
        )
    )
    assert refusal(here).code == "store_full"
    assert untouched(here)


# Migrations.

Ship = Callable[..., None]


@pytest.fixture
def ship(monkeypatch: pytest.MonkeyPatch) -> Ship:
    """Give the program other migrations: the real ones, and these after them."""

    def shipping(*scripts: str) -> None:
        more = [
            Migration(number, "more", script)
            for number, script in enumerate(scripts, len(REAL) + 1)
        ]
        monkeypatch.setattr(store_module, "shipped", lambda: [*REAL, *more])

    return shipping


def open_and_close(place: PostgresAddress, *, alone: bool = True) -> None:
    async def play() -> None:
        async with opened(place, alone=alone):
            pass

    asyncio.run(play())


def hats(place: PostgresAddress) -> int:
    there = "select count(*) from information_schema.columns where table_name = 'hat'"
    return int(asyncio.run(asked(place, there)))


def test_migrations_are_numbered_without_gaps() -> None:
    assert [migration.number for migration in REAL] == list(range(1, len(REAL) + 1))


def test_looking_whether_there_is_a_house_makes_none(here: PostgresAddress) -> None:
    assert not asyncio.run(holds_house(here))
    assert untouched(here)
    open_and_close(here)
    assert asyncio.run(holds_house(here))


def test_all_servers_of_a_house_may_start_at_once(here: PostgresAddress) -> None:
    async def play() -> None:
        async with asyncio.TaskGroup() as servers:
            for _ in range(5):
                servers.create_task(serve())

    async def serve() -> None:
        async with opened(here) as store:
            assert await store.lines("oak") == []

    asyncio.run(play())


def test_migrations_run_once_and_keep_what_is_there(here: PostgresAddress, ship: Ship) -> None:
    async def fill() -> None:
        async with opened(here) as store:
            await put(store, row(0))

    async def look() -> None:
        async with opened(here) as store:
            assert await store.lines("oak") == [row(0)]

    asyncio.run(fill())
    ship("alter table card add colour text;\ncreate table hat (size integer);")
    for _ in range(2):
        asyncio.run(look())
    assert hats(here) == 1


def test_a_database_of_a_newer_program_is_refused(here: PostgresAddress, ship: Ship) -> None:
    ship("create table hat (size integer)")
    open_and_close(here)
    ship()
    unusable = refusal(here)
    assert unusable.code == "store_newer"
    assert (unusable.about["found"], unusable.about["known"]) == (len(REAL) + 1, len(REAL))


def test_a_migration_that_was_edited_after_it_ran_is_refused(
    here: PostgresAddress, ship: Ship
) -> None:
    ship("create table hat (size integer)")
    open_and_close(here)
    ship("create table hat (size text)")
    unusable = refusal(here)
    assert (unusable.code, unusable.about["migration"]) == ("store_edited", "more")


def test_a_migration_that_fails_half_way_changes_nothing(here: PostgresAddress, ship: Ship) -> None:
    open_and_close(here)
    ship("create table hat (size integer);\nnonsense;")
    assert refusal(here).code == "store_failed"
    assert hats(here) == 0
    ship("create table hat (size integer);")
    open_and_close(here)
    assert hats(here) == 1


def test_nothing_is_migrated_under_a_server_that_runs(here: PostgresAddress, ship: Ship) -> None:
    async def play() -> None:
        async with opened(here):
            ship("create table hat (size integer)")
            with pytest.raises(Unusable) as refused:
                async with opened(here, alone=False):
                    pass
            assert refused.value.code == "store_in_use"

    asyncio.run(play())
    open_and_close(here, alone=False)
    assert hats(here) == 1


def test_whoever_moves_a_house_is_alone(here: PostgresAddress) -> None:
    async def play() -> None:
        async with opened(here):
            with pytest.raises(Unusable) as refused:
                await open_alone(here)
            assert refused.value.code == "store_in_use"
        await (await open_alone(here)).close()

    asyncio.run(play())


def test_copies_are_left_to_what_postgresql_has_for_them(here: PostgresAddress) -> None:
    async def play() -> None:
        async with opened(here, alone=False) as store:
            for copy in (store.back_up, store.rescue):
                with pytest.raises(Unusable) as refused:
                    await copy(Path("nowhere"))
                assert refused.value.code == "store_pg_dump"
                check_words(refused.value, here)

    asyncio.run(play())
