"""What trials of a signal share of what goes in and out: who gives it, who answers how soon."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from trousseau.games.boyard.constants import MOST_CLAIM
from trousseau.games.boyard.trials.shapes import RemarkablyEven, SeriesFact, SeriesView
from trousseau.kernel.structs import Fact, Written

Claim = Annotated[int, Meta(ge=0, le=MOST_CLAIM)]


class Reaction(Written, frozen=True):
    """An answer to the signal, timed where it was seen."""

    after: Claim | None = None
    """Milliseconds from the frame that showed the signal; None if none had been shown."""


class Measured(msgspec.Struct, frozen=True):
    """How somebody's reaction was judged, for all to see."""

    seat: int
    after: int | None = None
    """The milliseconds that count; None if there was no reaction, or one to nothing."""

    claimed: int | None = None
    """What the page said; None where the table drew the reaction, too."""

    added: int = 0
    """Because the claim arrived later than the seat's line explains."""

    false: bool = False
    """Too early to be a reaction to the signal."""

    drawn: bool = False


class OnGuard(Fact, frozen=True):
    """From now on the signal may come."""

    signaller: int


class TableAct(msgspec.Struct, frozen=True):
    """What the table does next for who gives the signal, if nobody does anything before."""

    at: int
    decoy: bool


SignalFact = SeriesFact | OnGuard | RemarkablyEven


class SignalDuel(msgspec.Struct, frozen=True):
    """How far a duel about a signal is."""

    own_hands: tuple[int, ...]
    """Who acts by their own hands in it; whoever is back since acts in the next one."""

    signaller: int | None
    """Who gives the signal."""

    decoy: int | None
    """When a false one was given."""

    signal: int | None
    """When it left."""


class SignalView(SeriesView, frozen=True, kw_only=True, tag_field="trial"):
    """Phases: `place`, `wait`, `answer`, `figures`."""

    duel: SignalDuel
    table_act: TableAct | None = None
    """Laid open only."""


How = Literal["in_time", "late", "early", "missing"]


class Outcome(msgspec.Struct, frozen=True):
    """How the candidate's answer went in one duel."""

    opponent: int
    how: How
    time: Measured
    window: int
    """Within how many milliseconds it had to come."""


class WindowView(SignalView, frozen=True, kw_only=True, tag_field="trial"):
    """Of a trial in which the candidate alone answers."""

    window: int
    """Within how many milliseconds an answer has to come."""

    outcomes: tuple[Outcome, ...]
    """Of all duels, first to last; the last one is on show in the phase `figures`."""
