"""How the fort is laid out before anybody has done anything."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trousseau.games.boyard import cards
from trousseau.games.boyard.constants import PREPARING, PREPARING_BLANKS
from trousseau.games.boyard.preparing import Guest
from trousseau.games.boyard.state import Boyard
from trousseau.games.boyard.trials.shapes import Hands

if TYPE_CHECKING:
    from trousseau.games.boyard.shapes import BoyardOptions
    from trousseau.kernel.dice import Dice


def set_out(seats: int, options: BoyardOptions, dice: Dice) -> Boyard:
    """Keys in the cells, notes in the chest, pawns on the start."""
    table = Boyard()
    table.options = options
    table.seats = seats
    table.until = PREPARING_BLANKS if options.blanks else PREPARING
    table.preparing.guests = [Guest() for _ in range(seats)]
    table.preparing.blanks = options.blanks
    table.first_roll.begin(seats)
    table.pawns = [0] * seats
    table.hands = [Hands()] * seats
    table.keyrings.lay_out(seats)
    table.chest.fill(seats, options.notes, dice)
    table.used = int(options.used or "0", 16)
    table.riddles = cards.shuffled(options.language, table.used, dice)
    return table
