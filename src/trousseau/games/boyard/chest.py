# compiled: mypyc
"""The chest: its notes, who has taken which, and the slots of an opening."""

from __future__ import annotations

from trousseau.games.boyard.constants import OPENING_SLOT
from trousseau.games.boyard.notes import ALL_NOTES
from trousseau.games.boyard.shapes import (
    ChestEmptied,
    ChestOpened,
    LateNote,
    NoteSeen,
    NoteTaken,
    RoundsOver,
)
from trousseau.kernel.dice import Dice
from trousseau.kernel.state import Event, only
from trousseau.kernel.structs import Fact, Result


class Chest:
    """It begins empty and is filled by `fill`, or from a view."""

    def __init__(self) -> None:
        self.notes: list[int] = []  # the top one is the last
        self.box: list[int] = []  # notes that are not in this game
        self.purses: list[tuple[int, ...]] = []
        self.opened = 0  # when it was opened last
        self.slot = 0  # the one that is rolled for next

    def fill(self, seats: int, notes_a_seat: int, dice: Dice) -> None:
        notes = list(ALL_NOTES)
        dice.shuffle(notes)
        inside = notes_a_seat * seats
        self.notes = notes[:inside]
        self.box = notes[inside:]
        self.purses = [()] * seats

    def late_notes(self, first: int) -> list[Event]:
        """R14: one for each of the later half, whose turns may be fewer when it is empty."""
        seats = len(self.purses)
        told: list[Event] = []
        for step in range((seats + 1) // 2, seats):
            seat = (first + step) % seats
            note = self._take_top(seat)
            told += [Event(LateNote(seat, len(self.notes))), Event(NoteSeen(note), only(seat))]
        return told

    # An opening.

    def open(self, seat: int, at: int) -> list[Event]:
        """Lifting the lid is worth a note."""
        self.opened = at
        self.slot = 0
        return [Event(ChestOpened(seat)), *self.take(seat, 1)]

    def take(self, seat: int, count: int) -> list[Event]:
        """From the top, as long as there are any; only who takes them sees them."""
        told: list[Event] = []
        for _ in range(min(count, len(self.notes))):
            note = self._take_top(seat)
            told += [Event(NoteTaken(seat, len(self.notes))), Event(NoteSeen(note), only(seat))]
        return told

    def _take_top(self, seat: int) -> int:
        note = self.notes.pop()
        self.purses[seat] = (*self.purses[seat], note)
        return note

    def roller(self, opener: int) -> int:
        """Whose pawn walks in this slot: the others in turn, from the opener's left."""
        seats = len(self.purses)
        return (opener + 1 + self.slot % (seats - 1)) % seats

    def slot_begins(self) -> int:
        return self.opened + self.slot * OPENING_SLOT

    def slot_ends(self) -> int:
        return self.slot_begins() + OPENING_SLOT

    # The count at the end.

    def result(self, why: str) -> Result:
        """Most money wins; ties share."""
        sums = [sum(purse) for purse in self.purses]
        winners = [seat for seat, money in enumerate(sums) if money == max(sums)]
        return Result(tuple(winners), tuple([float(money) for money in sums]), why)

    def counted(self, why: str) -> Fact:
        """Everybody lays out what they have."""
        purses = tuple(self.purses)
        return ChestEmptied(purses) if why == "emptied" else RoundsOver(purses)
