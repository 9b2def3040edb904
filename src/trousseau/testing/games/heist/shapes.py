"""The shapes of the heist: options, moves, facts and the view."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from trousseau.kernel.structs import Fact, Options, TimedView, Written

Tenths = Annotated[int, Meta(ge=1, le=1000)]


class HeistOptions(Options, frozen=True, kw_only=True):
    sand: Tenths = 450
    """Tenths of a second until it has run out."""

    earliest: Tenths = 50
    """Tenths of a second from one round of the watchman to the next, at least."""

    spread: Tenths = 100
    """In how many different tenths he can come from then on, each as likely."""

    accomplice: bool | None = None
    """Whether one of the thieves helps the watchman; by itself, from three on."""


class Carry(Written, frozen=True):
    """Carry the lantern to a room next door: it says to which, so a late hand does no harm."""

    room: int


class Grab(Written, frozen=True):
    """Take the loot of the room that the lantern is in."""

    room: int


class Hush(Written, frozen=True):
    seat: int


AnyMove = Carry | Grab | Hush


class Carried(Fact, frozen=True):
    seat: int
    room: int


class Grabbed(Fact, frozen=True):
    seat: int
    room: int


class Hushed(Fact, frozen=True):
    seat: int
    whom: int


class WatchmanPassed(Fact, frozen=True):
    seen: bool
    """Whether there was light in a window."""


class SandRanOut(Fact, frozen=True):
    accomplice: int | None


class GotAway(Fact, frozen=True):
    accomplice: int | None


HeistFact = Carried | Grabbed | Hushed | WatchmanPassed | SandRanOut | GotAway


class HeistView(TimedView, frozen=True, kw_only=True, tag_field="game", tag="heist"):
    options: HeistOptions
    room: int
    """Where the lantern is."""

    loot: tuple[int, ...]
    """The rooms that still have some."""

    hushed: tuple[int, ...]
    """Until when each seat can't act."""

    hushes: tuple[int, ...]
    """From when on each seat may hush somebody."""

    ends: int
    """When the sand will have run out."""

    passed: int
    """When the watchman last came; 0 before he has."""

    last: int
    """When something last happened."""

    accomplice: int | None
    """The watchman's friend, if the viewer knows; -1 if there is none."""

    watch: int | None
    """When he comes next, likewise."""

    moves: tuple[AnyMove, ...] = ()
