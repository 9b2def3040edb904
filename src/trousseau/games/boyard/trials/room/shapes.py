"""The shapes of a trial that is played in the room."""

from __future__ import annotations

import msgspec

from trousseau.games.boyard.trials.shapes import (
    Echo,
    OwnTrial,
    Ready,
    SeriesFact,
    SeriesView,
    TrialName,
)
from trousseau.kernel.structs import Fact, Written


class Claim(Written, frozen=True):
    """The candidate says how it went."""

    won: bool


class Agree(Written, frozen=True):
    pass


class Doubt(Written, frozen=True):
    pass


class CastVote(Written, frozen=True):
    won: bool


RoomMove = Ready | Echo | Claim | Agree | Doubt | CastVote


class SandUp(Fact, frozen=True):
    """Time to say how it went."""


class Claimed(Fact, frozen=True):
    seat: int
    won: bool


class Agreed(Fact, frozen=True):
    seat: int


class ClaimDoubted(Fact, frozen=True):
    seat: int


class SecondGo(Fact, frozen=True):
    """Because of an objection."""


class VoteCalled(Fact, frozen=True):
    pass


class VoteCast(Fact, frozen=True):
    seat: int
    won: bool


class DrawnInTheRoom(Fact, frozen=True):
    """A bot can't play in the room: the dice said how it went."""

    seat: int
    won: bool


RoomFact = (
    SeriesFact
    | SandUp
    | Claimed
    | Agreed
    | ClaimDoubted
    | SecondGo
    | VoteCalled
    | VoteCast
    | DrawnInTheRoom
)


class Ballot(msgspec.Struct, frozen=True):
    seat: int
    won: bool


class RoomView(SeriesView, frozen=True, kw_only=True, tag_field="trial", tag="room"):
    moves: tuple[RoomMove, ...] = ()
    card: TrialName
    own: OwnTrial | None
    rivals: tuple[int, ...]
    """The other people in the room."""

    objected: bool
    """Whether somebody has objected in this trial."""

    again: bool
    """Whether this go is the second one."""

    agreed: tuple[int, ...]
    votes: tuple[Ballot, ...]
