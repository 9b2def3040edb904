"""What bots cost: whole games by the laboratory's clock, and a single plan."""

from __future__ import annotations

from collections.abc import Mapping
from statistics import median
from time import process_time

from bench.tables.report import table
from trousseau.bots import Plan, Seen, TimedBot
from trousseau.kernel import Dice
from trousseau.lab.seeds import derived, seed_of
from trousseau.lab.setup import set_up
from trousseau.lab.timed import TimedMatch

TABLES: Mapping[str, tuple[int, Mapping[str, object]]] = {
    "4 seats, scenario 3": (4, {"scenario": 3}),
    "4 seats, scenario 3, level 5": (4, {"scenario": 3, "level": 5}),
    "8 seats, scenario 7, level 5": (8, {"scenario": 7, "level": 5}),
}


class Timed:
    """A bot that is timed by the processor."""

    def __init__(self, bot: TimedBot[int], spent: list[float]) -> None:
        self.bot = bot
        self.spent = spent

    def plan(self, seen: Seen[int], before: Plan[int] | None, dice: Dice) -> Plan[int]:
        start = process_time()
        plan = self.bot.plan(seen, before, dice)
        self.spent.append(1000 * (process_time() - start))
        return plan


def bots(games: int) -> str:
    rows = [[name, *measured(games, seats, options)] for name, (seats, options) in TABLES.items()]
    header = ["", "seconds a thousand games", "half of all plans", "99 of 100", "longest"]
    return table(f"Brisk bots in the maze, {games:,} games each", header, rows)


def measured(games: int, seats: int, options: Mapping[str, object]) -> list[str]:
    seed = seed_of("maze bots")
    spent: list[float] = []
    start = process_time()
    for number in range(games):
        match = set_up("maze", seats, options, ["brisk"]).match(derived(seed, "game", number))
        assert isinstance(match, TimedMatch)
        match.players = [Timed(player, spent) for player in match.players]
        match.finish()
    used = process_time() - start
    spent.sort()
    shown = [median(spent), spent[len(spent) * 99 // 100], spent[-1]]
    return [f"{1000 * used / games:.0f}", *[f"{milliseconds:.2f} ms" for milliseconds in shown]]
