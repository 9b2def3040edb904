"""How far each starter is from its fair share, drawn between the most that we allow."""

from __future__ import annotations

from collections.abc import Mapping

import matplotlib as mpl
from matplotlib.figure import Figure as Canvas

from trousseau.lab.plots import BAR, INK, STYLE, svg_of

MOST_POINTS = 3
"""No seat may be further from its fair share."""


def from_fair(points: Mapping[str, float]) -> str:
    """A bar for each starter, by its name: the points of a hundred between its wins and fair."""
    limit = max(MOST_POINTS, *[abs(point) for point in points.values()]) + 1
    with mpl.rc_context(STYLE):
        canvas = Canvas(figsize=(7.2, 0.6 + 0.28 * len(points)), layout="constrained")
        axes = canvas.subplots()
        axes.barh(range(len(points)), list(points.values()), height=0.62, color=BAR)
        for line in (-MOST_POINTS, 0, MOST_POINTS):
            axes.axvline(line, color=INK, linewidth=1, linestyle="-" if line == 0 else ":")
        axes.set_yticks(range(len(points)), list(points))
        axes.invert_yaxis()
        axes.set_xlim(-limit, limit)
        return svg_of(canvas, axes, "from fair")


def points_from_fair(share: float, seats: int) -> float:
    return 100 * (share - 1 / seats)
