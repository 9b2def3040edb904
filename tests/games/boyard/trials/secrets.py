"""What each trial hides, said from the rulings and without a look at any view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from trousseau.games.boyard.constants import IMPOSSIBLE
from trousseau.games.boyard.trials.bataille.state import Bataille
from trousseau.games.boyard.trials.patte.state import Patte
from trousseau.games.boyard.trials.signals import SignalSeries
from trousseau.games.boyard.trials.trial import NEVER
from trousseau.kernel import Dice
from trousseau.testing.suite import Secrets

S = TypeVar("S", bound=SignalSeries[Any])


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


class SignalSecrets:
    """What the table does next for who gives the signal, and when."""

    def hidden(self, state: SignalSeries[Any], seat: int | None) -> Mapping[str, object]:
        if state.phase != "wait":
            return {}
        act = (state.next_at, state.next_is_decoy)
        return {f"act of the table after {state.decoy}": act}

    def swapped(self, state: S, seat: int | None, dice: Dice) -> S:
        """By hand the table steps in late; by itself it acts early, and may act as if."""
        other = state.copy()
        if state.phase != "wait":
            return other
        span = 500 if state.signaller() in state.own_hands else 1_500
        other.next_at = max(state.last + 1, state.next_at + dice.below(2 * span) - span)
        if state.decoy != NEVER:
            other.next_at = max(other.next_at, state.decoy + 500)
        elif state.decoy_move is not None and state.signaller() not in state.own_hands:
            other.next_is_decoy = dice.below(2) == 0
        return other


class PatteSecrets(SignalSecrets):
    """Besides, what others have claimed after the call, until both claims are in."""

    def hidden(self, state: SignalSeries[Any], seat: int | None) -> Mapping[str, object]:
        assert isinstance(state, Patte)
        claims = {f"claim of {who}": state.claims[who] for who in self._sealed(state, seat)}
        return {**super().hidden(state, seat), **claims}

    def swapped(self, state: S, seat: int | None, dice: Dice) -> S:
        other = super().swapped(state, seat, dice)
        assert isinstance(other, Patte)
        for who in self._sealed(other, seat):
            possible = other.arrived[who] - other.signal - IMPOSSIBLE
            other.claims[who] = dice.below(possible + 2) - 1
        return other

    def _sealed(self, state: Patte, seat: int | None) -> list[int]:
        return [who for who in state.claims if who != seat and state.signal != NEVER]


TRIALS: dict[str, Secrets[Any]] = {
    "bataille": BatailleSecrets(),
    "chaude": SignalSecrets(),
    "patte": PatteSecrets(),
    "pince": SignalSecrets(),
}
"""By the name of the trial. In others nothing is hidden: what is to come is not drawn before."""
