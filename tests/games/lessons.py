"""A game's lesson with every way through it, for tests."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Any

from trousseau import games
from trousseau.kernel import Game, Written
from trousseau.lessons import Lesson, LessonShown, SceneShown, told

Path = tuple[list[SceneShown], list[Written]]


class Taught:
    """What a learner of one game may come to see."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.game: Game[Any] = games.get(name)
        lesson = games.lesson(name)
        assert lesson is not None, f"{name} has no lesson"
        self.lesson: Lesson = lesson

    def __repr__(self) -> str:
        return self.name

    @cached_property
    def shown(self) -> LessonShown:
        return told(self.game, self.lesson)

    @property
    def scenes(self) -> tuple[SceneShown, ...]:
        return self.shown.scenes

    @cached_property
    def cues(self) -> set[str]:
        return {scene.cue for scene in self.scenes if scene.cue}

    @cached_property
    def paths(self) -> list[Path]:
        """Every way to the end that chooses nothing twice: the scenes, and the learner's moves."""
        return list(self._paths(0, ()))

    def _paths(self, scene: int, before: tuple[int, ...]) -> Iterator[Path]:
        shown = self.scenes[scene]
        if scene in before:
            return
        if shown.next is None and not shown.ways:
            yield [shown], []
        if shown.next is not None:
            for scenes, moves in self._paths(shown.next, (*before, scene)):
                yield [shown, *scenes], moves
        for way in shown.ways:
            for scenes, moves in self._paths(way.to, (*before, scene)):
                yield [shown, *scenes], [way.move, *moves]
