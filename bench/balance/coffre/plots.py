"""The notes of a study as drawings."""

from __future__ import annotations

from typing import Final

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure as Canvas
from matplotlib.ticker import PercentFormatter

from bench.balance.coffre.notes import Notes
from bench.balance.coffre.tables import (
    CARDS,
    OUTCOMES,
    Studies,
    card_share,
    mean_win,
    outcome_of,
    start_shares,
)
from trousseau.lab.plots import BAR, INK, STYLE, svg_of

SHADES: Final = {
    "opened": 1.0,
    "fooled": 0.72,
    "trapped": 0.55,
    "unmasked": 0.4,
    "undetected": 0.22,
    "shut": 0.1,
}
MARKERS: Final = {"treasure": "o", "key": "s", "fake": "^", "trap": "X", "neutral": "D"}


def ends(studies: Studies, title: str) -> str:
    """For each study a bar, cut by how its games ended."""
    with mpl.rc_context(STYLE):
        canvas = Canvas(figsize=(7.2, 1.3 + 0.34 * len(studies)), layout="constrained")
        axes = canvas.subplots()
        left = [0.0] * len(studies)
        for why in OUTCOMES:
            shares = [outcome_of(notes, why).share for notes in studies.values()]
            if any(shares):
                axes.barh(
                    range(len(studies)), shares, 0.7, left, color=BAR, alpha=SHADES[why], label=why
                )
                left = [start + share for start, share in zip(left, shares, strict=True)]
        axes.set_yticks(range(len(studies)), list(studies))
        axes.invert_yaxis()
        axes.set_xlim(0, 1)
        axes.xaxis.set_major_formatter(PercentFormatter(1))
        return _keyed(canvas, axes, title)


def wins_by_card(studies: Studies, title: str) -> str:
    """For each card a line over the numbers of seats, with its intervals."""
    with mpl.rc_context(STYLE):
        canvas = Canvas(figsize=(7.2, 3.4), layout="constrained")
        axes = canvas.subplots()
        for shift, card in enumerate(CARDS):
            shares = [card_share(n, card, n.held, n.held_won) for n in studies.values()]
            if not any(share.trials for share in shares):
                continue
            places = [place + 0.05 * (shift - 2) for place in range(len(studies))]
            axes.plot(
                places,
                [share.share for share in shares],
                color=BAR,
                linewidth=1,
                marker=MARKERS[card],
                label=card,
            )
            for place, share in zip(places, shares, strict=True):
                axes.plot((place, place), share.interval, color=INK, linewidth=1.2)
        axes.set_xticks(range(len(studies)), list(studies))
        axes.set_ylim(bottom=0)
        axes.yaxis.set_major_formatter(PercentFormatter(1))
        return _keyed(canvas, axes, title)


def wins_by_start(studies: Studies, title: str) -> str:
    """How far each is from what a seat wins on average, with its interval, one row a table."""
    with mpl.rc_context(STYLE):
        canvas = Canvas(figsize=(7.2, 1.0 + 0.62 * len(studies)), layout="constrained")
        axes = canvas.subplots()
        for row, notes in enumerate(studies.values()):
            _starts(axes, row, notes)
        axes.axvline(0, color=INK, linewidth=1)
        axes.set_yticks(range(len(studies)), list(studies))
        axes.invert_yaxis()
        axes.xaxis.set_major_formatter(lambda points, _: f"{points:+.0f}")
        return svg_of(canvas, axes, title)


def _starts(axes: Axes, row: int, notes: Notes) -> None:
    """The first on top."""
    shares, mean = start_shares(notes), mean_win(notes)
    for place, share in enumerate(shares):
        height = row + 0.8 * ((place + 0.5) / len(shares) - 0.5)
        axes.barh(height, 100 * (share.share - mean), 0.6 / len(shares), color=BAR)
        ends = [100 * (end - mean) for end in share.interval]
        axes.plot(ends, (height, height), color=INK, linewidth=0.8)


def _keyed(canvas: Canvas, axes: Axes, title: str) -> str:
    canvas.legend(loc="outside upper center", ncols=6, frameon=False, handlelength=1.2)
    return svg_of(canvas, axes, title)
