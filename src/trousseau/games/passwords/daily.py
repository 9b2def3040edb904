"""The ring of the day: the same seven safes and six turns for everybody on a date, for one."""

from __future__ import annotations

from typing import Final

from trousseau.games.passwords.game import PasswordsGame
from trousseau.games.passwords.pieces import RING
from trousseau.games.passwords.shapes import PasswordsOptions
from trousseau.games.passwords.state import Passwords, shuffled, with_ring
from trousseau.kernel import Dice

TURNS: Final = 6
GEMS: Final = TURNS * RING
"""As many as can ever be placed: they never run out."""


class RingOfTheDay(PasswordsGame):
    name = "ring_of_the_day"
    seats = range(1, 2)

    def new(self, seats: int, options: PasswordsOptions, dice: Dice) -> Passwords:
        table = Passwords(options, shuffled(options, dice), [GEMS], 0)
        table.last_turn = TURNS
        return with_ring(table)


GAME: Final = RingOfTheDay()
