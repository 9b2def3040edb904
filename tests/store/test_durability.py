"""What was acknowledged is there after the process was killed in the middle of its work."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
from pathlib import Path

import pytest
from tests.store.lines import opened

BUSY = """
import asyncio, os, sys
from pathlib import Path
from trousseau.store import Row, SqliteStore

async def play():
    store = SqliteStore(Path(sys.argv[1]))
    heads = await store.heads([f"t{number}" for number in range(20)])

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
def test_kill_9(tmp_path: Path, seed: int) -> None:
    dice = random.Random(seed)
    heads: dict[str, int] = {}
    for _ in range(3):
        heads.update(killed_after(tmp_path, dice.randrange(50, 1500)))
        asyncio.run(check(tmp_path, heads))


def killed_after(folder: Path, lines: int) -> list[tuple[str, int]]:
    """The lines that a process acknowledged before it was killed."""
    with subprocess.Popen([sys.executable, "-c", BUSY, folder], stdout=subprocess.PIPE) as server:
        assert server.stdout is not None
        told = [server.stdout.readline() for _ in range(lines)]
        server.kill()
        told += server.stdout.read().splitlines(keepends=True)
    whole = [line.split() for line in told if line.endswith(b"\n")]
    return [(table.decode(), int(seq)) for table, seq in whole]


async def check(folder: Path, heads: dict[str, int]) -> None:
    async with opened(folder) as store:
        for table, head in heads.items():
            log = await store.lines(table)
            assert [line.seq for line in log] == list(range(len(log)))
            assert len(log) > head, table
            assert all(line.body == b"%d" % line.seq for line in log)
