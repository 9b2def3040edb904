"""Lessons: short guided games that an author tells and the rules play.

Beside the bots: it knows the kernel, and no game.
"""

from trousseau.lessons.shown import LessonShown, SceneShown, WayShown
from trousseau.lessons.story import (
    Act,
    Again,
    Choose,
    Later,
    Lesson,
    Rewind,
    Say,
    Story,
    Way,
    stacked,
)
from trousseau.lessons.telling import BadStory, told

__all__ = [
    "Act",
    "Again",
    "BadStory",
    "Choose",
    "Later",
    "Lesson",
    "LessonShown",
    "Rewind",
    "Say",
    "SceneShown",
    "Story",
    "Way",
    "WayShown",
    "stacked",
    "told",
]
