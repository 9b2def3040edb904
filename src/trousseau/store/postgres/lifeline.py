"""A server's lifeline: by it the others know that it is there, and it knows whether it still is.

PostgreSQL alone decides who is: a server has a row, holds a lock for as long as its connection
lives, and beats. Once the connection is gone or the beat is late, the others delete its row, and
whatever it kept is free. A server that can't beat knows so before the others act on it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING, Final

from trousseau.store.postgres.address import PostgresAddress
from trousseau.store.postgres.connections import answered, connect, farewell
from trousseau.store.postgres.problems import Trouble
from trousseau.store.servers import Server

if TYPE_CHECKING:
    from trousseau.store.postgres.connections import Connection

BEAT: Final = 0.5
"""Seconds between two beats."""

FENCE: Final = 2.0
"""Seconds without a beat after which a server no longer acts as if it were one."""

LATE: Final = 5.0
"""Seconds without a beat after which the others go on without it."""

GRACE: Final = 3.0
"""Seconds that everybody has to come back after PostgreSQL was gone for all."""

TO_CONNECT: Final = 1.0

CHANNEL: Final = "trousseau"
SERVERS: Final = "servers"
"""The news that one came or went."""

LINES: Final = "lines"
"""The news that somebody wrote beside the servers."""

# Its lock is held before anybody can see the row. Houses in several schemas have other classes.
LOCK: Final = "'server'::regclass::oid::int"
JOIN: Final = f"""
    with me as (
        insert into server (address, secret, beat) values ($1, $2, clock_timestamp())
        returning number
    )
    select number, pg_advisory_lock_shared({LOCK}, number::int), pg_notify('{CHANNEL}', '{SERVERS}')
    from me
"""

# The lock is shared between a server's old connection and the new one, so it is never free between
# them; who looks whether it is free wants it alone.
RETAKE: Final = f"select pg_advisory_lock_shared({LOCK}, $1::int)"
LEAVE_LOCK: Final = f"select pg_advisory_unlock_shared({LOCK}, $1::int)"

# PostgreSQL may take the old one for alive a while longer.
END_OLD: Final = f"""
    select pg_terminate_backend(lock.pid)
    from pg_locks lock join pg_stat_activity using (pid)
    where lock.locktype = 'advisory' and lock.classid = ({LOCK})::oid and lock.objid = $1::oid
        and lock.database = (select oid from pg_database where datname = current_database())
        and application_name = $2 and lock.pid <> pg_backend_pid()
"""
IS_THERE: Final = "select exists (select from server where number = $1)"

# One's own lock is always free for oneself, so one never looks at that.
BEAT_ONCE: Final = f"""
    with me as (
        update server set beat = clock_timestamp() where number = $1 returning number
    ), late as (
        select number from server
        where number <> $1 and $2
            and clock_timestamp() - pg_postmaster_start_time() > make_interval(secs => {GRACE})
            and case
                when clock_timestamp() - beat > make_interval(secs => {LATE}) then true
                else pg_try_advisory_xact_lock({LOCK}, number::int)
            end
        for update skip locked
    ), gone as (
        delete from server where number in (select number from late) returning number
    ), told as (
        select pg_notify('{CHANNEL}', '{SERVERS}') from gone limit 1
    )
    select (select count(*) from me) = 1 as here, (select count(*) from told) as told,
        other.number, other.address, other.secret
    from (select) as one
    left join server other
        on other.number <> $1 and other.number not in (select number from gone)
    order by other.number
"""
GO: Final = """
    with mine as (update head set keeper = null where keeper = $1)
    delete from server where number = $1
"""


class Lifeline:
    """Takes part for as long as it is kept up; under another number if it was given up for gone."""

    def __init__(self, address: PostgresAddress, server_address: str, secret: str) -> None:
        self.number = 0
        self.others: Sequence[Server] = ()
        self.secret = secret
        self._address = address
        self._server_address = server_address
        self._connection: Connection | None = None
        self._turn = asyncio.Lock()
        self._look = asyncio.Event()
        self._last = self._back = monotonic()
        self._was_lost = False
        self._news_of_lines = False
        self._living: asyncio.Task[None] | None = None

    @property
    def adrift(self) -> bool:
        return monotonic() - self._last > FENCE

    async def begin(self) -> None:
        """Join; whatever goes wrong is raised here, and only here."""
        await self.beat()
        self._living = asyncio.create_task(self._live())

    async def end(self) -> None:
        """Leave, so that the others need not wait."""
        if self._living is not None:
            async with self._turn:  # a beat that is cut short takes the connection with it
                self._living.cancel()
            await asyncio.wait({self._living})
            with suppress(asyncio.CancelledError):
                self._living.result()
        connection, self._connection = self._connection, None
        if connection is not None and not connection.is_closed():
            with suppress(*Trouble):  # then the others find out by themselves
                await answered(self._leave(connection), FENCE, connection.terminate)
        await farewell(connection)

    async def heard_of_lines(self) -> bool:
        """Whether somebody wrote beside the servers since this was last asked, or perhaps did."""
        async with self._turn:
            connection = self._connection
            if connection is None or connection.is_closed():
                raise ConnectionError
            # Whatever was told before comes before the answer.
            await answered(connection.execute("select"), FENCE, connection.terminate)
        heard, self._news_of_lines = self._news_of_lines, False
        return heard

    # Beating.

    async def _live(self) -> None:
        while True:
            # Not wait_for: that of Python 3.11 overhears who cancels it just when news come.
            with suppress(TimeoutError):
                async with asyncio.timeout(BEAT):
                    await self._look.wait()
            self._look.clear()
            try:
                await self.beat()
            except Trouble:
                self._lose()

    async def beat(self) -> None:
        """Say that this one is there, and look who else is."""
        async with self._turn:
            connection = await self._connected()
            began = monotonic()
            if not await self._once(connection):
                await self._join(connection)
                await self._once(connection)
            self._last = began

    async def _once(self, connection: Connection) -> bool:
        """False if the others gave this one up."""
        calm = not self._was_lost or monotonic() - self._back > GRACE
        question = connection.fetch(BEAT_ONCE, self.number, calm)
        found = await answered(question, FENCE, connection.terminate)
        self.others = [Server(*row[2:]) for row in found if row["number"] is not None]
        return bool(found[0]["here"])

    # Coming and going.

    async def _connected(self) -> Connection:
        if self._connection is None or self._connection.is_closed():
            self._connection = None
            connection = await connect(
                self._address, self._name, durable=False, patience=TO_CONNECT
            )
            try:
                await answered(self._come(connection), FENCE, connection.terminate)
            except BaseException:
                connection.terminate()
                raise
            self._connection = connection
        return self._connection

    async def _come(self, connection: Connection) -> None:
        await connection.add_listener(CHANNEL, self._hear)
        connection.add_termination_listener(self._lost)
        if self.number == 0:
            await self._join(connection)
            return
        self._was_lost, self._back = True, monotonic()
        await connection.execute(RETAKE, self.number)
        await connection.execute(END_OLD, self.number, self._name)
        if not await connection.fetchval(IS_THERE, self.number):
            await connection.execute(LEAVE_LOCK, self.number)
            await self._join(connection)

    async def _join(self, connection: Connection) -> None:
        found = await answered(
            connection.fetchrow(JOIN, self._server_address, self.secret),
            FENCE,
            connection.terminate,
        )
        assert found is not None
        self.number = found["number"]
        await connection.execute("select set_config('application_name', $1, false)", self._name)

    async def _leave(self, connection: Connection) -> None:
        async with connection.transaction():
            await connection.execute(GO, self.number)
            await connection.execute(f"select pg_notify('{CHANNEL}', '{SERVERS}')")

    @property
    def _name(self) -> str:
        return f"trousseau {self.number}"

    def _lose(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None
        self._news_of_lines = True  # perhaps

    # News.

    def _hear(self, _: object, __: int, ___: str, payload: object) -> None:
        if payload == SERVERS:
            self._look.set()
        elif payload == LINES:
            self._news_of_lines = True

    def _lost(self, _: object) -> None:
        self._news_of_lines = True
        self._look.set()
