"""Les Clés de Fort Boyard with the first trial just drawn: `card` says which one.

Everybody has drawn a mark, as large as it may be, because all of them are in every view.
"""

from __future__ import annotations

from typing import cast

from trousseau.games.boyard import cards
from trousseau.games.boyard.drawing import SHEET, Stroke
from trousseau.games.boyard.game import BoyardGame
from trousseau.games.boyard.shapes import BoyardOptions
from trousseau.games.boyard.start import set_out
from trousseau.games.boyard.state import Boyard
from trousseau.games.boyard.trials.shapes import TrialName
from trousseau.kernel import Dice

MARK = (Stroke(0, 9_000, tuple(number * 7 % SHEET for number in range(200))),)


class BegunOptions(BoyardOptions, frozen=True, kw_only=True):
    card: TrialName = "qui"


class BegunFort(BoyardGame):
    name = "begun_fort"
    options_type = BegunOptions

    def new(self, seats: int, options: BoyardOptions, dice: Dice) -> Boyard:
        card = cast(BegunOptions, options).card
        table = set_out(seats, options, dice)
        for guest in table.preparing.guests:
            guest.prepared = True
            guest.mark = MARK
        table.first = table.turn = 0
        table.round = 1
        table.pawns[0] = 1
        table.resting = card
        table.phase = "trial"
        table.on = cards.begin_trial(table, card, 0, dice)
        return table


GAME = BegunFort()
