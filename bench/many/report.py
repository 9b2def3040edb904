"""What was measured, as tables for people."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from statistics import median

from bench.many.measuring import Load
from bench.report import machine
from bench.tables.report import table

Rounds = Mapping[str, Sequence[Load]]
"""By what was measured, round by round."""


def as_markdown(tables: Sequence[str], rounds: int, waiting: float) -> str:
    """`waiting`: how many programs wanted a core before it began."""
    times = "once" if rounds == 1 else f"{rounds} times"
    before = f"before it began {waiting:.1f} other programs wanted a core"
    return "\n\n".join([f"Measured {times} on {machine()}, and on the other; {before}.", *tables])


def busy_table(tables: int, rounds: Rounds) -> str:
    header = ["", "moves/s", "SQLite's", "server a move", "PostgreSQL a move", *CORES]
    first = next(iter(rounds.values()))
    rows = [
        [name, *rates(loads, first), *costs(middle(loads)), *cores(middle(loads))]
        for name, loads in rounds.items()
    ]
    return table(f"{tables:,} busy tables", header, rows)


def unhurried_table(tables: int, rounds: Rounds) -> str:
    header = ["", *TIMES, *CORES]
    rows = [[name, *times(middle(loads)), *cores(middle(loads))] for name, loads in rounds.items()]
    return table(f"{tables:,} tables with a move a second each", header, rows)


def elsewhere_table(tables: int, rounds: Rounds) -> str:
    here, there = rounds.values()
    more = median(far.median - near.median for near, far in zip(here, there, strict=True))
    rows = [[name, *times(middle(loads))] for name, loads in rounds.items()]
    rows.append(["half take longer by", f"{more:.1f} ms", "", ""])
    return table(f"{tables:,} tables with a move a second; people are", ["", *TIMES], rows)


def cores_table(tables: int, rounds: Rounds) -> str:
    """One server and then two, for each share of a core that they had."""
    header = ["", "moves/s", "one server's", "by cost", "servers a move", "PostgreSQL a move"]
    header += CORES
    rows = []
    one: Sequence[Load] = ()
    for number, (name, loads) in enumerate(rounds.items()):
        servers = 1 + number % 2
        one = loads if servers == 1 else one
        load = middle(loads)
        by_cost = f"{servers * by_costs(loads, one):.2f} ×"
        rows.append([name, *rates(loads, one), by_cost, *costs(load), *cores(load)])
    return table(f"{tables:,} busy tables of one server, and of two", header, rows)


TIMES = ["half within", "99 of 100 within", "longest"]
CORES = ["servers' cores", "PostgreSQL's and the load's"]


def times(load: Load) -> list[str]:
    return [f"{time:.1f} ms" for time in (load.median, load.p99, load.longest)]


def costs(load: Load) -> list[str]:
    return [f"{load.servers:.0f} µs", f"{load.postgres:.0f} µs" if load.postgres else ""]


def cores(load: Load) -> list[str]:
    return [f"{load.servers_busy:.0%}", f"{load.others_busy:.0%}"]


def rates(loads: Sequence[Load], first: Sequence[Load]) -> list[str]:
    """The rate, and how many times the first one's it was: the median over the rounds."""
    ratio = median(own.rate / other.rate for own, other in zip(loads, first, strict=True))
    return [f"{middle(loads).rate:,.0f}", f"{ratio:.2f} ×"]


def by_costs(loads: Sequence[Load], first: Sequence[Load]) -> float:
    """How many times the first one's moves a server makes of the same processor time."""
    return median(other.servers / own.servers for own, other in zip(loads, first, strict=True))


def middle(loads: Sequence[Load]) -> Load:
    """The median of each figure over the rounds."""
    figures = [asdict(load) for load in loads]
    return Load(**{name: median(load[name] for load in figures) for name in figures[0]})
