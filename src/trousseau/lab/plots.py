"""Figures as SVG for a page. The only module that needs matplotlib (the extra `plots`).

Ink and bars take the page's own colours, so that a figure suits light and dark screens.
"""

from __future__ import annotations

import re
from collections import Counter
from io import StringIO
from typing import Any, Final

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure as Canvas
from matplotlib.ticker import FuncFormatter, MaxNLocator

from trousseau.lab.figures import Figure
from trousseau.words import Words

MOST_COLUMNS = 60
INK = "#010101"
BAR = "#020202"
PAGE_COLOURS = {INK: "currentColor", BAR: "var(--bar)"}

STYLE: Final[Any] = {
    "svg.fonttype": "none",  # text stays text: selectable, in the page's font
    "text.color": INK,
    "axes.edgecolor": INK,
    "axes.labelcolor": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "font.size": 11,
}


def bars(figure: Figure, words: Words) -> str:
    """A bar for each share, the first on top, with its interval if it has one."""
    with mpl.rc_context(STYLE):
        canvas = Canvas(figsize=(7.2, 0.7 + 0.42 * len(figure.shares)), layout="constrained")
        axes = canvas.subplots()
        places = range(len(figure.shares))
        axes.barh(places, [share.share for share in figure.shares], height=0.62, color=BAR)
        if figure.intervals:
            for place, share in enumerate(figure.shares):
                axes.plot(share.interval, (place, place), color=INK, linewidth=1.4)
        axes.set_yticks(places, [share.label for share in figure.shares])
        axes.invert_yaxis()
        axes.set_xlim(left=0)
        axes.xaxis.set_major_formatter(FuncFormatter(lambda x, _: words.percent(x, 0)))
        axes.xaxis.set_major_locator(MaxNLocator(6, steps=[1, 2, 5, 10]))
        return svg_of(canvas, axes, figure.title)


def histogram(title: str, counts: Counter[int]) -> str:
    """How many games had each length; long ranges are put together in steps."""
    step = -(-(max(counts) - min(counts) + 1) // MOST_COLUMNS)
    heights: Counter[int] = Counter()
    for length, games in counts.items():
        heights[length // step * step] += games
    with mpl.rc_context(STYLE):
        canvas = Canvas(figsize=(7.2, 2.6), layout="constrained")
        axes = canvas.subplots()
        places = sorted(heights)
        tops = [heights[place] for place in places]
        axes.bar(places, tops, width=step * 0.9, align="edge", color=BAR)
        for ticks in (axes.xaxis, axes.yaxis):
            ticks.set_major_locator(MaxNLocator(6, integer=True))
        return svg_of(canvas, axes, title)


def svg_of(canvas: Canvas, axes: Axes, title: str) -> str:
    """The drawing alone: no file heading, no metadata, no names that another might have too."""
    axes.tick_params(length=0)
    text = StringIO()
    with mpl.rc_context({"svg.hashsalt": title}):
        canvas.savefig(text, format="svg", transparent=True)
    svg = text.getvalue()
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg[svg.index("<svg") :], flags=re.DOTALL)
    svg = re.sub(r' id="[\w.]+_\d+"', "", svg)
    for colour, page_colour in PAGE_COLOURS.items():
        svg = svg.replace(colour, page_colour)
    return svg
