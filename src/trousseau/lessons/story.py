"""How an author tells a lesson: who sits where, the deal, and what happens, step by step.

A story is a tuple of steps. After a choice, each way goes on with its own steps and then with
the steps that follow the choice: what all ways share is told once. Words are keys: the cue `look`
is the sentence `lesson.look` of the game's catalogue.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple, TypeAlias, TypeVar

import msgspec

from trousseau.kernel import Written
from trousseau.kernel.dice import one_throw

T = TypeVar("T")

PACE: Final = 1000
"""Milliseconds from one move to the next: a lesson's clock runs only when something happens."""

Throws: TypeAlias = tuple[tuple[int, int], ...]
"""Sides of a die and how it falls, one throw after the other."""


class Say(NamedTuple):
    """The teacher says something, perhaps about spots of the table, and waits."""

    cue: str
    about: str = ""


class Act(NamedTuple):
    """Somebody moves, or says something as a move of the game."""

    seat: int
    move: Written
    throws: Throws = ()
    after: int = PACE
    """Milliseconds since something last happened."""


class Wait(NamedTuple):
    """Nobody moves until time itself acts: a pawn arrives, sand runs out, a verdict is over."""

    throws: Throws = ()


class Later(NamedTuple):
    """What happens but is not shown: the story goes on some time after."""

    acts: tuple[Act | Wait, ...]


class Way(NamedTuple):
    """A move that the lesson accepts, and what follows from it alone."""

    move: Written
    then: tuple[Step, ...] = ()
    throws: Throws = ()


class Choose(NamedTuple):
    """The learner moves, in one of these ways."""

    cue: str
    ways: tuple[Way, ...]
    about: str = ""


class Rewind(NamedTuple):
    """The teacher sets the table back to an earlier choice; the story goes on from there."""

    to: str
    """The choice's cue."""

    cue: str
    about: str = ""


class Again(NamedTuple):
    """Back to an earlier choice, to choose otherwise. Nothing follows."""

    to: str


class NewTable(msgspec.Struct, frozen=True, eq=False):
    """Another table of the same game is set, and the story goes on there.

    The learner has the same seat. Each is equal to itself alone: options can't be hashed.
    """

    seats: int
    throws: Throws
    options: Mapping[str, object] = {}


Step: TypeAlias = Say | Act | Wait | Later | Choose | Rewind | Again | NewTable
"""What an author may write next."""

Story: TypeAlias = tuple[Step, ...]
"""From the deal to the end."""


class Lesson(NamedTuple):
    """A guided game. Its game's module `lesson` has one, named LESSON.

    Seats, throws and options are those of the table at which it begins.
    """

    seats: int
    story: Story
    throws: Throws
    """How the dice fall while the table is set."""

    learner: int = 0
    options: Mapping[str, object] = {}


def stacked(cards: Sequence[T], wanted: Sequence[T]) -> Throws:
    """The throws by which `Dice.shuffle` turns these cards into the wanted order."""
    left = list(cards)
    throws = []
    while len(left) > 1:
        places, ways = one_throw(len(left))
        answer, unit = 0, 1
        for _ in range(places):
            last = len(left) - 1
            found = left.index(wanted[last])
            answer += found * unit
            unit *= len(left)
            left[found] = left[last]
            left.pop()
        throws.append((ways, answer))
    return tuple(throws)
