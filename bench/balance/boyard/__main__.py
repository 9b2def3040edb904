"""`python -m bench.balance.boyard`: whether Fort Boyard is fair, how long it takes, what is won.

Run it on the compiled build: PYTHONPATH=build/compiled python -m bench.balance.boyard --write
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator

import msgspec

from bench.balance.boyard.bots import PEOPLE
from bench.balance.boyard.brisk import played_briskly
from bench.balance.boyard.notes import Notes, watch
from bench.balance.boyard.plots import plots
from bench.balance.boyard.tables import (
    BySeats,
    Steps,
    by_start,
    had_by_start,
    length,
    of_levels,
    of_openings,
    of_trials,
)
from bench.balance.page import parser_for, section, write_plots
from bench.balance.playing import Study, played
from bench.places import ROOT
from bench.report import write_into
from trousseau.games.boyard import GAME
from trousseau.games.boyard.constants import Level
from trousseau.lab.arena import Duel, compare
from trousseau.lab.seeds import seed_of
from trousseau.lab.setup import set_up
from trousseau.words import Words

PAGE = ROOT / "docs" / "balance" / "boyard.md"
PACED = "bench.balance.boyard"
USUAL, TIMERS = 45, (30, 45, 60)
EQUALS: dict[str, Level] = {"good": "fair", "expert": "good"}
"""What a seat is worth is measured among these, and how well the table draws for them."""

LADDER = {"novice": "random", "good": "novice", "expert": "good"}


class Findings(msgspec.Struct):
    """Everything that the page tells."""

    levels: dict[str, BySeats]
    people: dict[tuple[str, int], BySeats]
    """By level and timer."""

    equals: dict[str, BySeats]

    steps: Steps


def main() -> None:
    options = parse()
    found = study(options)
    tables = list(sections(found))
    print("\n".join(tables))
    if options.write:
        usual = found.people[PEOPLE, USUAL][4]
        drawn = plots(Words("en"), found.equals["expert"], usual)
        write_into(PAGE, "\n".join([*write_plots(PAGE, drawn), *tables]))


def study(options: argparse.Namespace) -> Findings:
    seed = seed_of(options.seed)

    def studied(level: str, games: int, timer: int) -> BySeats:
        return {
            seats: played(
                Study(PACED, seats, (level,), games, seed, {"timer": timer}),
                watch,
                Notes,
                options.workers,
            )
            for seats in GAME.seats
        }

    def step(seats: int, hero: str, baseline: str) -> Duel:
        return Duel(set_up(PACED, seats, {}, [baseline]), hero, baseline, options.deals, seed)

    return Findings(
        levels={
            "novice": studied("novice", options.games, USUAL),
            "good": studied("good", options.games, USUAL),
            "expert": studied("expert", options.games, USUAL),
        },
        people={(PEOPLE, timer): studied(PEOPLE, options.games, timer) for timer in TIMERS},
        equals={
            level: {
                seats: played_briskly(seats, drawn, options.equal, seed, options.workers)
                for seats in GAME.seats
            }
            for level, drawn in EQUALS.items()
        },
        steps={
            (seats, hero, baseline): compare(step(seats, hero, baseline), options.workers)
            for seats in (2, 4)
            for hero, baseline in LADDER.items()
        },
    )


def sections(found: Findings) -> Iterator[str]:
    many = {**found.levels, **found.equals}
    bots = {(level, USUAL): by_seats for level, by_seats in found.levels.items()}
    for level in EQUALS:
        yield from section(f"Wins by who began, {level}", by_start(found.equals[level]))
    yield from section("Turns and notes by who began, expert", had_by_start(found.equals["expert"]))
    yield from section("How long a game takes", length({**bots, **found.people}))
    yield from section("Won by the candidate, by level and seats", of_trials(many, found.levels))
    yield from section("The chest", of_openings(many))
    yield from section("Strength of the levels", of_levels(found.steps))


def parse() -> argparse.Namespace:
    parser = parser_for(PAGE, __doc__)
    parser.add_argument("--equal", type=int, default=10_000, help="games of equals (10000)")
    parser.add_argument("--games", type=int, default=500, help="games of each other kind (500)")
    parser.add_argument("--deals", type=int, default=1_000, help="pairs for each step (1000)")
    return parser.parse_args()


if __name__ == "__main__":
    main()
