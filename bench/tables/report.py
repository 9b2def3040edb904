"""What was measured, as tables for people."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from statistics import median

from bench.report import machine
from bench.tables.contenders import CONTENDERS, TROUSSEAU
from bench.tables.measuring import Load

Loads = Mapping[str, Sequence[Load]]
"""By contender, round by round."""


def as_markdown(tables: Sequence[str]) -> str:
    return "\n\n".join([f"Measured on {machine()}; the load on another.", *tables])


def busy_table(tables: int, loads: Loads) -> str:
    keeps = {contender.name: contender.keeps for contender in CONTENDERS}
    header = ["", "a told move is", "moves/s", "Trousseau is", "server a move", "load core"]
    rows = []
    for name, rounds in loads.items():
        load = middle(rounds)
        cost, core = f"{load.cost:.0f} µs", f"{load.driver:.0%}"
        ratio = ours_over(loads.get(TROUSSEAU.name, rounds), rounds)
        rows.append([name, keeps[name], f"{load.rate:,.0f}", f"{ratio:.2f} ×", cost, core])
    return table(f"{tables:,} busy tables", header, rows)


def unhurried_table(tables: int, loads: Loads) -> str:
    header = ["", "half within", "99 of 100 within", "longest", "server core", "load core"]
    rows = []
    for name, rounds in loads.items():
        load = middle(rounds)
        times = [f"{time:.1f} ms" for time in (load.median, load.p99, load.longest)]
        rows.append([name, *times, f"{load.server:.0%}", f"{load.driver:.0%}"])
    return table(f"{tables:,} tables with a move a second each", header, rows)


def in_time_table(title: str, loads: Loads) -> str:
    header = [
        "",
        "acts/s",
        "half within",
        "99 of 100 within",
        "longest",
        "server core",
        "load core",
    ]
    rows = []
    for name, rounds in loads.items():
        load = middle(rounds)
        times = [f"{time:.1f} ms" for time in (load.median, load.p99, load.longest)]
        rows.append([name, f"{load.rate:,.0f}", *times, f"{load.server:.0%}", f"{load.driver:.0%}"])
    return table(title, header, rows)


def idle_table(tables: int, sizes: Mapping[str, float]) -> str:
    rows = [[name, f"{size / 1000:.0f} kB"] for name, size in sizes.items()]
    title = f"Memory of an idle table with two connections, over {tables:,} of them"
    return table(title, ["", "a table"], rows)


def scale_table(scale: Sequence[int], loads: Loads) -> str:
    header = ["", *[f"{tables:,} tables" for tables in scale]]
    rows = [[name, *[f"{load.cost:.0f} µs" for load in by_size]] for name, by_size in loads.items()]
    return table("The server's processor time for a move, by busy tables", header, rows)


def returning_table(times: Mapping[str, float]) -> str:
    rows = [[name, f"{time:.1f} ms"] for name, time in times.items()]
    return table("A table of 500 moves comes back from disk", ["", "half within"], rows)


def table(title: str, header: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [header, ["---", *["---:"] * (len(header) - 1)], *rows]
    return "\n".join([f"### {title}", "", *[f"| {' | '.join(line)} |" for line in lines]])


def ours_over(ours: Sequence[Load], theirs: Sequence[Load]) -> float:
    """The median over the rounds of how many times their rate ours was."""
    return median(own.rate / other.rate for own, other in zip(ours, theirs, strict=True))


def middle(rounds: Sequence[Load]) -> Load:
    """The median of each figure over the rounds."""
    figures = [asdict(load) for load in rounds]
    return Load(**{name: median(load[name] for load in figures) for name in figures[0]})
