"""The bot that knows the rules and nothing else."""

from __future__ import annotations

from typing import Final, Generic

from trousseau.bots.bot import Plan, Seen
from trousseau.kernel import Dice, M, SeededDice
from trousseau.kernel.dice import SEED_BYTES
from trousseau.kernel.playout import random_move

ANY_WORLD: Final = bytes(SEED_BYTES)
"""What a seat may do is the same in all worlds that it can imagine, so one of them will do."""

QUICKEST: Final = 400
SLOWEST: Final = 1_600
"""Milliseconds from one act to the next."""


class RandomBot(Generic[M]):
    """Any legal move, each as likely as the others; where they can't be listed, a sample."""

    def plan(self, seen: Seen[M], before: Plan[M] | None, dice: Dice) -> Plan[M]:
        """In real time: any move of now, in a second or as soon as it is ready."""
        move = self.choose(seen, dice)
        soon = seen.at + QUICKEST + dice.below(SLOWEST - QUICKEST)
        at = max(soon, seen.ready(move))
        return Plan(move, at, wake=at)

    def choose(self, seen: Seen[M], dice: Dice) -> M:
        moves = seen.moves()
        if moves:
            return dice.choice(moves)
        return random_move(seen.imagine().draw(SeededDice(ANY_WORLD)), seen.seat, dice)
