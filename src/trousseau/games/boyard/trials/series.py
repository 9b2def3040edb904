# compiled: mypyc
"""Trials made of one duel with each opponent, in order, until it is decided."""

from __future__ import annotations

from typing import Generic, TypeVar

from trousseau.games.boyard.constants import NEEDED
from trousseau.games.boyard.trials.shapes import DuelBegan, DuelOver, SeriesView, Tally
from trousseau.games.boyard.trials.trial import NOBODY, Trial
from trousseau.kernel.dice import Dice
from trousseau.kernel.state import Event, Events

SV = TypeVar("SV", bound=SeriesView)


class Series(Trial[SV], Generic[SV]):
    """A trial says what a duel is: `begin_duel`; it ends with `end_duel`."""

    def __init__(self) -> None:
        super().__init__()
        self.duels: list[bool] = []
        self.opponent = NOBODY

    def begin_duel(self, at: int, dice: Dice) -> Events:
        """`opponent` comes forward."""
        raise NotImplementedError

    def needed(self) -> int:
        return NEEDED[self.players()]

    def start(self, at: int, dice: Dice) -> Events:
        return self._next_duel(at, dice)

    def _next_duel(self, at: int, dice: Dice) -> Events:
        self.opponent = self.opponents()[len(self.duels)]
        return (Event(DuelBegan(self.opponent)), *self.begin_duel(at, dice))

    def end_duel(self, won: bool, at: int, dice: Dice) -> Events:
        """The next opponent, or the verdict as soon as it is clear."""
        self.duels.append(won)
        told = Event(DuelOver(self.opponent, won))
        wins = self.duels.count(True)
        left = len(self.opponents()) - len(self.duels)
        if wins >= self.needed() or wins + left < self.needed():
            return (told, *self.decide(wins >= self.needed(), at))
        return (told, *self._next_duel(at, dice))

    def tally(self) -> Tally:
        opponent = None if self.opponent == NOBODY else self.opponent
        return Tally(tuple(self.duels), opponent, self.needed())

    def recall(self, view: SV) -> None:
        super().recall(view)
        self.duels = list(view.tally.duels)
        self.opponent = NOBODY if view.tally.opponent is None else view.tally.opponent
