"""Kill a server under load many times, and say what was found afterwards."""

from __future__ import annotations

import argparse
import asyncio
import secrets
import statistics
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

from tests.web.server import Server

from bench.kill.judging import judge
from bench.kill.trial import Trial
from bench.places import ROOT

sys.path.append(str(ROOT / "tools"))  # as `./play` does


def main() -> None:
    options = parse()
    print(f"seed {options.seed}, {options.times} kills", flush=True)
    with house(options.servers) as servers:
        trial = Trial(servers, options.seed, thought=options.thought)
        asyncio.run(play(trial, options.times))
        found = judge(servers[0].stored, trial.players)
    resent = sum(player.resent for player in trial.players)
    put_off = sum(player.put_off for player in trial.players)
    print(
        f"killed {trial.kills} times, back after {statistics.median(trial.starts):.2f} s (median)\n"
        f"{found.games} games to their end, {found.lines} lines in the log, "
        f"{found.bot_moves} moves of bots, {found.ticks} acts of time, "
        f"{found.clocks} clocks run out, {found.pauses} times taken up in real time\n"
        f"{found.acknowledged} commands acknowledged, {found.refused} refused, "
        f"{put_off} of them for want of a server, {resent} sent again after a crash; "
        f"{max(player.longest for player in trial.players):.1f} s until an answer at worst\n"
        "none lost, none doubled, nothing told that is not in the log"
    )


async def play(trial: Trial, kills: int) -> None:
    async with trial.playing():
        await trial.kill_often(kills)


@contextmanager
def house(servers: int) -> Iterator[list[Server]]:
    """One server has a folder of its own; several share a PostgreSQL."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="kill-")))
        if servers == 1:
            yield [Server(folder / "data")]
            return
        from own_postgres import OwnPostgres  # noqa: PLC0415 - only who has it needs it

        postgres = stack.enter_context(closing(OwnPostgres(durable=True)))
        url = postgres.fresh_database()
        yield [Server(folder / f"server{number}", database=url) for number in range(servers)]


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.kill", description=__doc__)
    parser.add_argument("--times", type=int, default=200, help="how often to kill (200)")
    parser.add_argument("--servers", type=int, default=1, help="of one house (1)")
    parser.add_argument("--thought", type=float, default=0.0, help="seconds for a move (0)")
    parser.add_argument("--seed", type=int, default=secrets.randbits(32), help="to repeat a run")
    return parser.parse_args()


if __name__ == "__main__":
    main()
