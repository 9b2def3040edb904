"""What all else speaks of: heroes, actions, camps, squares; and what a table may choose."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from trousseau.kernel.structs import Options

Hero = Literal["barbarian", "mage", "elf", "dwarf"]
Heading = Literal["north", "east", "south", "west"]
Action = Literal["north", "east", "south", "west", "escalator", "explore", "vortex"]
Camp = Literal["hero", "traitor"]
Status = Literal["in", "ghost", "out"]
"""In play; a traitor who was unmasked, from level 2 on; eliminated otherwise."""

Phase = Literal["brief", "run", "choice", "guess", "over"]
"""Before the sand is turned; while it runs; the last player decides; traitors guess; the end."""

Outcome = Literal[
    "escape", "timeout", "wrong", "alone_ok", "alone_bad", "last_ok", "last_fail", "no_hero"
]

Seat = Annotated[int, Meta(ge=0, lt=8)]
Square = Annotated[int, Meta(ge=0, lt=384)]
"""Of the mall as it lies: 16 for each tile before this one on the table, and 4 * y + x on it."""

CardName = Annotated[str, Meta(pattern=r"\A[HPRMVT][0-9]{2}\Z")]


class MazeOptions(Options, frozen=True, kw_only=True):
    scenario: Annotated[int, Meta(ge=1, le=7)] = 1
    level: Annotated[int, Meta(ge=0, le=5)] = 0
    """Of Hidden Roles; 0: everybody is a hero, and there are no cards."""

    sand: Literal[180, 210, 240, 300] = 180
    """Seconds that the hourglass runs for."""

    tiles: Literal[0, 9, 12, 14, 15, 17, 19, 22, 24] = 0
    """The last tile of the pile; 0: as the scenario says."""

    first_out: bool = False
    """The start tile's hourglass is out of service from the start: harder for heroes."""

    honour: bool = False
    """Special rules are left to their holders' honour; breaches are told at the end."""

    free_text: bool = False
    """From level 3 on: discussions are not held in set phrases alone."""

    ghosts_guess: bool = False
    """Level 5: traitors who were unmasked may guess too."""
