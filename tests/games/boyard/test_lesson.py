"""The lesson teaches all of the game, in the riddles of either language."""

from __future__ import annotations

import re
from typing import Final

import pytest
from tests.games.lessons import Taught

from trousseau.games.boyard.lesson import ASKED, CHLOE, DIEGO, NEAR_CHLOE, NEAR_YOU, NOTES, YOU
from trousseau.games.boyard.odds import worth_of_key
from trousseau.games.boyard.riddles.matching import accepts
from trousseau.games.boyard.riddles.riddle import riddles
from trousseau.games.boyard.riddles.shapes import (
    AnswerAccepted,
    EvenDouble,
    RiddleSolved,
    RiddleView,
)
from trousseau.games.boyard.shapes import (
    BoyardView,
    DrawCard,
    KeyPut,
    KeysWon,
    NoteSeen,
    TigerPounced,
)
from trousseau.games.boyard.trials.shapes import Decided, Language
from trousseau.lessons import StepShown

LESSONS: Final = {language: Taught("boyard", language) for language in ASKED}
SPOT: Final = re.compile(
    r"(space|cell|give)\.\d+|keys\.0|chest|purse|fan|brief|trial|riddle|rollers|answer|seat\.[12]"
    r"|do\.(roll_die|ready|turn_sand|accept|roll|answer|open_chest|put_key)"
)

in_both_languages = pytest.mark.parametrize("language", LESSONS)


def view_at(language: Language, cue: str) -> BoyardView:
    view = spoken(language, cue).moment.view
    assert isinstance(view, BoyardView)
    return view


def spoken(language: Language, cue: str) -> StepShown:
    return next(step for step in LESSONS[language].steps if step.cue == cue)


@in_both_languages
def test_every_way_shows_all_there_is(language: Language) -> None:
    for steps, _ in LESSONS[language].paths:
        facts = [fact for step in steps for fact in step.moment.facts]
        told = {type(fact) for fact in facts}
        assert {AnswerAccepted, EvenDouble, RiddleSolved, TigerPounced, KeyPut} <= told
        assert Decided(YOU, won=True) in facts
        keys = [fact for fact in facts if isinstance(fact, KeysWon)]
        assert [(won.seat, won.black) for won in keys] == [(YOU, 1), (CHLOE, 1), (YOU, 2)]
        assert tuple(fact.value for fact in facts if isinstance(fact, NoteSeen)) == NOTES


@in_both_languages
def test_any_card_of_the_fan_leads_on_to_the_same_trial(language: Language) -> None:
    ways = spoken(language, "fan").ways
    assert [way.move for way in ways] == [DrawCard(place) for place in range(10)]
    steps = LESSONS[language].steps
    assert len({steps[way.to].next for way in ways}) == 1


@in_both_languages
def test_keys_may_be_given_back_in_either_order(language: Language) -> None:
    assert len([step for step in LESSONS[language].steps if step.cue == "farewell"]) == 1
    assert len([step for step in LESSONS[language].steps if step.cue == "one_more"]) == 2


@in_both_languages
def test_the_learner_reads_a_riddle_and_sees_its_answer(language: Language) -> None:
    riddle = view_at(language, "read").on
    assert isinstance(riddle, RiddleView)
    assert riddle.reader == YOU
    assert riddle.answers


@in_both_languages
def test_what_chloe_says_is_for_the_reader_to_accept(language: Language) -> None:
    asked = ASKED[language]
    card = riddles(language)[asked.chloe]
    assert not accepts(card.answers, asked.her_answer, card.near)


@in_both_languages
def test_the_answer_that_the_teacher_gives_is_that_of_the_riddle_asked(language: Language) -> None:
    """Nobody is told the answer of another riddle if the files change."""
    asked = ASKED[language]
    card = riddles(language)[asked.guardian]
    assert all(accepts(card.answers, text, card.near) for text in asked.answers)
    riddle = view_at(language, "answer").on
    assert isinstance(riddle, RiddleView)
    assert riddle.asking.text == card.text


@in_both_languages
def test_four_keys_open_the_chest_and_two_are_given_back(language: Language) -> None:
    keys = view_at(language, "open").players[YOU].keys
    assert keys.black + keys.red == 4
    assert view_at(language, "give_back").give == 2


@in_both_languages
def test_the_places_that_the_teacher_prefers_are_the_better_ones(language: Language) -> None:
    view = view_at(language, "give_back")
    worths = [worth_of_key(view, space, "fair") for space in (*NEAR_YOU, NEAR_CHLOE)]
    assert min(worths[:-1]) > worths[-1]


@in_both_languages
def test_spots_are_those_that_the_table_knows(language: Language) -> None:
    for step in LESSONS[language].steps:
        for spot in (step.about or "").split():
            assert SPOT.fullmatch(spot), spot


@in_both_languages
def test_diego_is_stopped_by_the_learners_dice(language: Language) -> None:
    riddle = view_at(language, "even_double").on
    assert isinstance(riddle, RiddleView)
    assert (riddle.asking.candidate, riddle.throws[-1].seat, riddle.won) == (DIEGO, YOU, False)
