"""What a riddle hides, said from the rulings."""

from __future__ import annotations

from collections.abc import Mapping

from trousseau.games.boyard.riddles.riddle import riddles
from trousseau.games.boyard.riddles.state import NEVER, NONE_YET, Riddling
from trousseau.kernel import Dice


class RiddleSecrets:
    """The answers, from all but the reader; whether and when a drawn one comes, from everybody."""

    def hidden(self, state: Riddling, seat: int | None) -> Mapping[str, object]:
        facts: dict[str, object] = {}
        if self._is_asked(state) and seat != state.reader():
            facts["answers"] = state.answers
        if self._is_thought_of(state):
            facts["comes"] = state.comes
        return facts

    def swapped(self, state: Riddling, seat: int | None, dice: Dice) -> Riddling:
        other = state.copy()
        if self._is_asked(state) and seat != state.reader():
            other.answers = dice.choice(riddles("fr")).answers
        if self._is_thought_of(state):
            since = NEVER if state.thinks == NEVER else state.last - state.thinks
            other.comes = dice.choice([NEVER, *range(max(4_000, since + 1), 60_000, 5_000)])
        return other

    def _is_asked(self, state: Riddling) -> bool:
        return state.won == NONE_YET

    def _is_thought_of(self, state: Riddling) -> bool:
        return state.level is not None and state.phase in ("read", "sand")
