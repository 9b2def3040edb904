"""Kill a server under load many times, and say what was found afterwards."""

from __future__ import annotations

import argparse
import asyncio
import secrets
import statistics
import tempfile
from pathlib import Path

from bench.kill.judging import judge
from bench.kill.trial import Trial


def main() -> None:
    options = parse()
    print(f"seed {options.seed}, {options.times} kills", flush=True)
    with tempfile.TemporaryDirectory(prefix="kill-") as folder:
        trial = Trial(Path(folder) / "data", options.seed)
        asyncio.run(trial.run(options.times))
        found = judge(trial.server.data, trial.players)
    resent = sum(player.resent for player in trial.players)
    print(
        f"killed {trial.kills} times, back after {statistics.median(trial.starts):.2f} s (median)\n"
        f"{found.games} games to their end, {found.lines} lines in the log, "
        f"{found.bot_moves} moves of bots, {found.ticks} acts of time, "
        f"{found.clocks} clocks run out\n"
        f"{found.acknowledged} commands acknowledged, {found.refused} refused, "
        f"{resent} sent again after a crash\n"
        "none lost, none doubled, nothing told that is not in the log"
    )


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.kill", description=__doc__)
    parser.add_argument("--times", type=int, default=200, help="how often to kill (200)")
    parser.add_argument("--seed", type=int, default=secrets.randbits(32), help="to repeat a run")
    return parser.parse_args()


if __name__ == "__main__":
    main()
