"""The lesson teaches all of the game."""

from __future__ import annotations

import re
from typing import Final

import pytest
from tests.games.lessons import Taught

from trousseau.games.coffre.edge import (
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
from trousseau.games.coffre.lesson import LESSON
from trousseau.kernel import Fact, Written
from trousseau.lessons import SceneShown

TAUGHT: Final = Taught("coffre")
SHOWN: Final = TAUGHT.shown

SPOT: Final = re.compile(r"hand|talk|(seat|said)(\.[1-3])?|slot(\.[01])?|do\.[a-z_]+")


PATHS: Final = TAUGHT.paths


def test_what_may_be_chosen_is_legal_in_the_view_shown() -> None:
    for scene in SHOWN.scenes:
        for way in scene.ways:
            talks = type(way.move).__name__.startswith("Claim")
            assert talks or way.move in scene.view.moves


def test_the_learner_never_sees_a_hidden_face_before_the_end() -> None:
    for scenes, _ in PATHS:
        for scene in scenes:
            view = scene.view
            assert isinstance(view, CoffreView)
            if view.phase in ("act", "close"):
                assert [view.hands[seat].face for seat in (1, 2)] == [None, None]


@pytest.mark.parametrize(("scenes", "moves"), PATHS)
def test_every_way_shows_all_there_is(scenes: list[SceneShown], moves: list[Written]) -> None:
    done = {type(move) for move in moves}
    assert {Observe, Exchange, Force, EndTurn, Designate} <= done
    facts: list[Fact] = [fact for scene in scenes for fact in scene.facts]
    seen = {type(fact) for fact in facts}
    assert {Observed, Exchanged, Forced, Passed, Said} <= seen
    assert any(isinstance(fact, Forced) and fact.target == LESSON.learner for fact in facts)
    assert "unmasked" in [scene.cue for scene in scenes]


def test_all_three_ends_of_a_designation_are_there() -> None:
    point = next(scene for scene in SHOWN.scenes if scene.cue == "point")
    why = []
    for way in point.ways:
        result = SHOWN.scenes[way.to].view.result
        why.append(result.why if result else "final phase")
    assert why == ["opened", "fooled", "final phase"]


def test_the_teacher_points_at_spots_that_a_table_has() -> None:
    for scene in SHOWN.scenes:
        assert all(SPOT.fullmatch(spot) for spot in (scene.about or "hand").split(" "))
