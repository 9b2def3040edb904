"""The bots of coffre: novices play by rules of thumb, experts by belief and imagined games."""

from __future__ import annotations

from trousseau.bots import Levels
from trousseau.games.coffre.bots.players import Expert, Novice

LEVELS: Levels = {"novice": Novice, "expert": Expert}

__all__ = ["LEVELS", "Expert", "Novice"]
