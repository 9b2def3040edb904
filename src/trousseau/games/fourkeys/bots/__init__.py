"""The bots of 4Keys: they see gold at once, what dungeons promise, or a round ahead."""

from __future__ import annotations

from trousseau.bots import Levels
from trousseau.games.fourkeys.bots.players import Expert, Good, Greedy

LEVELS: Levels = {"novice": Greedy, "good": Good, "expert": Expert}

__all__ = ["LEVELS", "Expert", "Good", "Greedy"]
