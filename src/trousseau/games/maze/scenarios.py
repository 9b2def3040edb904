# compiled: mypyc
"""The first seven scenarios (section 4), and from which of them on each rule holds."""

from __future__ import annotations

from typing import Final

SIDE_A: Final = 0
SIDE_B: Final = 1

OWN_EXITS: Final = 2
PASSING: Final = 3
DWARF_AND_ELF: Final = 4
CRYSTAL_BALL: Final = 5
CAMERAS: Final = 6

LAST_TILES: Final = [0, 9, 12, 12, 14, 15, 17, 19]
"""By scenario: the highest number in the pile."""

ON_TOP: Final = 15
"""In scenario 5: the tile with the crystal ball comes first."""

ALL_EXITS: Final = 12
"""The tile up to which the exits of all heroes are."""

ONE_EXIT: Final = 9
"""Up to which the items and the mage's exit are."""

FIRST_TILE: Final = 2


def start_side(scenario: int) -> int:
    return SIDE_A if scenario < CRYSTAL_BALL else SIDE_B


def last_tile(scenario: int, chosen: int) -> int:
    return chosen or LAST_TILES[scenario]


def least_tiles(scenario: int) -> int:
    """The lowest last tile with which a scenario can be played."""
    if scenario == CRYSTAL_BALL:
        return ON_TOP
    return ALL_EXITS if scenario >= OWN_EXITS else ONE_EXIT


def pile(scenario: int, chosen: int) -> list[int]:
    return list(range(FIRST_TILE, last_tile(scenario, chosen) + 1))
