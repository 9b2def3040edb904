"""The first seat has just drawn a card, the one that the option `card` names; nobody is hurried."""

from __future__ import annotations

from trousseau.games.boyard import cards
from trousseau.games.boyard.fort import OR, SPACES
from trousseau.games.boyard.game import BoyardGame
from trousseau.games.boyard.shapes import BoyardOptions
from trousseau.games.boyard.state import Boyard
from trousseau.games.boyard.trials.shapes import TrialName
from trousseau.games.boyard.trials.trial import Trial
from trousseau.kernel import Dice

LONG_BRIEF = 60_000
"""Milliseconds until the table goes on without those who are not ready."""


class DrawnOptions(BoyardOptions, frozen=True, kw_only=True):
    card: TrialName = "bataille"


class Drawn(BoyardGame):
    options_type = DrawnOptions

    def new(self, seats: int, options: BoyardOptions, dice: Dice) -> Boyard:
        assert isinstance(options, DrawnOptions)
        usual = BoyardOptions(
            **{name: getattr(options, name) for name in BoyardOptions.__struct_fields__}
        )
        table = super().new(seats, usual, dice)
        for guest in table.preparing.guests:
            guest.prepared = guest.here = True
        table.first = table.turn = 0
        table.round = 1
        table.pawns[0] = SPACES.index(OR)
        table.phase = "trial"
        table.on = cards.begin_trial(table, options.card, 0, dice)
        trial = table.on.state
        assert isinstance(trial, Trial)
        trial.until = LONG_BRIEF
        return table


GAME = Drawn()
