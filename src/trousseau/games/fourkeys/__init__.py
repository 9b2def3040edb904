"""4Keys: draft doors and keys, build a dungeon of four by four. 2 to 4 players.

Rulings are cited by number (R1 to R7) where they were applied; `docs/rules/fourkeys.md` lists them.
"""

from trousseau.games.fourkeys.game import GAME

__all__ = ["GAME"]
