"""`python -m bench.cluster`: many games on a Ray cluster of this machine, beside built-in workers.

Run it on the compiled build: PYTHONPATH=build/compiled python -m bench.cluster
Both play the same games on the same cores, one after the other, and must count the same; starting
them counts too.
"""

from __future__ import annotations

import argparse
import time

from trousseau.lab.cluster import RayCluster
from trousseau.lab.seeds import seed_of
from trousseau.lab.setup import set_up
from trousseau.lab.simulate import Run, simulate
from trousseau.lab.tally import Tally
from trousseau.lab.workers import Workers, every_core


def main() -> None:
    options = parse()
    run = Run(set_up("coffre", 4), options.games, seed_of("cluster"))
    cores = every_core()
    for _ in range(options.rounds):
        here, ours = timed(run, cores)
        there, rays = timed(run, RayCluster(cores=cores))
        assert ours == rays, "the figures differ"
        print(
            f"{cores} workers {here:.1f} s, Ray {there:.1f} s: {there / here:.2f} times", flush=True
        )


def timed(run: Run, workers: Workers) -> tuple[float, Tally]:
    start = time.perf_counter()
    tally = simulate(run, workers)
    return time.perf_counter() - start, tally


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.cluster", description=__doc__)
    parser.add_argument("--games", type=int, default=1_000_000, help="of coffre (1,000,000)")
    parser.add_argument("--rounds", type=int, default=3, help="(3)")
    return parser.parse_args()


if __name__ == "__main__":
    main()
