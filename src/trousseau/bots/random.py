"""The bot that knows the rules and nothing else."""

from __future__ import annotations

from typing import Final, Generic

from trousseau.bots.bot import Seen
from trousseau.kernel import Dice, M, SeededDice
from trousseau.kernel.dice import SEED_BYTES
from trousseau.kernel.playout import random_move

ANY_WORLD: Final = bytes(SEED_BYTES)
"""What a seat may do is the same in all worlds that it can imagine, so one of them will do."""


class RandomBot(Generic[M]):
    """Any legal move, each as likely as the others; where they can't be listed, a sample."""

    def choose(self, seen: Seen[M], dice: Dice) -> M:
        moves = seen.moves()
        if moves:
            return dice.choice(moves)
        return random_move(seen.imagine().draw(SeededDice(ANY_WORLD)), seen.seat, dice)
