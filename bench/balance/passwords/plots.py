"""The notes of a study as drawings."""

from __future__ import annotations

from collections import Counter

import matplotlib as mpl
from matplotlib.figure import Figure as Canvas

from bench.balance.passwords.notes import SHARE
from bench.balance.passwords.tables import Studies
from trousseau.games.passwords.pieces import STARTS
from trousseau.lab.plots import BAR, INK, STYLE, histogram, svg_of

MOST_POINTS = 3
"""No seat may be further from its fair share."""


def plots(fair: Studies, novices: Studies) -> dict[str, str]:
    """All of them, by title."""
    turns: Counter[int] = Counter()
    gems: Counter[int] = Counter()
    for notes in novices.values():
        turns += notes.turns
        gems += notes.gems
    return {
        "Wins by who began with a handicap, in points from the fair share (good bots)": from_fair(
            fair
        ),
        "Turns a game (novices, 2 to 5 seats)": histogram("turns", turns),
        "Gems a turn (novices)": histogram("gems", gems),
    }


def from_fair(studies: Studies) -> str:
    """How far each starter is from its fair share, between the most that we allow."""
    labels, points = [], []
    for (language, seats), notes in studies.items():
        for start in range(seats):
            labels.append(f"{language}, {STARTS[start]} of {seats}")
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
