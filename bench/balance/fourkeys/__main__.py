"""`python -m bench.balance.fourkeys`: whether 4Keys is fair, and every card worth a thought.

Run it on the compiled build: PYTHONPATH=build/compiled python -m bench.balance.fourkeys --write
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from bench.balance.fourkeys.notes import Notes, watch
from bench.balance.fourkeys.plots import plots
from bench.balance.fourkeys.tables import by_card, by_pile, by_room, by_start, in_general
from bench.balance.page import parser_for, section, write_plots
from bench.balance.playing import Study, played
from bench.places import ROOT
from bench.report import write_into
from trousseau.lab.seeds import seed_of
from trousseau.words import Words

PAGE = ROOT / "docs" / "balance" / "fourkeys.md"
SEATS = (2, 3, 4)
MIXED = ("novice", "good")


def main() -> None:
    options = parse()

    def studied(levels: tuple[str, ...], games: int) -> dict[int, Notes]:
        seed = seed_of(options.seed)
        studies = {seats: Study("fourkeys", seats, levels, games, seed) for seats in SEATS}
        return {n: played(study, watch, Notes, options.workers) for n, study in studies.items()}

    mixed = studied(MIXED, options.games)
    equal = studied(("good",), options.equal)
    experts = studied(("expert",), options.experts)
    tables = list(sections(equal, mixed, experts))
    print("\n".join(tables))
    if options.write:
        drawn = plots(Words("en"), equal, mixed, sum(experts.values(), Notes()))
        write_into(PAGE, "\n".join([*write_plots(PAGE, drawn), *tables]))


def sections(
    equal: dict[int, Notes], mixed: dict[int, Notes], experts: dict[int, Notes]
) -> Iterator[str]:
    yield from section("Wins by who began, between equal good bots", by_start(equal))
    yield from section("Wins by who began, mixed levels", by_start(mixed))
    yield from section("Wins by who began, between experts", by_start(experts))
    yield from section("In general, mixed levels", in_general(mixed))
    yield from section("In general, between experts", in_general(experts))
    yield from section("Piles, mixed levels", by_pile(mixed))
    yield from section("Piles, between experts", by_pile(experts))
    yield from section("Rooms, mixed levels", by_room(mixed))
    yield from section("Cards, as experts choose them", by_card(sum(experts.values(), Notes())))


def parse() -> argparse.Namespace:
    parser = parser_for(PAGE, __doc__)
    parser.add_argument("--games", type=int, default=100_000, help="mixed, for 2, 3 and 4 seats")
    parser.add_argument("--equal", type=int, default=40_000, help="of good bots, likewise")
    parser.add_argument("--experts", type=int, default=100, help="games between experts, likewise")
    return parser.parse_args()


if __name__ == "__main__":
    main()
