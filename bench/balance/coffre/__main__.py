"""`python -m bench.balance.coffre`: whether coffre is fair to every card and every seat.

Run it on the compiled build: PYTHONPATH=build/compiled python -m bench.balance.coffre --write
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Any

import msgspec

from bench.balance.coffre.notes import Notes, watch
from bench.balance.coffre.plots import ends, wins_by_card, wins_by_start
from bench.balance.coffre.tables import Studies, by_card, by_outcome, by_start
from bench.balance.page import parser_for, section, write_plots
from bench.balance.playing import Study, played
from bench.places import ROOT
from bench.report import write_into
from trousseau.games.coffre import GAME
from trousseau.lab.seeds import seed_of

PAGE = ROOT / "docs" / "balance" / "coffre.md"
VARIANTS: dict[str, dict[str, Any]] = {
    "two spare Neutrals": {"spare_neutrals": 2},
    "forced are locked": {"lock_forced": True},
    "a Trap": {"trap": True},
    "6 rounds": {"round_limit": 6},
}


class Level(msgspec.Struct):
    """What bots of one level did among their like."""

    name: str
    usual: dict[int, Notes]
    """By the number of seats, with no option changed."""

    changed: dict[str, dict[int, Notes]]
    """The same for each variant."""

    def by_seats(self) -> Studies:
        return {f"{seats} seats": notes for seats, notes in self.usual.items()}

    def by_variant(self) -> Studies:
        """Over all numbers of seats, as many games of each."""
        variants = {"as usual": self.usual, **self.changed}
        return {name: sum(found.values(), Notes()) for name, found in variants.items()}

    def by_variant_and_seats(self) -> Studies:
        return {
            f"{name}, {seats} seats": notes
            for name, found in self.changed.items()
            for seats, notes in found.items()
        }


def main() -> None:
    options = parse()
    novices = level("novice", options.novices, options.changed_novices, options)
    experts = level("expert", options.experts, options.changed_experts, options)
    tables = list(sections(novices, experts))
    print("\n".join(tables))
    if options.write:
        write_into(PAGE, "\n".join([*write_plots(PAGE, plots(novices, experts)), *tables]))


def level(name: str, games: int, changed: int, options: argparse.Namespace) -> Level:
    seed = seed_of(options.seed)

    def studied(games: int, chosen: dict[str, Any]) -> dict[int, Notes]:
        studies = {n: Study("coffre", n, (name,), games, seed, chosen) for n in GAME.seats}
        return {n: played(study, watch, Notes, options.workers) for n, study in studies.items()}

    variants = {variant: studied(changed, chosen) for variant, chosen in VARIANTS.items()}
    return Level(name, studied(games, {}), variants)


def sections(novices: Level, experts: Level) -> Iterator[str]:
    levels = (novices, experts)
    for one in levels:
        yield from section(f"How games end, between {one.name}s", by_outcome(one.by_seats()))
    for one in levels:
        held = by_card(one.by_seats(), "held", "held_won")
        yield from section(f"Wins by the card held at the end, between {one.name}s", held)
    for one in levels:
        dealt = by_card(one.by_seats(), "dealt", "dealt_won")
        yield from section(f"Wins by the card dealt, between {one.name}s", dealt)
    for one in levels:
        yield from section(f"Wins by who began, between {one.name}s", by_start(one.by_seats()))
    for one in levels:
        yield from section(f"What options change, {one.name}s", by_outcome(one.by_variant()))
        held = by_card(one.by_variant(), "held", "held_won")
        yield from section(f"Wins by the card held at the end with options, {one.name}s", held)
    for one in levels:
        title = f"What options change for each number of seats, {one.name}s"
        yield from section(title, by_outcome(one.by_variant_and_seats()))


def plots(novices: Level, experts: Level) -> dict[str, str]:
    drawn = {}
    for one in (novices, experts):
        for title, draw, studies in (
            ("How games end", ends, one.by_seats()),
            ("Wins by the card held at the end", wins_by_card, one.by_seats()),
            ("Wins by who began, in points from the mean", wins_by_start, one.by_seats()),
            ("What options change", ends, one.by_variant()),
        ):
            whole = f"{title} ({one.name}s)"
            drawn[whole] = draw(studies, whole)
    return drawn


def parse() -> argparse.Namespace:
    parser = parser_for(PAGE, __doc__)
    for_each = "games for each number of seats"
    parser.add_argument("--novices", type=int, default=10_000, help=f"{for_each}, between novices")
    parser.add_argument("--experts", type=int, default=250, help=f"{for_each}, between experts")
    parser.add_argument("--changed-novices", type=int, default=2_000, help="with each option")
    parser.add_argument("--changed-experts", type=int, default=80, help="with each option")
    return parser.parse_args()


if __name__ == "__main__":
    main()
