"""The bot that knows the rules and nothing else."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Generic, TypeVar

from trousseau.bots.bot import Seen
from trousseau.kernel import Dice

M = TypeVar("M", bound=Hashable)


class RandomBot(Generic[M]):
    """Any legal move, each as likely as the others."""

    def choose(self, seen: Seen[M], dice: Dice) -> M:
        return dice.choice(seen.moves())
