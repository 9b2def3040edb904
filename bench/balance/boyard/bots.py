"""The levels, and one that plays as `good` does and takes as long as people may."""

from __future__ import annotations

from typing import Final

from trousseau.bots import Plan, Seen, TimedLevels
from trousseau.games.boyard.bots import LEVELS as OWN
from trousseau.games.boyard.bots.player import FortPlayer
from trousseau.games.boyard.riddles.shapes import TurnSand
from trousseau.games.boyard.shapes import (
    DrawCard,
    FaceRiddle,
    FaceTrial,
    KeepKeys,
    OpenChest,
    Prepared,
    PutKey,
    RollDie,
)
from trousseau.games.boyard.trials.shapes import Ready
from trousseau.kernel import Dice, Written

PEOPLE: Final = "people"
PACE: Final[dict[type[Written], tuple[int, int]]] = {
    Prepared: (8_000, 20_000),
    RollDie: (2_000, 6_000),
    OpenChest: (3_000, 10_000),
    KeepKeys: (3_000, 10_000),
    FaceTrial: (2_000, 8_000),
    FaceRiddle: (2_000, 8_000),
    DrawCard: (2_000, 5_000),
    Ready: (3_000, 8_000),
    TurnSand: (6_000, 12_000),
    PutKey: (2_000, 8_000),
}
"""Milliseconds that people take for it at least and at most. Nobody has measured them yet; what
the rules wait for at the longest cuts them short."""


class Unhurried:
    """Plays like a fair player, and does everything as late as people do."""

    def __init__(self) -> None:
        self.player = FortPlayer("fair")

    def plan(self, seen: Seen[Written], before: Plan[Written] | None, dice: Dice) -> Plan[Written]:
        plan = self.player.plan(seen, before, dice)
        if plan.move is None or type(plan.move) not in PACE:
            return plan
        least, most = PACE[type(plan.move)]
        then = max(plan.at, seen.at + least + dice.below(most - least))
        return Plan(plan.move, then, then)


LEVELS: TimedLevels = {**OWN, PEOPLE: Unhurried}
