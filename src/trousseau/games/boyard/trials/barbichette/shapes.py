"""The shapes of la barbichette."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from trousseau.games.boyard.trials.shapes import (
    TRACE,
    Echo,
    Ready,
    TraceStep,
    TrialFact,
    TrialView,
)
from trousseau.kernel.structs import Fact, Written

GrimaceKind = Literal["short", "long", "back"]
"""Short and hard, long and soft, there and back."""

Calming = Literal["breathe", "look_away", "bite_lip"]
"""What calms a still grimace."""

ToASide = Literal[-1, 1]
"""To the left or to the right."""

Plays = Literal["beam", "still", "table"]
"""How a side plays: by keeping a beam level, by answers to still grimaces, or the table does."""


class Lean(Written, frozen=True):
    """What a hand did in some steps: lean to the left, not at all, to the right."""

    step: TraceStep
    leans: Annotated[tuple[Annotated[int, Meta(ge=-1, le=1)], ...], TRACE]


class Grimace(Written, frozen=True):
    """At the one who is faced; for most hands it comes as a shove, to a side that is drawn."""

    kind: GrimaceKind


class Calm(Written, frozen=True):
    """An answer to a still grimace, named by its number in this duel."""

    grimace: Annotated[int, Meta(ge=0, lt=100)]
    answer: Calming


class CameForward(Fact, frozen=True):
    """The candidate faces an opponent; steps count from now."""

    opponent: int


class Leaned(Fact, frozen=True):
    seat: int
    step: int
    leans: tuple[int, ...]
    """As they count: what came too late is a hand that does nothing."""


class Grimaced(Fact, frozen=True):
    seat: int
    whom: int
    number: int
    kind: GrimaceKind
    side: ToASide
    """Where it shoves."""

    step: int
    """From when on, in steps of the one whom it meets; until then it is not shown."""

    answer: Calming
    """What calms it, where it is still."""


class Calmed(Fact, frozen=True):
    """A still grimace was answered, or not in time."""

    seat: int
    number: int
    well: bool
    misses: int


class HandWentIdle(Fact, frozen=True):
    """No trace came from an opponent: the table plays them until the end of this duel."""

    seat: int


class Laughed(Fact, frozen=True):
    seat: int
    step: int


class SandIsOut(Fact, frozen=True):
    """The last traces are waited for."""


class RemarkablyQuick(Fact, frozen=True):
    """Somebody has leant against grimaces sooner than hands can: worth a look, and no more."""

    seat: int


class Facing(msgspec.Struct, frozen=True):
    """One of the two who face each other."""

    seat: int
    plays: Plays
    noise: int
    """Where in the waves its beam's own trembling begins."""

    x: int = 0
    """Where its marker is, in thousandths; 0 is the middle."""

    v: int = 0
    steps: int = 0
    """How many of its beam were played."""

    laughed: int | None = None
    """After how many steps."""

    misses: int = 0
    """Still grimaces not calmed, in the whole trial."""

    threw: int = 0
    """When it last threw a grimace, or came forward."""

    lately: tuple[int, ...] = ()
    """Its last leans."""

    quick: int = 0
    """Grimaces in a row that it leant against sooner than hands can."""


class GrimaceThrown(msgspec.Struct, frozen=True):
    """A grimace of this duel; its number is its place among them."""

    seat: int
    whom: int
    kind: GrimaceKind
    side: ToASide
    step: int
    at: int
    answer: Calming
    open: bool
    """Whether an answer is waited for."""


BarbichetteMove = Ready | Echo | Lean | Grimace | Calm
BarbichetteFact = (
    TrialFact
    | CameForward
    | Leaned
    | Grimaced
    | Calmed
    | HandWentIdle
    | Laughed
    | SandIsOut
    | RemarkablyQuick
)


class BarbichetteView(TrialView, frozen=True, kw_only=True, tag_field="trial", tag="barbichette"):
    moves: tuple[BarbichetteMove, ...] = ()
    turned: int | None
    """When the sand was turned."""

    laughed: int
    """How many opponents have."""

    began: int
    """When the duel did, from which steps count."""

    sides: tuple[Facing, ...]
    """The candidate and the opponent, while they face each other."""

    grimaces: tuple[GrimaceThrown, ...]
    """Of this duel."""
