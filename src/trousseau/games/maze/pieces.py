# compiled: mypyc
"""The heroes, the headings and the actions, as numbers and by name."""

from __future__ import annotations

from typing import Final

NOBODY: Final = -1

BARBARIAN: Final = 0
MAGE: Final = 1
ELF: Final = 2
DWARF: Final = 3
HEROES: Final = ("barbarian", "mage", "elf", "dwarf")

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
HEADINGS: Final = ("north", "east", "south", "west")
"""North is that of the start tile, whatever a tile's turn (1.2)."""

# The first four actions are the headings.
ESCALATOR: Final = 4
EXPLORE: Final = 5
VORTEX: Final = 6
