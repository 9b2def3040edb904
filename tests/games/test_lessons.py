"""Every lesson is whole, speaks both languages and takes two to three minutes.

What a lesson has to show of its own game is tested in that game's folder.
"""

from __future__ import annotations

from typing import Final

import pytest
from tests.games.lessons import Taught

from trousseau import games
from trousseau.kernel import PlaybackDice
from trousseau.words import LANGUAGES, Words

LESSONS: Final = [Taught(name) for name in games.names() if games.lesson(name)]

WORDS_A_MINUTE: Final = 170
"""Somebody who reads calmly, to understand."""

A_TAP: Final = 1.2
A_MOVE_SEEN: Final = 1.2
"""Seconds to go on, and for something that happens on the table."""

of_every_game = pytest.mark.parametrize("taught", LESSONS, ids=repr)
in_every_language = pytest.mark.parametrize("language", LANGUAGES)


@of_every_game
def test_every_scene_can_be_reached_and_leads_to_the_end(taught: Taught) -> None:
    scenes = taught.scenes
    leads = [
        {n for n in (scene.next, *[way.to for way in scene.ways]) if n is not None}
        for scene in scenes
    ]
    assert {0}.union(*leads) == set(range(len(scenes)))
    ending = {n for n, scene in enumerate(scenes) if scene.next is None and not scene.ways}
    assert all(scenes[n].cue == "farewell" for n in ending)
    while more := {n for n, after in enumerate(leads) if n not in ending and after & ending}:
        ending |= more
    assert ending == set(range(len(scenes)))


@of_every_game
def test_nothing_moves_unless_it_is_shown_or_the_teacher_says_that_time_passed(
    taught: Taught,
) -> None:
    """A scene without facts has the view of the scene before, or of a choice it goes back to."""
    choices = [scene.view for scene in taught.scenes if scene.ways]
    for scene in taught.scenes:
        after = None if scene.next is None else taught.scenes[scene.next]
        if after is not None and not after.facts and after.cue != "later":
            assert after.view in (scene.view, *choices)


@of_every_game
def test_the_first_view_is_that_of_the_deal(taught: Taught) -> None:
    lesson, game = taught.lesson, taught.game
    state = game.begin(lesson.seats, game.options(lesson.options), PlaybackDice(lesson.throws))
    assert taught.scenes[0].view == state.view(lesson.learner)


@in_every_language
@of_every_game
def test_both_languages_say_every_cue_and_no_other(taught: Taught, language: str) -> None:
    words = Words(language, games.module(taught.name))
    spoken = {key[7:] for key in words.templates if key.startswith("lesson.")}
    assert spoken == taught.cues


@in_every_language
@of_every_game
def test_it_takes_two_to_three_minutes(taught: Taught, language: str) -> None:
    words = Words(language, games.module(taught.name))
    seats = {f"seat{seat}": seat for seat in range(taught.lesson.seats)}
    for scenes, _ in taught.paths:
        cues = [scene.cue for scene in scenes if scene.cue]
        read = sum(len(words.say(f"lesson.{cue}", **seats).split()) for cue in cues)
        seconds = read * 60 / WORDS_A_MINUTE + len(cues) * A_TAP
        seconds += sum(A_MOVE_SEEN for scene in scenes if scene.facts)
        assert 120 <= seconds <= 190, seconds


@in_every_language
@of_every_game
def test_sentences_are_short(taught: Taught, language: str) -> None:
    words = Words(language, games.module(taught.name))
    for cue in taught.cues:
        assert len(words.templates[f"lesson.{cue}"].split()) <= 24
