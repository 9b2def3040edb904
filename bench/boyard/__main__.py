"""Measure, and print the figures as tables.

Run `speed` on the compiled build: PYTHONPATH=build/compiled python -m bench.boyard speed
"""

from __future__ import annotations

import argparse
import logging

import structlog

from bench.boyard.cost import cost
from bench.boyard.lines import lines
from bench.boyard.speed import speed


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.boyard", description=__doc__)
    parts = parser.add_subparsers(dest="part", required=True)
    part = parts.add_parser("lines", help="how much a slow line costs")
    part.add_argument("--duels", type=int, default=1_000, help="of each kind (1,000)")
    part = parts.add_parser("cost", help="what a table in a trial costs a server")
    part.add_argument("trials", nargs="*", metavar="TRIAL", help="only these")
    part = parts.add_parser("speed", help="how fast random play is")
    part.add_argument("--games", type=int, default=200, help="of each row (200)")
    options = parser.parse_args()
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
    if options.part == "lines":
        print(lines(options.duels))
    elif options.part == "cost":
        print(cost(options.trials))
    else:
        print(speed(options.games))


if __name__ == "__main__":
    main()
