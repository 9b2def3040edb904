"""The lesson teaches all of the game, in words for both languages, in two to three minutes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import pytest

from trousseau.games.coffre import GAME
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
from trousseau.kernel import Fact, PlaybackDice, Written
from trousseau.lessons import SceneShown, told
from trousseau.words import LANGUAGES, Words

SHOWN: Final = told(GAME, LESSON)
CUES: Final = {scene.cue for scene in SHOWN.scenes if scene.cue}

WORDS_A_MINUTE: Final = 170
"""Somebody who reads calmly, to understand."""

A_TAP: Final = 1.2
A_MOVE_SEEN: Final = 1.2
"""Seconds to go on, and for something that happens on the table."""

SPOT: Final = re.compile(r"hand|talk|(seat|said)(\.[1-3])?|slot(\.[01])?|do\.[a-z_]+")

Path = tuple[list[SceneShown], list[Written]]


def paths(scene: int = 0, before: tuple[int, ...] = ()) -> Iterator[Path]:
    """Every way to the end that chooses nothing twice: the scenes, and the learner's moves."""
    shown = SHOWN.scenes[scene]
    if scene in before:
        return
    if shown.next is None and not shown.ways:
        yield [shown], []
    if shown.next is not None:
        for scenes, moves in paths(shown.next, (*before, scene)):
            yield [shown, *scenes], moves
    for way in shown.ways:
        for scenes, moves in paths(way.to, (*before, scene)):
            yield [shown, *scenes], [way.move, *moves]


def ways(scene: SceneShown) -> list[int]:
    return [way.to for way in scene.ways]


PATHS: Final = list(paths())


def test_every_scene_can_be_reached_and_leads_to_the_end() -> None:
    leads = [{n for n in (scene.next, *ways(scene)) if n is not None} for scene in SHOWN.scenes]
    assert {0}.union(*leads) == set(range(len(SHOWN.scenes)))
    ending = {n for n, scene in enumerate(SHOWN.scenes) if scene.next is None and not scene.ways}
    assert all(SHOWN.scenes[n].cue == "farewell" for n in ending)
    while more := {n for n, after in enumerate(leads) if n not in ending and after & ending}:
        ending |= more
    assert ending == set(range(len(SHOWN.scenes)))


def test_nothing_moves_unless_the_rules_moved_it() -> None:
    """A scene without facts has the view of the scene before, or of a choice it goes back to."""
    choices = [scene.view for scene in SHOWN.scenes if scene.ways]
    for scene in SHOWN.scenes:
        after = None if scene.next is None else SHOWN.scenes[scene.next]
        if after is not None and not after.facts:
            assert after.view in (scene.view, *choices)


def test_the_first_view_is_that_of_the_deal() -> None:
    state = GAME.begin(LESSON.seats, GAME.options(), PlaybackDice(LESSON.throws))
    assert SHOWN.scenes[0].view == state.view(LESSON.learner)


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_languages_say_every_cue_and_no_other(language: str) -> None:
    words = Words(language, "trousseau.games.coffre")
    spoken = {key[7:] for key in words.templates if key.startswith("lesson.")}
    assert spoken == CUES


def test_the_teacher_points_at_spots_that_a_table_has() -> None:
    for scene in SHOWN.scenes:
        assert all(SPOT.fullmatch(spot) for spot in (scene.about or "hand").split(" "))


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_takes_two_to_three_minutes(language: str) -> None:
    words = Words(language, "trousseau.games.coffre")
    seats = {f"seat{seat}": seat for seat in range(LESSON.seats)}
    for scenes, _ in PATHS:
        cues = [scene.cue for scene in scenes if scene.cue]
        read = sum(len(words.say(f"lesson.{cue}", **seats).split()) for cue in cues)
        seconds = read * 60 / WORDS_A_MINUTE + len(cues) * A_TAP
        seconds += sum(A_MOVE_SEEN for scene in scenes if scene.facts)
        assert 120 <= seconds <= 190, seconds


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_are_short(language: str) -> None:
    words = Words(language, "trousseau.games.coffre")
    for cue in CUES:
        assert len(words.templates[f"lesson.{cue}"].split()) <= 24
