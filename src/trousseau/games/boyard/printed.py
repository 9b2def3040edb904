"""What the page has to know before any view: the board, and every number that its rules show."""

from __future__ import annotations

from typing import Final

from trousseau.games.boyard import constants as numbers
from trousseau.games.boyard.fort import ROOM, WALK
from trousseau.games.boyard.notes import PRINTED as NOTES_OF_EACH
from trousseau.games.boyard.notes import VALUES

TIMES: Final[dict[str, int]] = {
    "prepare": numbers.PREPARING,
    "prepare_blanks": numbers.PREPARING_BLANKS,
    "first_roll": numbers.FIRST_ROLL,
    "turn": numbers.TURN,
    "choice": numbers.CHOICE,
    "fan": numbers.FAN,
    "opening_slot": numbers.OPENING_SLOT,
    "bonus": numbers.BONUS,
    "give_back": numbers.GIVING_BACK,
    "brief": numbers.BRIEF,
    "verdict": numbers.VERDICT,
    "riddle_slot": numbers.RIDDLE_SLOT,
    "answers_apart": numbers.ANSWERS_APART,
    "appeal": numbers.APPEAL,
    "in_the_room": numbers.IN_THE_ROOM,
    "claim": numbers.CLAIM,
    "objection": numbers.OBJECTION,
    "vote": numbers.VOTE,
}
"""Milliseconds."""

PRINTED: Final[tuple[dict[str, object], ...]] = (
    {
        "walk": WALK,
        "room": ROOM,
        "notes": [
            {"value": value, "times": n} for value, n in zip(VALUES, NOTES_OF_EACH, strict=True)
        ],
        "opening_keys": numbers.OPENING_KEYS,
        "kept_keys": numbers.KEPT_KEYS,
        "own_riddles": numbers.OWN_RIDDLES,
        "own_trials": numbers.OWN_TRIALS,
        "guardian": numbers.GUARDIAN,
        "least_players": numbers.LEAST_PLAYERS,
        "needed": numbers.NEEDED,
        "needed_in_chaude": numbers.NEEDED_IN_CHAUDE,
        "needed_in_catapulte": numbers.NEEDED_IN_CATAPULTE,
        "sands": numbers.SANDS,
        "times": TIMES,
    },
)
