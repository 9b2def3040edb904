"""What is refused says why in both languages, and changes nothing."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from tests.games.boyard.table import Played, fort, new_fort
from tests.kernel.test_text import UNSEEN

from trousseau import games
from trousseau.games.boyard.drawing import MARK_POINTS, Stroke
from trousseau.games.boyard.fort import CELLS, ROOM
from trousseau.games.boyard.game import GAME
from trousseau.games.boyard.riddles.shapes import Answer, RollDice, TurnSand
from trousseau.games.boyard.shapes import (
    DrawMark,
    FaceRiddle,
    KeepKeys,
    OpenChest,
    Prepared,
    PutKey,
    RollDie,
    TakeTime,
    WriteRiddle,
    WriteTrial,
)
from trousseau.games.boyard.trials.bataille.shapes import Show
from trousseau.games.boyard.trials.shapes import Ready
from trousseau.kernel import Written
from trousseau.words import LANGUAGES, Words

TIGER_7, GUARDIAN_14 = 7, 14


def in_a_riddle() -> Played:
    """Seat 0 answers, seat 3 reads, seats 1 and 2 roll."""
    return fort(4).stand(GUARDIAN_14 - 1, 0, 0, 0).walk(1)


def while_sand_runs() -> Played:
    return in_a_riddle().wait()


def in_a_trial() -> Played:
    return fort(3).walk(1).draw()


def chest_open() -> Played:
    return fort(3).hold(0, 4).open()


def giving_back() -> Played:
    game = fort(3).hold(0, 4).stand(0, TIGER_7 - 1, 0).lay({1: (0, 0)})
    return game.open().slot(1)


def with_blanks() -> Played:
    return new_fort(3, blanks=True)


def blanks_full() -> Played:
    game = with_blanks()
    for number in range(4):
        game.do(0, WriteRiddle(f"What has {number} locks and no door?", ("a song",)))
    for number in range(3):
        game.do(1, WriteTrial("Hop", f"Hop {number} times on one foot."))
    return game


def over() -> Played:
    return fort(3).hold(0, 4).fill_chest(1_000).open()


def stroke(points: int) -> Stroke:
    return Stroke(0, 1_000, (1, 2) * points)


RIDDLE = "What has keys and can't open a door?"

REFUSED: list[tuple[Callable[[], Played], int, Written, str]] = [
    (fort, 1, RollDie(), "not_your_turn"),
    (fort, 0, OpenChest(), "too_few_keys"),
    (lambda: fort().hold(0, 2, 1), 0, OpenChest(), "too_few_keys"),
    (lambda: fort().hold(1, 4), 1, OpenChest(), "not_your_turn"),
    (lambda: fort().do(0, RollDie(), 3), 0, RollDie(), "pawn_walks"),
    (lambda: fort().do(0, RollDie(), 3), 1, RollDie(), "not_your_turn"),
    (fort, 0, PutKey(1), "not_now"),
    (fort, 0, KeepKeys(), "not_now"),
    (lambda: fort().hold(0, 4).walk(2), 0, OpenChest(), "not_now"),
    (lambda: new_fort(3).prepare().do(0, RollDie(), 3), 0, RollDie(), "not_your_turn"),
    (over, 0, RollDie(), "over"),
    (over, 1, OpenChest(), "over"),
    (chest_open, 0, RollDie(), "not_your_turn"),
    (chest_open, 2, RollDie(), "not_your_turn"),
    (lambda: chest_open().do(1, RollDie(), 1), 1, RollDie(), "not_your_turn"),
    (lambda: chest_open().do(1, RollDie(), 1), 2, RollDie(), "slot_not_begun"),
    (giving_back, 0, PutKey(TIGER_7), "not_a_cell"),
    (giving_back, 0, PutKey(0), "not_a_cell"),
    (giving_back, 0, PutKey(3), "cell_full"),
    (giving_back, 1, PutKey(1), "not_your_turn"),
    (giving_back, 0, OpenChest(), "not_now"),
    (in_a_trial, 0, RollDie(), "no_such_move"),
    (in_a_trial, 0, Answer("the sea"), "no_such_move"),
    (in_a_riddle, 0, Answer("the sea"), "sand_not_turned"),
    (in_a_riddle, 0, RollDie(), "no_such_move"),
    (in_a_riddle, 0, Ready("hand"), "no_such_move"),
    (in_a_riddle, 0, TurnSand(), "candidate_answers"),
    (in_a_riddle, 1, RollDice(), "not_your_riddle"),
    (while_sand_runs, 1, Answer("the sea"), "no_such_move"),
    (while_sand_runs, 2, RollDice(), "not_your_riddle"),
    (while_sand_runs, 3, RollDice(), "not_your_riddle"),
    (while_sand_runs, 3, TurnSand(), "not_your_riddle"),
    (while_sand_runs, 0, Answer("   "), "empty_answer"),
    *[(while_sand_runs, 0, Answer(text), "empty_answer") for text in UNSEEN if text],
    (lambda: while_sand_runs().do(1, RollDice(), 1, 2), 1, RollDice(), "not_your_riddle"),
    (lambda: while_sand_runs().do(1, RollDice(), 1, 2), 2, RollDice(), "slot_not_begun"),
    (new_fort, 0, RollDie(), "prepare_first"),
    (lambda: new_fort().do(0, Prepared(here=True)), 0, Prepared(here=True), "not_your_turn"),
    (lambda: new_fort(3), 0, TakeTime(5, unhurried=True), "no_such_seat"),
    (new_fort, 0, DrawMark((Stroke(0, 9, (1, 2, 3)),)), "half_a_point"),
    (new_fort, 0, DrawMark((stroke(MARK_POINTS), stroke(1))), "too_many_points"),
    (new_fort, 0, DrawMark((stroke(1),) * 17), "too_many_points"),
    (new_fort, 0, DrawMark((stroke(5_000_000),)), "too_many_points"),
    (new_fort, 0, DrawMark((Stroke(0, 9, (1, 256)),)), "off_the_sheet"),
    (new_fort, 0, DrawMark((Stroke(0, 9, (-1, 2)),)), "off_the_sheet"),
    (new_fort, 0, WriteRiddle(RIDDLE, ("a piano",)), "no_blank_cards"),
    (new_fort, 0, WriteTrial("Hop", "Hop on one foot."), "no_blank_cards"),
    (with_blanks, 0, WriteRiddle(f"<b>{RIDDLE}</b>", ("a piano",)), "not_plain_text"),
    (with_blanks, 0, WriteRiddle(RIDDLE, ("<i>",)), "not_plain_text"),
    (with_blanks, 0, WriteRiddle(RIDDLE, ("  ",)), "no_answer"),
    (with_blanks, 0, WriteRiddle(RIDDLE, ("a piano", " ")), "not_plain_text"),
    (with_blanks, 0, WriteRiddle(RIDDLE, ("",)), "no_answer"),
    (with_blanks, 0, WriteRiddle(RIDDLE), "no_answer"),
    (with_blanks, 0, WriteRiddle(RIDDLE, ("a piano", "?!")), "no_answer"),
    (with_blanks, 0, WriteRiddle(f"{RIDDLE}\u202e", ("a piano",)), "not_plain_text"),
    (with_blanks, 0, WriteTrial("Hop<", "Hop on one foot."), "not_plain_text"),
    *[
        (with_blanks, 0, WriteTrial(name, "Hop on one foot."), "not_plain_text")
        for name in UNSEEN
        if len(name) > 1
    ],
    (blanks_full, 2, WriteRiddle(RIDDLE, ("a piano",)), "blank_cards_full"),
    (blanks_full, 2, WriteTrial("Hop", "Hop on one foot."), "blank_cards_full"),
]


@pytest.mark.parametrize(("position", "seat", "move", "code"), REFUSED)
def test_it_is_refused_with_its_reason(
    position: Callable[[], Played], seat: int, move: Written, code: str
) -> None:
    assert position().refused(seat, move) == code
    for language in LANGUAGES:
        words = Words(language, games.module("boyard"))
        assert f"refused.{code}" in words.templates


def test_nobody_may_act_in_anothers_trial() -> None:
    game = in_a_trial()
    for seat in range(3):
        game.do(seat, Ready("hand"))
    trial = game.state.on
    assert trial is not None
    idle = [seat for seat in range(3) if seat not in trial.waiting()]
    assert idle
    assert game.refused(idle[0], Ready("hand")) == "not_yours_to_act"


def test_a_move_of_another_trial_is_none_of_this_one() -> None:
    game = fort(3).walk(1)
    game.draw(card=1 + game.state.fan().index("pince"))
    assert game.refused(0, Show("well")) == "no_such_move"


def test_what_is_written_within_the_limits_is_read() -> None:
    mark = {"do": "draw_mark", "drawing": [[0, 9, [1, 255, 0, 7]]] * 16}
    riddle = {"do": "write_riddle", "text": RIDDLE, "answers": ["a piano"], "tries": 1}
    for written in (mark, riddle):
        with_blanks().do(0, GAME.read_json(json.dumps(written).encode(), 0))


@pytest.mark.parametrize(
    "drawing",
    [
        [[0, 9, []]],
        [[0, 9, [1, 2.5]]],
        [[0, 90_000, [1, 2]]],
        "a key",
    ],
    ids=["nothing", "fractions", "90 seconds", "text"],
)
def test_a_drawing_that_is_none_is_not_even_read(drawing: object) -> None:
    text = json.dumps({"do": "draw_mark", "drawing": drawing})
    assert new_fort(3).refused_text(0, text) == "malformed"


@pytest.mark.parametrize(
    "riddle",
    [
        {"text": RIDDLE, "answers": None},
        {"text": RIDDLE, "answers": ["x" * 61]},
        {"text": RIDDLE, "answers": ["a", "b", "c", "d", "e", "f"]},
        {"text": "x" * 281, "answers": ["a piano"]},
        {"text": "Who?", "answers": ["a piano"]},
        {"text": RIDDLE, "answers": ["a piano"], "tries": 0},
    ],
)
def test_a_riddle_that_is_none_or_too_long_is_not_even_read(riddle: object) -> None:
    assert isinstance(riddle, dict)
    text = json.dumps({"do": "write_riddle", **riddle})
    assert with_blanks().refused_text(0, text) == "malformed"


@pytest.mark.parametrize("text", ["", "x" * 61])
def test_an_answer_has_from_one_to_sixty_signs(text: str) -> None:
    answer = json.dumps({"do": "answer", "text": text})
    assert while_sand_runs().refused_text(0, answer) == "malformed"


def test_keys_go_above_a_cells_number_when_no_cell_has_room_but_never_to_a_tiger() -> None:
    game = giving_back().lay({space: (ROOM[space], 0) for space in CELLS})
    assert game.refused(0, PutKey(TIGER_7)) == "not_a_cell"
    game.put(3)


def test_the_riddle_is_not_the_candidates_to_read_again() -> None:
    game = fort(3).walk(2).do(0, FaceRiddle()).wait()
    assert game.refused(0, TurnSand()) == "candidate_answers"
