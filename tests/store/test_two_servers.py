"""Two servers of one house against a dictionary: whatever they do, and whichever loses its way."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from itertools import count
from typing import Any, TypeVar

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, rule, run_state_machine_as_test
from tests.store.lines import put, row
from tests.store.postgres import end_connections, server, until

from own_postgres import OwnPostgres
from trousseau.store import InDoubt, NotOurs, NotRead, NotSaved, Row, Taken
from trousseau.store.postgres.address import PostgresAddress
from trousseau.store.postgres.store import PostgresStore

Answer = TypeVar("Answer")

WHO = st.sampled_from([0, 1])
TABLES = st.sampled_from(["oak", "elm", "ash"])


class TwoServers(RuleBasedStateMachine):
    """`logs` and `keepers` are what must be there; a keeper is a server's number."""

    place: PostgresAddress

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.servers = [self.do(server(self.place)) for _ in range(2)]
        self.logs: dict[str, list[Row]] = {}
        self.keepers: dict[str, int | None] = {}
        self.bodies = count()

    def do(self, what: Coroutine[Any, Any, Answer]) -> Answer:
        return self.loop.run_until_complete(what)

    def line(self, table: str, off: int) -> Row:
        seq = max(0, len(self.logs.get(table, [])) + off)
        return row(seq, table, b"%d" % next(self.bodies))

    def expected(self, store: PostgresStore, line: Row) -> type[Exception] | None:
        """What becomes of this line."""
        log = self.logs.get(line.table)
        if log is None:
            return None if line.seq == 0 else Taken
        if self.keepers[line.table] != store.number:
            return NotOurs
        return None if line.seq == len(log) else Taken

    def note(self, store: PostgresStore, line: Row) -> None:
        self.logs.setdefault(line.table, []).append(line)
        self.keepers[line.table] = store.number

    @rule(who=WHO, table=TABLES, offs=st.lists(st.sampled_from([0, 0, 0, -1, 1]), max_size=4))
    def append(self, who: int, table: str, offs: list[int]) -> None:
        """Several lines at once: from the first that is wrong, all fail alike."""
        store = self.servers[who]
        lines, expected = [], []
        failed: type[Exception] | None = None
        for off in offs:
            line = self.line(table, off)
            failed = failed or self.expected(store, line)
            lines.append(line)
            expected.append(failed)
            if failed is None:
                self.note(store, line)
        told = self.do(put(store, *lines))
        assert [None if outcome is None else type(outcome) for outcome in told] == expected

    @rule(who=WHO, table=TABLES)
    def keep(self, who: int, table: str) -> None:
        store = self.servers[who]
        keeper = self.do(store.keep(table))
        if table not in self.logs:
            assert keeper is None
        elif self.keepers[table] in {None, store.number}:
            assert keeper is None
            self.keepers[table] = store.number
        else:
            assert keeper is not None
            assert keeper.number == self.keepers[table]

    @rule(who=WHO)
    def let_go(self, who: int) -> None:
        self.do(self.servers[who].let_go())
        self.forget(self.servers[who].number)

    def forget(self, number: int) -> None:
        for table, keeper in self.keepers.items():
            if keeper == number:
                self.keepers[table] = None

    @rule(who=WHO, table=TABLES)
    def lose_connections(self, who: int, table: str) -> None:
        """In the middle of a line; whether that was stored, the log tells."""
        store = self.servers[who]
        number = store.number
        line = self.line(table, 0)
        expected = self.expected(store, line)
        told, _ = self.do(both(put(store, line), end_connections(self.place, store)))
        self.do(until(lambda: is_well(store)))
        outcome = told[0]
        log = self.do(self.servers[1 - who].lines(table))
        if log == [*self.logs.get(table, []), line]:
            assert outcome is None or isinstance(outcome, InDoubt)
            assert expected is None
            self.logs[table] = log
            self.keepers[table] = number
        else:
            assert isinstance(outcome, (InDoubt, NotSaved, expected or InDoubt))
        if store.number != number:
            self.forget(number)

    @rule(who=WHO, table=TABLES)
    def read(self, who: int, table: str) -> None:
        store = self.servers[who]
        log = self.logs.get(table, [])
        assert self.do(store.lines(table)) == log
        heads = self.do(store.heads([table]))
        assert [(head.seq, head.at) for head in heads.values()] == [
            (line.seq, line.at) for line in log[-1:]
        ]

    def teardown(self) -> None:
        for store in self.servers:
            self.do(store.delete(*self.logs))
            self.do(store.close())
        self.loop.close()


async def both(one: Coroutine[Any, Any, Answer], other: Coroutine[Any, Any, object]) -> Any:
    return await asyncio.gather(one, other)


async def is_well(store: PostgresStore) -> bool:
    """It has beaten on a new connection, and can write and read."""
    try:
        await store.look_around()
        await store.lines("nowhere")
        return await store.probe()
    except NotRead:
        return False


def test_two_servers_keep_one_house(own_postgres: OwnPostgres) -> None:
    class InPostgres(TwoServers):
        place = PostgresAddress.read(own_postgres.fresh_database())

    run_state_machine_as_test(
        InPostgres, settings=settings(max_examples=20, stateful_step_count=20, deadline=None)
    )
    own_postgres.drop(InPostgres.place.dsn)
