"""The shapes of l'anomalie."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from trousseau.games.boyard.constants import COLOURS, GUARDIAN, KINDS, POSES, SCENES
from trousseau.games.boyard.trials.shapes import Echo, Ready, TrialFact, TrialView
from trousseau.kernel.structs import Fact, Written

What = Literal["hat", "glasses", "scarf", "watch", "badge", "hair", "bag", "shoes"]
Wearer = Annotated[int, Meta(ge=0, le=GUARDIAN)]
"""A seat, or the Guardian."""

Kind = Annotated[int, Meta(ge=0, lt=KINDS)]
Colour = Annotated[int, Meta(ge=0, lt=COLOURS)]
Pose = Annotated[int, Meta(ge=0, lt=POSES)]
Scene = Annotated[int, Meta(ge=0, lt=SCENES)]
ThingName = Annotated[int, Meta(ge=0, lt=100)]


class Thing(msgspec.Struct, frozen=True):
    """Something that an avatar wears."""

    name: int
    """By which it is pointed at; all names are new after the curtain."""

    what: What
    kind: Kind
    colour: Colour


class Avatar(msgspec.Struct, frozen=True):
    """Somebody as they stand before the candidate."""

    seat: int
    pose: Pose
    things: tuple[Thing, ...]


class SeenEnough(Written, frozen=True):
    """The candidate lets the curtain fall."""


class ChangeThing(Written, frozen=True):
    """Give an avatar another kind or colour of something it wears."""

    seat: Wearer
    what: What
    kind: Kind
    colour: Colour


class SwapThings(Written, frozen=True):
    """Let two avatars swap what both of them wear."""

    seat: Wearer
    other: Wearer
    what: What


class PointAt(Written, frozen=True):
    thing: ThingName


class AvatarsShown(Fact, frozen=True):
    """From left to right."""

    avatars: tuple[Avatar, ...]
    scene: int


class CurtainFell(Fact, frozen=True):
    pass


class CurtainRustled(Fact, frozen=True):
    """All that can be noticed from outside while the others are at work behind it."""


class ProposalSealed(Fact, frozen=True):
    """Told to the opponents."""

    seat: int


class CurtainRose(Fact, frozen=True):
    avatars: tuple[Avatar, ...]
    scene: int


class PointedAt(Fact, frozen=True):
    thing: int
    right: bool
    left: int
    """So often the candidate may still point."""


class Alteration(msgspec.Struct, frozen=True):
    """A thing that is not as it was; of a swap there are two."""

    seat: int
    thing: int
    """Its name after the curtain."""

    what: What
    kind: Kind
    """As it was before."""

    colour: Colour
    """Likewise."""


class AnomalyTold(Fact, frozen=True):
    """What it was, once it is found or over."""

    alterations: tuple[Alteration, ...]


class SealedProposal(msgspec.Struct, frozen=True):
    seat: int
    proposal: ChangeThing | SwapThings


AnomalieMove = Ready | Echo | SeenEnough | ChangeThing | SwapThings | PointAt
AnomalieFact = (
    TrialFact
    | AvatarsShown
    | CurtainFell
    | CurtainRustled
    | ProposalSealed
    | CurtainRose
    | PointedAt
    | AnomalyTold
)


class AnomalieView(TrialView, frozen=True, kw_only=True, tag_field="trial", tag="anomalie"):
    """Phases: `look`, `change`, `find`. While it is `change` the candidate sees nothing happen."""

    moves: tuple[AnomalieMove, ...] = ()
    sand_out: int | None
    """In `look` and `find`: when the sand has run out. What was sent before may arrive after."""

    scene: int | None
    """The background, as far as it is seen."""

    avatars: tuple[Avatar, ...]
    """From left to right; empty before the first look, and for the candidate behind the curtain."""

    proposed: tuple[int, ...]
    """For opponents: who of them has sealed a proposal."""

    own: ChangeThing | SwapThings | None
    """What the viewer has proposed."""

    pointed: tuple[int, ...]
    """The names of things that were pointed at in vain."""

    left: int
    """So often the candidate may still point."""

    alterations: tuple[Alteration, ...] | None
    """What was changed, once it is decided."""

    proposals: tuple[SealedProposal, ...] = ()
    """Everybody's, when all is laid open."""
