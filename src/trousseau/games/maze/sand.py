# compiled: mypyc
"""The hourglass: turned over, it gives back what has run, and no more (2.3)."""

from __future__ import annotations

from trousseau.games.maze.constants import LOW, SLACK


class Sand:
    def __init__(self) -> None:
        self.whole = 0
        self.empty = 0  # when it will be; 0 before it is first turned
        self.low = False  # fifteen seconds were left since it was last turned

    def copy(self) -> Sand:
        twin = Sand()
        twin.whole = self.whole
        twin.empty = self.empty
        twin.low = self.low
        return twin

    def left(self, at: int) -> int:
        return max(0, self.empty - at)

    def runs_out(self) -> int:
        return self.empty + SLACK

    def gets_low(self) -> int:
        return self.empty - LOW

    def start(self, at: int) -> None:
        self.empty = at + self.whole

    def flip(self, at: int) -> None:
        self.empty = at + self.whole - self.left(at)
        self.low = self.empty - at <= LOW
