"""A lesson as the page gets it: numbered scenes, each with what the learner sees of the table."""

from __future__ import annotations

import msgspec

from trousseau.kernel import Fact, View, Written


class WayShown(msgspec.Struct, frozen=True):
    """A move that leads on, and the scene it leads to."""

    move: Written
    to: int


class SceneShown(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One moment of a lesson. Without a cue it is over once its facts have been shown."""

    view: View
    """The learner's, as at any table."""

    facts: tuple[Fact, ...] = ()
    """What has just happened, as told to the learner."""

    cue: str | None = None
    """What the teacher says: the sentence `lesson.CUE` of the game's catalogue."""

    about: str | None = None
    """The spots of the table that the teacher points at, as the game's table calls them."""

    ways: tuple[WayShown, ...] = ()
    """What the learner may choose here; other moves have to wait."""

    next: int | None = None
    """The scene that follows if there is nothing to choose; None at the end."""


class LessonShown(msgspec.Struct, frozen=True, kw_only=True):
    """A guided game: it begins at the first scene, and every way through it ends."""

    game: str
    seats: int
    learner: int
    scenes: tuple[SceneShown, ...]
