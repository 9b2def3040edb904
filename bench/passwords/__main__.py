"""Measure bots and words of Mots de passe, print the tables, and with --write put them into docs.

Run it on the compiled build: PYTHONPATH=build/compiled python -m bench.passwords
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from bench.passwords.skill import attention, larger_tables, races, strength
from bench.passwords.speed import speed
from bench.places import ROOT
from bench.report import BEGIN, machine, write_into


class Page(NamedTuple):
    """Where tables go: between this mark and the end of results."""

    path: Path
    begin: str = BEGIN


class Section(NamedTuple):
    """What is measured, where that is told, and what part of the games each of its rows gets."""

    measure: Callable[[int, int], list[str]]
    page: Page
    part: int = 1


BOTS = Page(ROOT / "docs" / "bots" / "passwords.md")
WORDS = Page(
    ROOT / "docs" / "benchmarks.md", "<!-- results of the words: written by the command above -->"
)
SECTIONS = {
    "strength": Section(strength, BOTS),
    "attention": Section(attention, BOTS, part=2),
    "races": Section(races, BOTS, part=5),
    "larger": Section(larger_tables, BOTS, part=5),
    "speed": Section(speed, WORDS, part=4),
}


def main() -> None:
    options = parse()
    pages: dict[Page, list[str]] = {}
    for name in options.only or SECTIONS:
        measure, page, part = SECTIONS[name]
        lines = pages.setdefault(page, [f"Measured on {machine()}."])
        lines += ["", *measure(options.games // part, options.workers)]
    for page, lines in pages.items():
        tables = "\n".join(lines)
        print(tables)
        if options.write:
            write_into(page.path, tables, page.begin)


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.passwords", description=__doc__)
    parser.add_argument("only", nargs="*", help=", ".join(SECTIONS))
    parser.add_argument(
        "--games",
        type=int,
        default=2000,
        help="games of each step of the ladder; fewer of what else is measured (2000)",
    )
    parser.add_argument("--workers", type=int, default=1, help="processes (1)")
    parser.add_argument("--write", action="store_true", help="renew the pages that have them")
    return parser.parse_args()


if __name__ == "__main__":
    main()
