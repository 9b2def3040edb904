"""The bot that knows the rules and nothing else."""

from __future__ import annotations

from typing import Generic

from trousseau.bots.bot import Seen
from trousseau.kernel import Dice, M
from trousseau.kernel.playout import random_move


class RandomBot(Generic[M]):
    """Any legal move, each as likely as the others; where they can't be listed, a sample."""

    def choose(self, seen: Seen[M], dice: Dice) -> M:
        moves = seen.moves()
        if moves:
            return dice.choice(moves)
        return random_move(seen.imagine().draw(dice), seen.seat, dice)
