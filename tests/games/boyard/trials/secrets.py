"""What each trial hides, said from the rulings and without a look at any view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from trousseau.games.boyard.constants import COLOURS, IMPOSSIBLE, KINDS
from trousseau.games.boyard.drawing import Stroke
from trousseau.games.boyard.trials.anomalie.shapes import Alteration, ChangeThing
from trousseau.games.boyard.trials.anomalie.state import Anomalie
from trousseau.games.boyard.trials.bataille.state import Bataille
from trousseau.games.boyard.trials.interdits.state import Interdits
from trousseau.games.boyard.trials.patte.state import Patte
from trousseau.games.boyard.trials.qui.state import Qui
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


class QuiSecrets:
    """What others draw, until the candidate gets it; then who drew which, but one's own sheet."""

    def hidden(self, state: Qui, seat: int | None) -> Mapping[str, object]:
        facts: dict[str, object] = {
            f"drawing of {who}": drawing for who, drawing in state.sealed.items() if who != seat
        }
        for sheet in self._others(state, seat):
            facts[f"drawer of {sheet}"] = state.drew[sheet]
        return facts

    def swapped(self, state: Qui, seat: int | None, dice: Dice) -> Qui:
        other = state.copy()
        for who in other.sealed:
            if who != seat:
                other.sealed[who] = (Stroke(0, 900, (dice.below(256), 9, dice.below(256), 99)),)
        sheets = self._others(state, seat)
        drawers = [state.drew[sheet] for sheet in sheets]
        dice.shuffle(drawers)
        for sheet, who in zip(sheets, drawers, strict=True):
            other.drew[sheet] = who
        return other

    def _others(self, state: Qui, seat: int | None) -> list[int]:
        """Sheets that this seat did not draw by its own hand."""
        if state.phase != "match":
            return []
        own = seat in state.handed_in
        return [sheet for sheet, who in enumerate(state.drew) if not (own and who == seat)]


class AnomalieSecrets:
    """What others have proposed; then, of each thing, whether it is as it was."""

    def hidden(self, state: Anomalie, seat: int | None) -> Mapping[str, object]:
        facts: dict[str, object] = {
            f"proposal of {who}": proposal
            for who, proposal in state.proposals.items()
            if who != seat
        }
        if state.phase == "find":
            altered = {change.thing: change for change in state.alterations}
            facts |= {f"thing {name}": altered.get(name) for name in self._unpointed(state)}
        return facts

    def swapped(self, state: Anomalie, seat: int | None, dice: Dice) -> Anomalie:
        other = state.copy()
        for who in state.proposals:
            if who != seat:
                avatar = dice.choice(state.avatars)
                thing = dice.choice(avatar.things)
                kind = (thing.kind + 1 + dice.below(KINDS - 1)) % KINDS
                other.proposals[who] = ChangeThing(avatar.seat, thing.what, kind, thing.colour)
        if state.phase == "find":
            name = dice.choice(self._unpointed(state))
            worn = [(avatar.seat, thing) for avatar in state.avatars for thing in avatar.things]
            whose, thing = next(pair for pair in worn if pair[1].name == name)
            colour = (thing.colour + 1) % COLOURS
            other.alterations = [Alteration(whose, name, thing.what, thing.kind, colour)]
        return other

    def _unpointed(self, state: Anomalie) -> list[int]:
        things = [thing for avatar in state.avatars for thing in avatar.things]
        return [thing.name for thing in things if thing.name not in state.pointed]


class InterditsSecrets:
    """The questions that others have waiting."""

    def hidden(self, state: Interdits, seat: int | None) -> Mapping[str, object]:
        return {f"question of {who}": text for who, text in state.queue.items() if who != seat}

    def swapped(self, state: Interdits, seat: int | None, dice: Dice) -> Interdits:
        other = state.copy()
        for who in other.queue:
            if who != seat:
                other.queue[who] = f"What are {dice.below(99)} and {dice.below(99)}?"
        return other


TRIALS: dict[str, Secrets[Any]] = {
    "qui": QuiSecrets(),
    "anomalie": AnomalieSecrets(),
    "interdits": InterditsSecrets(),
    "chaude": SignalSecrets(),
    "patte": PatteSecrets(),
    "pince": SignalSecrets(),
    "bataille": BatailleSecrets(),
}
"""By the name of the trial. In others nothing is hidden: what is to come is not drawn before."""
