# compiled: mypyc
"""What lies on the table: heroes, the seven actions, and the action tiles."""

from __future__ import annotations

from typing import Final

from trousseau.games.maze.shapes.table import Action, Heading, Hero

NOBODY: Final = -1
NOWHERE: Final = -1
NEVER: Final = -1_000_000
"""An instant so long ago that nothing waits for it any more."""

MOST_SEATS: Final = 8

BARBARIAN: Final = 0
MAGE: Final = 1
ELF: Final = 2
DWARF: Final = 3
HEROES: Final[tuple[Hero, ...]] = ("barbarian", "mage", "elf", "dwarf")

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
HEADINGS: Final[tuple[Heading, ...]] = ("north", "east", "south", "west")

ESCALATOR: Final = 4
EXPLORE: Final = 5
VORTEX: Final = 6
ACTIONS: Final[tuple[Action, ...]] = (*HEADINGS, "escalator", "explore", "vortex")

LONGEST_SLIDE: Final = 7
"""Doors of neighbouring tiles are not in line, so no straight way crosses more than two tiles."""

_SHARED: Final[list[tuple[int, ...]]] = [
    (VORTEX, WEST),
    (EXPLORE, SOUTH),
    (ESCALATOR, EAST),
    (NORTH,),
    (WEST,),
    (EAST,),
    (SOUTH,),
    (NORTH,),
]


def action_tiles(seats: int) -> list[tuple[int, ...]]:
    """Section 3: what is on the tiles of so many players; alone they are a deck."""
    if seats == 1:
        return [(action,) for action in range(len(ACTIONS))]
    if seats == 2:
        return [(VORTEX, NORTH, EAST), (ESCALATOR, EXPLORE, SOUTH, WEST)]
    if seats == 3:
        return [(VORTEX, WEST), (ESCALATOR, EXPLORE, SOUTH), (NORTH, EAST)]
    return _SHARED[:seats]
