# compiled: mypyc
"""The ways of the four pawns as they stand: past the others, and if nobody were there."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, TypeAlias

from trousseau.games.maze.mall import Mall, Tile
from trousseau.games.maze.pieces import BARBARIAN, DWARF, HEROES, NOWHERE
from trousseau.games.maze.routes import FAR, GAITS, Gait, Routes
from trousseau.games.maze.scenarios import DWARF_AND_ELF
from trousseau.games.maze.state import Maze
from trousseau.games.maze.tiles import HOURGLASS
from trousseau.games.maze.walking import is_watched, vortexes

_Key: TypeAlias = tuple[tuple[Tile, ...], int, bool, tuple[int, ...], tuple[int, ...]]

_KEPT: Final = 512
_KNOWN: Final[dict[_Key, Routes]] = {}


class Ways:
    """Each is found when it is first asked for."""

    def __init__(self, table: Maze) -> None:
        self.table = table
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
        table = self.table
        return _found(
            table.mall,
            table.pawns[hero],
            gait_of(table, hero),
            tuple(taken + self.shut),
            tuple(vortexes(table, hero)),
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


def aside(routes: Routes, trail: Collection[int]) -> int:
    """The nearest square in reach that is not on a trail; NOWHERE if there is none."""
    best, found = FAR, NOWHERE
    for square, far in enumerate(routes.distances):
        if 0 < far < best and square not in trail:
            best, found = far, square
    return found
