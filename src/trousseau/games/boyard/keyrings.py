# compiled: mypyc
"""The keys: those that lie in the cells, those that players hold, and those they owe the fort."""

from __future__ import annotations

from trousseau.games.boyard.constants import KEPT_KEYS, OPENING_KEYS
from trousseau.games.boyard.fort import ROOM, Cell, at_the_start, places_for_keys
from trousseau.games.boyard.shapes import KeyPut, KeysWon
from trousseau.kernel.structs import Fact


class Keyrings:
    """It begins empty and is laid out by `lay_out`, or from a view."""

    def __init__(self) -> None:
        self.cells: list[Cell] = []
        self.black: list[int] = []  # by seat
        self.red: list[int] = []
        self.give = 0  # how many are still to be given back

    def lay_out(self, seats: int) -> None:
        self.cells = at_the_start()
        self.black = [0] * seats
        self.red = [0] * seats

    def held_by(self, seat: int) -> int:
        return self.black[seat] + self.red[seat]

    def can_open(self, seat: int) -> bool:
        """R6: four keys or more."""
        return self.held_by(seat) >= OPENING_KEYS

    def to_win(self, space: int) -> int:
        """How many keys whoever comes to a space may win there."""
        return min(ROOM[space], self.cells[space].keys())

    def win(self, seat: int, space: int) -> Fact:
        black, red = self.cells[space].take(ROOM[space])
        self.black[seat] += black
        self.red[seat] += red
        return KeysWon(seat, space, black, red)

    # After an opening.

    def owe(self, seat: int) -> None:
        """R7: all keys but two go back."""
        self.give = self.held_by(seat) - KEPT_KEYS

    def places(self) -> list[int]:
        return places_for_keys(self.cells)

    def put(self, seat: int, space: int) -> Fact:
        """As red keys, red ones first; black ones are traded."""
        traded = self.red[seat] == 0
        if traded:
            self.black[seat] -= 1
        else:
            self.red[seat] -= 1
        self.cells[space].red += 1
        self.give -= 1
        return KeyPut(seat, space, traded)
