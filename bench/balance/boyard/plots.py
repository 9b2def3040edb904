"""The notes of a study as drawings."""

from __future__ import annotations

from collections import Counter

import matplotlib as mpl
from matplotlib.figure import Figure as Canvas

from bench.balance.boyard.notes import SHARE, Notes
from bench.balance.boyard.tables import STARTS, BySeats
from trousseau.games.boyard.trials.registry import TRIALS
from trousseau.lab.figures import Figure, Share
from trousseau.lab.plots import BAR, INK, STYLE, bars, histogram, svg_of
from trousseau.words import Words

MOST_POINTS = 3
"""No seat may be further from its fair share."""

MINUTE = 60


def plots(words: Words, equal: BySeats, people: Notes) -> dict[str, str]:
    """All of them, by title."""
    together = sum(equal.values(), Notes())
    minutes: Counter[int] = Counter()
    for seconds, games in people.seconds.items():
        minutes[seconds // MINUTE] += games
    return {
        "Wins by who began, in points from the fair share (experts)": from_fair(equal),
        "Trials won by the candidate (experts, all seats)": bars(of_trials(together), words),
        "Notes an opening (experts, all seats)": histogram("notes", together.openings),
        "Minutes a game (four at people's pace, 45 seconds of sand)": histogram("minutes", minutes),
    }


def from_fair(studies: BySeats) -> str:
    """How far each starter is from its fair share, between the most that we allow."""
    labels, points = [], []
    for seats, notes in studies.items():
        for start in range(seats):
            labels.append(f"{STARTS[start]} of {seats}")
            points.append(100 * (notes.wins[start] / SHARE / notes.games - 1 / seats))
    limit = max(MOST_POINTS, *[abs(point) for point in points]) + 1
    with mpl.rc_context(STYLE):
        canvas = Canvas(figsize=(7.2, 0.6 + 0.28 * len(labels)), layout="constrained")
        axes = canvas.subplots()
        axes.barh(range(len(labels)), points, height=0.62, color=BAR)
        for line in (-MOST_POINTS, 0, MOST_POINTS):
            axes.axvline(line, color=INK, linewidth=1, linestyle="-" if line == 0 else ":")
        axes.set_yticks(range(len(labels)), labels)
        axes.invert_yaxis()
        axes.set_xlim(-limit, limit)
        return svg_of(canvas, axes, "from fair")


def of_trials(notes: Notes) -> Figure:
    shares = [Share(card, notes.trials_won[card], notes.trials[card]) for card in TRIALS]
    shares.append(Share("a riddle", notes.riddles_won, notes.riddles))
    shares.sort(key=lambda share: -share.share)
    return Figure("trials", shares, intervals=True)
