"""`python -m bench.cluster`: many games on a Ray cluster of this machine, beside built-in workers.

Run it on the compiled build: PYTHONPATH=build/compiled python -m bench.cluster
Both play the same games on the same cores, one after the other, and must count the same. What it
takes to begin and to end is measured by a run of hardly any games: a cluster usually stands before
somebody uses it.
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

HARDLY_ANY = 1_000


def main() -> None:
    options = parse()
    setup, seed = set_up("coffre", 4), seed_of("cluster")
    run, hardly = Run(setup, options.games, seed), Run(setup, HARDLY_ANY, seed)
    cores = every_core()
    ray = RayCluster(cores=cores)
    for _ in range(options.rounds):
        (here, ours), (there, rays) = timed(run, cores), timed(run, ray)
        assert ours == rays, "the figures differ"
        begun, started = timed(hardly, cores)[0], timed(hardly, ray)[0]
        playing = (there - started) / (here - begun)
        print(
            f"{cores} workers {here:.1f} s, {begun:.1f} of them to begin and to end; "
            f"Ray {there:.1f} s, {started:.1f} of them to begin and to end: "
            f"{playing:.2f} times without that, {there / here:.2f} with it",
            flush=True,
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
