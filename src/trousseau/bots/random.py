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
        move, ready = self._any_move(seen, dice)
        soon = seen.at + QUICKEST + dice.below(SLOWEST - QUICKEST)
        at = max(soon, ready)
        return Plan(move, at, wake=at)

    def choose(self, seen: Seen[M], dice: Dice) -> M:
        return self._any_move(seen, dice)[0]

    def _any_move(self, seen: Seen[M], dice: Dice) -> tuple[M, int]:
        """And from when on it may be made."""
        moves = seen.moves()
        if moves:
            move = dice.choice(moves)
            return move, seen.ready(move)
        world = seen.imagine().draw(SeededDice(ANY_WORLD))
        move = random_move(world, seen.seat, dice)
        return move, world.ready(seen.seat, move)
