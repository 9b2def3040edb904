"""How good the bots of Mots de passe are, and how fast its words: `python -m bench.passwords`.

A module with a GAME and bots of its own, so the lab can seat the variants measured here.
"""

from trousseau.games.passwords import GAME

__all__ = ["GAME"]
