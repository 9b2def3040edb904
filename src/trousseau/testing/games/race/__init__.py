"""A race against the light: it turns green at a secret instant, and the first tap then wins.

Tapping too early is a false start and puts a player out. That the light is still red at the
time of a false start is all that anybody learns before it turns.
"""

from trousseau.testing.games.race.game import GAME

__all__ = ["GAME"]
