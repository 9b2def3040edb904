# compiled: mypyc
"""Duels in which the opponent gives the signal and the candidate answers within a window."""

from __future__ import annotations

from typing import ClassVar, Generic, TypeVar

from trousseau.games.boyard.constants import CLAIM_GRACE, SIGNAL
from trousseau.games.boyard.trials.reaction import judged
from trousseau.games.boyard.trials.signal_shapes import How, Measured, Outcome, WindowView
from trousseau.games.boyard.trials.signals import SignalSeries
from trousseau.games.boyard.trials.trial import NEVER
from trousseau.kernel.dice import Dice
from trousseau.kernel.state import Event, Events
from trousseau.kernel.structs import Fact

WV = TypeVar("WV", bound=WindowView)


class WindowSeries(SignalSeries[WV], Generic[WV]):
    """A claim is judged as soon as it is there: nobody else has anything to add."""

    time_to_signal: ClassVar[int] = SIGNAL
    windows: ClassVar[dict[int, int]]
    """By players."""

    def __init__(self) -> None:
        super().__init__()
        self.outcomes: list[Outcome] = []

    def told_of_outcome(self, outcome: Outcome) -> Fact:
        raise NotImplementedError

    def signaller(self) -> int:
        return self.opponent

    def answerers(self) -> list[int]:
        return [self.setting.candidate]

    def time_allowed(self) -> int:
        return self.window(self.setting.candidate, self.windows[self.players()])

    def signalled(self, at: int, dice: Dice) -> Events:
        candidate = self.setting.candidate
        if candidate in self.own_hands:
            self.await_answers(at, self.time_allowed() + CLAIM_GRACE)
            return ()
        after = self.reaction(candidate, dice)
        if after == NEVER:
            return self.settle("missing", Measured(candidate, drawn=True), at)
        return self._compare(Measured(candidate, after, drawn=True), at)

    def answered(self, seat: int, claimed: int, at: int, dice: Dice) -> Events:
        time = judged(self.hands[seat], seat, self.signal, claimed, at)
        if time.false:
            return self.moved_early(time, at)
        return (*self.note(time), *self._compare(time, at))

    def answered_nothing(self, seat: int, at: int, dice: Dice) -> Events:
        return self.moved_early(Measured(seat, false=True), at)

    def moved_early(self, time: Measured, at: int) -> Events:
        return self.settle("early", time, at)

    def unanswered(self, at: int, dice: Dice) -> Events:
        return self.settle("missing", Measured(self.setting.candidate), at)

    def _compare(self, time: Measured, at: int) -> Events:
        in_time = time.after is not None and time.after <= self.time_allowed()
        return self.settle("in_time" if in_time else "late", time, at)

    def settle(self, how: How, time: Measured, at: int) -> Events:
        outcome = Outcome(self.opponent, how, time, self.time_allowed())
        self.outcomes.append(outcome)
        self.show_figures(at)
        return (Event(self.told_of_outcome(outcome)),)

    def figures_seen(self, at: int, dice: Dice) -> Events:
        return self.end_duel(self.outcomes[-1].how == "in_time", at, dice)

    def recall(self, view: WV) -> None:
        super().recall(view)
        self.outcomes = list(view.outcomes)
