"""The bots of Mots de passe: they know more and more words, and look at more and more of them."""

from __future__ import annotations

from trousseau.bots import Levels
from trousseau.games.passwords.bots.players import Expert, Good, Novice

LEVELS: Levels = {"novice": Novice, "good": Good, "expert": Expert}

__all__ = ["LEVELS", "Expert", "Good", "Novice"]
