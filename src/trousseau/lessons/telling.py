"""A lesson played through the real rules, every way there is, into the scenes that a page shows."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import Final, Generic, NamedTuple, TypeVar

import msgspec

from trousseau.kernel import Fact, Game, Illegal, PlaybackDice, State
from trousseau.lessons.shown import LessonShown, SceneShown, WayShown
from trousseau.lessons.story import Act, Again, Choose, Later, Lesson, Rewind, Say, Story

M = TypeVar("M", bound=Hashable)

PACE: Final = 1000
"""Milliseconds from one move to the next: a lesson's clock runs only when somebody moves."""


class BadStory(ValueError):
    """The author tells something that the rules or the story itself don't allow."""


def told(game: Game[M], lesson: Lesson) -> LessonShown:
    """The lesson as the page gets it, or BadStory."""
    options = game.options(lesson.options)
    state = game.begin(lesson.seats, options, PlaybackDice(lesson.throws))
    telling = Telling(game, lesson.learner)
    telling.tell(Moment(state), lesson.story, {})
    return LessonShown(
        game=game.name,
        seats=lesson.seats,
        learner=lesson.learner,
        scenes=tuple(telling.scenes),
    )


class Moment(NamedTuple, Generic[M]):
    """The table between two steps."""

    state: State[M]
    at: int = 0


class Chosen(NamedTuple, Generic[M]):
    """A choice that lies behind: its scene, and the table there."""

    scene: int
    moment: Moment[M]


Choices = Mapping[str, Chosen[M]]


class Telling(Generic[M]):
    """Goes through a story, along every way, and keeps the scenes."""

    def __init__(self, game: Game[M], learner: int) -> None:
        self.game = game
        self.learner = learner
        self.scenes: list[SceneShown] = []

    def tell(self, moment: Moment[M], story: Story, behind: Choices[M]) -> int | None:
        """The number of the first scene of a story from this moment on; None if it is over."""
        if not story:
            return None
        step, rest = story[0], story[1:]
        match step:
            case Say():
                return self._say(step, moment, rest, behind)
            case Act():
                return self._act(step, moment, rest, behind)
            case Later(acts):
                for act in acts:
                    moment, _ = self._played(act, moment)
                return self.tell(moment, rest, behind)
            case Choose():
                return self._choose(step, moment, rest, behind)
            case Rewind(to, cue, about):
                return self._say(Say(cue, about), _find(to, behind).moment, rest, behind)
            case Again(to):
                return _find(to, behind).scene

    def _say(self, step: Say, moment: Moment[M], rest: Story, behind: Choices[M]) -> int:
        number = self._begin(moment, cue=step.cue, about=step.about)
        return self._end(number, next=self.tell(moment, rest, behind))

    def _act(self, step: Act, moment: Moment[M], rest: Story, behind: Choices[M]) -> int:
        after, facts = self._played(step, moment)
        number = self._begin(after, facts=facts)
        return self._end(number, next=self.tell(after, rest, behind))

    def _choose(self, step: Choose, moment: Moment[M], rest: Story, behind: Choices[M]) -> int:
        number = self._begin(moment, cue=step.cue, about=step.about)
        behind = {**behind, step.cue: Chosen(number, moment)}
        ways = []
        for way in step.ways:
            act = Act(self.learner, way.move, way.throws)
            ways.append(WayShown(way.move, self._act(act, moment, (*way.then, *rest), behind)))
        return self._end(number, ways=tuple(ways))

    def _played(self, act: Act, moment: Moment[M]) -> tuple[Moment[M], tuple[Fact, ...]]:
        """The table after a move, and what the learner is told of it."""
        state, at = moment.state.copy(), moment.at + PACE
        written = msgspec.json.encode(act.move)
        try:
            move = self.game.read_json(written, act.seat)
            events = state.play(act.seat, move, at, PlaybackDice(act.throws))
        except Illegal as error:
            problem = error.refusal.code
            raise BadStory(f"seat {act.seat}, {written.decode()}: {problem}") from error
        return Moment(state, at), tuple([e.fact for e in events if e.reaches(self.learner)])

    def _begin(
        self, moment: Moment[M], *, facts: tuple[Fact, ...] = (), cue: str = "", about: str = ""
    ) -> int:
        """A scene gets its number before those that follow it."""
        view = moment.state.view(self.learner)
        scene = SceneShown(view=view, facts=facts, cue=cue or None, about=about or None)
        self.scenes.append(scene)
        return len(self.scenes) - 1

    def _end(self, number: int, **leads_to: object) -> int:
        self.scenes[number] = msgspec.structs.replace(self.scenes[number], **leads_to)
        return number


def _find(cue: str, behind: Choices[M]) -> Chosen[M]:
    if cue not in behind:
        raise BadStory(f"no choice with the cue {cue} lies behind")
    return behind[cue]
