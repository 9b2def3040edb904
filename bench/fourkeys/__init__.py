"""How good the bots of 4Keys are: `python -m bench.fourkeys`.

A module with a GAME and bots of its own, so the lab can seat the variants measured here.
"""

from trousseau.games.fourkeys import GAME

__all__ = ["GAME"]
