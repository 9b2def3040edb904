"""Measure Magic Maze, and print the figures as tables.

Run it on the compiled build: PYTHONPATH=build/compiled python -m bench.maze solvable
"""

from __future__ import annotations

import argparse

from bench.maze.solvable import cards, policies


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.maze", description=__doc__)
    parts = parser.add_subparsers(dest="part", required=True)
    part = parts.add_parser("solvable", help="whether the tile set lets itself be solved")
    part.add_argument("--games", type=int, default=2_000, help="of each row (2,000)")
    part.add_argument("--workers", type=int, default=1, help="processes (1)")
    options = parser.parse_args()
    print(policies(options.games, options.workers))
    print()
    print(cards(options.games // 10, options.workers))


if __name__ == "__main__":
    main()
