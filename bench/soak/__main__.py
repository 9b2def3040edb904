"""Open, play at and leave many tables, and say what the server's memory became."""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from pathlib import Path

from tests.web.server import Server

from bench.soak.soaking import LIMITS, Held, soak

MEGABYTE = 1024 * 1024


def main() -> None:
    options = parse()
    with (
        tempfile.TemporaryDirectory(prefix="soak-") as folder,
        Server(Path(folder) / "data", limits=LIMITS) as server,
    ):
        held = asyncio.run(watch(server, options))
        server.stop()
    print(verdict(held))


async def watch(server: Server, options: argparse.Namespace) -> list[Held]:
    seen = []
    async for held in soak(server, options.tables, options.every, options.at_once, options.seed):
        print(f"{held.tables:6,} tables: {held.memory / MEGABYTE:6.1f} MB", flush=True)
        seen.append(held)
    return seen


def verdict(held: list[Held]) -> str:
    """The first half fills caches that have a brim; what is added in the second is lost."""
    middle, last = held[len(held) // 2], held[-1]
    tables = last.tables - middle.tables
    grown = last.memory - middle.memory
    each = grown / tables if tables else 0
    return f"{grown / MEGABYTE:+.1f} MB over the last {tables:,} tables: {each:+.0f} bytes a table"


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.soak", description=__doc__)
    parser.add_argument("--tables", type=int, default=50_000, help="how many (50000)")
    parser.add_argument("--every", type=int, default=2_500, help="tables between two looks (2500)")
    parser.add_argument("--at-once", type=int, default=8, help="tables that are on at a time (8)")
    parser.add_argument("--seed", type=int, default=2026, help="what people play")
    return parser.parse_args()


if __name__ == "__main__":
    main()
