"""Measure the bots of Mots de passe, print the tables, and with --write put them into their page.

Run it on the compiled build: PYTHONPATH=build/compiled python -m bench.passwords
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator

from bench.passwords.skill import attention, larger_tables, races, strength
from bench.passwords.speed import speed
from bench.places import ROOT
from bench.report import machine, write_into

PAGE = ROOT / "docs" / "bots" / "passwords.md"
SECTIONS: dict[str, tuple[Callable[[int, int], list[str]], int]] = {
    "strength": (strength, 1),
    "attention": (attention, 1),
    "races": (races, 4),
    "larger": (larger_tables, 4),
    "speed": (speed, 4),
}
"""The tables, and what part of the games each of their rows gets."""


def main() -> None:
    options = parse()
    tables = "\n".join(sections(options)).rstrip()
    print(tables)
    if options.write:
        write_into(PAGE, tables)


def sections(options: argparse.Namespace) -> Iterator[str]:
    yield from (f"Measured on {machine()}.", "")
    for name in options.only or SECTIONS:
        section, part = SECTIONS[name]
        yield from section(options.games // part, options.workers)
        yield ""


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.passwords", description=__doc__)
    parser.add_argument("only", nargs="*", help=", ".join(SECTIONS))
    parser.add_argument(
        "--games",
        type=int,
        default=2000,
        help="games of each pair; a fourth for races and larger tables (2000)",
    )
    parser.add_argument("--workers", type=int, default=1, help="processes (1)")
    parser.add_argument("--write", action="store_true", help=f"renew {PAGE.relative_to(ROOT)}")
    return parser.parse_args()


if __name__ == "__main__":
    main()
