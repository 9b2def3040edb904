"""The shapes of nez à nez."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from trousseau.games.boyard.constants import ANSWERS_TO_FOLLOW, ROOM
from trousseau.games.boyard.trials.shapes import (
    TRACE,
    Echo,
    Opponent,
    Ready,
    TraceStep,
    TrialFact,
    TrialView,
)
from trousseau.kernel.structs import Fact, Written

Way = Literal["up", "down", "left", "right"]
NezStage = Literal["meet", "follow", "take"]
"""Touch the box gently; stay with it while it slides over; take it."""

FallWhy = Literal["hit", "lost", "moving", "missed"]
"""Met too fast; the noses came apart; taken while it moved; or a drawn or still hand failed."""

NezPlays = Literal["nose", "still", "table"]
"""How the candidate does: with a nose in motion, in squares, or the table does."""

Point = tuple[int, int]
Pointed = tuple[
    Annotated[int, Meta(ge=0, le=ROOM[0])],
    Annotated[int, Meta(ge=0, le=ROOM[1])],
]


class NameHolder(Written, frozen=True):
    """Whose nose shall hold the box: an opponent's vote."""

    holder: Opponent


class Reach(Written, frozen=True):
    """Where the candidate's pointer was in some steps."""

    step: TraceStep
    points: Annotated[tuple[Pointed, ...], TRACE]
    take: TraceStep | None = None
    """The step in which the candidate tapped to take the box, if in one of these."""


class Nudge(Written, frozen=True):
    """The holder's nose twitches, then the box moves."""

    way: Way


class MoveNose(Written, frozen=True):
    """A still candidate steps to the next square."""

    way: Way


class FollowBox(Written, frozen=True):
    """A still candidate answers the direction that was called."""

    number: Annotated[int, Meta(ge=0, lt=ANSWERS_TO_FOLLOW)]
    way: Way


class HolderVoted(Fact, frozen=True):
    seat: int
    holder: int


class HolderNamed(Fact, frozen=True):
    """The sand is turned; steps count from now."""

    holder: int


class Swayed(Fact, frozen=True):
    """Where the box will be in the next steps, but for nudges."""

    step: int
    boxes: tuple[Point, ...]


class Reached(Fact, frozen=True):
    """Where the candidate's nose was, as it counts."""

    step: int
    noses: tuple[Point, ...]


class Nudged(Fact, frozen=True):
    seat: int
    way: Way
    step: int
    """From when on the box moves; the nose twitches for eight steps before."""


class BoxTouched(Fact, frozen=True):
    """Gently: now follow it; or too fast, and it bounced off."""

    step: int
    gently: bool


class BoxSlidOver(Fact, frozen=True):
    """Now it may be taken."""

    step: int


class BoxTaken(Fact, frozen=True):
    step: int


class BoxFell(Fact, frozen=True):
    step: int
    why: FallWhy


class NezSandOut(Fact, frozen=True):
    """The box is still on the holder's nose, unless a trace on its way says something else."""


class BoxMoved(Fact, frozen=True):
    """Onto another square, for a still candidate."""

    square: Point


class NoseMoved(Fact, frozen=True):
    square: Point


class WayCalled(Fact, frozen=True):
    number: int
    way: Way


class BoxFollowed(Fact, frozen=True):
    number: int
    well: bool


class HolderVote(msgspec.Struct, frozen=True):
    seat: int
    holder: int


class NudgeOn(msgspec.Struct, frozen=True):
    """A nudge that is on its way or at work."""

    way: Way
    step: int


class Noses(msgspec.Struct, frozen=True):
    """How a candidate with a nose in motion stands after so many steps."""

    nose: Point
    """In thousandths of a unit, as the box."""

    pointer: Point
    box: Point
    steps: int = 0
    stage: NezStage = "meet"
    followed: int = 0
    """Steps near enough to the box, of those that it needs to slide over."""

    away: bool = True
    """Whether the noses were apart: a box that bounced off must be left before it is met again."""


class Squares(msgspec.Struct, frozen=True):
    """How a candidate stands who plays in steps."""

    nose: Point
    box: Point
    moved: int
    """When the box came to its square."""

    stepped: int = 0
    """When the nose did."""

    called: tuple[Way, ...] = ()
    """The directions so far; the last one waits for an answer."""

    asked: int = 0
    """When that was called."""


NezMove = Ready | Echo | NameHolder | Reach | Nudge | MoveNose | FollowBox
NezFact = (
    TrialFact
    | HolderVoted
    | HolderNamed
    | Swayed
    | Reached
    | Nudged
    | BoxTouched
    | BoxSlidOver
    | BoxTaken
    | BoxFell
    | NezSandOut
    | BoxMoved
    | NoseMoved
    | WayCalled
    | BoxFollowed
)


class NezView(TrialView, frozen=True, kw_only=True, tag_field="trial", tag="nez"):
    moves: tuple[NezMove, ...] = ()
    votes: tuple[HolderVote, ...]
    holder: int | None
    plays: NezPlays
    stage: NezStage
    began: int
    """When the sand was turned, from which steps count."""

    beats: int
    """How many half seconds of the sway were told..."""

    stage_beats: int
    """... and how many the table has been at this stage."""

    phases: tuple[int, ...]
    """Where the holder's four waves are after those."""

    sway: tuple[Point, ...]
    """Where the box will be, but for nudges: as far as it is known from the next step on."""

    nudges: tuple[NudgeOn, ...]
    nudged: int
    """When the holder last nudged."""

    noses: Noses | None
    squares: Squares | None
