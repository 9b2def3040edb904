"""What a bot chooses by: which of two ways to a key, when to open the chest, where to put keys."""

from __future__ import annotations

from typing import Final

from trousseau.games.boyard.constants import OPENING_KEYS, Level
from trousseau.games.boyard.odds import (
    TRIALS_WON,
    notes_later,
    notes_now,
    riddles_won,
    worth_of_key,
)
from trousseau.games.boyard.shapes import BoyardView, PutKey
from trousseau.kernel import Dice

FEW_NOTES: Final = 8
"""So few in the chest that nobody can afford to wait."""


def prefers_trial(level: Level) -> bool:
    """Whether a trial is more likely to be won than a riddle against the dice."""
    return TRIALS_WON[level] >= riddles_won(level)


def wants_to_open(view: BoyardView, level: Level) -> bool:
    """Novices open as soon as they can. Others wait, seldom, for pawns to walk away from tigers."""
    if level == "easy" or view.chest <= FEW_NOTES:
        return True
    keys = view.players[view.turn or 0].keys
    return keys.black + keys.red > OPENING_KEYS or notes_now(view) >= notes_later(view)


def cell_to_fill(view: BoyardView, level: Level, dice: Dice) -> int:
    """Novices put keys anywhere. Others put them where they come by first and the others don't."""
    spaces = [move.space for move in view.moves if isinstance(move, PutKey)]
    if level == "easy":
        return dice.choice(spaces)
    return max(spaces, key=lambda space: worth_of_key(view, space, level))
