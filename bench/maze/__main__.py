"""Measure Magic Maze, and print the figures as tables.

Run it on the compiled build: PYTHONPATH=build/compiled python -m bench.maze solvable
Only `load` starts servers of both builds itself.
"""

from __future__ import annotations

import argparse

from bench.maze.bots import bots
from bench.maze.load import load
from bench.maze.solvable import cards, policies
from bench.maze.speed import speed


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.maze", description=__doc__)
    parts = parser.add_subparsers(dest="part", required=True)
    part = parts.add_parser("solvable", help="whether the tile set lets itself be solved")
    part.add_argument("--games", type=int, default=2_000, help="of each row (2,000)")
    part.add_argument("--workers", type=int, default=1, help="processes (1)")
    part = parts.add_parser("speed", help="how fast random play is")
    part.add_argument("--games", type=int, default=1_000, help="of each row (1,000)")
    part = parts.add_parser("bots", help="what bots cost: whole games, and a single plan")
    part.add_argument("--games", type=int, default=100, help="of each row (100)")
    part = parts.add_parser("load", help="what a table with eight hands costs a server")
    part.add_argument("--seconds", type=float, default=30.0, help="of each row (30)")
    options = parser.parse_args()
    if options.part == "load":
        print(load(options.seconds))
    elif options.part == "bots":
        print(bots(options.games))
    elif options.part == "speed":
        print(speed(options.games))
    else:
        print(policies(options.games, options.workers))
        print()
        print(cards(options.games // 10, options.workers))


if __name__ == "__main__":
    main()
