# compiled: mypyc
"""After an escape at level 5 traitors may guess heroes' missions, one each (5.10, 10.1)."""

from __future__ import annotations

from trousseau.games.maze.constants import GUESSING, SPEAKING_UP
from trousseau.games.maze.pieces import NOBODY
from trousseau.games.maze.shapes.seen import Guessing


class Guesses:
    def __init__(self) -> None:
        self.may: list[int] = []  # who has not guessed and may
        self.queue: list[int] = []  # who spoke up and waits for the turn
        self.turn = NOBODY
        self.until = 0  # of the turn
        self.speaking = 0  # when the time to speak up ends
        self.cards: list[int] = []  # seats whose cards can be pointed at
        self.right: list[tuple[int, int]] = []  # who was right, and of whose card

    def copy(self) -> Guesses:
        twin = Guesses()
        twin.may = self.may.copy()
        twin.queue = self.queue.copy()
        twin.turn = self.turn
        twin.until = self.until
        twin.speaking = self.speaking
        twin.cards = self.cards.copy()
        twin.right = self.right.copy()
        return twin

    def begin(self, may: list[int], cards: list[int], at: int) -> None:
        self.may = may
        self.cards = cards
        self.speaking = at + SPEAKING_UP

    def may_speak_up(self, seat: int) -> bool:
        return seat in self.may and seat != self.turn and seat not in self.queue

    def speak_up(self, seat: int, at: int) -> None:
        if self.turn == NOBODY:
            self._give_turn(seat, at)
        else:
            self.queue.append(seat)

    def leave(self, seat: int, at: int) -> None:
        """This one has guessed, or does not want to, or took too long."""
        self.may.remove(seat)
        if seat in self.queue:
            self.queue.remove(seat)
        if seat == self.turn:
            self.turn = NOBODY
            self.until = 0
            if self.queue and self.cards:
                self._give_turn(self.queue.pop(0), at)

    def _give_turn(self, seat: int, at: int) -> None:
        self.turn = seat
        self.until = at + GUESSING

    def silent(self) -> list[int]:
        """Who may guess and has not spoken up."""
        return [seat for seat in self.may if self.may_speak_up(seat)]

    def ends(self) -> int:
        """When a turn lapses, or the time to speak up for those who have not."""
        speaking = self.silent()
        if self.turn == NOBODY:
            return self.speaking
        return min(self.speaking, self.until) if speaking else self.until

    def is_over(self) -> bool:
        return not self.cards or not self.may

    # To and from views.

    def told(self) -> Guessing:
        return Guessing(
            may=tuple(self.may),
            queue=tuple(self.queue),
            turn=None if self.turn == NOBODY else self.turn,
            until=self.until,
            speaking=self.speaking,
            right=tuple(self.right),
            cards=tuple(self.cards),
        )


def guesses_of(told: Guessing | None) -> Guesses:
    guesses = Guesses()
    if told is not None:
        guesses.may = list(told.may)
        guesses.queue = list(told.queue)
        guesses.turn = NOBODY if told.turn is None else told.turn
        guesses.until = told.until
        guesses.speaking = told.speaking
        guesses.cards = list(told.cards)
        guesses.right = list(told.right)
    return guesses
