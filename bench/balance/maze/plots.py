"""The notes of a study as drawings."""

from __future__ import annotations

from collections import Counter

from bench.balance.maze.notes import Notes
from trousseau.lab.figures import Figure, Share
from trousseau.lab.plots import bars, histogram
from trousseau.words import Words

STEP = 20
"""Seconds that one bar stands for."""


def plots(words: Words, scenarios: dict[str, Notes], usual: Notes) -> dict[str, str]:
    """All of them, by title."""
    wins = [Share(name, notes.outcomes["escape"], notes.games) for name, notes in scenarios.items()]
    lengths: Counter[int] = Counter()
    for seconds, games in usual.seconds.items():
        lengths[seconds // STEP * STEP] += games
    return {
        "Games that the heroes win, by scenario": bars(Figure("won", wins, intervals=True), words),
        "Seconds until all are out (scenario 3, four brisk bots)": histogram("seconds", lengths),
        "Hourglasses used in games that were won (the same)": histogram("used", usual.squares),
    }
