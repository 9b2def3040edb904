"""Lessons: short guided games that an author tells and the rules play.

Beside the bots: it knows the kernel, and no game.
"""

from trousseau.lessons.playing import BadStory, played
from trousseau.lessons.shown import LessonShown, StepShown, WayShown
from trousseau.lessons.story import (
    Act,
    Again,
    Choose,
    Later,
    Lesson,
    NewTable,
    Rewind,
    Say,
    Step,
    Story,
    Throws,
    Wait,
    Way,
    stacked,
)

__all__ = [
    "Act",
    "Again",
    "BadStory",
    "Choose",
    "Later",
    "Lesson",
    "LessonShown",
    "NewTable",
    "Rewind",
    "Say",
    "Step",
    "StepShown",
    "Story",
    "Throws",
    "Wait",
    "Way",
    "WayShown",
    "played",
    "stacked",
]
