"""Facts: what is told."""

from __future__ import annotations

from typing import Literal

from trousseau.games.maze.shapes.moves import Phrase, Taunt
from trousseau.games.maze.shapes.table import Action, Camp, CardName, Heading, Hero, Outcome
from trousseau.kernel.structs import Fact


class GotReady(Fact, frozen=True):
    seat: int


class SandTurned(Fact, frozen=True):
    """Play begins, and silence."""


class Slid(Fact, frozen=True):
    seat: int
    hero: Hero
    heading: Heading
    start: int
    end: int
    squares: int


class Rode(Fact, frozen=True):
    seat: int
    hero: Hero
    start: int
    end: int


class Jumped(Fact, frozen=True):
    seat: int
    hero: Hero
    start: int
    end: int


class Explored(Fact, frozen=True):
    seat: int
    hero: Hero
    """With the crystal ball, the mage."""

    door: int
    tile: int
    """Its number."""

    ball: bool


class BallSpent(Fact, frozen=True):
    square: int


class Flipped(Fact, frozen=True):
    """The hourglass was turned over, with milliseconds left before and after."""

    seat: int
    hero: Hero | None
    square: int | None
    """None: after an accusation, at no square's cost."""

    before: int
    after: int


class TilesPassed(Fact, frozen=True):
    """To the left: the tiles that each seat holds now."""

    hands: tuple[tuple[int, ...], ...]


class TilesHandedOn(Fact, frozen=True):
    """Those of somebody who was eliminated."""

    seat: int
    hands: tuple[tuple[int, ...], ...]


class TileTurned(Fact, frozen=True):
    """Alone: the action that may be used now."""

    seat: int
    action: Action


class DeckTurnedOver(Fact, frozen=True):
    """Alone: all tiles were seen, and come again in the same order."""


class DeckShuffled(Fact, frozen=True):
    """Alone, at a flip."""


class TalkOpened(Fact, frozen=True):
    why: Literal["flip", "elf"]


class TalkClosed(Fact, frozen=True):
    """Somebody acted: silence again."""

    seat: int


class CameraOff(Fact, frozen=True):
    seat: int
    square: int


class Stolen(Fact, frozen=True):
    """The theft: all four stand on their items. The alarm goes off, and vortexes with it."""

    seat: int
    left: int
    """Milliseconds on the hourglass."""

    pile: int
    """How many tiles were not laid."""


class GotOut(Fact, frozen=True):
    seat: int
    hero: Hero
    order: int
    """1 for the first who leaves the mall."""


class LowSand(Fact, frozen=True):
    """Fifteen seconds are left, and fewer from now on."""


class SandRanOut(Fact, frozen=True):
    """While an accusation or an offer stands: everybody is frozen until it is settled."""


class Nudged(Fact, frozen=True):
    seat: int
    whom: int


class Stared(Fact, frozen=True):
    seat: int
    whom: int


class EyeLaid(Fact, frozen=True):
    seat: int
    whom: int


class Said(Fact, frozen=True):
    seat: int
    phrase: Phrase
    whom: int | None
    hero: Hero | None


class Haunted(Fact, frozen=True):
    seat: int
    taunt: Taunt


class Accused(Fact, frozen=True):
    seat: int
    seats: tuple[int, ...]
    accusation: int


class Voted(Fact, frozen=True):
    seat: int
    guilty: bool
    accusation: int


class Verdict(Fact, frozen=True):
    accusation: int
    validated: bool
    seat: int
    """The accuser."""

    seats: tuple[int, ...]


class Revealed(Fact, frozen=True):
    """A card is turned up, with the camp of its holder at that moment."""

    seat: int
    card: CardName
    camp: Camp


class Eliminated(Fact, frozen=True):
    seat: int
    why: Literal["unmasked", "confessed"]


class FlipOffered(Fact, frozen=True):
    seat: int
    accusation: int


class FlipDeclined(Fact, frozen=True):
    seat: int


class Turned(Fact, frozen=True):
    """Told to the holder of a variable card."""

    camp: Camp


class MissionDone(Fact, frozen=True):
    """Told to its holder."""


class MissionLost(Fact, frozen=True):
    """Told to its holder: it can't be done any more."""

    confesses: int
    """When the confession happens by itself."""


class WentEmptyHanded(Fact, frozen=True):
    seat: int


class LastOne(Fact, frozen=True):
    """Only this player is left, who says whether the heroes made it."""

    seat: int


class Decided(Fact, frozen=True):
    seat: int
    success: bool


class GuessingBegan(Fact, frozen=True):
    """All have got away; these traitors may guess a mission each."""

    seats: tuple[int, ...]


class SpokeUp(Fact, frozen=True):
    seat: int


class KeptQuiet(Fact, frozen=True):
    seat: int


class Guessed(Fact, frozen=True):
    seat: int
    whom: int
    card: CardName
    """What was said; what the card is, is revealed."""

    right: bool


class GuessLapsed(Fact, frozen=True):
    seat: int


class Ended(Fact, frozen=True):
    outcome: Outcome
    cards: tuple[CardName, ...]
    """Everybody's; none at level 0."""


MazeFact = (
    GotReady
    | SandTurned
    | Slid
    | Rode
    | Jumped
    | Explored
    | BallSpent
    | Flipped
    | TilesPassed
    | TilesHandedOn
    | TileTurned
    | DeckTurnedOver
    | DeckShuffled
    | TalkOpened
    | TalkClosed
    | CameraOff
    | Stolen
    | GotOut
    | LowSand
    | SandRanOut
    | Nudged
    | Stared
    | EyeLaid
    | Said
    | Haunted
    | Accused
    | Voted
    | Verdict
    | Revealed
    | Eliminated
    | FlipOffered
    | FlipDeclined
    | Turned
    | MissionDone
    | MissionLost
    | WentEmptyHanded
    | LastOne
    | Decided
    | GuessingBegan
    | SpokeUp
    | KeptQuiet
    | Guessed
    | GuessLapsed
    | Ended
)
