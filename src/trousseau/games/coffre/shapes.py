"""The shapes of the game: options, moves as written, facts, and the view."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from trousseau.kernel.structs import Fact, Options, View, Written

Face = Literal["neutral", "treasure", "key", "fake", "trap"]
Phase = Literal["act", "close", "name", "over"]
Seat = Annotated[int, Meta(ge=0, le=7)]
Slot = Annotated[int, Meta(ge=0, le=1)]


class CoffreOptions(Options, frozen=True, kw_only=True):
    spare_neutrals: Annotated[int, Meta(ge=0, le=4)] = 0
    """Neutrals above n - 1; as many cards then leave the game unseen (R1)."""

    lock_forced: bool = False
    """Being forced locks the new card too (R4)."""

    trap: bool = False
    """One Trap replaces a Neutral."""

    round_limit: Annotated[int, Meta(ge=0, le=99)] = 12
    """Rounds after which the chest stays shut; 0 for no limit (R9)."""

    end_delay: Annotated[int, Meta(ge=1, le=60)] = 8
    """Seconds after which the last step of a turn ends by itself (R6)."""


# Moves: the four actions, the last step of a turn, the final phase, and talk.


class Observe(Written, frozen=True):
    slot: Slot


class Exchange(Written, frozen=True):
    slot: Slot


class Force(Written, frozen=True):
    target: Seat
    slot: Slot


class Pass(Written, frozen=True):
    pass


class EndTurn(Written, frozen=True):
    pass


class Designate(Written, frozen=True):
    target: Seat


class Name(Written, frozen=True):
    """In the final phase: that player holds the Fake Key."""

    target: Seat


class ClaimHand(Written, frozen=True):
    """A player holds this card; of oneself it says "I hold this card"."""

    holder: Seat
    face: Face


class ClaimSlot(Written, frozen=True):
    slot: Slot
    face: Face


class Believe(Written, frozen=True):
    target: Seat


class Doubt(Written, frozen=True):
    target: Seat


Action = Observe | Exchange | Force | Pass | EndTurn | Designate | Name
Talk = ClaimHand | ClaimSlot | Believe | Doubt
Move = Action | Talk


# Facts: what everybody sees, and what one seat alone sees.


class Observed(Fact, frozen=True):
    seat: int
    slot: int


class Exchanged(Fact, frozen=True):
    seat: int
    slot: int


class Forced(Fact, frozen=True):
    seat: int
    target: int
    slot: int


class Passed(Fact, frozen=True):
    seat: int


class TurnEnded(Fact, frozen=True):
    seat: int


class Designated(Fact, frozen=True):
    seat: int
    target: int


class FinalPhase(Fact, frozen=True):
    """The designated player turned out to be neither Key nor Fake Key."""

    treasure: int
    cleared: int


class Named(Fact, frozen=True):
    seat: int
    target: int


class Said(Fact, frozen=True):
    seat: int
    claim: Talk


class Saw(Fact, frozen=True):
    """Told to the observer alone."""

    slot: int
    face: Face


class Received(Fact, frozen=True):
    """Told to the one who got a card, by Exchange or by being forced."""

    face: Face


class Revealed(Fact, frozen=True):
    """The end: every card is turned up."""

    hands: tuple[Face, ...]
    centre: tuple[Face, Face]
    out: tuple[Face, ...]


CoffreFact = (
    Observed
    | Exchanged
    | Forced
    | Passed
    | TurnEnded
    | Designated
    | FinalPhase
    | Named
    | Said
    | Saw
    | Received
    | Revealed
)


# The view.


class Card(msgspec.Struct, frozen=True):
    """A card on the table. Its number says where it was dealt, so all can follow it about."""

    number: int
    face: Face | None
    """What the viewer rightly knows it to be."""

    seen_by: tuple[int, ...]


class Claim(msgspec.Struct, frozen=True):
    """The last thing a player said about one card or person, and in which turn of the game."""

    seat: int
    claim: Talk
    """As it would be said now: of the place to which the card has moved since."""

    turn: int
    card: int | None
    """The number of the card that was meant."""


class CoffreView(View, frozen=True, kw_only=True):
    moves: tuple[Action, ...] = ()
    options: CoffreOptions
    phase: Phase
    first: int
    turn: int
    """The seat whose turn it is, or who names next in the final phase."""

    turns: int
    """Turns that have ended; `seats` of them make a round."""

    hands: tuple[Card, ...]
    centre: tuple[Card, Card]
    out: tuple[Face, ...] | None
    """What lay outside the game, once it is over."""

    locks: tuple[int, ...]
    """How many ends of their own turn each seat is still locked for: 0, 1 or 2."""

    treasure: int | None
    """Who designated, and so holds the Treasure."""

    designated: int | None
    named: tuple[int, ...]
    """Whom each named in the final phase, in the order of speaking: left of the Treasure first."""

    claims: tuple[Claim, ...]
