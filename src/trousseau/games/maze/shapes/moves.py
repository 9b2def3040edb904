"""Moves, as people write them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from trousseau.games.maze.shapes.table import CardName, Heading, Hero, Seat, Square
from trousseau.kernel.structs import Written


class BeReady(Written, frozen=True):
    """Before the sand is turned."""


class Slide(Written, frozen=True):
    """In a straight line; what comes in its way meanwhile cuts it short."""

    hero: Hero
    heading: Heading
    start: Square
    squares: Annotated[int, Meta(ge=1, le=7)]
    """So many at most."""


class Ride(Written, frozen=True):
    """An escalator, from where the pawn stands to its other end."""

    hero: Hero
    start: Square


class Jump(Written, frozen=True):
    """To a vortex of the pawn's colour."""

    hero: Hero
    start: Square
    vortex: Square


class Explore(Written, frozen=True):
    """Lay a tile beyond the door at which the pawn stands."""

    hero: Hero
    start: Square


class UseBall(Written, frozen=True):
    """Lay a tile beyond any open door while the mage stands on a crystal ball."""

    door: Square


class TurnTile(Written, frozen=True):
    """Alone: turn up the next action tile."""


class Nudge(Written, frozen=True):
    """Put the "Do something!" pawn before somebody."""

    seat: Seat


class Stare(Written, frozen=True):
    seat: Seat


class LayEye(Written, frozen=True):
    """Lay the card "I have my eye on you!" before somebody."""

    seat: Seat


class Accuse(Written, frozen=True):
    seats: Annotated[tuple[Seat, ...], Meta(min_length=1, max_length=3)]
    """In ascending order."""


class Vote(Written, frozen=True):
    accusation: Annotated[int, Meta(ge=1, le=99)]
    guilty: bool


class FlipSand(Written, frozen=True):
    """What the accuser makes of the offer after an accusation that was right."""

    accusation: Annotated[int, Meta(ge=1, le=99)]
    flip: bool


class GoEmptyHanded(Written, frozen=True):
    """Go home without the items, since all others are traitors."""


class Confess(Written, frozen=True):
    """One's mission can't be done any more."""


class Decide(Written, frozen=True):
    """The last player in play says whether the heroes made it."""

    success: bool


class SpeakUp(Written, frozen=True):
    """A traitor wants to guess a hero's mission."""


class KeepQuiet(Written, frozen=True):
    """A traitor does not want to guess."""


class Guess(Written, frozen=True):
    seat: Seat
    card: CardName


Phrase = Literal[
    "suspect",
    "slow",
    "watch",
    "thanks",
    "lead",
    "who_moves",
    "not_me",
    "turned_it",
    "explore",
    "fetch",
    "mind_sand",
    "careful",
    "agreed",
]
"""The first four are about a player, the next two about a hero."""

Taunt = Literal["too_slow", "wrong_one", "cold", "sand", "behind_you", "boo"]


class Say(Written, frozen=True):
    """A set phrase, while talk is open."""

    phrase: Phrase
    seat: Seat | None = None
    hero: Hero | None = None


class Haunt(Written, frozen=True):
    """What a ghost says while the others must be silent."""

    taunt: Taunt


MazeMove = (
    BeReady
    | Slide
    | Ride
    | Jump
    | Explore
    | UseBall
    | TurnTile
    | Nudge
    | Stare
    | LayEye
    | Accuse
    | Vote
    | FlipSand
    | GoEmptyHanded
    | Confess
    | Decide
    | SpeakUp
    | KeepQuiet
    | Guess
    | Say
    | Haunt
)
