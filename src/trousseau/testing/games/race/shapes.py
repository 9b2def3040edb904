"""The shapes of the race: options, the one move, facts and the view."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from trousseau.kernel.structs import Fact, Options, View, Written

Light = Literal["red", "green", "out"]
LIGHTS: tuple[Light, Light, Light] = ("red", "green", "out")


class RaceOptions(Options, frozen=True, kw_only=True):
    earliest: Annotated[int, Meta(ge=1, le=100)] = 10
    """Tenths of a second before the light can turn."""

    spread: Annotated[int, Meta(ge=1, le=1000)] = 40
    """In how many different tenths it can turn from then on, each as likely."""

    patience: Annotated[int, Meta(ge=1, le=100)] = 30
    """Tenths of a second for which it stays green."""


class Tap(Written, frozen=True):
    pass


class TurnedGreen(Fact, frozen=True):
    pass


class FalseStart(Fact, frozen=True):
    seat: int


class Tapped(Fact, frozen=True):
    """The first tap after green."""

    seat: int


class WentOut(Fact, frozen=True):
    """Nobody tapped in time."""


RaceFact = TurnedGreen | FalseStart | Tapped | WentOut


class RaceView(View, frozen=True, kw_only=True, tag_field="game", tag="race"):
    options: RaceOptions
    light: Light
    green: int | None
    """When it turned green, if it did; when it will, if all is laid open."""

    last: int
    """When something last happened. A red light was red at that instant, too."""

    fallen: tuple[int, ...]
    """Who made a false start."""

    moves: tuple[Tap, ...] = ()
