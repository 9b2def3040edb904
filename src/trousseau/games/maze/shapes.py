"""What goes in and out of the game: options, moves, facts and the view."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from trousseau.kernel.structs import Fact, Options, TimedView, Written

Hero = Literal["barbarian", "mage", "elf", "dwarf"]
Heading = Literal["north", "east", "south", "west"]
Action = Literal["north", "east", "south", "west", "escalator", "explore", "vortex"]
Camp = Literal["hero", "traitor"]
Status = Literal["in", "ghost", "out"]
"""In play; a traitor who was unmasked, from level 2 on; eliminated otherwise."""

Phase = Literal["brief", "run", "choice", "guess", "over"]
"""Before the sand is turned; while it runs; the last player decides; traitors guess; the end."""

Outcome = Literal[
    "escape", "timeout", "wrong", "alone_ok", "alone_bad", "last_ok", "last_fail", "no_hero"
]

Seat = Annotated[int, Meta(ge=0, lt=8)]
Square = Annotated[int, Meta(ge=0, lt=384)]
"""Of the mall as it lies: 16 for each tile before this one on the table, and 4 * y + x on it."""

CardName = Annotated[str, Meta(pattern=r"\A[HPRMVT][0-9]{2}\Z")]


class MazeOptions(Options, frozen=True, kw_only=True):
    scenario: Annotated[int, Meta(ge=1, le=7)] = 1
    level: Annotated[int, Meta(ge=0, le=5)] = 0
    """Of Hidden Roles; 0: everybody is a hero, and there are no cards."""

    sand: Literal[180, 210, 240, 300] = 180
    """Seconds that the hourglass runs for."""

    tiles: Literal[0, 9, 12, 14, 15, 17, 19, 22, 24] = 0
    """The last tile of the pile; 0: as the scenario says."""

    first_out: bool = False
    """The start tile's hourglass is out of service from the start: harder for heroes."""

    honour: bool = False
    """Special rules are left to their holders' honour; breaches are told at the end."""

    free_text: bool = False
    """From level 3 on: discussions are not held in set phrases alone."""

    ghosts_guess: bool = False
    """Level 5: traitors who were unmasked may guess too."""


# Moves.


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


# Facts.


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


# What is seen.


class Deck(msgspec.Struct, frozen=True):
    """Alone: the action tiles that lie face up, the top one last, and what is known to follow."""

    turned: tuple[Action, ...]
    next: tuple[Action, ...] | None
    """In order; None where they were shuffled and not seen since."""


class Before(msgspec.Struct, frozen=True):
    """Who has the "Do something!" pawn or the eye card before them."""

    seat: int
    by: int
    at: int


class Accusation(msgspec.Struct, frozen=True):
    number: int
    by: int
    seats: tuple[int, ...]
    votes: tuple[bool | None, ...]
    """By seat; None: no vote, or not yet."""

    voters: tuple[int, ...]
    approved: tuple[tuple[int, int], ...]
    """As in a `Case`."""

    until: int


class Offer(msgspec.Struct, frozen=True):
    """To turn the hourglass after an accusation that was right."""

    accusation: int
    seat: int
    until: int


class Guessing(msgspec.Struct, frozen=True):
    may: tuple[int, ...]
    """Traitors who have not guessed and may."""

    queue: tuple[int, ...]
    """Those who spoke up and wait for their turn."""

    turn: int | None
    until: int
    """When the turn ends."""

    speaking: int
    """When the time to speak up ends."""

    right: tuple[tuple[int, int], ...]
    """Who was right, and of whose card."""

    cards: tuple[int, ...]
    """Seats whose cards can still be pointed at."""


class Fate(msgspec.Struct, frozen=True):
    """How it ended for one player."""

    card: CardName | None
    camp: Camp
    status: Status
    wins: Literal["full", "partial", "no"]
    mission: bool | None
    """Whether it was done; None without one."""

    moments: tuple[int, ...]
    """Game times of what shows it."""

    breaches: int
    """Of a special rule that was left to honour."""


class Exit(msgspec.Struct, frozen=True):
    hero: Hero
    by: int
    at: int


class Theft(msgspec.Struct, frozen=True):
    by: int
    at: int
    left: int
    pile: int
    nudged: int | None
    """Whom the "Do something!" pawn counted for, by somebody else's hand; likewise the eye card."""

    eyed: int | None


class Case(msgspec.Struct, frozen=True):
    """An accusation that was settled."""

    by: int
    seats: tuple[int, ...]
    approved: tuple[tuple[int, int], ...]
    """Seats that were for it, the accuser first, and which variable cards had turned each of the
    accused by then: six bits each."""

    at: int
    verdict: Literal["validated", "rejected", "lapsed"]


class Past(msgspec.Struct, frozen=True):
    """All that cards ask of what has happened; everybody has seen it."""

    flips: tuple[int, ...]
    """When hourglass squares were used, and how much was left then."""

    lefts: tuple[int, ...]
    last_flip: int
    acts: tuple[int, ...]
    """When each seat last acted on a pawn, and on which."""

    pawns: tuple[int, ...]
    hands: tuple[int, ...]
    """Who last acted on each pawn, and when."""

    touched: tuple[int, ...]
    earlier: tuple[int, ...]
    """When somebody else than the last one last acted on each pawn."""

    nudgers: tuple[int, ...]
    """Whom each seat has nudged, a bit each."""

    armed: tuple[int, ...]
    """When each seat was last nudged so that R10 counts it."""

    signals: tuple[tuple[int, int, int], ...]
    """When each seat last nudged, stared and laid the eye card."""

    taunts: tuple[int, ...]
    """When each ghost last spoke."""

    accusing: tuple[int, ...]
    """From when on each seat may accuse."""

    cases: tuple[Case, ...]
    jumps: tuple[int, ...]
    """When the elf went by vortex before the theft, up to three times."""

    opened: tuple[int, ...]
    """When the barbarian opened tiles."""

    window: tuple[tuple[int, int], ...]
    """When the mage first stopped on items of others: their hero and the instant."""

    huddle: int | None
    """When all four first stood on one tile other than the start."""

    gone: tuple[int, ...]
    """When each seat was eliminated, or long ago if it was not."""

    closed: tuple[tuple[int, int], ...]
    """Who ended discussions, and when."""

    voted: tuple[int, ...]
    """How many accusations each seat had a vote in (R11)."""

    turns: tuple[tuple[int, ...], ...]
    """By variable card and seat: when it turned its holder, or long ago if it did not."""

    breaches: tuple[tuple[int, ...], ...]
    """By seat and special rule: how often it was broken, if the seat holds it; by honour alone."""

    lost: tuple[tuple[int, ...], ...]
    """By mission and seat: since when it is lost, or long ago if it is not."""


class MazeView(TimedView, frozen=True, kw_only=True):
    options: MazeOptions
    phase: Phase
    until: int
    """In the brief: when the sand is turned at the latest. Later: when the phase ends."""

    began: int
    """When the sand was first turned; 0 before."""

    last: int
    """When something last happened."""

    prepared: tuple[bool, ...]
    tiles: tuple[tuple[int, int, int, int], ...]
    """As they were laid: face (0 and 1 are the sides of the start tile), x, y of the north-west
    corner, and quarter turns clockwise."""

    pile: tuple[int, ...]
    """Numbers of tiles that are not laid."""

    top: int | None
    """The tile that comes next, where that is known."""

    doors: tuple[int, ...]
    """Squares of exploration doors beyond which there is nothing yet."""

    blind: tuple[int, ...]
    """Squares of doors that face a wall."""

    pawns: tuple[int | None, ...]
    """Where each hero stands; None: out of the mall."""

    reach: tuple[tuple[int, int, int, int], ...]
    """How many squares each hero could go north, east, south and west."""

    used: tuple[int, ...]
    """Squares that are out of service."""

    ball: int
    """How many tiles can still be laid by the ball that the mage stands on."""

    second: bool
    """It has laid one, and may lay another before the mage goes on."""

    sand: int
    """When the hourglass is empty, by the game's clock; 0 before it is turned."""

    frozen: bool
    """It is empty, and an accusation or offer stands."""

    low: bool
    """Fifteen seconds or fewer were left since it was last turned."""

    talking: bool
    locked: bool
    """Two cameras or more watch: no pawn may enter an hourglass square."""

    stolen: Theft | None
    out: tuple[Exit, ...]
    plates: tuple[tuple[Action, ...], ...]
    """What is on each action tile of this game."""

    hands: tuple[tuple[int, ...], ...]
    """The action tiles that each seat holds."""

    owners: tuple[tuple[int, ...], ...]
    """The seats that may do each action."""

    deck: Deck | None
    nudge: Before | None
    eye: Before | None
    status: tuple[Status, ...]
    cards: tuple[CardName | None, ...]
    """Those that lie face up."""

    revealed: tuple[bool, ...]
    """Whose cards were turned up before the end."""

    declarer: int | None
    """Who went home empty-handed."""

    card: CardName | None
    """The viewer's own."""

    camp: Camp | None
    """The viewer's now."""

    mission: Literal["open", "done", "lost"] | None
    confesses: int | None
    """When the viewer confesses, the mission being lost."""

    bound: int
    """Until when the viewer's special rule forbids acting on pawns."""

    accusations: int
    """How many there were."""

    accusation: Accusation | None
    offer: Offer | None
    guessing: Guessing | None
    outcome: Outcome | None
    fates: tuple[Fate, ...] | None
    past: Past
    possible: tuple[int, ...]
    """Cards that each seat may hold for all that everybody has seen, a bit each."""

    deal: tuple[CardName, ...] | None = None
    """Everybody's cards, when nothing is hidden any more."""

    moves: tuple[MazeMove, ...] = ()
