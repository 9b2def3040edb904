# compiled: mypyc
"""What special rules forbid: for good, or until an instant (6.4).

A ban that only lapses names its instant: lists of moves stay complete, `ready` says when.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from trousseau.games.maze.constants import SECOND
from trousseau.games.maze.moves import BALL, EXPLORE, JUMP, RIDE, SLIDE, hero_of
from trousseau.games.maze.pieces import EAST, NEVER, NORTH, SOUTH, WEST
from trousseau.games.maze.roles.cards import MISSION, RULE
from trousseau.games.maze.roles.names import (
    AFTER_YOU,
    DAREDEVIL,
    DAYDREAMER,
    DIESEL,
    JACK,
    MULE,
    PEDESTRIAN,
    SCRUPULOUS,
    SKATER,
    SMALL_STEPS,
)
from trousseau.games.maze.tiles import HOURGLASS

if TYPE_CHECKING:
    from trousseau.games.maze.state import Maze


STEPS: Final = 2
PAUSE: Final = 2_500
AFTER: Final = 2 * SECOND
DARING: Final = 25 * SECOND
OTHERS: Final = 5 * SECOND
WARMING: Final = 8 * SECOND
STUBBORN: Final = 4 * SECOND
SCRUPLES: Final = 30 * SECOND
VOTES_AGAINST: Final = 2
ALWAYS: Final = 1 << 50
"""An instant that never comes: what is forbidden for good."""


def allowed_from(table: Maze, card: int, seat: int, move: int) -> int:
    """From when on a card lets its holder act so on a pawn; ALWAYS if never."""
    if not RULE <= card < MISSION:
        return 0
    if card in (SMALL_STEPS, PEDESTRIAN, SKATER):
        return ALWAYS if _is_forbidden(table, card, seat, move) else 0
    if card == DAREDEVIL:
        return table.sand.empty - DARING if _uses_hourglass(table, move) else 0
    if card == SCRUPULOUS:
        return table.sand.empty - SCRUPLES + 1 if table.completes_theft(move) else 0
    return bound_until(table, card, seat, move)


def bound_until(table: Maze, card: int, seat: int, move: int) -> int:
    """Of the rules that only make one wait."""
    story = table.story
    if card == DAYDREAMER:
        return story.acts[seat] + PAUSE
    if card == AFTER_YOU:
        explores = EXPLORE <= move < JUMP
        return 0 if explores else story.touched_by_others(hero_of(move), seat) + AFTER
    if card == JACK:
        return story.acts[seat] + OTHERS if story.pawns[seat] == hero_of(move) else 0
    if card == DIESEL:
        return story.last_flip + WARMING
    return story.armed[seat] + STUBBORN if card == MULE else 0


def waits(table: Maze, card: int, seat: int) -> int:
    """Until when a card forbids its holder to act on any pawn."""
    return bound_until(table, card, seat, BALL) if card in (DAYDREAMER, DIESEL, MULE) else NEVER


def _is_forbidden(table: Maze, card: int, seat: int, move: int) -> bool:
    if card == PEDESTRIAN:
        return move >= JUMP
    if not SLIDE <= move < RIDE:
        return False
    if card == SMALL_STEPS:
        return table.squares_slid(move) > STEPS
    return not _skates(table, seat, move)


def _skates(table: Maze, seat: int, move: int) -> bool:
    """R05: as far as it goes, or to a square that is of use; not with opposite directions."""
    hands = table.hands
    if hands.owns(seat, NORTH) and hands.owns(seat, SOUTH):
        return True
    if hands.owns(seat, EAST) and hands.owns(seat, WEST):
        return True
    return table.goes_all_the_way(move) or table.is_useful(hero_of(move), table.end_of(move))


def _uses_hourglass(table: Maze, move: int) -> bool:
    if not SLIDE <= move < RIDE:
        return False
    end = table.end_of(move)
    return table.mall.kinds[end] == HOURGLASS and end not in table.used
