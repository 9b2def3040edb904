"""What was acknowledged is there after the process was killed in the middle of its work."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys

import pytest
from tests.store.lines import dsn, opened

from trousseau.store import Data

BUSY = """
import asyncio, os, sys
from trousseau.store import Row, data_at, open_as_server

async def play():
    store = await open_as_server(data_at(sys.argv[1]), "127.0.0.1:9")
    tables = [f"t{number}" for number in range(20)]
    for table in tables:
        while await store.keep(table):  # until who kept it is known to be dead
            await asyncio.sleep(0.02)
    heads = await store.heads(tables)

    def append(table, seq):
        def done(outcome):
            assert outcome is None
            os.write(1, b"%s %d\\n" % (table.encode(), seq))
            append(table, seq + 1)
        store.append(Row(table, seq, 0, b"%d" % seq), None, done)

    for number in range(20):
        name = f"t{number}"
        append(name, heads[name].seq + 1 if name in heads else 0)
    await asyncio.Event().wait()

asyncio.run(play())
"""


@pytest.mark.parametrize("seed", range(4))
def test_kill_9(place: Data, seed: int) -> None:
    dice = random.Random(seed)
    heads: dict[str, int] = {}
    for _ in range(3):
        heads.update(killed_after(place, dice.randrange(50, 1500)))
        asyncio.run(check(place, heads))


def killed_after(place: Data, lines: int) -> list[tuple[str, int]]:
    """The lines that a process acknowledged before it was killed."""
    with subprocess.Popen(
        [sys.executable, "-c", BUSY, dsn(place)], stdout=subprocess.PIPE
    ) as server:
        assert server.stdout is not None
        told = [server.stdout.readline() for _ in range(lines)]
        server.kill()
        told += server.stdout.read().splitlines(keepends=True)
    whole = [line.split() for line in told if line.endswith(b"\n")]
    return [(table.decode(), int(seq)) for table, seq in whole]


async def check(place: Data, heads: dict[str, int]) -> None:
    async with opened(place) as store:
        for table, head in heads.items():
            log = await store.lines(table)
            assert [line.seq for line in log] == list(range(len(log)))
            assert len(log) > head, table
            assert all(line.body == b"%d" % line.seq for line in log)
