"""Le Coffre et la Clé: one treasure, one key, one fake key, and talk. 4 to 8 players.

Rulings are cited by number (R1 to R9) where they were applied; `docs/rules/coffre.md` lists them.
"""

from trousseau.games.coffre.game import GAME

__all__ = ["GAME"]
