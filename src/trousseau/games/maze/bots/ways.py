# compiled: mypyc
"""The ways of the four pawns as they stand: past the others, and if nobody were there."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, TypeAlias

from trousseau.games.maze.constants import CARDS_FROM, SECOND
from trousseau.games.maze.mall import Mall, Tile
from trousseau.games.maze.pieces import BARBARIAN, DWARF, HEROES, NOWHERE, VORTEX
from trousseau.games.maze.roles.names import PEDESTRIAN
from trousseau.games.maze.routes import FAR, GAITS, Gait, Routes
from trousseau.games.maze.scenarios import DWARF_AND_ELF
from trousseau.games.maze.state import Maze
from trousseau.games.maze.tiles import HOURGLASS
from trousseau.games.maze.walking import is_watched, vortexes

_Key: TypeAlias = tuple[tuple[Tile, ...], int, bool, tuple[int, ...], tuple[int, ...]]

GRACE: Final = 20 * SECOND
"""From when on it is noticed that somebody does not use the vortex."""

_KEPT: Final = 512
_KNOWN: Final[dict[_Key, Routes]] = {}


class Ways:
    """Each is found when it is first asked for."""

    def __init__(self, table: Maze, at: int) -> None:
        self.table = table
        self.jumps = _jumps(table, at)  # whether pawns will be sent by vortex
        self.shut = _shut(table)
        self._past: list[Routes | None] = [None] * len(HEROES)
        self._alone: list[Routes | None] = [None] * len(HEROES)

    def past(self, hero: int) -> Routes:
        """Whoever stands in the way stays there."""
        known = self._past[hero]
        if known is None:
            known = self._past[hero] = self.routes(hero, self.others(hero))
        return known

    def alone(self, hero: int) -> Routes:
        """As if no other pawn were there."""
        known = self._alone[hero]
        if known is None:
            known = self._alone[hero] = self.routes(hero, [])
        return known

    def routes(self, hero: int, taken: list[int]) -> Routes:
        return self.routes_from(self.table.pawns[hero], hero, taken)

    def routes_from(self, start: int, hero: int, taken: list[int]) -> Routes:
        """As if the pawn stood there."""
        table = self.table
        return _found(
            table.mall,
            start,
            gait_of(table, hero),
            tuple(taken + self.shut),
            tuple(vortexes(table, hero)) if self.jumps else (),
        )

    def others(self, hero: int) -> list[int]:
        """The squares where other pawns stand."""
        pawns = self.table.pawns
        return [at for other, at in enumerate(pawns) if other != hero and at != NOWHERE]


def _found(
    mall: Mall, start: int, gait: Gait, taken: tuple[int, ...], jumps: tuple[int, ...]
) -> Routes:
    """Everybody at the table looks for the same ways, and most of them stay as they were."""
    key = (mall.tiles, start, gait.dwarf, taken, jumps)
    known = _KNOWN.get(key)
    if known is None:
        if len(_KNOWN) >= _KEPT:
            _KNOWN.clear()
        known = _KNOWN[key] = Routes(mall, start, gait, taken, jumps)
    return known


def gait_of(table: Maze, hero: int) -> Gait:
    """Before scenario 4 the dwarf does not pass orange walls."""
    if hero == DWARF and table.options.scenario < DWARF_AND_ELF:
        return GAITS[BARBARIAN]
    return GAITS[hero]


def _shut(table: Maze) -> list[int]:
    """Hourglasses are no place to pass or rest: unused ones turn the sand over."""
    watched = is_watched(table)
    glasses = table.mall.squares_of(HOURGLASS)
    return [square for square in glasses if watched or square not in table.used]


def _jumps(table: Maze, at: int) -> bool:
    """Whoever has not used the vortex in a while may be one who never does (R03)."""
    if table.options.level < CARDS_FROM or at - max(table.began, table.story.last_flip) < GRACE:
        return True
    owners = table.hands.owners(VORTEX)
    return not any(table.possible[seat] >> PEDESTRIAN & 1 for seat in owners)


def aside(routes: Routes, trail: Collection[int]) -> int:
    """The nearest square in reach that is not on a trail; NOWHERE if there is none."""
    best, found = FAR, NOWHERE
    for square, far in enumerate(routes.distances):
        if 0 < far < best and square not in trail:
            best, found = far, square
    return found
