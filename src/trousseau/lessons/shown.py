"""A lesson as the page gets it: numbered steps, each with what the learner sees of the table."""

from __future__ import annotations

import msgspec

from trousseau.kernel import Moment, Written


class WayShown(msgspec.Struct, frozen=True):
    """A move that leads on, and the step it leads to."""

    move: Written
    to: int


class StepShown(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One step of a lesson. Without a cue it is over once its facts have been shown."""

    moment: Moment
    """What the learner meets, as at any table."""

    cue: str | None = None
    """What the teacher says: the sentence `lesson.CUE` of the game's catalogue."""

    about: str | None = None
    """The spots of the table that the teacher points at, as the game's table calls them."""

    ways: tuple[WayShown, ...] = ()
    """What the learner may choose here; other moves have to wait."""

    next: int | None = None
    """The step that follows if there is nothing to choose; None at the end."""


class LessonShown(msgspec.Struct, frozen=True, kw_only=True):
    """A guided game: it begins at the first step, and every way through it ends."""

    game: str
    learner: int
    steps: tuple[StepShown, ...]
