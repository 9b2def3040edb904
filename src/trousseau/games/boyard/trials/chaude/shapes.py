"""The shapes of la main chaude."""

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


class Feint(Written, frozen=True):
    """Twitch as if to slap: once in a duel."""


class Slap(Written, frozen=True):
    pass


class Pull(Reaction, frozen=True):
    """Pull the hands away."""


class Feinted(Fact, frozen=True):
    opponent: int
    drawn: bool
    """By the table."""


class Slapped(Fact, frozen=True):
    """The slap is on its way: this is the signal."""

    opponent: int
    drawn: bool


class Flinched(Fact, frozen=True):
    """Hands pulled away from nothing; this once it is forgiven."""

    seat: int


class Pulled(Fact, frozen=True):
    """How it ended: `in_time` is a dodge, anything else a slap on the hands."""

    opponent: int
    how: How
    time: Measured
    window: int


ChaudeMove = Ready | Echo | Feint | Slap | Pull
ChaudeFact = SignalFact | Feinted | Slapped | Flinched | Pulled


class ChaudeView(WindowView, frozen=True, kw_only=True, tag_field="trial", tag="chaude"):
    moves: tuple[ChaudeMove, ...] = ()
    flinches: int
    """Of the candidate in this duel."""
