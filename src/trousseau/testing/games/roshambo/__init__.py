"""Rock, paper, scissors for 2 to 4: everybody chooses in secret, then all is shown.

That a player has chosen is open, like a card laid face down; what they chose is not. Players
may announce a hand beforehand, truly or not: that is talk, and binds nobody.
"""

from trousseau.testing.games.roshambo.game import GAME

__all__ = ["GAME"]
