"""The parts of the comparison, each measured for all contenders in turn."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass

from bench.places import OURS, PURE, ROOT
from bench.tables.contenders import Contender
from bench.tables.measuring import Effort, Load, busy, idle, in_time, unhurried
from bench.tables.report import (
    busy_table,
    idle_table,
    in_time_table,
    returning_table,
    scale_table,
    unhurried_table,
)


@dataclass(frozen=True)
class Finding:
    """A table for people, and the figures behind it, by contender."""

    table: str
    figures: Mapping[str, object]


def busy_tables(contenders: Sequence[Contender], effort: Effort) -> Finding:
    loads = in_turns(contenders, effort, busy)
    return Finding(busy_table(effort.tables, loads), as_figures(loads))


def unhurried_tables(contenders: Sequence[Contender], effort: Effort) -> Finding:
    loads = in_turns(contenders, effort, unhurried)
    return Finding(unhurried_table(effort.tables, loads), as_figures(loads))


def idle_tables(contenders: Sequence[Contender], effort: Effort) -> Finding:
    sizes = {}
    for contender in contenders:
        sizes[contender.name] = idle(contender, effort)
        print(f"bench: {contender.name}: {sizes[contender.name]:,.0f} bytes", flush=True)
    return Finding(idle_table(effort.idle_tables, sizes), sizes)


def growing_tables(contenders: Sequence[Contender], effort: Effort) -> Finding:
    loads = {
        contender.name: [told(contender, busy(contender, size, effort)) for size in effort.scale]
        for contender in contenders
        if contender.main
    }
    return Finding(scale_table(effort.scale, loads), as_figures(loads))


def eight_hands(contenders: Sequence[Contender], effort: Effort) -> Finding:
    """One table in real time with eight people."""
    able = [contender for contender in contenders if contender.real_time]
    loads = in_turns(able, effort, lambda one, _, effort: in_time(one, 1, 8, 0, effort))
    return Finding(in_time_table("One table with eight hands", loads), as_figures(loads))


def many_hands(contenders: Sequence[Contender], effort: Effort) -> Finding:
    """Many tables in real time with four people, and four bots at ours: Colyseus has none."""
    able = [contender for contender in contenders if contender.real_time]
    tables = effort.tables_in_time
    loads = in_turns(able, effort, lambda one, _, effort: in_time(one, tables, 4, 4, effort))
    title = f"{tables} tables with four hands and, at ours, four bots each"
    return Finding(in_time_table(title, loads), as_figures(loads))


def returning_tables(contenders: Sequence[Contender], effort: Effort) -> Finding:
    """Ours alone: the others never let a table leave memory, or lose it."""
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(map(str, (PURE, ROOT)))}
    words = ["taskset", "-c", "0", str(OURS), "-m", "bench.tables.returning"]
    done = subprocess.run(words, env=environment, check=True, capture_output=True)
    times: dict[str, float] = json.loads(done.stdout)
    return Finding(returning_table(times), times)


PROGRAMME: Mapping[str, Callable[[Sequence[Contender], Effort], Finding]] = {
    "busy": busy_tables,
    "unhurried": unhurried_tables,
    "idle": idle_tables,
    "growing": growing_tables,
    "returning": returning_tables,
    "hands": eight_hands,
    "many_hands": many_hands,
}


def in_turns(
    contenders: Sequence[Contender],
    effort: Effort,
    measure: Callable[[Contender, int, Effort], Load],
) -> dict[str, list[Load]]:
    """All contenders, then all again, so that a busy moment of the machine hits one round."""
    loads: dict[str, list[Load]] = {contender.name: [] for contender in contenders}
    for _ in range(effort.rounds):
        for contender in contenders:
            load = told(contender, measure(contender, effort.tables, effort))
            loads[contender.name].append(load)
    return loads


def told(contender: Contender, load: Load) -> Load:
    """The same load, after a word about it to whoever waits."""
    print(f"bench: {contender.name}: {load}", flush=True)
    return load


def as_figures(loads: Mapping[str, Sequence[Load]]) -> dict[str, object]:
    return {name: [asdict(load) for load in rounds] for name, rounds in loads.items()}
