"""What is measured of a server: busy tables, unhurried ones, and idle ones."""

from __future__ import annotations

import time
from dataclasses import dataclass

from bench.tables.contenders import Contender
from bench.tables.running import driving, serving

FEW = 100
SETTLING = 3.0

EVERY = 200
"""Milliseconds from one act of a hand to its next, in real time."""


@dataclass(frozen=True)
class Effort:
    """How long to look, and at how many tables."""

    tables: int = 500
    idle_tables: int = 1000
    scale: tuple[int, ...] = (50, 200, 500, 1000, 2000)
    tables_in_time: int = 50
    rounds: int = 3
    warm_up: float = 3.0
    seconds: float = 8.0


@dataclass(frozen=True)
class Load:
    """What one stretch of play gave; times in milliseconds from sending to the other seat."""

    rate: float
    """Moves a second."""

    cost: float
    """The server's processor time for a move, in microseconds."""

    median: float
    p99: float
    longest: float
    server: float
    driver: float
    """How busy the two cores were: 1.0 is all the time."""


def busy(contender: Contender, tables: int, effort: Effort) -> Load:
    """Each table as fast as it can: a seat answers as soon as it has the other's move."""
    return _load(contender, effort, tables=tables, pause=0)


def unhurried(contender: Contender, tables: int, effort: Effort) -> Load:
    """A move a second at each table."""
    return _load(contender, effort, tables=tables, pause=1000)


def in_time(contender: Contender, tables: int, people: int, bots: int, effort: Effort) -> Load:
    """Everybody acts five times a second; times are until all others at the table have it."""
    task = {"tables": tables, "people": people, "bots": bots, "every": EVERY}
    return _load(contender, effort, driver="drive_hands", **task)


def idle(contender: Contender, effort: Effort) -> float:
    """The bytes that a table takes where a game was begun and both seats are connected."""
    with (
        serving(contender) as server,
        driving(server, contender, pause=None, few=FEW, tables=effort.idle_tables) as driver,
    ):
        driver.hear("connected")
        time.sleep(SETTLING)
        before = server.memory()
        driver.go_on()
        driver.hear("connected")
        time.sleep(SETTLING)
        return (server.memory() - before) / effort.idle_tables


def _load(contender: Contender, effort: Effort, driver: str = "drive", **task: object) -> Load:
    times = {"warm_up": effort.warm_up, "seconds": effort.seconds}
    with serving(contender) as server, driving(server, contender, driver, **task, **times) as load:
        load.hear("measuring")
        before = server.processor_seconds()
        done = load.hear("done")
        used = server.processor_seconds() - before
    return Load(
        rate=done["moves"] / done["seconds"],
        cost=used * 1e6 / done["moves"],
        median=done["median"],
        p99=done["p99"],
        longest=done["longest"],
        server=used / done["seconds"],
        driver=done["driver"],
    )
