"""`python -m bench.balance`: whether 4Keys is fair, and every card worth taking and leaving.

Run it on the compiled build: PYTHONPATH=build/compiled python -m bench.balance --write
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from bench.balance.playing import Study, played
from bench.balance.tables import by_card, by_pile, by_room, by_start, in_general
from bench.places import ROOT
from bench.report import write_into
from trousseau.lab.seeds import seed_of

PAGE = ROOT / "docs" / "balance" / "fourkeys.md"
SEATS = (2, 3, 4)
MIXED = ("novice", "good")


def main() -> None:
    options = parse()
    tables = "\n".join(sections(options))
    print(tables)
    if options.write:
        write_into(PAGE, tables)


def sections(options: argparse.Namespace) -> Iterator[str]:
    seed, workers = seed_of(options.seed), options.workers
    equal = {n: played(Study(n, ("good",), options.games, seed), workers) for n in SEATS}
    yield from section("Wins by who began, between equal good bots", by_start(equal))
    mixed = {n: played(Study(n, MIXED, options.games, seed), workers) for n in SEATS}
    yield from section("Wins by who began, mixed levels", by_start(mixed))
    yield from section("In general", in_general(mixed))
    yield from section("Piles", by_pile(mixed))
    yield from section("Rooms", by_room(mixed))
    experts = {n: played(Study(n, ("expert",), options.experts, seed), workers) for n in SEATS}
    everyone = experts[2] + experts[3] + experts[4]
    yield from section("Cards, as experts choose them", by_card(everyone))


def section(title: str, lines: list[str]) -> Iterator[str]:
    yield from (f"### {title}", "", *lines, "")


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.balance", description=__doc__)
    parser.add_argument("--games", type=int, default=100_000, help="for each number of seats")
    parser.add_argument("--experts", type=int, default=100, help="games between experts, likewise")
    parser.add_argument("--seed", default="balance", help="decides everything")
    parser.add_argument("--workers", type=int, default=1, help="processes (1)")
    parser.add_argument("--write", action="store_true", help=f"renew {PAGE.relative_to(ROOT)}")
    return parser.parse_args()


if __name__ == "__main__":
    main()
