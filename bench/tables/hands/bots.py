"""Bots that keep the server busy about as people do."""

from __future__ import annotations

from functools import partial

from bench.tables.hands import SQUARES
from trousseau.bots import Plan, Seen, TimedLevels
from trousseau.kernel import Dice


class Walker:
    """Moves its pawn about once a second, and looks at the board in between as people do."""

    def __init__(self, pause: int) -> None:
        self.pause = pause

    def plan(self, seen: Seen[int], before: Plan[int] | None, dice: Dice) -> Plan[int]:
        at = seen.at + self.pause + dice.below(self.pause)
        return Plan(dice.below(SQUARES), at, wake=seen.at + self.pause // 2)


LEVELS: TimedLevels = {"walker": partial(Walker, 800)}
