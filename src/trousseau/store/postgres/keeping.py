"""Which server keeps a table, and which code is being given to a new one."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Final

from trousseau.store.errors import NotRead
from trousseau.store.postgres.connections import Line, Lines, answered
from trousseau.store.postgres.problems import reading
from trousseau.store.postgres.reading import Reader
from trousseau.store.servers import Server

KEEP: Final = """
    with kept as (
        update head set keeper = $2::bigint
        where table_id = $1 and $2::bigint is not null and (
            keeper is null or keeper = $2 or not exists (select from server where number = keeper)
        )
        returning table_id
    )
    select
        exists (select from kept) or head.table_id is null as kept,
        server.number, server.address, server.secret
    from (select) as one
    left join head on head.table_id = $1
    left join server on server.number = head.keeper
"""
LET_GO: Final = "update head set keeper = null where keeper = $1"

LOCK: Final = "'card'::regclass::oid::int, hashtext($1)"
RESERVE: Final = f"select pg_try_advisory_lock({LOCK})"
RELEASE: Final = f"select pg_advisory_unlock({LOCK})"


class Keeping:
    def __init__(self, lines: Lines, number: Callable[[], int | None]) -> None:
        self._lines = lines
        self._number = number

    async def keep(self, table: str) -> Server | None:
        """Who has no number looks only: None, or whoever keeps it."""
        while True:
            with reading():
                async with self._lines.use() as connection:
                    question = connection.fetchrow(KEEP, table, self._number())
                    found = await answered(question, give_up=connection.terminate)
            assert found is not None
            if found["kept"] or (found["number"] is None and self._number() is None):
                return None
            if found["number"] is not None:  # else it has just gone
                return Server(*found[1:])

    async def let_go(self) -> None:
        with reading():
            async with self._lines.use() as connection:
                question = connection.execute(LET_GO, self._number())
                await answered(question, give_up=connection.terminate)


class Reservations:
    """Codes of tables that are being opened. All share a connection, which has a lock for each."""

    def __init__(self, line: Line, reader: Reader) -> None:
        self._line = line
        self._reader = reader
        self._here: set[str] = set()  # one connection would get a lock twice

    @asynccontextmanager
    async def reserved(self, code: str) -> AsyncIterator[bool]:
        if code in self._here:
            yield False
            return
        self._here.add(code)
        try:
            if not await self._ask(RESERVE, code):
                yield False
                return
            try:
                yield await self._reader.table_of(code) is None
            finally:
                with suppress(NotRead):  # without a connection there is no lock either
                    await self._ask(RELEASE, code)
        finally:
            self._here.discard(code)

    async def _ask(self, question: str, code: str) -> bool:
        with reading():
            async with self._line.use() as connection:
                asked = connection.fetchval(question, code)
                return bool(await answered(asked, give_up=connection.terminate))
