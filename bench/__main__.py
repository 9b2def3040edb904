"""Measure, print the tables, and with --write put them into docs/benchmarks.md."""

from __future__ import annotations

import argparse
import os

from bench.contest import measure
from bench.places import ROOT, prepare
from bench.programme import PROGRAMME
from bench.report import as_json, as_markdown, write_into

RESULTS = ROOT / "build" / "bench.json"
PAGE = ROOT / "docs" / "benchmarks.md"


def main() -> None:
    """Run the whole programme, or the parts of it that are named."""
    options = parse()
    prepare()
    use_one_core()
    chosen = [contest for contest in PROGRAMME if not options.only or contest.key in options.only]
    scores = [measure(contest, options.rounds, options.seconds) for contest in chosen]
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(as_json(scores))
    tables = as_markdown(scores)
    print(tables)
    if options.write:
        write_into(PAGE, tables)


def parse() -> argparse.Namespace:
    keys = [contest.key for contest in PROGRAMME]
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("only", nargs="*", metavar="CONTEST", help=f"some of: {', '.join(keys)}")
    parser.add_argument("--rounds", type=int, default=9, help="turns each contender gets (9)")
    parser.add_argument("--seconds", type=float, default=0.4, help="length of a turn (0.4)")
    parser.add_argument("--write", action="store_true", help=f"renew {PAGE.relative_to(ROOT)}")
    options = parser.parse_args()
    if unknown := set(options.only) - set(keys):
        parser.error(f"no contest named {', '.join(sorted(unknown))}; there are {', '.join(keys)}")
    return options


def use_one_core() -> None:
    """Pin this process, and so all contenders, to one core where the system can."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


if __name__ == "__main__":
    main()
