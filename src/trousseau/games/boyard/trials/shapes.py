"""What all trials share of what goes in and out: who takes part, what is told, what is seen."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from trousseau.games.boyard.constants import GUARDIAN, MOST_SEATS, MOST_STEPS, STEPS_A_MOVE
from trousseau.kernel.structs import Fact, Options, TimedView, Written

Language = Literal["fr", "en"]
By = Literal["nobody", "hand", "still", "away", "easy", "fair", "good"]
"""Who acts for a seat: nobody has said yet; its own hand, or that in the version without motion;
the table, at a level. Who is away is played as the easy level, until they are back."""

Figure = Literal["well", "leaf", "scissors"]
"""Of la bataille."""

Seat = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Opponent = Annotated[int, Meta(ge=0, le=GUARDIAN)]

TraceStep = Annotated[int, Meta(ge=0, lt=MOST_STEPS)]
"""A step of a trace, from 0 on: there are twenty a second."""

TRACE = Meta(min_length=1, max_length=STEPS_A_MOVE)
"""What a hand did in each step from the first on."""


TrialName = Literal[
    "qui",
    "barbichette",
    "anomalie",
    "nez",
    "interdits",
    "chaude",
    "patte",
    "pince",
    "bataille",
    "catapulte",
    "own_0",
    "own_1",
    "own_2",
]
"""The ten cards, and the three blank ones that players may fill in."""


class OwnTrial(msgspec.Struct, frozen=True):
    """A blank card that a player filled in."""

    seat: int
    name: str
    text: str
    sand: bool


class TrialOptions(Options, frozen=True, kw_only=True):
    """A trial by itself, as the laboratory and the suite play it."""

    candidate: Seat = 0
    sand: Annotated[int, Meta(ge=1, le=60)] = 45
    """Seconds until the sand has run out."""

    language: Language = "fr"
    unhurried: bool = False
    """Whether the candidate's windows are half as long again."""

    by_hand: bool = False
    """Whether everybody who is there acts by their own hand."""


class Setting(msgspec.Struct, frozen=True):
    """Who faces whom, for the whole of a trial."""

    seats: int
    candidate: int
    sand: int
    """Milliseconds."""

    language: Language
    unhurried: tuple[int, ...]
    """Seats whose windows are half as long again."""

    by_hand: bool = False
    """Whether nobody may let the table act."""


class Hands(msgspec.Struct, frozen=True):
    """What the table knows of a seat's line and of its claims, all game long; open to everybody."""

    echoes: tuple[int, ...] = ()
    """How long the last ones took, in milliseconds."""

    quick: int = 0
    """Claims so far that were too quick to be more than luck."""

    claims: tuple[int, ...] = ()
    """The last ones that counted."""

    even: bool = False
    """The last ones were remarkably even."""

    figures: tuple[Figure, ...] = ()
    """What the seat has shown in la bataille so far."""

    exact: int = 0
    """Dice in a row that its cup was right under, in la catapulte."""


class Ready(Written, frozen=True):
    """Begin; by hand, or let the table draw everything that this seat does, at a level.

    Where a trial is motion itself, `still` is by hand too, in steps instead of motion.
    """

    by: Literal["hand", "still", "easy", "fair", "good"]


class Echo(Written, frozen=True):
    """Sent by the page as soon as it hears of the trial: so the table knows the line's delay."""


class Readied(Fact, frozen=True):
    seat: int
    by: By


class Echoed(Fact, frozen=True):
    seat: int
    delay: int


class Began(Fact, frozen=True):
    """The brief is over."""


class DuelBegan(Fact, frozen=True):
    opponent: int


class DuelOver(Fact, frozen=True):
    opponent: int
    won: bool
    """By the candidate."""


class Decided(Fact, frozen=True):
    candidate: int
    won: bool


class TrialOver(Fact, frozen=True):
    """Everybody has seen the verdict."""

    won: bool


class RemarkablyEven(Fact, frozen=True):
    """Somebody's last claims were nearly the same: worth a look, and no more."""

    seat: int


TrialFact = Readied | Echoed | Began | Decided | TrialOver
SeriesFact = TrialFact | DuelBegan | DuelOver


class Course(msgspec.Struct, frozen=True):
    """How far a trial is, and who acts for whom: what every trial shows everybody."""

    setting: Setting
    hands: tuple[Hands, ...]
    by: tuple[By, ...]
    echoed: tuple[int, ...]
    """How many echoes each seat has sent in this brief."""

    asked: tuple[int, ...]
    """When each seat was last asked for one."""

    phase: str
    """`brief`, then those of the trial, `verdict`, `over`."""

    since: int
    """When the phase began."""

    until: int | None
    """When it ends at the latest, if that is open."""

    last: int
    """When something last happened."""

    won: bool | None
    """What was decided, once it is."""


class Tally(msgspec.Struct, frozen=True):
    """How a series of duels stands."""

    duels: tuple[bool, ...]
    """Those that are over: whether the candidate won."""

    opponent: int | None
    """Whose duel it is now."""

    needed: int


class TrialView(TimedView, frozen=True, kw_only=True, tag_field="trial"):
    course: Course


class SeriesView(TrialView, frozen=True, kw_only=True, tag_field="trial"):
    tally: Tally
