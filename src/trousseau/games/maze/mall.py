# compiled: mypyc
"""The mall on the table: tiles laid door to door on one lattice (1.2, 2.2).

A square is one number: 16 times its tile's place in the order of laying, and its number on the
tile as it lies on the table, turned. So all that is known of squares is in flat lists.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from trousseau.games.maze.pieces import NOBODY, NOWHERE
from trousseau.games.maze.tiles import (
    DOOR_SQUARES,
    ENTRANCE,
    FLOOR,
    SIDE,
    SQUARES,
    WALL,
    Face,
    turned_face,
)

Tile: TypeAlias = tuple[int, int, int, int]
"""Its face, where its north-west square is (x to the east, y to the south), quarter turns."""

# What a square's door position is.
NO_DOOR: Final = 0
SHUT: Final = 1
"""An exploration door with nothing beyond."""
JOINED: Final = 2
"""Open for everybody."""
BLIND: Final = 3
"""An exploration door before the wall of a tile: for good."""

OFFSETS: Final[list[tuple[int, int]]] = [(1, -4), (4, 1), (-1, 4), (-4, -1)]
"""By heading: where the next tile's origin is."""

STEP: Final[list[int]] = [-SIDE, 1, SIDE, -1]
"""By heading: to the next square of a tile."""

CENTRE: Final = (5, 6, 9, 10)
"""The squares of the start tile where the pawns begin."""

_KEPT: Final = 512
_KNOWN: Final[dict[tuple[Tile, ...], Mall]] = {}


class Mall:
    """Never changed once it is made, so that states may share it."""

    def __init__(self, like: Mall | None, tiles: tuple[Tile, ...]) -> None:
        """`like` has all of the tiles but the last."""
        self.tiles = tiles
        self.slots: dict[tuple[int, int], int] = {}  # by origin
        # By square.
        self.kinds: list[int] = []
        self.heroes: list[int] = []
        self.escalators: list[int] = []
        self.door_states: list[int] = []
        self.door_heroes: list[int] = []
        # By heading, then by square: the next square, or NOWHERE.
        self.steps: list[list[int]] = [[], [], [], []]
        self.orange_steps: list[list[int]] = [[], [], [], []]  # with orange walls: the dwarf's
        self.features: list[int] = []  # squares of any kind but floor
        if like is not None:
            self.slots = like.slots.copy()
            self.kinds = like.kinds.copy()
            self.heroes = like.heroes.copy()
            self.escalators = like.escalators.copy()
            self.door_states = like.door_states.copy()
            self.door_heroes = like.door_heroes.copy()
            self.steps = [steps.copy() for steps in like.steps]
            self.orange_steps = [steps.copy() for steps in like.orange_steps]
            self.features = like.features.copy()
        self._lay(tiles[-1])

    @staticmethod
    def of(tiles: tuple[Tile, ...]) -> Mall:
        """The mall of these tiles, in the order in which they were laid."""
        known = _KNOWN.get(tiles)
        if known is None:
            known = Mall(Mall.of(tiles[:-1]) if len(tiles) > 1 else None, tiles)
            _keep(known)
        return known

    @staticmethod
    def start(face: int) -> Mall:
        return Mall.of(((face, 0, 0, 0),))

    def laid(self, face: int, door: int) -> Mall:
        """With one more tile, whose entrance joins that shut door (2.2)."""
        heading = self.door_heading(door)
        _, x, y, _ = self.tiles[door // SQUARES]
        right, down = OFFSETS[heading]
        entrance = turned_face(face, 0).doors.index(ENTRANCE)
        turns = (heading + 2 - entrance) % SIDE
        tiles = (*self.tiles, (face, x + right, y + down, turns))
        known = _KNOWN.get(tiles)
        if known is None:
            known = Mall(self, tiles)
            _keep(known)
        return known

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Mall) and self.tiles == other.tiles

    def __hash__(self) -> int:
        return hash(self.tiles)

    def pack(self) -> tuple[Tile, ...]:
        return self.tiles

    def tile_of(self, square: int) -> int:
        """The place of its tile in the order of laying."""
        return square // SQUARES

    def squares_of(self, kind: int, hero: int = NOBODY) -> list[int]:
        """All squares of a kind that is no mere floor; of a hero if one is named."""
        return [
            square
            for square in self.features
            if self.kinds[square] == kind and (hero == NOBODY or self.heroes[square] == hero)
        ]

    def open_doors(self) -> list[int]:
        """The exploration squares whose far side is empty."""
        return [square for square, state in enumerate(self.door_states) if state == SHUT]

    def is_open_door(self, square: int) -> bool:
        """Whether it is an exploration square whose far side is empty."""
        return self.door_states[square] == SHUT

    def door_hero(self, square: int) -> int:
        """Whose exploration square it is, explored or not; NOBODY if it is none."""
        return self.door_heroes[square]

    def door_heading(self, square: int) -> int:
        """The side of its tile on which a door position is."""
        return DOOR_SQUARES.index(square % SQUARES)

    def blind_doors(self) -> int:
        """How many exploration doors face the wall of a tile."""
        return self.door_states.count(BLIND)

    def _lay(self, tile: Tile) -> None:
        number, x, y, turns = tile
        face = turned_face(number, turns)
        first = len(self.kinds)
        self.slots[x, y] = first // SQUARES
        self.kinds += face.kinds
        self.heroes += face.heroes
        for square in range(SQUARES):
            self._lay_square(face, square, first)
        for heading in range(SIDE):
            self._lay_door(face.doors[heading], heading, first, (x, y))

    def _lay_square(self, face: Face, square: int, first: int) -> None:
        other = face.escalators[square]
        self.escalators.append(NOWHERE if other == NOWHERE else first + other)
        self.door_states.append(NO_DOOR)
        self.door_heroes.append(NOBODY)
        if face.kinds[square] > FLOOR:
            self.features.append(first + square)
        anybody = face.open[square]
        dwarf = anybody | face.orange[square]
        for heading in range(SIDE):
            beyond = first + square + STEP[heading]
            self.steps[heading].append(beyond if anybody >> heading & 1 else NOWHERE)
            self.orange_steps[heading].append(beyond if dwarf >> heading & 1 else NOWHERE)

    def _lay_door(self, door: int, heading: int, first: int, origin: tuple[int, int]) -> None:
        """One side of a new tile, and what it means for the tile beyond if there is one."""
        here = first + DOOR_SQUARES[heading]
        if door >= 0:
            self.door_heroes[here] = door
            self.door_states[here] = SHUT
        right, down = OFFSETS[heading]
        slot = self.slots.get((origin[0] + right, origin[1] + down), NOWHERE)
        if slot == NOWHERE:
            return
        back = (heading + 2) % SIDE
        there = slot * SQUARES + DOOR_SQUARES[back]
        if door != WALL and self.door_states[there] == SHUT:
            self._join(here, heading, there, back)
        elif door != WALL:
            self.door_states[here] = BLIND
        elif self.door_states[there] == SHUT:
            self.door_states[there] = BLIND

    def _join(self, here: int, heading: int, there: int, back: int) -> None:
        self.door_states[here] = self.door_states[there] = JOINED
        self.steps[heading][here] = self.orange_steps[heading][here] = there
        self.steps[back][there] = self.orange_steps[back][there] = here


def _keep(mall: Mall) -> None:
    if len(_KNOWN) >= _KEPT:
        _KNOWN.clear()
    _KNOWN[mall.tiles] = mall
