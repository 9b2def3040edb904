# compiled: mypyc
"""What was said where one may talk, as far as the common plan heeds it.

Everybody has heard it, so the plan stays the same for all. Whoever has a mission asks for what it
needs, without a word about the card.
"""

from __future__ import annotations

from typing import Final

from trousseau.games.maze.moves import PHRASES, say
from trousseau.games.maze.pieces import BARBARIAN, HEROES, MAGE, NOBODY
from trousseau.games.maze.roles import names as card
from trousseau.games.maze.shapes.facts import Said

SAND: Final = 1
"""The sand is turned over as soon as that gains something."""

TOGETHER: Final = 2
"""All meet on one tile before they go to their items."""

TOUR: Final = 4
"""The mage has a look at the items of others."""

FIRST: Final = 8
"""Times the hero's number and one: that pawn's way comes first."""

HUDDLE_FROM: Final = 4
TOUR_FROM: Final = 5
"""Levels with a mission that asks for that: before, nobody takes the words so."""

_ASKED: Final[dict[int, int]] = {
    card.FULL_HOURS: say(PHRASES.index("mind_sand")),
    card.HUDDLE: say(PHRASES.index("careful")),
    card.WINDOW_SHOPPER: say(PHRASES.index("who_moves"), hero=MAGE),
    card.MAGES_FIRST: say(PHRASES.index("lead"), hero=MAGE),
    card.PATHFINDER: say(PHRASES.index("lead"), hero=BARBARIAN),
}


def heeded(advice: int, said: Said, level: int) -> int:
    """The advice that stands after one more word."""
    if said.phrase == "mind_sand":
        return advice | SAND
    if said.phrase == "careful" and level >= HUDDLE_FROM:
        return advice | TOGETHER
    if said.phrase == "who_moves" and said.hero == "mage" and level >= TOUR_FROM:
        return advice | TOUR
    if said.phrase == "lead" and said.hero is not None:
        return advice % FIRST + FIRST * (HEROES.index(said.hero) + 1)
    return advice


def first(advice: int) -> int:
    """The hero whose way comes first; NOBODY if none."""
    return advice // FIRST - 1 if advice >= FIRST else NOBODY


def asked(mission: int) -> int | None:
    """What the holder of a mission asks for, if there are words for it."""
    return _ASKED.get(mission)
