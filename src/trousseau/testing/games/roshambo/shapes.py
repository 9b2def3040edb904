"""The shapes of roshambo: options, moves, facts and the view."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from trousseau.kernel.structs import Fact, Options, View, Written

Hand = Literal["rock", "paper", "scissors"]
HANDS: tuple[Hand, Hand, Hand] = ("rock", "paper", "scissors")


class RoshamboOptions(Options, frozen=True, kw_only=True):
    rounds: Annotated[int, Meta(ge=1, le=9)] = 3


class Choose(Written, frozen=True):
    hand: Hand


class Announce(Written, frozen=True):
    """Talk: "I will show this"."""

    hand: Hand


class Chose(Fact, frozen=True):
    """Somebody has chosen; all see that."""

    seat: int


class Kept(Fact, frozen=True):
    """What it was; told to that seat alone."""

    hand: Hand


class Announced(Fact, frozen=True):
    seat: int
    hand: Hand


class Shown(Fact, frozen=True):
    """The end of a round: every hand, and the points it brought."""

    hands: tuple[Hand, ...]
    points: tuple[int, ...]


RoshamboMove = Choose | Announce
RoshamboFact = Chose | Kept | Announced | Shown


class RoshamboView(View, frozen=True, kw_only=True, tag_field="game", tag="roshambo"):
    rounds: int
    shown: tuple[tuple[Hand, ...], ...]
    """The hands of each round so far."""

    points: tuple[int, ...]
    hand: Hand | None
    """What this seat has chosen in this round."""

    chosen: tuple[Hand | None, ...] = ()
    """What everybody has, if all is laid open."""

    announced: tuple[Hand | None, ...]
    moves: tuple[Choose, ...] = ()
