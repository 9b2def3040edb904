"""The deck with the cards that seat 0 has not seen exchanged; a spectator has seen none of them."""

from __future__ import annotations

from tests.games.coffre.secrets import SECRETS
from tests.proof.decks.dealt import Dealt

from trousseau.games.coffre.shapes import CoffreOptions
from trousseau.games.coffre.state import Coffre
from trousseau.kernel import Dice


class Swapped(Dealt):
    def new(self, seats: int, options: CoffreOptions, dice: Dice) -> Coffre:
        return SECRETS.swapped(super().new(seats, options, dice), 0, dice)


GAME = Swapped()
