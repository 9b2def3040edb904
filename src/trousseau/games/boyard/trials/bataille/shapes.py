"""The shapes of la bataille."""

from __future__ import annotations

import msgspec

from trousseau.games.boyard.trials.shapes import Echo, Figure, Ready, SeriesFact, SeriesView
from trousseau.kernel.structs import Fact, Written


class Show(Written, frozen=True):
    figure: Figure


class Sealed(Fact, frozen=True):
    """Somebody has chosen a figure; which is seen when both have."""

    seat: int


class Shown(Fact, frozen=True):
    opponent: int
    candidate_figure: Figure
    opponent_figure: Figure


class SameFigures(Fact, frozen=True):
    """Both have shown the same: again."""

    opponent: int


class Throw(msgspec.Struct, frozen=True):
    """Both figures of a throw, as all have seen them."""

    opponent: int
    candidate_figure: Figure
    opponent_figure: Figure


BatailleMove = Ready | Echo | Show
BatailleFact = SeriesFact | Sealed | Shown | SameFigures


class BatailleView(SeriesView, frozen=True, kw_only=True, tag_field="trial", tag="bataille"):
    moves: tuple[BatailleMove, ...] = ()
    throws: tuple[Throw, ...]
    chosen: tuple[int, ...]
    """Who has sealed a figure of this throw."""

    own: Figure | None
    """What the viewer has sealed; when all is laid open, see `sealed`."""

    sealed: tuple[Figure | None, ...] = ()
    """Every seat's figure, when all is laid open."""
