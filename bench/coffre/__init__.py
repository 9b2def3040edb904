"""How good the bots of coffre are: `python -m bench.coffre`.

A module with a GAME and bots of its own, so the lab can seat the variants measured here.
"""

from trousseau.games.coffre import GAME

__all__ = ["GAME"]
