"""The parts of the comparison; each measures its houses in turns."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict

from bench.many.houses import on_postgres, on_sqlite, spinning
from bench.many.measuring import UNHURRIED, Load, Place, measured
from bench.many.report import busy_table, cores_table, elsewhere_table, unhurried_table
from bench.tables.measuring import Effort
from bench.tables.programme import Finding
from bench.tables.running import first_core, last_core

Rounds = dict[str, list[Load]]
Measure = Callable[[], Mapping[str, Load]]

EACH_ITS_OWN = (Place(0, 0), Place(1, 1))


def busy_tables(effort: Effort) -> Finding:
    """Each table as fast as it can: a seat answers as soon as it has the other's move."""
    rounds = in_turns(effort, lambda: sqlite(effort, 0), lambda: postgres(effort, 0))
    return Finding(busy_table(effort.tables, rounds), as_figures(rounds))


def unhurried_tables(effort: Effort) -> Finding:
    """A move a second at each table."""
    rounds = in_turns(
        effort, lambda: sqlite(effort, UNHURRIED), lambda: postgres(effort, UNHURRIED)
    )
    return Finding(unhurried_table(effort.tables, rounds), as_figures(rounds))


def tables_elsewhere(effort: Effort) -> Finding:
    """Half of the people are at the server that keeps their table, half at another one."""
    rounds = in_turns(effort, lambda: here_and_there(effort))
    return Finding(elsewhere_table(effort.tables, rounds), as_figures(rounds))


def two_cores(effort: Effort) -> Finding:
    """One server beside two, with as much of a core each; and with whole ones."""
    core, other = first_core(), last_core()
    rounds = in_turns(
        effort,
        lambda: {"one server, a third of a core": shared_out(effort, [core], spinners=2)},
        lambda: {"two servers, a third of a core each": shared_out(effort, [core] * 2, spinners=1)},
        lambda: {"one server, a core": shared_out(effort, [core])},
        lambda: {"two servers, both cores with all else": shared_out(effort, [core, other])},
    )
    return Finding(cores_table(effort.tables, rounds), as_figures(rounds))


PROGRAMME: Mapping[str, Callable[[Effort], Finding]] = {
    "busy": busy_tables,
    "unhurried": unhurried_tables,
    "elsewhere": tables_elsewhere,
    "cores": two_cores,
}


def sqlite(effort: Effort, pause: int) -> Mapping[str, Load]:
    with on_sqlite() as house:
        return {"SQLite": measured(house, effort, pause=pause)[0]}


def postgres(effort: Effort, pause: int) -> Mapping[str, Load]:
    with on_postgres(first_core()) as house:
        return {"PostgreSQL": measured(house, effort, pause=pause)[0]}


def here_and_there(effort: Effort) -> Mapping[str, Load]:
    with on_postgres(first_core(), first_core()) as house:
        _, here, there = measured(house, effort, (Place(0, 0), Place(0, 1)), UNHURRIED)
    return {"at the server that keeps the table": here, "at another server": there}


def shared_out(effort: Effort, cores: list[int], spinners: int = 0) -> Load:
    """The tables shared out to servers on these cores."""
    with on_postgres(*cores) as house, spinning(spinners):
        return measured(house, effort, EACH_ITS_OWN[: len(cores)])[0]


def in_turns(effort: Effort, *measures: Measure) -> Rounds:
    """All, then all again, so that a busy moment of the machine hits one round."""
    rounds: Rounds = {}
    for _ in range(effort.rounds):
        for measure in measures:
            for name, load in measure().items():
                print(f"bench: {name}: {load}", flush=True)
                rounds.setdefault(name, []).append(load)
    return rounds


def as_figures(rounds: Rounds) -> dict[str, object]:
    return {name: [asdict(load) for load in loads] for name, loads in rounds.items()}
