"""What is seen of the table: the view, and what is in it."""

from __future__ import annotations

from typing import Literal

import msgspec

from trousseau.games.maze.shapes.moves import MazeMove
from trousseau.games.maze.shapes.table import (
    Action,
    Camp,
    CardName,
    Hero,
    MazeOptions,
    Outcome,
    Phase,
    Status,
)
from trousseau.kernel.structs import TimedView


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
