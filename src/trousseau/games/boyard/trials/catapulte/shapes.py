"""The shapes of la catapulte."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from trousseau.games.boyard.constants import CUP_PLACES, CUP_SPEED, SPOTS
from trousseau.games.boyard.trials.shapes import (
    TRACE,
    Echo,
    Ready,
    SeriesFact,
    SeriesView,
    TraceStep,
)
from trousseau.kernel.structs import Fact, Written

Arc = Literal["low", "high"]
"""Quick and flat, or slow and steep."""


CatapultePlays = Literal["cup", "still", "table"]
"""How the candidate does: with a cup in motion, by places, or the table does."""


class Launch(Written, frozen=True):
    """The opponent throws the die at a spot from 0, the left, to 1,000."""

    spot: Annotated[int, Meta(ge=0, le=SPOTS)]
    arc: Arc


class Slide(Written, frozen=True):
    """How far the candidate moved the cup in some steps of the flight."""

    step: TraceStep
    slides: Annotated[tuple[Annotated[int, Meta(ge=-CUP_SPEED, le=CUP_SPEED)], ...], TRACE]


class PlaceCup(Written, frozen=True):
    """A still candidate puts the cup on one of eleven places; the last one counts."""

    place: Annotated[int, Meta(ge=0, lt=CUP_PLACES)]


class DieLaunched(Fact, frozen=True):
    """The die flies; steps count from now."""

    opponent: int
    spot: int
    arc: Arc
    steps: int
    """How many the flight takes."""


class GustBlew(Fact, frozen=True):
    """The wind carries the die aside."""

    shift: int


class Slid(Fact, frozen=True):
    step: int
    cups: tuple[int, ...]
    """Where the cup was after each step, as it counts."""


class CupPlaced(Fact, frozen=True):
    place: int


class DieLanded(Fact, frozen=True):
    opponent: int
    spot: int
    cup: int
    caught: bool


class RemarkablyExact(Fact, frozen=True):
    """Somebody's cup was always right under the die: worth a look, and no more."""

    seat: int


class Flight(msgspec.Struct, frozen=True):
    spot: int
    arc: Arc
    steps: int
    began: int
    gust: int | None = None
    """Once it has blown."""


class Cup(msgspec.Struct, frozen=True):
    x: int
    slide: int = 0
    """How it moved in the last step."""

    steps: int = 0
    """How many were played."""

    place: int | None = None
    """Where a still candidate has put it."""


class DieLanding(msgspec.Struct, frozen=True):
    """A flight that is over, as all have seen it."""

    opponent: int
    spot: int
    cup: int
    caught: bool


CatapulteMove = Ready | Echo | Launch | Slide | PlaceCup
CatapulteFact = SeriesFact | DieLaunched | GustBlew | Slid | CupPlaced | DieLanded | RemarkablyExact


class CatapulteView(SeriesView, frozen=True, kw_only=True, tag_field="trial", tag="catapulte"):
    moves: tuple[CatapulteMove, ...] = ()
    plays: CatapultePlays

    width: int
    """Of the cup."""

    flight: Flight | None
    cup: Cup
    landings: tuple[DieLanding, ...]
