"""What else takes long to come: a trial that one names, or keys enough for the chest.

With the option `card` the first seat has just drawn that one, and nobody is hurried. Without it a
game begins as ever, but for the keys of that seat.
"""

from __future__ import annotations

from trousseau.games.boyard import cards
from trousseau.games.boyard.constants import OPENING_KEYS
from trousseau.games.boyard.fort import OR, SPACES
from trousseau.games.boyard.game import BoyardGame
from trousseau.games.boyard.shapes import BoyardOptions
from trousseau.games.boyard.state import Boyard
from trousseau.games.boyard.trials.shapes import TrialName
from trousseau.games.boyard.trials.trial import Trial
from trousseau.kernel import Dice

LONG_BRIEF = 60_000
"""Milliseconds until the table goes on without those who are not ready."""


class DeckOptions(BoyardOptions, frozen=True, kw_only=True):
    card: TrialName | None = None


class Begun(BoyardGame):
    options_type = DeckOptions

    def new(self, seats: int, options: BoyardOptions, dice: Dice) -> Boyard:
        assert isinstance(options, DeckOptions)
        usual = BoyardOptions(
            **{name: getattr(options, name) for name in BoyardOptions.__struct_fields__}
        )
        table = super().new(seats, usual, dice)
        if options.card:
            draw(table, options.card, dice)
        else:
            table.keyrings.black[0] = OPENING_KEYS
        return table


def draw(table: Boyard, card: TrialName, dice: Dice) -> None:
    for guest in table.preparing.guests:
        guest.prepared = guest.here = True
    table.first = table.turn = 0
    table.round = 1
    table.pawns[0] = SPACES.index(OR)
    table.phase = "trial"
    table.on = cards.begin_trial(table, card, 0, dice)
    trial = table.on.state
    assert isinstance(trial, Trial)
    trial.until = LONG_BRIEF


GAME = Begun()
