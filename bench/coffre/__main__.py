"""Measure the bots of coffre, print the tables, and with --write put them into docs/bots/coffre.md.

Run it on the compiled build: PYTHONPATH=build/compiled python -m bench.coffre
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator

from bench.coffre.skill import (
    parts_among_experts,
    parts_of_skill,
    strength,
    tables_of_one_level,
    talk_by_card,
)
from bench.coffre.yardstick import yardstick
from bench.places import ROOT
from bench.report import write_into

PAGE = ROOT / "docs" / "bots" / "coffre.md"


def main() -> None:
    options = parse()
    tables = "\n".join(sections(options))
    print(tables)
    if options.write:
        write_into(PAGE, tables)


def sections(options: argparse.Namespace) -> Iterator[str]:
    chosen: dict[str, Callable[[], list[str]]] = {
        "strength": lambda: strength(options.deals, options.workers),
        "parts": lambda: parts_of_skill(options.deals // 2, options.workers),
        "among": lambda: parts_among_experts(options.deals // 2, options.workers),
        "tables": lambda: tables_of_one_level(options.games, options.workers),
        "talk": lambda: talk_by_card(options.games, options.workers),
        "yardstick": lambda: yardstick(options.moods),
    }
    for name in options.only or chosen:
        yield from chosen[name]()
        yield ""


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.coffre", description=__doc__)
    parser.add_argument("only", nargs="*", help="strength, parts, among, tables, talk, yardstick")
    parser.add_argument(
        "--deals",
        type=int,
        default=2000,
        help="deals for each number of seats; half of them for each part (2000)",
    )
    parser.add_argument("--games", type=int, default=400, help="games at tables of one level (400)")
    parser.add_argument("--moods", type=int, default=4, help="moods of the expert solved for (4)")
    parser.add_argument("--workers", type=int, default=1, help="processes (1)")
    parser.add_argument("--write", action="store_true", help=f"renew {PAGE.relative_to(ROOT)}")
    return parser.parse_args()


if __name__ == "__main__":
    main()
