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

LESSONS: Final = [
    Taught(name, language)
    for name in games.own()
    for language in LANGUAGES
    if games.parts_of(name).lesson(language)
]

WORDS_A_MINUTE: Final = 170
"""Somebody who reads calmly, to understand."""

A_TAP: Final = 1.2
A_MOVE_SEEN: Final = 1.2
"""Seconds to go on, and for something that happens on the table."""

MOST_SEATS: Final = 8

of_every_game = pytest.mark.parametrize("taught", LESSONS, ids=repr)


@of_every_game
def test_every_scene_can_be_reached_and_leads_to_the_end(taught: Taught) -> None:
    steps = taught.steps
    leads = [
        {n for n in (step.next, *[way.to for way in step.ways]) if n is not None} for step in steps
    ]
    assert {0}.union(*leads) == set(range(len(steps)))
    ending = {n for n, step in enumerate(steps) if step.next is None and not step.ways}
    assert all(steps[n].cue == "farewell" for n in ending)
    while more := {n for n, after in enumerate(leads) if n not in ending and after & ending}:
        ending |= more
    assert ending == set(range(len(steps)))


@of_every_game
def test_nothing_moves_unless_it_is_shown_or_the_teacher_says_that_time_passed(
    taught: Taught,
) -> None:
    """A step without facts has the view of the step before, or of a choice it goes back to.

    Or another table is set, of which the teacher speaks first.
    """
    choices = [step.moment.view for step in taught.steps if step.ways]
    jumps = {"later", *taught.first_at_tables}
    for step in taught.steps:
        after = None if step.next is None else taught.steps[step.next]
        if after is not None and not after.moment.facts and after.cue not in jumps:
            assert after.moment.view in (step.moment.view, *choices)


@of_every_game
def test_the_first_view_is_that_of_the_deal(taught: Taught) -> None:
    lesson, game = taught.lesson, taught.game
    state = game.begin(lesson.seats, game.options(lesson.options), PlaybackDice(lesson.throws))
    assert taught.steps[0].moment.view == state.view(lesson.learner)


@of_every_game
def test_its_language_says_every_cue_and_no_other(taught: Taught) -> None:
    words = Words(taught.language, games.module(taught.name))
    spoken = {key[7:] for key in words.templates if key.startswith("lesson.")}
    assert spoken == taught.cues


@of_every_game
def test_it_takes_two_to_three_minutes(taught: Taught) -> None:
    words = Words(taught.language, games.module(taught.name))
    seats = {f"seat{seat}": seat for seat in range(MOST_SEATS)}
    for steps, _ in taught.paths:
        cues = [step.cue for step in steps if step.cue]
        read = sum(len(words.say(f"lesson.{cue}", **seats).split()) for cue in cues)
        seconds = read * 60 / WORDS_A_MINUTE + len(cues) * A_TAP
        seconds += sum(A_MOVE_SEEN for step in steps if step.moment.facts)
        assert 120 <= seconds <= 190, seconds


@of_every_game
def test_sentences_are_short(taught: Taught) -> None:
    words = Words(taught.language, games.module(taught.name))
    for cue in taught.cues:
        assert len(words.templates[f"lesson.{cue}"].split()) <= 24
