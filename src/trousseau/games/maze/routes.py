# compiled: mypyc
"""The least number of actions that bring a pawn somewhere, and which they are (7.3).

An action is a slide with any stop on it, a ride on an escalator or a jump to a vortex. Whoever
stands in the way stays there.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

from trousseau.games.maze.mall import Mall
from trousseau.games.maze.pieces import DWARF, ESCALATOR, HEROES, NOWHERE, VORTEX
from trousseau.games.maze.tiles import SIDE

Action: TypeAlias = tuple[int, int, int]
"""A heading, ESCALATOR or VORTEX; the square where it ends; how many squares one walks."""

FAR: Final = 1_000_000
"""The distance of a square that can't be reached."""

_TAKEN: Final = -1


class Gait:
    """How the hands at the table may move a pawn."""

    def __init__(self, hero: int) -> None:
        self.dwarf = hero == DWARF  # passes orange walls
        # Some role cards bind hands.
        self.longest = [FAR] * SIDE  # by heading: the most squares of one move (R01)
        self.skates = [False] * SIDE  # by heading: no stop but at an obstacle (R05)
        self.useful: set[int] = set()  # where one may stop all the same


GAITS: Final[list[Gait]] = [Gait(hero) for hero in range(len(HEROES))]
"""By hero, of hands that no card binds."""


class Routes:
    """From one square to all others."""

    def __init__(
        self,
        mall: Mall,
        start: int,
        gait: Gait,
        taken: Iterable[int] = (),
        vortexes: Iterable[int] = (),
    ) -> None:
        """`taken` are squares that nobody may enter, `vortexes` those that the pawn may jump to."""
        self.start = start
        self.distances = [FAR] * len(mall.kinds)
        self._steps = mall.orange_steps if gait.dwarf else mall.steps
        self._gait = gait
        self._before = [NOWHERE] * len(mall.kinds)  # where the last action began
        self._actions = [NOWHERE] * len(mall.kinds)  # what it was
        for square in taken:
            self.distances[square] = _TAKEN
        self.distances[start] = 0
        self._spread(mall.escalators, vortexes)
        for square in taken:
            if square != start:
                self.distances[square] = FAR

    def nearest(self, goals: Iterable[int]) -> int:
        """The goal with the fewest actions, the first of equals; NOWHERE if none is in reach."""
        best, found = FAR, NOWHERE
        for goal in goals:
            if self.distances[goal] < best:
                best, found = self.distances[goal], goal
        return found

    def to(self, goal: int) -> list[Action]:
        """The actions that lead there; none if it can't be reached, or is the start."""
        actions: list[Action] = []
        while self._before[goal] != NOWHERE:
            before, action = self._before[goal], self._actions[goal]
            actions.append((action, goal, len(self._passed(before, action, goal))))
            goal = before
        actions.reverse()
        return actions

    def trail(self, goal: int) -> list[int]:
        """Every square on the way there but the start, in order; ends of rides and jumps too."""
        squares: list[int] = []
        at = self.start
        for action, end, _ in self.to(goal):
            squares += self._passed(at, action, end) or [end]
            at = end
        return squares

    def _spread(self, escalators: Sequence[int], vortexes: Iterable[int]) -> None:
        found = [self.start]
        for square in found:  # it grows meanwhile
            for heading in range(SIDE):
                if self._gait.skates[heading]:
                    self._skate(square, heading, found)
                else:
                    self._slide(square, heading, found)
            if escalators[square] != NOWHERE:
                self._reach(square, ESCALATOR, escalators[square], found)
            if square == self.start:  # a later jump is never better
                for vortex in vortexes:
                    self._reach(square, VORTEX, vortex, found)

    def _slide(self, square: int, heading: int, found: list[int]) -> None:
        """Who meets a square that was found before may leave the rest of the line to it."""
        steps, distances, here = self._steps[heading], self.distances, self.distances[square]
        left = self._gait.longest[heading]
        at = steps[square]
        while at != NOWHERE and distances[at] > here and left > 0:
            if distances[at] == FAR:
                distances[at] = here + 1
                self._before[at] = square
                self._actions[at] = heading
                found.append(at)
            at = steps[at]
            left -= 1

    def _skate(self, square: int, heading: int, found: list[int]) -> None:
        steps, useful = self._steps[heading], self._gait.useful
        at = steps[square]
        while at != NOWHERE and self.distances[at] != _TAKEN:
            beyond = steps[at]
            if at in useful or beyond == NOWHERE or self.distances[beyond] == _TAKEN:
                self._reach(square, heading, at, found)
            at = beyond

    def _reach(self, square: int, action: int, at: int, found: list[int]) -> None:
        if self.distances[at] == FAR:
            self.distances[at] = self.distances[square] + 1
            self._before[at] = square
            self._actions[at] = action
            found.append(at)

    def _passed(self, square: int, action: int, end: int) -> list[int]:
        """The squares of a slide, its end with them; of a ride or a jump none."""
        passed: list[int] = []
        if action < SIDE:
            while square != end:
                square = self._steps[action][square]
                passed.append(square)
        return passed
