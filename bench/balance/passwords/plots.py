"""The notes of a study as drawings."""

from __future__ import annotations

from collections import Counter

from bench.balance.fairness import from_fair, points_from_fair
from bench.balance.passwords.notes import SHARE
from bench.balance.passwords.tables import Studies
from trousseau.games.passwords.pieces import STARTS
from trousseau.lab.plots import histogram


def plots(fair: Studies, novices: Studies) -> dict[str, str]:
    """All of them, by title."""
    turns: Counter[int] = Counter()
    gems: Counter[int] = Counter()
    for notes in novices.values():
        turns += notes.turns
        gems += notes.gems
    return {
        "Wins by who began with a handicap, in points from the fair share (good bots)": from_fair(
            by_starter(fair)
        ),
        "Turns a game (novices, 2 to 5 seats)": histogram("turns", turns),
        "Gems a turn (novices)": histogram("gems", gems),
    }


def by_starter(studies: Studies) -> dict[str, float]:
    """How far each starter is from its fair share, in points."""
    return {
        f"{language}, {STARTS[start]} of {seats}": points_from_fair(
            notes.wins[start] / SHARE / notes.games, seats
        )
        for (language, seats), notes in studies.items()
        for start in range(seats)
    }
