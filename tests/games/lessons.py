"""A game's lesson with every way through it, for tests."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Any

from trousseau import games
from trousseau.kernel import AnyGame, Written
from trousseau.lessons import Choose, Lesson, LessonShown, NewTable, Say, StepShown, played
from trousseau.words import LANGUAGES

Path = tuple[list[StepShown], list[Written]]


class Taught:
    """What a learner of one game may come to see."""

    def __init__(self, name: str, language: str = LANGUAGES[0]) -> None:
        self.name = name
        self.language = language
        self.game: AnyGame[Any] = games.get(name)
        lesson = games.parts_of(name).lesson(language)
        assert lesson is not None, f"{name} has no lesson"
        self.lesson: Lesson = lesson

    def __repr__(self) -> str:
        return f"{self.name}-{self.language}"

    @cached_property
    def shown(self) -> LessonShown:
        return played(self.game, self.lesson)

    @property
    def steps(self) -> tuple[StepShown, ...]:
        return self.shown.steps

    @cached_property
    def cues(self) -> set[str]:
        return {step.cue for step in self.steps if step.cue}

    @property
    def first_at_tables(self) -> Iterator[str]:
        """What the teacher says first at each table but the one at which the lesson begins."""
        story = self.lesson.story
        for place, step in enumerate(story):
            if isinstance(step, NewTable):
                yield next(said.cue for said in story[place:] if isinstance(said, Say | Choose))

    @cached_property
    def paths(self) -> list[Path]:
        """Every way to the end that chooses nothing twice: the steps, and the learner's moves."""
        return list(self._paths(0, ()))

    def _paths(self, step: int, before: tuple[int, ...]) -> Iterator[Path]:
        shown = self.steps[step]
        if step in before:
            return
        if shown.next is None and not shown.ways:
            yield [shown], []
        if shown.next is not None:
            for steps, moves in self._paths(shown.next, (*before, step)):
                yield [shown, *steps], moves
        for way in shown.ways:
            for steps, moves in self._paths(way.to, (*before, step)):
                yield [shown, *steps], [way.move, *moves]
