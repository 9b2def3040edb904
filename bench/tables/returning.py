"""How long a table that left memory takes to come back: prints milliseconds by game, as JSON.

Run with our own Python; `programme.py` does.
"""

from __future__ import annotations

import asyncio
import json
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

import msgspec

from trousseau.kernel import SeededDice
from trousseau.store import SqliteStore
from trousseau.tables.core.commands import Setup
from trousseau.tables.core.current_game import CurrentGame
from trousseau.tables.core.entries import Began, Moved, Sat
from trousseau.tables.core.permissions import Guest
from trousseau.tables.core.registry import GameRegistry
from trousseau.tables.guard.watchdog import Watchdog
from trousseau.tables.live.house import House
from trousseau.tables.workers.pool import WorkerPool

MOVES = 500
TIMES = 20

SETUPS = [
    Setup(game="swap", seats=2),
    Setup(game="coffre", seats=5, options={"round_limit": 0}),
    Setup(game="coffre", seats=8, options={"round_limit": 0}),
]


async def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        store = SqliteStore(Path(folder))
        registry, bot_workers = GameRegistry(["bench.tables.swap"]), WorkerPool(1, 10.0)
        watch = Watchdog(2.0, Path(folder))

        def house() -> House:
            return House(store, registry, bot_workers, bot_workers, watch, plan_workers=bot_workers)

        times = {}
        for setup in SETUPS:
            table = await played(house(), setup)
            times[f"{setup.game}, {setup.seats} seats"] = await returning(house, table)
        print(json.dumps(times))
        watch.stop()
        await store.close()


async def played(house: House, setup: Setup) -> str:
    """A table with a game of so many moves that is not over."""
    admission = await house.open(setup, Guest("P0"))
    live = await house.find(admission.table)
    for seat in range(1, setup.seats):
        await live.join(Guest(f"P{seat}"))
    for seat in range(setup.seats):
        await live.write(Sat(by=seat, seat=seat))
    game = house.registry.get(setup.game)
    await live.write(Began(rules_version=game.rules_version, nonces=()))
    dice = SeededDice(bytes(32))
    for _ in range(MOVES):
        await live.write(next_line(live.table.game_on, dice))
    return admission.table


def next_line(playing: CurrentGame, dice: SeededDice) -> Moved:
    """The first move there is: at coffre, one that goes on for ever."""
    [seat] = playing.state.waiting()
    moves = playing.state.moves(seat)
    move = moves[0] if isinstance(moves, list) else moves.sample(dice)
    return Moved(seat=seat, move=msgspec.Raw(msgspec.json.encode(playing.game.write(move))))


async def returning(house: Callable[[], House], table: str) -> float:
    times = []
    for _ in range(TIMES):
        fresh = house()
        start = time.perf_counter()
        await fresh.find(table)
        times.append(time.perf_counter() - start)
        fresh.tables[table].leave("no_such_table")
    return median(times) * 1000


if __name__ == "__main__":
    asyncio.run(main())
