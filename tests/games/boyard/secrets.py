"""What is hidden, said from the rulings: notes, riddles to come, and what a small game hides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.games.boyard.riddles.secrets import RiddleSecrets
from tests.games.boyard.trials.secrets import TRIALS

from trousseau.games.boyard.shapes import OwnRiddle
from trousseau.games.boyard.state import Boyard
from trousseau.kernel import Dice, State


class NoSecrets:
    """Some trials hide nothing."""

    def hidden(self, state: State[Any], seat: int | None) -> Mapping[str, object]:
        return {}

    def swapped(self, state: State[Any], seat: int | None, dice: Dice) -> State[Any]:
        return state


SMALL_GAMES: dict[str, Any] = {"riddle": RiddleSecrets(), **TRIALS}


class BoyardSecrets:
    def hidden(self, state: Boyard, seat: int | None) -> Mapping[str, object]:
        facts: dict[str, object] = {
            f"note {place}": note for place, note in enumerate(state.chest.notes)
        }
        facts |= {f"note {place} of the box": note for place, note in enumerate(state.chest.box)}
        facts |= {f"riddle {place}": riddle for place, riddle in enumerate(state.riddles)}
        for other in self._purses(state, seat):
            for place, note in enumerate(state.chest.purses[other]):
                facts[f"note {place} of {other}"] = note
        for place, written in enumerate(state.preparing.riddles):
            if written.seat != seat:
                facts[f"own riddle {place}"] = (written.text, written.answers, written.tries)
        if state.on is not None:
            facts |= self._small(state).hidden(state.on.state, seat)
        return facts

    def swapped(self, state: Boyard, seat: int | None, dice: Dice) -> Boyard:
        other = state.copy()
        self._swap_notes(other, seat, dice)
        dice.shuffle(other.riddles)
        for place, written in enumerate(other.preparing.riddles):
            if written.seat != seat:
                other.preparing.riddles[place] = OwnRiddle(written.seat, "What?", ("that",))
        if other.on is not None:
            other.on.state = self._small(state).swapped(other.on.state, seat, dice)
        return other

    def _small(self, state: Boyard) -> Any:
        assert state.on is not None
        return SMALL_GAMES.get(state.on.game.name, NoSecrets())

    def _purses(self, state: Boyard, seat: int | None) -> list[int]:
        """Whose notes a seat can't see: all others', until they are counted."""
        if state.outcome is not None:
            return []
        return [other for other in range(state.seats) if other != seat]

    def _swap_notes(self, state: Boyard, seat: int | None, dice: Dice) -> None:
        purses = self._purses(state, seat)
        notes = [
            *state.chest.notes,
            *state.chest.box,
            *(note for other in purses for note in state.chest.purses[other]),
        ]
        dice.shuffle(notes)
        state.chest.notes = [notes.pop() for _ in state.chest.notes]
        state.chest.box = [notes.pop() for _ in state.chest.box]
        for other in purses:
            state.chest.purses[other] = tuple(notes.pop() for _ in state.chest.purses[other])


# What the shared suite is told about this game.

SECRETS = BoyardSecrets()
SMALL = None
"""Notes and riddles are too many to list."""

USUAL: dict[str, object] = {"rounds": 1}
STEPS = 100
"""Each trial and riddle keeps the promises by itself: here they need to come up, no more."""

VARIANTS: dict[str, dict[str, object]] = {
    "blank cards": {"blanks": True, "timer": 30, "rounds": 1},
    "in the room": {"trials": "living_room", "rounds": 1},
    "until it is empty": {
        "notes": 4,
        "rounds": 0,
        "timer": 60,
        "language": "en",
        "accept": False,
    },
}
SEATS = {"blank cards": (3,), "until it is empty": (3,)}
"""Whole games are long: three have all there is of chests, tigers and keys given back."""
