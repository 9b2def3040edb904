"""The notes of a study as drawings."""

from __future__ import annotations

from collections import Counter

from bench.balance.boyard.notes import SHARE, Notes
from bench.balance.boyard.tables import STARTS, BySeats
from bench.balance.fairness import from_fair, points_from_fair
from trousseau.games.boyard.trials.registry import TRIALS
from trousseau.lab.figures import Figure, Share
from trousseau.lab.plots import bars, histogram
from trousseau.words import Words

MINUTE = 60


def plots(words: Words, equal: BySeats, people: Notes) -> dict[str, str]:
    """All of them, by title."""
    together = sum(equal.values(), Notes())
    minutes: Counter[int] = Counter()
    for seconds, games in people.seconds.items():
        minutes[seconds // MINUTE] += games
    return {
        "Wins by who began, in points from the fair share (experts)": from_fair(by_starter(equal)),
        "Trials won by the candidate (experts, all seats)": bars(of_trials(together), words),
        "Notes an opening (experts, all seats)": histogram("notes", together.openings),
        "Minutes a game (four at people's pace, 45 seconds of sand)": histogram("minutes", minutes),
    }


def by_starter(studies: BySeats) -> dict[str, float]:
    """How far each starter is from its fair share, in points."""
    return {
        f"{STARTS[start]} of {seats}": points_from_fair(
            notes.wins[start] / SHARE / notes.games, seats
        )
        for seats, notes in studies.items()
        for start in range(seats)
    }


def of_trials(notes: Notes) -> Figure:
    shares = [Share(card, notes.trials_won[card], notes.trials[card]) for card in TRIALS]
    shares.append(Share("a riddle", notes.riddles_won, notes.riddles))
    shares.sort(key=lambda share: -share.share)
    return Figure("trials", shares, intervals=True)
