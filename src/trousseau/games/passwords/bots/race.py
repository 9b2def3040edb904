# compiled: mypyc
"""Imagined games without words: gems fall where words of this ring would put them.

What decides between two good words is the race: who will have no gems left first, whose gems lie in
safes that get full, and who closes them. For that it does not matter which words the others say, so
each turn of an imagined game takes the safes of some word that fits the ring as it lies now. Where
a new safe has come since, whose letter nobody knows, a gem falls as often as usual.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from trousseau.games.passwords.shapes import PasswordsView
from trousseau.kernel.dice import Dice

EIGHTHS: Final = 5
"""So often a strong word puts a gem on a safe, of eight times."""

LONGEST: Final = 40
"""Turns of an imagined game; real ones take ten to fifteen."""

TIE_BREAK: Final = 0.1
"""What a closed safe counts beside a gem: it only ever decides between equals."""

WIN: Final = 1.0
LEAD: Final = 0.02
"""What winning is worth, and each gem of the lead beside it."""


class Race:
    """The table as it lies, to imagine from how the game goes on after a move."""

    def __init__(
        self, view: PasswordsView, seat: int, unseen: Sequence[int], usual: Sequence[int]
    ) -> None:
        self.seat = seat
        self.seats = view.seats
        self.places = len(view.ring)
        self.free = [safe.spaces - len(safe.gems) for safe in view.ring]
        self.lying = [safe.gems.count(other) for safe in view.ring for other in range(view.seats)]
        """For each safe the gems of each seat."""
        self.hands = list(view.hands)
        self.closed = [len(safes) for safes in view.closed]
        self.unseen = list(unseen)
        """The spaces of the safes that are still to come."""
        self.usual = list(usual)
        """Safes that words of this ring put gems on, as bits."""

    def outcome(self, safes: int, dice: Dice) -> float:
        """What comes of a move in one imagined game: about 1 for a win, about 0 otherwise."""
        return Run(self, dice).finish(safes)


class Run:
    """One imagined game."""

    def __init__(self, race: Race, dice: Dice) -> None:
        self.race = race
        self.dice = dice
        self.free = race.free.copy()
        self.lying = race.lying.copy()
        self.hands = race.hands.copy()
        self.closed = race.closed.copy()
        self.fresh = 0
        """Safes that were not there when the race began, as bits."""

    def finish(self, safes: int) -> float:
        race = self.race
        seat = race.seat
        for _ in range(LONGEST):
            self._place(seat, safes)
            if self.hands[seat] == 0:
                break
            seat = (seat + 1) % race.seats
            safes = self._some_safes()
        return self._score()

    def _some_safes(self) -> int:
        usual = self.race.usual
        safes = usual[self.dice.below(len(usual))]
        if self.fresh:
            throw = self.dice.below(1 << 3 * self.race.places)
            for place in range(self.race.places):
                if self.fresh >> place & 1:
                    safes &= ~(1 << place)
                    if throw >> 3 * place & 7 < EIGHTHS:
                        safes |= 1 << place
        return safes

    def _place(self, seat: int, safes: int) -> None:
        """At most as many gems as there are; full safes close, and others come."""
        gems = self.hands[seat]
        for place in range(self.race.places):
            if safes >> place & 1 and gems:
                gems -= 1
                self.free[place] -= 1
                self.lying[place * self.race.seats + seat] += 1
                if self.free[place] == 0:
                    self._close(seat, place)
        self.hands[seat] = gems

    def _close(self, seat: int, place: int) -> None:
        seats, unseen = self.race.seats, self.race.unseen
        self.closed[seat] += 1
        self.fresh |= 1 << place
        for other in range(place * seats, place * seats + seats):
            self.lying[other] = 0
        self.free[place] = unseen[self.dice.below(len(unseen))] if unseen else -1

    def _score(self) -> float:
        seats = self.race.seats
        left = [float(gems) for gems in self.hands]
        for number, gems in enumerate(self.lying):
            left[number % seats] += gems
        for seat in range(seats):
            left[seat] -= TIE_BREAK * self.closed[seat]
        own = left.pop(self.race.seat)
        lead = min(left) - own
        if lead == 0.0:
            return WIN / 2
        return LEAD * lead + (WIN if lead > 0.0 else 0.0)
