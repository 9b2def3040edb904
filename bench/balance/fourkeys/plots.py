"""The notes of a study as drawings."""

from __future__ import annotations

import matplotlib as mpl
from matplotlib.figure import Figure as Canvas

from bench.balance.fourkeys.notes import SHARE, Notes
from bench.balance.fourkeys.tables import alike_cards, rooms
from trousseau.games.fourkeys.state import STARTS
from trousseau.lab.figures import Figure, Share
from trousseau.lab.plots import BAR, INK, STYLE, bars, histogram, svg_of
from trousseau.words import Words

MOST_POINTS = 3
"""No seat may be further from its fair share."""


def plots(
    words: Words, equal: dict[int, Notes], mixed: dict[int, Notes], experts: Notes
) -> dict[str, str]:
    """All of them, by title."""
    together = sum(mixed.values(), Notes())
    return {
        "Wins by who began, in points from the fair share (equal good bots)": from_fair(equal),
        "Gold at the end (mixed levels)": histogram("gold", together.totals),
        "Coins left (mixed levels)": histogram("coins", together.coins),
        "Of all gold, by kind of room (mixed levels)": bars(of_rooms(together), words),
        "Picked when offered, by experts": bars(of_cards(experts), words),
    }


def from_fair(studies: dict[int, Notes]) -> str:
    """How far each starter is from its fair share, between the most that we allow."""
    labels, points = [], []
    for seats, notes in studies.items():
        for start in range(seats):
            labels.append(f"{STARTS[start]} of {seats}")
            points.append(100 * (notes.wins[start] / SHARE / notes.games - 1 / seats))
    with mpl.rc_context(STYLE):
        canvas = Canvas(figsize=(7.2, 3.6), layout="constrained")
        axes = canvas.subplots()
        axes.barh(range(len(labels)), points, height=0.62, color=BAR)
        for limit in (-MOST_POINTS, 0, MOST_POINTS):
            axes.axvline(limit, color=INK, linewidth=1, linestyle="-" if limit == 0 else ":")
        axes.set_yticks(range(len(labels)), labels)
        axes.invert_yaxis()
        axes.set_xlim(-MOST_POINTS - 1, MOST_POINTS + 1)
        return svg_of(canvas, axes, "from fair")


def of_rooms(notes: Notes) -> Figure:
    all_gold = notes.brought.total()
    shares = [
        Share(kind, sum(notes.brought[card] for card in cards), all_gold)
        for kind, cards in rooms().items()
    ]
    shares.sort(key=lambda share: -share.share)
    return Figure("rooms", shares, intervals=False)


def of_cards(notes: Notes) -> Figure:
    shares = [
        Share(
            name,
            sum(notes.taken[card] for card in cards),
            sum(notes.offered[card] for card in cards),
        )
        for name, cards in alike_cards(notes).items()
    ]
    shares.sort(key=lambda share: -share.share)
    return Figure("cards", shares)
