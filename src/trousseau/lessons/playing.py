"""A lesson played through the real rules, every way there is, into the steps that a page shows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Generic, NamedTuple

import msgspec

from trousseau.kernel import AnyGame, Happening, Illegal, M, PlaybackDice, State
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
    Story,
    Wait,
)


class BadStory(ValueError):
    """The author tells something that the rules or the story itself don't allow."""


def played(game: AnyGame[M], lesson: Lesson) -> LessonShown:
    """The lesson as the page gets it, or BadStory."""
    through = Playing(game, lesson.learner)
    through.tell(_set(game, lesson), lesson.story, {})
    return LessonShown(game=game.name, learner=lesson.learner, steps=tuple(through.steps))


def _set(game: AnyGame[M], table: Lesson | NewTable) -> Position[M]:
    options = game.options(table.options)
    return Position(game.begin(table.seats, options, PlaybackDice(table.throws)))


class Position(NamedTuple, Generic[M]):
    """The table between two steps."""

    state: State[M]
    at: int = 0


class Chosen(NamedTuple, Generic[M]):
    """A choice that lies behind: its number, and the table there."""

    number: int
    position: Position[M]


Choices = Mapping[str, Chosen[M]]


class Playing(Generic[M]):
    """Goes through a story, along every way, and keeps the steps."""

    def __init__(self, game: AnyGame[M], learner: int) -> None:
        self.game = game
        self.learner = learner
        self.steps: list[StepShown] = []
        self._known: dict[object, int] = {}

    def tell(self, position: Position[M], story: Story, behind: Choices[M]) -> int | None:
        """The number of the first step of a story from this position on; None if it is over.

        Ways that lead to the same table share what follows.
        """
        if not story:
            return None
        back = tuple([behind[cue].number for cue in _ways_back(story) if cue in behind])
        here = (position.state.pack(), position.at, story, back)
        if here not in self._known:
            number = self._tell(position, story, behind)
            if number is None:
                return None
            self._known[here] = number
        return self._known[here]

    def _tell(self, position: Position[M], story: Story, behind: Choices[M]) -> int | None:
        step, rest = story[0], story[1:]
        match step:
            case Say():
                return self._say(step, position, rest, behind)
            case Act() | Wait():
                return self._act(step, position, rest, behind)
            case Later(acts):
                for act in acts:
                    position, _ = self._happened(act, position)
                return self.tell(position, rest, behind)
            case Choose():
                return self._choose(step, position, rest, behind)
            case Rewind(to, cue, about):
                return self._say(Say(cue, about), _find(to, behind).position, rest, behind)
            case Again(to):
                return _find(to, behind).number
            case NewTable():
                return self.tell(_set(self.game, step), rest, behind)

    def _say(self, step: Say, position: Position[M], rest: Story, behind: Choices[M]) -> int:
        number = self._begin(position, cue=step.cue, about=step.about)
        return self._end(number, next=self.tell(position, rest, behind))

    def _act(self, step: Act | Wait, position: Position[M], rest: Story, behind: Choices[M]) -> int:
        after, happening = self._happened(step, position)
        number = self._begin(after, happening)
        return self._end(number, next=self.tell(after, rest, behind))

    def _choose(self, step: Choose, position: Position[M], rest: Story, behind: Choices[M]) -> int:
        number = self._begin(position, cue=step.cue, about=step.about)
        behind = {**behind, step.cue: Chosen(number, position)}
        ways = []
        for way in step.ways:
            act = Act(self.learner, way.move, way.throws)
            ways.append(WayShown(way.move, self._act(act, position, (*way.then, *rest), behind)))
        return self._end(number, ways=tuple(ways))

    def _happened(self, step: Act | Wait, position: Position[M]) -> tuple[Position[M], Happening]:
        """The table after a move, or after time has acted, and all that came of it."""
        if isinstance(step, Wait):
            return self._waited(step, position)
        return self._played(step, position)

    def _played(self, act: Act, position: Position[M]) -> tuple[Position[M], Happening]:
        state, at = position.state.copy(), position.at + act.after
        written = msgspec.json.encode(act.move)
        if state.due is not None and state.due <= at:
            raise BadStory(f"seat {act.seat}, {written.decode()}: time acts before")
        try:
            move = self.game.read_json(written, act.seat)
            events = state.play(act.seat, move, at, PlaybackDice(act.throws))
        except Illegal as error:
            problem = error.refusal.code
            raise BadStory(f"seat {act.seat}, {written.decode()}: {problem}") from error
        return Position(state, at), Happening(0, at, act.seat, events)

    def _waited(self, wait: Wait, position: Position[M]) -> tuple[Position[M], Happening]:
        state, at = position.state.copy(), position.state.due
        if at is None:
            raise BadStory("nothing is due")
        events = state.tick(at, PlaybackDice(wait.throws))
        return Position(state, at), Happening(0, at, None, events)

    def _begin(
        self,
        position: Position[M],
        happening: Happening | None = None,
        *,
        cue: str = "",
        about: str = "",
    ) -> int:
        """A step gets its number before those that follow it."""
        number = len(self.steps)
        happening = happening or Happening(0, position.at)
        view = position.state.view(self.learner)
        moment = happening._replace(seq=number).told_to(self.learner, view)
        self.steps.append(StepShown(moment=moment, cue=cue or None, about=about or None))
        return number

    def _end(self, number: int, **leads_to: object) -> int:
        self.steps[number] = msgspec.structs.replace(self.steps[number], **leads_to)
        return number


def _ways_back(story: Story) -> Iterator[str]:
    """The cues of the choices to which a story goes back."""
    for step in story:
        if isinstance(step, Rewind | Again):
            yield step.to
        elif isinstance(step, Choose):
            for way in step.ways:
                yield from _ways_back(way.then)


def _find(cue: str, behind: Choices[M]) -> Chosen[M]:
    if cue not in behind:
        raise BadStory(f"no choice with the cue {cue} lies behind")
    return behind[cue]
