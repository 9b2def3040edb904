"""The shapes of les interdits."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from trousseau.games.boyard.constants import MOST_QUESTION, MOST_REPLY
from trousseau.games.boyard.trials.shapes import Echo, Ready, TrialFact, TrialView
from trousseau.kernel.structs import Fact, Written

Number = Annotated[int, Meta(ge=0, lt=1000)]

Loss = Literal["forbidden", "repeated", "objected", "silent"]
"""How a candidate loses: a word, the same again, what all others took for no answer, nothing."""


class AskQuestion(Written, frozen=True):
    """An opponent's own question; it is put when the candidate is free and their turn comes."""

    text: Annotated[str, Meta(min_length=1, max_length=MOST_QUESTION)]


class AskOffered(Written, frozen=True):
    """One of the questions that lie ready."""

    question: Number


class Reply(Written, frozen=True):
    text: Annotated[str, Meta(min_length=1, max_length=MOST_REPLY)]


class ObjectTo(Written, frozen=True):
    """An opponent does not take the newest reply for an answer."""

    exchange: Number


class BackObjection(Written, frozen=True):
    """Another opponent agrees."""

    exchange: Number


class QuestionReady(Fact, frozen=True):
    """An opponent has a question waiting."""

    seat: int


class QuestionPut(Fact, frozen=True):
    seat: int
    text: str
    drawn: bool
    """Whether the table chose it."""

    again: bool
    """Whether it is put once more, after an objection."""


class Replied(Fact, frozen=True):
    seat: int
    text: str
    drawn: bool


class ForbiddenSaid(Fact, frozen=True):
    word: str


class RepeatWarned(Fact, frozen=True):
    """Too much like an earlier reply, or like the question: the next time it is lost."""

    like: str


class Repeated(Fact, frozen=True):
    """For the second time."""

    like: str


class NothingReplied(Fact, frozen=True):
    """Time is up, without an answer."""

    seat: int


class Objected(Fact, frozen=True):
    seat: int
    exchange: int


class ObjectionBacked(Fact, frozen=True):
    seat: int
    exchange: int


class ObjectionUpheld(Fact, frozen=True):
    """All the others agree: the question is put again, or, the second time, it is lost."""

    exchange: int
    upheld: int
    """How many have been, with this one."""


class ObjectionDropped(Fact, frozen=True):
    exchange: int


class Exchange(msgspec.Struct, frozen=True):
    """A question, and the reply once there is one."""

    seat: int
    """Who asked."""

    question: str
    put: int
    """When."""

    by_table: bool
    """Whether the table chose the question."""

    reply: str | None = None
    drawn: bool = False
    """Whether the table replies, or has."""


class Objection(msgspec.Struct, frozen=True):
    """One that is open."""

    exchange: int
    seat: int
    lacking: tuple[int, ...]
    """Who must still agree."""

    until: int


class MadeObjection(msgspec.Struct, frozen=True):
    seat: int
    exchange: int


class Offer(msgspec.Struct, frozen=True):
    question: int
    text: str


class WaitingQuestion(msgspec.Struct, frozen=True):
    seat: int
    text: str


InterditsMove = Ready | Echo | AskQuestion | AskOffered | Reply | ObjectTo | BackObjection
InterditsFact = (
    TrialFact
    | QuestionReady
    | QuestionPut
    | Replied
    | ForbiddenSaid
    | RepeatWarned
    | Repeated
    | NothingReplied
    | Objected
    | ObjectionBacked
    | ObjectionUpheld
    | ObjectionDropped
)


class InterditsView(TrialView, frozen=True, kw_only=True, tag_field="trial", tag="interdits"):
    """Phases: `talk` while a question is open, `pause` while none is."""

    moves: tuple[InterditsMove, ...] = ()
    sand_out: int | None
    """When the sand has run out, and the candidate has won."""

    reply_by: int | None
    """When the open question must be answered. What was sent before may arrive after."""

    turn_due: int | None
    """When the table stops waiting for a reply; or replies or asks itself."""

    exchanges: tuple[Exchange, ...]
    """The conversation, first to last."""

    offers: tuple[Offer, ...]
    """Questions that lie ready for the opponents."""

    asking: tuple[int, ...]
    """Which opponents have a question waiting."""

    own_question: str | None
    """The viewer's, while it waits."""

    warned: bool
    """Whether the candidate has repeated something once."""

    objection: Objection | None
    objected: tuple[MadeObjection, ...]
    """Each opponent has one."""

    upheld: int
    again: tuple[int, ...]
    """Exchanges whose questions must be put again."""

    lost: Loss | None
    """By what, if it was."""

    next_asker: int
    """Whose turn to ask comes next, as a place among the opponents."""

    asked: tuple[int, ...]
    """The numbers of the table's questions that were put."""

    waiting_questions: tuple[WaitingQuestion, ...] = ()
    """All that wait, when all is laid open."""
