"""Open, play at and leave many tables, and say what the server's memory became.

The exit code is 1 if it grows with the tables it has seen.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

from tests.web.server import Server

from bench.soak.soaking import LIMITS, Held, soak

MEGABYTE = 1024 * 1024

FILLED = 10_000
"""After so many tables all caches are full: only what is added then is lost."""

MOST = 500.0
"""Bytes a table that memory may grow by after that, as it wavers; one that stays takes 6,000."""


def main() -> int:
    options = parse()
    with (
        tempfile.TemporaryDirectory(prefix="soak-") as folder,
        Server(Path(folder) / "data", limits=LIMITS) as server,
    ):
        held = asyncio.run(watch(server, options))
        server.stop()
    print(verdict(held))
    return int(grows(held))


async def watch(server: Server, options: argparse.Namespace) -> list[Held]:
    seen = []
    async for held in soak(server, options.tables, options.every, options.at_once, options.seed):
        print(f"{held.tables:6,} tables: {held.memory / MEGABYTE:6.1f} MB", flush=True)
        seen.append(held)
    return seen


def verdict(held: list[Held]) -> str:
    """What the second half of the tables added."""
    middle, last = held[len(held) // 2], held[-1]
    grown, tables = last.memory - middle.memory, last.tables - middle.tables
    told = f"{grown / MEGABYTE:+.1f} MB over the last {tables:,} tables"
    if not tells(held):
        return f"{told}: too few to tell"
    return f"{told}: {slope(held):+.0f} bytes a table, of {MOST:.0f} at most"


def grows(held: list[Held]) -> bool:
    return tells(held) and slope(held) > MOST


def tells(held: list[Held]) -> bool:
    """Whether the caches were full when the second half began."""
    return held[len(held) // 2].tables >= FILLED


def slope(held: list[Held]) -> float:
    """Bytes that each table of the second half added."""
    middle, last = held[len(held) // 2], held[-1]
    return (last.memory - middle.memory) / (last.tables - middle.tables)


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.soak", description=__doc__)
    parser.add_argument("--tables", type=int, default=50_000, help="how many (50000)")
    parser.add_argument("--every", type=int, default=2_500, help="tables between two looks (2500)")
    parser.add_argument("--at-once", type=int, default=8, help="tables that are on at a time (8)")
    parser.add_argument("--seed", type=int, default=2026, help="what people play")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
