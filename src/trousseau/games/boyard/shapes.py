"""What goes in and out of the game beside its trials and riddles: options, moves, facts, views."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from trousseau.games.boyard.constants import MOST_SEATS
from trousseau.games.boyard.drawing import Drawing
from trousseau.games.boyard.riddles.shapes import RiddleFact, RiddleMove, RiddleView
from trousseau.games.boyard.trials.registry import AnyTrialFact, AnyTrialView, TrialMove
from trousseau.games.boyard.trials.shapes import Hands, Language, OwnTrial, TrialName
from trousseau.kernel.structs import Fact, Options, TimedView, Written

Phase = Literal[
    "prepare",
    "first_roll",
    "turn",
    "walk",
    "choose",
    "fan",
    "trial",
    "second_chance",
    "riddle",
    "may_open",
    "open",
    "bonus",
    "give_back",
    "over",
]


class BoyardOptions(Options, frozen=True, kw_only=True):
    language: Language = "fr"
    """Of riddles and questions; the page may be in another one."""

    notes: Annotated[int, Meta(ge=4, le=10)] = 10
    """For each player, in the chest."""

    rounds: Annotated[int, Meta(ge=0, le=60)] = 20
    """After so many the chest stays shut; 0: it goes on until it is empty (R12)."""

    timer: Literal[30, 45, 60] = 45
    """Seconds of sand."""

    trials: Literal["screen", "living_room"] = "screen"
    """Played on the screens, or by everybody in one room."""

    accept: bool = True
    """Whether the reader may accept an answer that the table did not (R5)."""

    blanks: bool = False
    """Whether players write riddles and trials of their own before the game."""

    used: Annotated[str, Meta(pattern=r"\A[0-9a-f]{0,46}\Z")] = ""
    """Riddles that were asked in earlier games at this table, a bit each."""


MOST_CARDS = 13
"""In a fan: ten trials, and three of the players' own."""

# Moves.

Answers = Annotated[
    tuple[Annotated[str, Meta(max_length=60)], ...],
    Meta(max_length=5),
]


class DrawMark(Written, frozen=True):
    """A key in one's own hand: it stands beside the name all game long."""

    drawing: Drawing


class TakeTime(Written, frozen=True):
    """Whether a seat's hands are unhurried: its windows are half as long again."""

    seat: Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
    unhurried: bool


class WriteRiddle(Written, frozen=True):
    text: Annotated[str, Meta(min_length=10, max_length=280)]
    answers: Answers = ()
    """One at least; whoever forgets them is told so."""

    tries: Annotated[int, Meta(ge=1, le=9)] | None = None


class WriteTrial(Written, frozen=True):
    name: Annotated[str, Meta(min_length=2, max_length=40)]
    text: Annotated[str, Meta(min_length=10, max_length=280)]
    """What is to be done, and when it is won."""

    sand: bool = False


class Prepared(Written, frozen=True):
    here: bool
    """Whether this player is a person in the room, where trials are played in one."""


class RollDie(Written, frozen=True):
    """To walk; before the game, for who begins; while another's chest is open, for a tiger."""


class OpenChest(Written, frozen=True):
    pass


class KeepKeys(Written, frozen=True):
    """Not now."""


class FaceTrial(Written, frozen=True):
    pass


class FaceRiddle(Written, frozen=True):
    pass


class LeaveKey(Written, frozen=True):
    """No second chance by a riddle."""


class LiftCard(Written, frozen=True):
    """A finger over the fan: everybody sees it."""

    place: Annotated[int, Meta(ge=0, lt=MOST_CARDS)]


class DrawCard(Written, frozen=True):
    place: Annotated[int, Meta(ge=0, lt=MOST_CARDS)]


class PutKey(Written, frozen=True):
    space: Annotated[int, Meta(ge=0, lt=30)]


OwnMove = (
    DrawMark
    | TakeTime
    | WriteRiddle
    | WriteTrial
    | Prepared
    | RollDie
    | OpenChest
    | KeepKeys
    | FaceTrial
    | FaceRiddle
    | LeaveKey
    | LiftCard
    | DrawCard
    | PutKey
)


# Facts.


class MarkDrawn(Fact, frozen=True):
    seat: int


class TimeTaken(Fact, frozen=True):
    by: int
    seat: int
    unhurried: bool


class RiddleWritten(Fact, frozen=True):
    seat: int


class TrialWritten(Fact, frozen=True):
    seat: int


class PlayerPrepared(Fact, frozen=True):
    seat: int


class AllPrepared(Fact, frozen=True):
    pass


class FirstRolled(Fact, frozen=True):
    """For who begins."""

    seat: int
    die: int


class RolledAlike(Fact, frozen=True):
    """They roll again."""

    seats: tuple[int, ...]


class TurnBegan(Fact, frozen=True):
    seat: int
    round: int


class Rolled(Fact, frozen=True):
    seat: int
    die: int
    space: int
    """Where the pawn walks to."""


class Arrived(Fact, frozen=True):
    seat: int
    space: int
    keys: int
    """That can be won there."""


class Chose(Fact, frozen=True):
    seat: int
    trial: bool


class CardLifted(Fact, frozen=True):
    seat: int
    place: int


class CardDrawn(Fact, frozen=True):
    seat: int
    card: TrialName
    place: int


class KeysWon(Fact, frozen=True):
    seat: int
    space: int
    black: int
    red: int


class KeyLeft(Fact, frozen=True):
    """The key stays where it is."""

    seat: int
    space: int


class ChestOpened(Fact, frozen=True):
    seat: int


class NoteTaken(Fact, frozen=True):
    seat: int
    left: int


class LateNote(Fact, frozen=True):
    """R14: who plays late takes a note before the first turn."""

    seat: int
    left: int


class NoteSeen(Fact, frozen=True):
    """Told to the one who took it."""

    value: int


class PawnRolled(Fact, frozen=True):
    """While the chest is open."""

    seat: int
    die: int
    space: int


class TigerPounced(Fact, frozen=True):
    """The chest is shut."""

    seat: int
    space: int


class SandStood(Fact, frozen=True):
    """No tiger until the sand had run out: a bonus."""

    seat: int


class BonusRolled(Fact, frozen=True):
    seat: int
    die: int


class KeyPut(Fact, frozen=True):
    seat: int
    space: int
    traded: bool
    """A black key was given for the red one."""


class ChestEmptied(Fact, frozen=True):
    """Of each seat, all that it took."""

    purses: tuple[tuple[int, ...], ...]


class RoundsOver(Fact, frozen=True):
    purses: tuple[tuple[int, ...], ...]


OwnFact = (
    MarkDrawn
    | TimeTaken
    | RiddleWritten
    | TrialWritten
    | PlayerPrepared
    | AllPrepared
    | FirstRolled
    | RolledAlike
    | TurnBegan
    | Rolled
    | Arrived
    | Chose
    | CardLifted
    | CardDrawn
    | KeysWon
    | KeyLeft
    | ChestOpened
    | NoteTaken
    | LateNote
    | NoteSeen
    | PawnRolled
    | TigerPounced
    | SandStood
    | BonusRolled
    | KeyPut
    | ChestEmptied
    | RoundsOver
)


# What is seen.

SmallView = RiddleView | AnyTrialView


class Keys(msgspec.Struct, frozen=True):
    black: int
    red: int


class OwnRiddle(msgspec.Struct, frozen=True):
    """Written by a player; nobody is asked a riddle they wrote."""

    seat: int
    text: str
    answers: tuple[str, ...]
    tries: int | None = None


class Player(msgspec.Struct, frozen=True):
    """What everybody sees of a player."""

    space: int
    """Where the pawn stands."""

    keys: Keys
    notes: int
    """How many; what they are worth is counted at the end."""

    mark: Drawing | None
    unhurried: bool
    prepared: bool
    here: bool
    """A person, who can play trials in the room."""

    hands: Hands


class LaidOpen(msgspec.Struct, frozen=True):
    """What nobody sees before the end, or never."""

    chest: tuple[int, ...]
    """The notes in it; the top one is the last."""

    purses: tuple[tuple[int, ...], ...]
    box: tuple[int, ...]
    """Notes that were never in the chest."""

    pack: tuple[int, ...]
    """The riddles to come; the next one is the last."""

    own_riddles: tuple[OwnRiddle, ...]


class BoyardView(TimedView, frozen=True, kw_only=True):
    options: BoyardOptions
    phase: Phase
    until: int
    """When the phase ends at the latest."""

    last: int
    """When something last happened."""

    players: tuple[Player, ...]
    first_rolls: tuple[int, ...]
    """For who begins: 0 is still to roll, -1 is out of it."""

    first: int | None
    turn: int | None
    round: int
    cells: tuple[Keys, ...]
    """The keys below each space, from the start on."""

    die: int
    """The last one that was walked by; 0 before."""

    chest: int
    """How many notes are left in it."""

    purse: tuple[int, ...]
    """What the viewer has taken, first to last; when the game is over, see `purses`."""

    riddles: int
    """How many are left in the pack."""

    used: str
    """Those that were asked, a bit each."""

    fan: int
    """How many cards are in it."""

    lifted: int | None
    resting: TrialName | None
    """The trial that came last."""

    own_riddles: tuple[int, ...]
    """Who wrote each of those that players wrote..."""

    asked_own: tuple[int, ...]
    """... and the numbers of those that were asked."""

    written: tuple[OwnRiddle, ...]
    """Those that the viewer wrote."""

    own_trials: tuple[OwnTrial, ...]
    on: SmallView | None
    """The trial or riddle that is on, as it would be seen alone."""

    began: int
    """When that began: its times count from there."""

    opened: int
    """When the chest was last opened."""

    slot: int
    """While the chest is open: which slot is rolled for next."""

    give: int
    """How many keys are still to be given back."""

    purses: tuple[tuple[int, ...], ...] | None
    """Everybody's, once the game is over."""

    hidden: LaidOpen | None = None
    moves: tuple[OwnMove | RiddleMove | TrialMove, ...] = ()


BoyardMove = OwnMove | RiddleMove | TrialMove
BoyardFact = OwnFact | RiddleFact | AnyTrialFact
