"""The shape of the PostgreSQL database, and whether it is one that can be used."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from trousseau.store.errors import Unusable
from trousseau.store.migration import Migration, migrations, not_run
from trousseau.store.postgres.lifeline import LATE

if TYPE_CHECKING:
    from trousseau.store.postgres.connections import Connection

OLDEST: Final = 130000
"""The oldest PostgreSQL that is still looked after by its makers, or was when this was written."""

SITUATION: Final = """
    select
        current_setting('server_version_num')::int as version,
        current_setting('server_version') as release,
        current_setting('server_encoding') as encoding,
        pg_is_in_recovery() as standby,
        current_setting('transaction_read_only')::bool as read_only,
        current_schema() as schema,
        to_regclass('trousseau_migration') is not null as ours
"""
OURS: Final = "select to_regclass('trousseau_migration') is not null"

# What extensions bring belongs to nobody's program.
OTHERS: Final = """
    select c.relname from pg_class c
    where c.relnamespace = current_schema()::regnamespace
        and c.relkind in ('r', 'p', 'v', 'm', 'f', 'S')
        and not exists (
            select from pg_depend d
            where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e'
        )
    order by 1 limit 1
"""

TABLES: Final = ("line", "head", "card", "server", "allowance", "trousseau_migration")
ALLOWED: Final = """
    select bool_and(has_table_privilege(name, deed))
    from unnest($1::text[]) as name, unnest('{select,insert,update,delete}'::text[]) as deed
"""

RAN: Final = "select number, checksum from trousseau_migration"
SERVED: Final = (
    "select exists (select from server where clock_timestamp() - beat < make_interval(secs => $1))"
)
BEGIN: Final = """
    create table if not exists trousseau_migration (
        number integer primary key, name text not null, checksum text not null
    )
"""
ALONE: Final = "select pg_advisory_xact_lock(hashtext('trousseau'), hashtext(current_schema()))"


def shipped() -> list[Migration]:
    return migrations("trousseau.store.postgres")


async def prepare(connection: Connection, known: Sequence[Migration]) -> None:
    """Make what is missing and bring it up to date; Unusable, and nothing written, if it can't be.

    All servers of a house may start at once: one of them does it.
    """
    ours = await _look(connection)
    if not ours or not_run(await _ran(connection), known):
        await _migrate(connection, known)
    if not await connection.fetchval(ALLOWED, TABLES):
        raise Unusable("store_no_rights")


async def is_ours(connection: Connection) -> bool:
    """Whether there is a house in this database at all."""
    return bool(await connection.fetchval(OURS))


async def is_served(connection: Connection) -> bool:
    """Whether a server runs, or did just now."""
    return bool(await connection.fetchval(SERVED, LATE))


async def _look(connection: Connection) -> bool:
    found = await connection.fetchrow(SITUATION)
    assert found is not None
    if found["version"] < OLDEST:
        raise Unusable("store_old_server", release=found["release"])
    if found["encoding"] != "UTF8":
        raise Unusable("store_encoding", encoding=found["encoding"])
    if found["standby"]:
        raise Unusable("store_standby")
    if found["schema"] is None:
        raise Unusable("store_no_rights")
    if not found["ours"]:
        stranger = await connection.fetchval(OTHERS)
        if stranger is not None:
            raise Unusable("store_foreign", name=stranger)
    if found["read_only"]:
        raise Unusable("store_read_only")
    return bool(found["ours"])


async def _ran(connection: Connection) -> dict[int, str]:
    """The checksums of those that ran here."""
    found = await connection.fetch(RAN)
    return {row["number"]: row["checksum"] for row in found}


async def _migrate(connection: Connection, known: Sequence[Migration]) -> None:
    """Not under the feet of a server that runs: it knows the old shape only."""
    async with connection.transaction():
        await connection.execute(ALONE)
        await connection.execute(BEGIN)
        ran = await _ran(connection)
        pending = not_run(ran, known)
        if ran and pending and await is_served(connection):
            raise Unusable("store_in_use")
        for migration in pending:
            await connection.execute(migration.script)
            await connection.execute(
                "insert into trousseau_migration values ($1, $2, $3)",
                migration.number,
                migration.name,
                migration.checksum,
            )
