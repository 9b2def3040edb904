"""A trial as a Game of its own: so the suite, the laboratory and bots can play it alone."""

from __future__ import annotations

from typing import Any, ClassVar, TypeVar

from trousseau.games.boyard.constants import MOST_SEATS
from trousseau.games.boyard.trials.shapes import Hands, Setting, TrialOptions, TrialView
from trousseau.games.boyard.trials.trial import Trial, TrialWorlds
from trousseau.kernel import Dice, Game, Written

V = TypeVar("V", bound=TrialView)
SECOND = 1_000


class TrialGame(Game[Written, TrialOptions, V]):
    """Two play it as a duel, with the Guardian as the third."""

    rules_version = 1
    seats = range(2, MOST_SEATS + 1)
    real_time = True
    options_type = TrialOptions
    trial: ClassVar[type[Trial[Any]]]

    def new(self, seats: int, options: TrialOptions, dice: Dice) -> Trial[V]:
        candidate = options.candidate % seats
        unhurried = (candidate,) if options.unhurried else ()
        setting = Setting(
            seats,
            candidate,
            options.sand * SECOND,
            options.language,
            unhurried,
            options.by_hand,
        )
        return self.enter(setting, [Hands()] * seats, dice)

    def enter(self, setting: Setting, hands: list[Hands], dice: Dice) -> Trial[V]:
        """The trial within a game that goes on."""
        trial: Trial[V] = self.trial()
        trial.enter(setting, hands)
        return trial

    def imagine(self, view: V) -> TrialWorlds[V]:
        return TrialWorlds(self.trial, view)
