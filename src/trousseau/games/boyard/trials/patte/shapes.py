"""The shapes of la patte du tigre."""

from __future__ import annotations

import msgspec

from trousseau.games.boyard.trials.shapes import Echo, Ready
from trousseau.games.boyard.trials.signal_shapes import (
    Measured,
    Reaction,
    SignalFact,
    SignalView,
)
from trousseau.kernel.structs import Fact, Written


class Tease(Written, frozen=True):
    """Call another word: once before a call."""


class Call(Written, frozen=True):
    pass


class Pounce(Reaction, frozen=True):
    """Put the paw on the die."""


class Teased(Fact, frozen=True):
    caller: int
    drawn: bool
    """By the table."""


class Called(Fact, frozen=True):
    """Top! This is the signal."""

    caller: int
    drawn: bool


class JumpedTheGun(Fact, frozen=True):
    """A paw moved before the call, or at another word."""

    seat: int


class Pounced(Fact, frozen=True):
    """A paw moved; how soon is seen when both claims are in."""

    seat: int


class Raced(Fact, frozen=True):
    """Both times of a race."""

    opponent: int
    candidate_time: Measured
    opponent_time: Measured
    winner: int | None
    """None: it is run again."""


class OnceMore(Fact, frozen=True):
    opponent: int


class Race(msgspec.Struct, frozen=True):
    """One race, as all have seen it."""

    opponent: int
    candidate_time: Measured
    opponent_time: Measured
    winner: int | None


class Paw(msgspec.Struct, frozen=True):
    """Somebody has moved in this race, and when that was heard of."""

    seat: int
    at: int


PatteMove = Ready | Echo | Tease | Call | Pounce
PatteFact = SignalFact | Teased | Called | JumpedTheGun | Pounced | Raced | OnceMore


class PatteView(SignalView, frozen=True, kw_only=True, tag_field="trial", tag="patte"):
    moves: tuple[PatteMove, ...] = ()
    races: tuple[Race, ...]
    again: int
    """How often this duel was without a winner."""

    paws: tuple[Paw, ...]
    own: int | None
    """What the viewer has claimed in this race."""

    claims: tuple[int | None, ...] = ()
    """What was claimed, for each of `paws`: laid open only."""
