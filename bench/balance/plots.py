"""The notes of a study as figures: SVG files beside the page."""

from __future__ import annotations

from pathlib import Path

import matplotlib as mpl
from matplotlib.figure import Figure as Canvas

from bench.balance.notes import SHARE, Notes
from bench.balance.tables import alike_cards, rooms
from trousseau.games.fourkeys.game import STARTS
from trousseau.lab.figures import Figure, Share
from trousseau.lab.plots import BAR, INK, STYLE, bars, histogram, svg_of
from trousseau.words import Words

MOST_POINTS = 3
"""No seat may be further from its fair share."""

COLOURS = """<style>
svg { color: #57534e; --bar: #b7791f; }
@media (prefers-color-scheme: dark) { svg { color: #d6d3d1; --bar: #e0a63c; } }
</style>"""
"""What a page would give: a file by itself brings its own."""


def write_plots(
    folder: Path, words: Words, equal: dict[int, Notes], mixed: dict[int, Notes], experts: Notes
) -> list[str]:
    """Write them all; the lines that show them."""
    together = sum(mixed.values(), Notes())
    drawn = {
        "Wins by who began, in points from the fair share (equal good bots)": from_fair(equal),
        "Gold at the end (mixed levels)": histogram("gold", together.totals),
        "Coins left (mixed levels)": histogram("coins", together.coins),
        "Of all gold, by kind of room (mixed levels)": bars(of_rooms(together), words),
        "Picked when offered, by experts": bars(of_cards(experts), words),
    }
    lines = []
    for number, (title, svg) in enumerate(drawn.items(), 1):
        file = folder / f"fourkeys-{number}.svg"
        head, mark, rest = svg.partition(">")
        file.write_text(f"{head}{mark}{COLOURS}{rest}")
        lines += [f"![{title}]({file.name})", f"*{title}*", ""]
    return lines


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
