"""The shapes of a riddle while it is asked."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from trousseau.games.boyard.constants import MOST_SEATS, Level
from trousseau.games.boyard.trials.shapes import Language
from trousseau.kernel.structs import Fact, Options, TimedView, Written

RiddlePhase = Literal["read", "sand", "appeal", "verdict", "over"]
Number = Annotated[int, Meta(ge=0)]


class RiddleOptions(Options, frozen=True, kw_only=True):
    """A riddle by itself, as the suite and the laboratory ask it."""

    candidate: Annotated[int, Meta(ge=0, lt=MOST_SEATS)] = 0
    sand: Annotated[int, Meta(ge=1, le=60)] = 45
    """Seconds."""

    language: Language = "fr"
    accept: bool = True
    """Whether the reader may accept what the table did not (R5)."""


class Asking(msgspec.Struct, frozen=True):
    """Who asks whom, and how; open to everybody."""

    seats: int
    candidate: int
    sand: int
    """Milliseconds."""

    language: Language
    accept: bool
    text: str
    difficulty: int
    """From 1 to 3."""

    tries: int | None
    """How many answers the card allows; None: as many as wanted."""


class TurnSand(Written, frozen=True):
    """The reader has read it out."""


class Answer(Written, frozen=True):
    text: Annotated[str, Meta(min_length=1, max_length=60)]


class Think(Written, frozen=True):
    """Let the table draw whether the answer comes to mind, and when."""

    level: Level


class GiveUp(Written, frozen=True):
    pass


class RollDice(Written, frozen=True):
    """Two dice: an even double ends it."""


class Accept(Written, frozen=True):
    """R5: the reader takes an answer that the table did not."""

    guess: Annotated[int, Meta(ge=0, lt=60)]


class LetStand(Written, frozen=True):
    """The reader takes none of them."""


RiddleMove = TurnSand | Answer | Think | GiveUp | RollDice | Accept | LetStand


class SandTurned(Fact, frozen=True):
    reader: int


class Thinks(Fact, frozen=True):
    """The table draws for the candidate, at a level."""

    seat: int
    level: Level


class Answered(Fact, frozen=True):
    seat: int
    text: str
    right: bool


class DiceRolled(Fact, frozen=True):
    seat: int
    first: int
    second: int


class EvenDouble(Fact, frozen=True):
    seat: int


class SandRanOut(Fact, frozen=True):
    pass


class NoTriesLeft(Fact, frozen=True):
    seat: int


class GaveUp(Fact, frozen=True):
    seat: int


class AnswerAccepted(Fact, frozen=True):
    reader: int
    text: str


class AnswersStand(Fact, frozen=True):
    """Refused answers stay refused."""


class RiddleSolved(Fact, frozen=True):
    seat: int
    answer: str


class RiddleMissed(Fact, frozen=True):
    seat: int
    answer: str


class RiddleOver(Fact, frozen=True):
    won: bool


RiddleFact = (
    SandTurned
    | Thinks
    | Answered
    | DiceRolled
    | EvenDouble
    | SandRanOut
    | NoTriesLeft
    | GaveUp
    | AnswerAccepted
    | AnswersStand
    | RiddleSolved
    | RiddleMissed
    | RiddleOver
)


class Guess(msgspec.Struct, frozen=True):
    text: str
    at: int
    right: bool


class DiceThrow(msgspec.Struct, frozen=True):
    seat: int
    first: int
    second: int


class RiddleView(TimedView, frozen=True, kw_only=True, tag_field="trial", tag="riddle"):
    asking: Asking
    reader: int
    phase: RiddlePhase
    until: int
    """When the phase ends at the latest."""

    began: int | None
    """When the sand was turned."""

    rollers: tuple[int, ...]
    """Who rolls, in order."""

    slot: int
    """Which slot is rolled for next, from 0."""

    throws: tuple[DiceThrow, ...]
    guesses: tuple[Guess, ...]
    appeals: tuple[int, ...]
    """Guesses that the reader may still accept."""

    level: Level | None
    """Whether the table thinks for the candidate, and how well."""

    thinks: int | None
    """Since when, once the sand runs."""

    won: bool | None
    last: int
    """When something last happened."""

    answers: tuple[str, ...] | None
    """For the reader; for everybody when it is over."""

    comes: int | None = None
    """When all is laid open: how long after that the answer comes to mind, if ever."""

    near: tuple[str, ...] = ()
    """When all is laid open: words that are not taken for the answer."""

    moves: tuple[RiddleMove, ...] = ()
