# compiled: mypyc
"""The "Do something!" pawn and the eye card: before whom they lie, by whose hand, since when."""

from __future__ import annotations

from trousseau.games.maze.constants import SETTLED
from trousseau.games.maze.pieces import NEVER, NOBODY
from trousseau.games.maze.shapes.seen import Before


class Marker:
    """In the middle at first, and when the one before whom it lies leaves play."""

    def __init__(self) -> None:
        self.seat = NOBODY
        self.by = NOBODY
        self.at = NEVER

    def copy(self) -> Marker:
        twin = Marker()
        twin.seat = self.seat
        twin.by = self.by
        twin.at = self.at
        return twin

    def put(self, seat: int, by: int, at: int) -> None:
        self.seat = seat
        self.by = by
        self.at = at

    def take_away(self) -> None:
        self.put(NOBODY, NOBODY, NEVER)

    def counts_for(self, at: int) -> int | None:
        """10.1: at the theft, only if it has lain there for a second."""
        return None if self.seat == NOBODY or at - self.at < SETTLED else self.seat

    def told(self) -> Before | None:
        return None if self.seat == NOBODY else Before(self.seat, self.by, self.at)


def marker_of(told: Before | None) -> Marker:
    marker = Marker()
    if told is not None:
        marker.put(told.seat, told.by, told.at)
    return marker
