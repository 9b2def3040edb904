"""Leduc hold'em: six cards, two rounds of betting, the usual yardstick for hidden information."""

from trousseau.testing.games.leduc.game import GAME

__all__ = ["GAME"]
