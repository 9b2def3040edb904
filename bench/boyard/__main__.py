"""Measure, and print the figures as tables."""

from __future__ import annotations

import argparse
import logging

import structlog

from bench.boyard.lines import lines


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.boyard", description=__doc__)
    parser.add_argument("part", choices=["lines"])
    parser.add_argument("--duels", type=int, default=1_000, help="of each kind (1,000)")
    options = parser.parse_args()
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
    print(lines(options.duels))


if __name__ == "__main__":
    main()
