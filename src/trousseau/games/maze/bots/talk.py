"""Signals in silence, and set phrases where one may talk (8.2)."""

from __future__ import annotations

from typing import Final

from trousseau.games.maze.bots.errands import is_missing
from trousseau.games.maze.bots.look import Look
from trousseau.games.maze.bots.suspicion import USUAL
from trousseau.games.maze.constants import SECOND
from trousseau.games.maze.moves import NUDGE, PHRASES, STARE, say

WAITED: Final = 2.5
"""So many times the usual somebody is waited for before they are stared at..."""

LONGER: Final = 4 * SECOND
"""... and so much longer, before the pawn is put down before them."""

SIGNALS_APART: Final = 8 * SECOND
LISTENING: Final = 2 * SECOND
"""After somebody has said something..."""

MOST_LISTENING: Final = 6 * SECOND
"""... but no longer than this in one discussion."""

TALKATIVE: Final = 4
"""One of so many has something to say."""

SUSPECTED_FROM: Final = 0.5
MIND_SAND: Final = 60 * SECOND


def signal(look: Look) -> int | None:
    """To somebody for whom all have waited too long."""
    view, notes = look.view, look.notes
    if view.seats == 1 or view.talking or look.at - notes.signalled < SIGNALS_APART:
        return None
    for seat, chance in enumerate(notes.chances):
        if chance is None or seat == look.seat or view.status[seat] != "in":
            continue
        waited = look.at - chance.since
        if waited > WAITED * USUAL + LONGER and look.table.nudge.seat != seat:
            return NUDGE + seat
        if waited > WAITED * USUAL:
            return STARE + seat
    return None


def remark(look: Look) -> int | None:
    """What one has to say in a discussion, if anything."""
    view, table = look.view, look.table
    if not view.talking or look.notes.spoke or view.seats == 1 or table.is_mute(look.seat):
        return None
    if table.always_talks() or look.dice.below(TALKATIVE):
        return None
    chances = look.chances() if view.options.level else [0.0]
    worst = chances.index(max(chances))
    if chances[worst] > SUSPECTED_FROM:
        return say(PHRASES.index("suspect"), seat=worst)
    if look.left < MIND_SAND:
        return say(PHRASES.index("mind_sand"))
    if table.story.theft is not None:
        return say(PHRASES.index("careful"))
    return say(PHRASES.index("explore" if is_missing(table) else "fetch"))


def listens_until(look: Look) -> int:
    """Nobody is cut short who has just said something."""
    if not look.view.talking or look.table.always_talks():
        return 0
    return min(look.notes.heard + LISTENING, look.notes.talks + MOST_LISTENING)
