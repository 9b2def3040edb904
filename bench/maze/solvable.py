"""Planned games without a clock, over all ranges of tiles, ways to choose doors, and role cards.

The planner is that of the tests. The set is accepted if 99.9 % of the games are solved, and 98 %
of those in which a traitor chooses the doors (7.3).
"""

from __future__ import annotations

from collections import Counter
from functools import partial
from statistics import mean, quantiles
from typing import NamedTuple

from tests.games.maze.planner import BANS, NO_BAN, POLICIES, RANGES, Ban, Outing, Stuck

from bench.tables.report import table
from trousseau.kernel import SeededDice
from trousseau.lab.seeds import derived, seed_of
from trousseau.lab.simulate import parts
from trousseau.lab.workers import spread

SEED = seed_of("maze solvable")
SCENARIOS = {3: 12, 7: 19}
"""Those in which cards are tried, and their last tiles (6.8)."""


class Study(NamedTuple):
    last: int
    policy: str
    ban: Ban = NO_BAN


class Result(NamedTuple):
    ends: Counter[str]
    actions: list[int]


def policies(games: int, workers: int) -> str:
    rows = []
    for last in RANGES:
        for policy in POLICIES:
            result = played(Study(last, policy), games, workers)
            rows.append([f"2-{last}", policy, *figures(result)])
    title = f"Ranges of tiles and ways to choose doors, {games:,} games each"
    return table(title, ["tiles", "doors", *HEADER], rows)


def cards(games: int, workers: int) -> str:
    """Each card that limits movement, in the hand that alone owns what it limits."""
    rows = []
    for scenario, last in SCENARIOS.items():
        for ban in BANS:
            result = played(Study(last, "nearest", ban), games, workers)
            rows.append([f"{scenario}", ban.name, *figures(result)])
    title = f"Role cards, {games:,} games each"
    return table(title, ["scenario", "card", *HEADER], rows)


HEADER = ("solved", "no door left", "no way past", "actions", "10 % to 90 %")


def figures(result: Result) -> list[str]:
    tenths = quantiles(result.actions, n=10)
    ends = [f"{result.ends[end]:,}" for end in ("solved", "doors", "blocked")]
    return [*ends, f"{mean(result.actions):.0f}", f"{tenths[0]:.0f} to {tenths[-1]:.0f}"]


def played(study: Study, games: int, workers: int) -> Result:
    whole = Result(Counter(), [])
    for part in spread(partial(play, study), parts(games), workers):
        whole.ends.update(part.ends)
        whole.actions.extend(part.actions)
    print(f"bench: {study.last} {study.policy} {study.ban.name}: {dict(whole.ends)}", flush=True)
    return whole


def play(study: Study, numbers: range) -> Result:
    """The games of these numbers. Each number is the same shuffle whatever is studied."""
    result = Result(Counter(), [])
    for number in numbers:
        outing = Outing(study.last, SeededDice(derived(SEED, "outing", number)), study.ban)
        try:
            outing.play(POLICIES[study.policy])
        except Stuck as stuck:
            result.ends[str(stuck)] += 1
        else:
            result.ends["solved"] += 1
            result.actions.append(outing.actions)
    return result
