"""Every time and number of the game that is no piece of it (5.13). Times are milliseconds."""

from __future__ import annotations

from typing import Final

SECOND: Final = 1_000

BRIEF: Final = 60_000
"""So long after the deal the sand is turned at the latest..."""

COUNTDOWN: Final = 3_000
"""... and so long after the last player is ready."""

SLACK: Final = 500
"""What arrives so late counts as done with nothing left (10.1)."""

LOW: Final = 15_000
NUDGE_AGAIN: Final = 1_500
STARE_AGAIN: Final = 2_000
EYE_AGAIN: Final = 2_000
TAUNT_AGAIN: Final = 4_000
SETTLED: Final = 1_000
"""The pawn and the eye card count at the theft if they have lain there for so long (10.1)."""

VOTING: Final = 5_000
ACCUSE_AGAIN: Final = 15_000
"""After an accusation that was rejected."""

MOST_IN_ALL: Final = 99
"""Accusations of one game, whatever the level: a vote names its accusation in two digits."""

MOST_NAMES: Final = 3
MOST_ACCUSATIONS: Final = 3
LIMITED_FROM: Final = 3
"""The level from which on a player has so many accusations only."""

OFFER: Final = 5_000
CONFESSION: Final = 3_000
LAST_CHOICE: Final = 20_000
SPEAKING_UP: Final = 30_000
GUESSING: Final = 15_000

ROLES_FROM_SEATS: Final = 3
ROLES_FROM_SCENARIO: Final = 3
GHOSTS_FROM: Final = 2
CARDS_FROM: Final = 3
"""The level from which on there are special rules and missions."""

VARIABLE_FROM: Final = 4
GUESSING_FROM: Final = 5
