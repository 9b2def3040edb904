"""The shapes of la pince."""

from __future__ import annotations

from trousseau.games.boyard.trials.shapes import Echo, Ready
from trousseau.games.boyard.trials.signal_shapes import (
    How,
    Measured,
    Reaction,
    SignalFact,
    WindowView,
)
from trousseau.kernel.structs import Fact, Written


class Release(Written, frozen=True):
    """Let the card go."""


class Pinch(Reaction, frozen=True):
    """Close the fingers."""


class Released(Fact, frozen=True):
    """The card falls: this is the signal."""

    opponent: int
    drawn: bool
    """By the table."""


class Pinched(Fact, frozen=True):
    """How it ended: `in_time` is a catch; `time.after` of `window` is where the card was."""

    opponent: int
    how: How
    time: Measured
    window: int


PinceMove = Ready | Echo | Release | Pinch
PinceFact = SignalFact | Released | Pinched


class PinceView(WindowView, frozen=True, kw_only=True, tag_field="trial", tag="pince"):
    moves: tuple[PinceMove, ...] = ()
