"""The bots of the fort: three levels of hands and heads, as the table draws them."""

from __future__ import annotations

from functools import partial

from trousseau.bots import TimedLevels
from trousseau.games.boyard.bots.player import FortPlayer

LEVELS: TimedLevels = {
    "novice": partial(FortPlayer, "easy"),
    "good": partial(FortPlayer, "fair"),
    "expert": partial(FortPlayer, "good"),
}

__all__ = ["LEVELS"]
