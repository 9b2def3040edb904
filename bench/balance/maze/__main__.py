"""`python -m bench.balance.maze`: how often heroes get out of the mall, and traitors are caught.

Run it on the compiled build: PYTHONPATH=build/compiled python -m bench.balance.maze --write
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from functools import cache

import msgspec

from bench.balance.maze.notes import Notes, watch
from bench.balance.maze.plots import plots
from bench.balance.maze.tables import of_missions, of_roles, of_wins
from bench.balance.page import parser_for, section, write_plots
from bench.balance.playing import Study, played
from bench.places import ROOT
from bench.report import write_into
from trousseau.lab.seeds import seed_of
from trousseau.words import Words

PAGE = ROOT / "docs" / "balance" / "maze.md"
USUAL, FOUR = "brisk", 4
SCENARIOS = range(1, 8)
LEVELS = ("calm", "brisk", "quick")
SEATS = range(1, 9)
ROLES = range(1, 6)
TABLES_WITH_ROLES = (3, 4, 6, 8)
USUAL_SAND, SANDS = 180, (180, 210, 240, 300)
SHORT_OF_SAND = {"one brisk hand": (1, "brisk"), "four calm hands": (4, "calm")}
"""Tables for which the usual sand is little."""


class Findings(msgspec.Struct):
    """Everything that the page tells; rows by name."""

    scenarios: dict[str, Notes]
    levels: dict[str, Notes]
    seats: dict[str, Notes]
    sands: dict[str, Notes]
    roles: dict[str, Notes]
    tables: dict[str, Notes]


def main() -> None:
    options = parse()
    found = study(options)
    tables = list(sections(found))
    print("\n".join(tables))
    if options.write:
        drawn = plots(Words("en"), found.scenarios, found.scenarios["scenario 3"])
        write_into(PAGE, "\n".join([*write_plots(PAGE, drawn), *tables]))


def study(options: argparse.Namespace) -> Findings:
    seed = seed_of(options.seed)

    @cache
    def studied(
        seats: int, bot: str, scenario: int, level: int = 0, sand: int = USUAL_SAND
    ) -> Notes:
        chosen = {"scenario": scenario, "level": level, "sand": sand}
        games = Study("maze", seats, (bot,), options.games, seed, chosen)
        return played(games, watch, Notes, options.workers)

    return Findings(
        scenarios={f"scenario {number}": studied(FOUR, USUAL, number) for number in SCENARIOS},
        levels={
            f"{bot}, scenario {number}": studied(FOUR, bot, number)
            for bot in LEVELS
            for number in (3, 7)
        },
        seats={f"{seats} seat{'s' * (seats > 1)}": studied(seats, USUAL, 3) for seats in SEATS},
        sands={
            f"{name}, {sand} seconds": studied(seats, bot, 3, sand=sand)
            for name, (seats, bot) in SHORT_OF_SAND.items()
            for sand in SANDS
        },
        roles={f"level {level}": studied(FOUR, USUAL, 3, level) for level in ROLES},
        tables={
            f"{seats} seats, level {level}": studied(seats, USUAL, 3, level)
            for seats in TABLES_WITH_ROLES
            for level in (1, 3, 5)
        },
    )


def sections(found: Findings) -> Iterator[str]:
    yield from section("By scenario: four brisk bots", of_wins(found.scenarios))
    yield from section("By level of the bots: four of them", of_wins(found.levels))
    yield from section("By seats: brisk bots, scenario 3", of_wins(found.seats))
    yield from section("By the sand of the hourglass: scenario 3", of_wins(found.sands))
    yield from section("With roles: four brisk bots, scenario 3", of_roles(found.roles))
    yield from section("With roles by seats: brisk bots, scenario 3", of_roles(found.tables))
    four = list(found.roles.values())
    others = [notes for notes in found.tables.values() if notes not in four]
    together = sum([*four, *others], Notes())
    yield from section("Missions, in all games with roles", of_missions(together))


def parse() -> argparse.Namespace:
    parser = parser_for(PAGE, __doc__)
    parser.add_argument("--games", type=int, default=1_000, help="games of each row (1000)")
    return parser.parse_args()


if __name__ == "__main__":
    main()
