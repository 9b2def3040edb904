"""What each trial hides, said from the rulings and without a look at any view."""

from __future__ import annotations

from collections.abc import Mapping

from trousseau.games.boyard.trials.bataille.state import Bataille
from trousseau.kernel import Dice


class BatailleSecrets:
    """The figures that others have sealed."""

    def hidden(self, state: Bataille, seat: int | None) -> Mapping[str, object]:
        return {f"figure of {who}": state.chosen[who] for who in state.chosen if who != seat}

    def swapped(self, state: Bataille, seat: int | None, dice: Dice) -> Bataille:
        other = state.copy()
        for who in other.chosen:
            if who != seat:
                other.chosen[who] = dice.below(3)
        return other


TRIALS = {"bataille": BatailleSecrets()}
"""By the name of the trial."""
