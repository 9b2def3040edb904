"""The lesson teaches all of the game."""

from __future__ import annotations

import re
from typing import Final

import pytest
from tests.games.lessons import Taught

from trousseau.games.coffre.lesson import LESSON
from trousseau.games.coffre.shapes import (
    CoffreView,
    Designate,
    EndTurn,
    Exchange,
    Exchanged,
    Force,
    Forced,
    Observe,
    Observed,
    Passed,
    Said,
)
from trousseau.kernel import Fact, Written
from trousseau.lessons import StepShown

TAUGHT: Final = Taught("coffre")
SHOWN: Final = TAUGHT.shown

SPOT: Final = re.compile(r"hand|talk|(seat|said)(\.[1-3])?|slot(\.[01])?|do\.[a-z_]+")


PATHS: Final = TAUGHT.paths


def test_what_may_be_chosen_is_legal_in_the_view_shown() -> None:
    for step in SHOWN.steps:
        for way in step.ways:
            talks = type(way.move).__name__.startswith("Claim")
            assert step.moment.view is not None
            assert talks or way.move in step.moment.view.moves


def test_the_learner_never_sees_a_hidden_face_before_the_end() -> None:
    for steps, _ in PATHS:
        for step in steps:
            view = step.moment.view
            assert isinstance(view, CoffreView)
            if view.phase in ("act", "close"):
                assert [view.hands[seat].face for seat in (1, 2)] == [None, None]


@pytest.mark.parametrize(("steps", "moves"), PATHS)
def test_every_way_shows_all_there_is(steps: list[StepShown], moves: list[Written]) -> None:
    done = {type(move) for move in moves}
    assert {Observe, Exchange, Force, EndTurn, Designate} <= done
    facts: list[Fact] = [fact for step in steps for fact in step.moment.facts]
    seen = {type(fact) for fact in facts}
    assert {Observed, Exchanged, Forced, Passed, Said} <= seen
    assert any(isinstance(fact, Forced) and fact.target == LESSON.learner for fact in facts)
    assert "unmasked" in [step.cue for step in steps]


def test_all_three_ends_of_a_designation_are_there() -> None:
    point = next(step for step in SHOWN.steps if step.cue == "point")
    why = []
    for way in point.ways:
        view = SHOWN.steps[way.to].moment.view
        why.append(view.result.why if view and view.result else "final phase")
    assert why == ["opened", "fooled", "final phase"]


def test_the_teacher_points_at_spots_that_a_table_has() -> None:
    for step in SHOWN.steps:
        assert all(SPOT.fullmatch(spot) for spot in (step.about or "hand").split(" "))
