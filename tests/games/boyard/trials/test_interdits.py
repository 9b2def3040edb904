"""Les interdits: answer everything until the sand is out, and never say yes or no."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.boyard.trials.stage import Stage, kinds, win_rate

from trousseau.games.boyard.constants import (
    DEADLINE_GRACE,
    GUARDIAN,
    OBJECTING,
    OFFERS,
    PAUSE,
    REPLY,
    TYPING,
)
from trousseau.games.boyard.trials.interdits import GAME
from trousseau.games.boyard.trials.interdits.questions import questions
from trousseau.games.boyard.trials.interdits.shapes import (
    AskOffered,
    AskQuestion,
    BackObjection,
    ForbiddenSaid,
    NothingReplied,
    Objected,
    ObjectionBacked,
    ObjectionDropped,
    ObjectionUpheld,
    ObjectTo,
    QuestionPut,
    QuestionReady,
    Repeated,
    RepeatWarned,
    Replied,
    Reply,
)
from trousseau.games.boyard.trials.shapes import Decided, Hands, Ready
from trousseau.kernel import Fact

SAND = 45_000
ANSWERS = (
    "Peut-être bien.",
    "Ça dépend des jours.",
    "Allez savoir.",
    "Je préfère garder le silence.",
    "Demandez à ma grand-mère.",
    "Quelle drôle d’idée !",
)


def by_hand(seats: int = 3, **options: Any) -> Stage:
    return Stage(GAME, seats, dict.fromkeys(range(seats), "hand"), **options)


def asked(seats: int = 3, **options: Any) -> Stage:
    """The first question is put, by the table."""
    stage = by_hand(seats, **options)
    stage.pass_until(QuestionPut)
    return stage


def answer(stage: Stage, text: str = "") -> list[Fact]:
    """Something new, typed at leisure."""
    said = [exchange.reply for exchange in stage.state.exchanges]
    fresh = text or next(reply for reply in ANSWERS if reply not in said)
    return stage.act(0, Reply(fresh), 3_000)


def question_put(facts: list[Fact]) -> QuestionPut:
    return next(fact for fact in facts if isinstance(fact, QuestionPut))


# Questions.


def test_if_nobody_asks_the_table_does_a_second_later_for_opponents_in_turn() -> None:
    stage = by_hand()
    began = stage.at
    assert stage.pass_until(QuestionPut).seat == 1
    assert stage.at == began + PAUSE
    assert kinds(answer(stage)) == ["replied"]
    assert stage.pass_until(QuestionPut).seat == 2
    answer(stage)
    told = stage.pass_until(QuestionPut)
    assert (told.seat, told.drawn) == (1, True)


def test_a_question_that_waits_is_put_at_once_when_the_candidate_is_free() -> None:
    stage = asked()
    assert stage.act(2, AskQuestion("Tu as faim ?"), 100) == [QuestionReady(2)]
    told = answer(stage)
    assert told[1] == QuestionPut(2, "Tu as faim ?", False, False)


def test_opponents_with_questions_take_turns() -> None:
    stage = asked(4)
    for seat in (3, 1, 2):
        stage.act(seat, AskQuestion(f"Question {seat} ?"), 100)
    assert [question_put(answer(stage)).seat for _ in range(3)] == [2, 3, 1]


def test_a_question_in_the_pause_is_put_at_once() -> None:
    stage = by_hand()
    told = stage.act(2, AskQuestion("Prêt ?"), 100)
    assert told == [QuestionReady(2), QuestionPut(2, "Prêt ?", False, False)]


def test_five_questions_lie_ready_and_one_that_was_put_is_replaced() -> None:
    stage = asked()
    offers = stage.state.view(1).offers
    assert len({offer.question for offer in offers}) == OFFERS
    stage.act(1, AskOffered(offers[2].question), 100)
    assert stage.state.view(1).own_question == offers[2].text
    assert stage.state.view(0).offers == offers
    assert question_put(answer(stage)).text == offers[2].text
    after = stage.state.view(1).offers
    assert len({offer.question for offer in after}) == OFFERS
    assert offers[2] not in after


def test_nobody_but_the_asker_sees_a_question_before_it_is_put() -> None:
    stage = asked()
    stage.act(1, AskQuestion("Un secret ?"), 100)
    assert stage.state.view(1).own_question == "Un secret ?"
    for seat in (0, 2, None):
        view = stage.state.view(seat)
        assert (view.own_question, view.asking) == (None, (1,))


def test_drawn_opponents_ask_without_a_pause_and_the_silent_block_nobody() -> None:
    stage = Stage(GAME, 4, {0: "hand", 1: "fair", 2: "hand", 3: "fair"})
    askers = [question_put(stage.told).seat] + [question_put(answer(stage)).seat for _ in range(3)]
    assert askers == [1, 3, 1, 3]


def test_good_opponents_ask_in_chains() -> None:
    stage = Stage(GAME, 3, {0: "hand", 1: "good", 2: "good"})
    for _ in range(2):
        answer(stage)
    numbers = stage.state.stock.asked
    chains = [questions("fr")[number].chain for number in numbers]
    assert chains[0] > 0
    assert numbers[1] == numbers[0] + 1
    assert chains[1] == chains[0]


def test_the_table_asks_in_the_language_of_the_game() -> None:
    listed = {question.text for question in questions("en")}
    assert asked(language="en").state.exchanges[0].question in listed


# Replies.


def test_who_answers_until_the_sand_is_out_has_won() -> None:
    stage = asked()
    began = stage.at - PAUSE
    for number in range(12):
        if stage.state.phase == "pause":
            stage.pass_time()
        if stage.at + 4_000 < began + SAND:
            stage.act(0, Reply(f"Voici {chr(97 + number) * 9} pour {chr(98 + number) * 7}"), 3_000)
    assert stage.play_out()
    assert stage.at == began + SAND + 3_000


@pytest.mark.parametrize(
    ("text", "word"), [("Ah oui alors", "oui"), ("N o n, voilà", "non"), ("Yes I do", "yes")]
)
def test_a_forbidden_word_loses_at_once_in_either_language(text: str, word: str) -> None:
    stage = asked()
    told = answer(stage, text)
    assert told == [Replied(0, text, False), ForbiddenSaid(word), Decided(0, False)]
    assert stage.state.view(None).lost == "forbidden"
    assert not stage.play_out()


def test_no_answer_in_time_loses() -> None:
    stage = asked()
    put = stage.at
    assert stage.state.view(0).reply_by == put + REPLY
    assert stage.pass_time() == [NothingReplied(0), Decided(0, False)]
    assert stage.state.view(None).lost == "silent"
    assert stage.at == put + REPLY + DEADLINE_GRACE


def test_an_answer_that_a_slow_line_brings_late_counts() -> None:
    slow = {0: Hands(echoes=(380,) * 8)}
    stage = Stage(GAME, 3, dict.fromkeys(range(3), "hand"), hands=slow)
    stage.pass_until(QuestionPut)
    told = stage.act(0, Reply("Peut-être bien."), REPLY + 380 + DEADLINE_GRACE - 1)
    assert kinds(told) == ["replied"]


def test_an_unhurried_candidate_has_half_as_long_again_to_reply_but_no_more_sand() -> None:
    stage = asked(unhurried=True)
    assert stage.state.view(0).reply_by == stage.at + REPLY * 3 // 2
    assert stage.state.view(0).sand_out == stage.at - PAUSE + SAND


def test_the_first_repetition_is_a_warning_and_the_second_loses() -> None:
    stage = asked()
    answer(stage, "Peut-être bien.")
    stage.pass_time()
    told = answer(stage, "Bien, peut-être…")
    assert told[1] == RepeatWarned("Peut-être bien.")
    assert stage.state.view(None).warned
    stage.pass_time()
    told = answer(stage, "PEUT-ÊTRE BIEN")
    assert told[1:] == [Repeated("Peut-être bien."), Decided(0, False)]
    assert stage.state.view(None).lost == "repeated"


def test_to_say_the_question_again_is_a_repetition() -> None:
    stage = asked()
    stage.act(1, AskQuestion("Tu aimes les fraises ?"), 100)
    answer(stage)
    assert answer(stage, "Tu aimes les fraises")[1] == RepeatWarned("Tu aimes les fraises ?")


def test_what_is_faster_than_anybody_types_is_refused_as_pasted() -> None:
    stage = asked()
    reply = Reply("Cela dépend de ce que vous appelez la mer.")
    least = TYPING * len(reply.text)
    assert stage.refused(0, reply, least - 1) == "pasted"
    stage.act(0, reply, least)


# Objections.


def replied(seats: int = 4) -> Stage:
    """The candidate has given an answer, and the next question is put."""
    stage = asked(seats)
    answer(stage)
    stage.pass_time()
    return stage


def test_an_objection_that_all_others_back_has_the_question_put_again() -> None:
    stage = replied()
    question = stage.state.exchanges[0].question
    assert stage.act(1, ObjectTo(0), 100) == [Objected(1, 0)]
    assert stage.act(2, BackObjection(0), 100) == [ObjectionBacked(2, 0)]
    told = stage.act(3, BackObjection(0), 100)
    assert told == [ObjectionBacked(3, 0), ObjectionUpheld(0, 1)]
    assert question_put(answer(stage)) == QuestionPut(1, question, True, True)


def test_the_second_upheld_objection_loses() -> None:
    stage = replied()
    stage.act(1, ObjectTo(0), 100)
    stage.act(2, BackObjection(0), 100)
    stage.act(3, BackObjection(0), 100)
    answer(stage)
    stage.act(2, ObjectTo(1), 100)
    stage.act(1, BackObjection(1), 100)
    told = stage.act(3, BackObjection(1), 100)
    assert told[1:] == [ObjectionUpheld(1, 2), Decided(0, False)]
    assert stage.state.view(None).lost == "objected"


def test_an_objection_lapses_if_not_all_agree() -> None:
    stage = replied()
    stage.act(1, ObjectTo(0), 100)
    stage.act(2, BackObjection(0), 100)
    objected = stage.at - 100
    assert stage.pass_time() == [ObjectionDropped(0)]
    assert stage.at == objected + OBJECTING
    assert stage.state.upheld == 0
    assert stage.refused(1, ObjectTo(0)) == "objected_already"


def test_an_upheld_objection_in_the_pause_goes_on_at_once() -> None:
    stage = asked()
    answer(stage)
    stage.act(1, ObjectTo(0), 100)
    told = stage.act(2, BackObjection(0), 100)
    assert kinds(told) == ["objection_backed", "objection_upheld", "question_put"]


def test_the_table_neither_objects_nor_agrees() -> None:
    stage = Stage(GAME, 4, {0: "hand", 1: "hand", 2: "good", 3: "hand"})
    answer(stage)
    stage.act(1, ObjectTo(0), 100)
    assert kinds(stage.act(3, BackObjection(0), 100)) == ["objection_backed", "objection_upheld"]


def test_who_has_nobody_to_agree_can_not_object() -> None:
    stage = Stage(GAME, 3, {0: "hand", 1: "hand", 2: "good"})
    answer(stage)
    assert stage.refused(1, ObjectTo(0)) == "nobody_to_agree"


def test_there_are_no_objections_where_two_play_and_the_guardian_asks() -> None:
    stage = by_hand(2)
    assert question_put(stage.told).seat == GUARDIAN
    answer(stage)
    assert stage.refused(1, ObjectTo(0)) == "no_objections_in_duel"


def test_what_the_table_replies_stands() -> None:
    stage = Stage(GAME, 3, {0: "good", 1: "hand", 2: "hand"})
    stage.pass_until(Replied)
    assert stage.refused(1, ObjectTo(0)) == "drawn_replies_stand"


def test_objections_are_against_the_newest_reply_and_one_at_a_time() -> None:
    stage = replied(5)
    assert stage.refused(1, ObjectTo(1)) == "too_late_to_object"
    assert stage.refused(1, BackObjection(0)) == "no_such_objection"
    stage.act(1, ObjectTo(0), 100)
    assert stage.refused(1, BackObjection(0)) == "not_asked_to_agree"
    assert stage.refused(2, BackObjection(1)) == "no_such_objection"
    assert stage.refused(2, ObjectTo(0)) == "nothing_to_object_to"
    answer(stage)
    assert stage.refused(2, ObjectTo(1)) == "objection_open"
    assert asked().refused(1, ObjectTo(0)) == "nothing_to_object_to"


# Away and back, and the table.


def test_who_was_away_comes_back_and_asks() -> None:
    stage = Stage(GAME, 3, {0: "hand", 2: "hand"})
    stage.pass_time()
    stage.act(1, Ready("hand"), 100)
    assert stage.act(1, AskQuestion("Me revoilà ?"), 100) == [QuestionReady(1)]


def test_a_candidate_who_comes_back_replies_from_the_next_question_on() -> None:
    stage = Stage(GAME, 3, {1: "hand", 2: "hand"})
    stage.pass_until(QuestionPut)
    stage.act(0, Ready("hand"), 100)
    assert stage.refused(0, Reply("Peut-être bien.")) == "not_yours_to_act"
    stage.pass_until(QuestionPut)
    assert kinds(answer(stage, "Quelle histoire !")) == ["replied"]


def test_a_drawn_candidate_who_wins_was_asked_nine_times_and_never_repeated_anything() -> None:
    stages = [Stage(GAME, 3, dict.fromkeys(range(3), "good"), seed) for seed in range(8)]
    won = [stage for stage in stages if stage.play_out()]
    assert 0 < len(won) < 8
    for stage in won:
        said = [fact.text for fact in stage.told if isinstance(fact, Replied)]
        assert len(said) == len(set(said)) == 9


# Hostile input.


def test_questions_are_plain_and_one_waits_at_a_time() -> None:
    stage = replied()
    assert stage.refused(1, AskQuestion("   ")) == "not_plain_text"
    assert stage.refused(1, AskQuestion("<img src=x>")) == "not_plain_text"
    assert stage.refused(1, AskOffered(999)) == "no_such_offer"
    stage.act(1, AskQuestion("Ça va ?"), 100)
    assert stage.refused(1, AskQuestion("Et là ?")) == "question_waits"
    assert stage.refused(1, AskOffered(stage.state.stock.offers[0])) == "question_waits"
    stage.act(1, ObjectTo(0), 100)
    assert stage.refused(1, AskQuestion("Et là ?")) == "not_yours_to_act"


def test_replies_are_the_candidates_and_plain_and_long_enough() -> None:
    stage = asked()
    assert stage.refused(0, Reply("Bof"), 5_000) == "too_short_a_reply"
    assert stage.refused(0, Reply("<b>bonjour</b>"), 5_000) == "not_plain_text"
    assert stage.refused(0, AskQuestion("Pourquoi ?")) == "no_such_move"
    assert stage.refused(1, Reply("Peut-être bien."), 5_000) == "no_such_move"
    answer(stage)
    assert stage.refused(0, Reply("Et puis voilà."), 500) == "not_yours_to_act"


@pytest.mark.parametrize(
    "text",
    [
        '{"do": "reply", "text": ""}',
        '{"do": "reply", "text": "' + "a" * 121 + '"}',
        '{"do": "reply", "text": 7}',
        '{"do": "ask_question", "text": "' + "a" * 61 + '"}',
        '{"do": "ask_offered", "question": -1}',
        '{"do": "object_to", "exchange": "last"}',
        '{"do": "back_objection", "exchange": 0, "seat": 2}',
    ],
)
def test_what_is_malformed_is_refused(text: str) -> None:
    assert asked().refused_text(0, text) == "malformed"


RATES = {"good": 66, "fair": 47, "easy": 26}


@pytest.mark.long
@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("level", RATES)
def test_candidates_win_as_often_as_meant(level: str, players: int) -> None:
    assert abs(win_rate(GAME, players, level) - RATES[level]) < 3
