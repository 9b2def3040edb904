"""À qui est-ce ?: the others draw the same thing, the candidate says who drew which."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.boyard.trials.stage import Stage, kinds, win_rate

from trousseau.games.boyard.constants import GUARDIAN, MATCH, NEEDED, SKETCH, SKETCH_DRAWN
from trousseau.games.boyard.drawing import MOST_POINTS, MOST_STROKES, MOST_TIME, Stroke, why_not
from trousseau.games.boyard.trials.qui import GAME
from trousseau.games.boyard.trials.qui.handwriting import HANDS, draw, hand_of
from trousseau.games.boyard.trials.qui.shapes import (
    ConfirmNames,
    DrawersTold,
    HandIn,
    NamePlaced,
    PlaceName,
    SheetHandedIn,
    SheetsShown,
)
from trousseau.games.boyard.trials.qui.subjects import lines_of, subjects
from trousseau.games.boyard.trials.shapes import Decided, Ready
from trousseau.kernel import SeededDice
from trousseau.kernel.dice import SEED_BYTES


def sheet(seat: int) -> tuple[Stroke, ...]:
    """A line that tells whose it is."""
    return (Stroke(0, 500, (10 * seat, 20, 10 * seat, 200)),)


def by_hand(seats: int = 3, **options: Any) -> Stage:
    return Stage(GAME, seats, dict.fromkeys(range(seats), "hand"), **options)


def matching(seats: int = 3, **options: Any) -> Stage:
    """Everybody has handed in a sheet."""
    stage = by_hand(seats, **options)
    for seat in range(1, seats):
        stage.act(seat, HandIn(sheet(seat)), 1_000)
    return stage


def put(stage: Stage, right: int) -> None:
    """So many names under their own sheets, the others in a circle."""
    drew = stage.state.drew
    wrong = drew[right + 1 :] + drew[right : right + 1]
    for number, seat in enumerate([*drew[:right], *wrong]):
        if stage.state.names[number] != seat:
            stage.act(0, PlaceName(number, seat), 100)


# Golden sequences.


def test_once_all_have_handed_in_the_sheets_are_shown_without_names() -> None:
    stage = by_hand()
    assert stage.act(1, HandIn(sheet(1)), 500) == [SheetHandedIn(1)]
    told = stage.act(2, HandIn(sheet(2)), 500)
    assert kinds(told) == ["sheet_handed_in", "sheets_shown"]
    assert isinstance(told[1], SheetsShown)
    assert set(told[1].sheets) == {sheet(1), sheet(2)}
    view = stage.state.view(0)
    assert (view.drew, view.names) == (None, (None, None))


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_as_many_names_as_the_rulebook_asks_for_win(seats: int) -> None:
    stage = matching(seats)
    put(stage, NEEDED[seats])
    told = stage.act(0, ConfirmNames(), 100)
    assert told[-1] == Decided(0, True)
    assert stage.play_out()


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_one_name_less_is_lost(seats: int) -> None:
    stage = matching(seats)
    put(stage, NEEDED[seats] - 1)
    told = stage.act(0, ConfirmNames(), 100)[0]
    assert isinstance(told, DrawersTold)
    assert (told.right, told.needed) == (NEEDED[seats] - 1, NEEDED[seats])
    assert not stage.play_out()


def test_with_three_one_name_settles_both() -> None:
    stage = matching()
    stage.act(0, PlaceName(0, stage.state.drew[1]), 100)
    told = stage.act(0, ConfirmNames(), 100)[0]
    assert isinstance(told, DrawersTold)
    assert told.right == 0
    assert not stage.play_out()


def test_a_name_that_is_put_elsewhere_changes_places() -> None:
    stage = matching(4)
    stage.act(0, PlaceName(0, 1), 100)
    stage.act(0, PlaceName(1, 2), 100)
    assert stage.act(0, PlaceName(0, 2), 100) == [NamePlaced(0, 2, (2, 1, None))]
    assert stage.act(0, PlaceName(2, 2), 100) == [NamePlaced(2, 2, (None, 1, 2))]


def test_when_time_is_up_sheets_without_a_name_get_the_rest_by_lot() -> None:
    stage = matching(4)
    stage.act(0, PlaceName(0, stage.state.drew[0]), 100)
    told = stage.pass_until(DrawersTold)
    assert sorted(told.names) == [1, 2, 3]
    assert told.names[0] == told.drew[0]


def test_who_hands_in_nothing_has_a_sheet_in_the_tables_hand() -> None:
    stage = by_hand()
    stage.act(1, HandIn(sheet(1)), 500)
    told = stage.pass_until(SheetsShown)
    assert stage.at == 30 + SKETCH
    assert sheet(1) in told.sheets
    assert len(told.sheets) == 2
    assert stage.state.view(2).own_sheet is None


def test_everybody_knows_their_own_sheet_again_and_no_others() -> None:
    stage = matching()
    for seat in (1, 2):
        view = stage.state.view(seat)
        assert view.own_sheet is not None
        assert view.sheets[view.own_sheet] == sheet(seat)
        assert view.drew is None
    assert stage.state.view(0).own_sheet is None


def test_where_the_table_draws_all_sheets_it_takes_no_longer_than_it_must() -> None:
    stage = Stage(GAME, 3, {0: "hand", 1: "good", 2: "easy"})
    began = stage.at
    stage.pass_until(SheetsShown)
    assert stage.at == began + SKETCH_DRAWN


def test_an_unhurried_candidate_has_half_as_long_again_to_match() -> None:
    stage = matching(unhurried=True)
    assert stage.state.due == stage.at + MATCH * 3 // 2


def test_where_two_play_the_guardian_draws_too_and_one_name_wins() -> None:
    stage = matching(2)
    assert sorted(stage.state.drew) == [1, GUARDIAN]
    put(stage, 2)
    stage.act(0, ConfirmNames(), 100)
    assert stage.play_out()


def test_who_was_away_comes_back_and_draws() -> None:
    stage = Stage(GAME, 3, {0: "hand", 2: "hand"})
    stage.pass_time()
    assert stage.state.by[1] == "away"
    stage.act(1, Ready("hand"), 100)
    stage.act(1, HandIn(sheet(1)), 100)
    assert kinds(stage.act(2, HandIn(sheet(2)), 100))[-1] == "sheets_shown"


def test_a_candidate_who_is_away_has_names_put_by_the_table() -> None:
    stage = Stage(GAME, 3, {1: "hand", 2: "hand"})
    stage.play_out()
    told = next(fact for fact in stage.told if isinstance(fact, DrawersTold))
    assert sorted(told.names) == [1, 2]


# Hostile input.


def test_a_sheet_must_be_one() -> None:
    stage = by_hand()
    assert stage.refused(1, HandIn(())) == "empty_sheet"
    assert stage.refused(1, HandIn((Stroke(0, 1, (1, 2, 3)),))) == "half_a_point"
    many = tuple(Stroke(0, 1, (1, 2) * 101) for _ in range(4))
    assert stage.refused(1, HandIn(many)) == "too_many_points"


def test_there_is_no_second_sheet_and_none_of_the_candidates() -> None:
    stage = by_hand()
    stage.act(1, HandIn(sheet(1)), 100)
    assert stage.refused(1, HandIn(sheet(1))) == "not_yours_to_act"
    assert stage.refused(0, HandIn(sheet(0))) == "not_yours_to_act"
    assert stage.refused(0, ConfirmNames()) == "not_yours_to_act"
    assert stage.refused(2, ConfirmNames()) == "no_such_move"


def test_names_are_put_by_the_candidate_each_once_and_under_sheets_that_there_are() -> None:
    stage = matching()
    stage.act(0, PlaceName(0, 1), 100)
    assert stage.refused(0, PlaceName(0, 1)) == "name_there_already"
    assert stage.refused(0, PlaceName(2, 1)) == "no_such_sheet"
    assert stage.refused(0, PlaceName(1, 0)) == "no_such_drawer"
    assert stage.refused(0, PlaceName(1, GUARDIAN)) == "no_such_drawer"
    assert stage.refused(0, HandIn(sheet(0))) == "no_such_move"
    assert stage.refused(1, PlaceName(1, 2)) == "not_yours_to_act"


@pytest.mark.parametrize(
    "text",
    [
        '{"do": "hand_in"}',
        '{"do": "hand_in", "drawing": [[0, 1, [1]]]}',
        '{"do": "hand_in", "drawing": [[0, 20001, [1, 2]]]}',
        '{"do": "hand_in", "drawing": [[0, 1, [1, 2], "iPhone"]], "device": "iPhone"}',
        '{"do": "place_name", "sheet": 5, "seat": 1}',
        '{"do": "place_name", "sheet": 0, "seat": -1}',
    ],
)
def test_what_is_malformed_is_refused(text: str) -> None:
    assert by_hand().refused_text(1, text) == "malformed"


@pytest.mark.parametrize(
    ("drawing", "code"),
    [
        ((Stroke(0, 1, (1, 256)),), "off_the_sheet"),
        ((Stroke(0, 1, (-1, 2)),), "off_the_sheet"),
        ((Stroke(0, 1, (1, 2)),) * (MOST_STROKES + 1), "too_many_points"),
        ((Stroke(0, 1, (1, 2) * (MOST_POINTS + 1)),), "too_many_points"),
    ],
    ids=["too far right", "too far left", "17 strokes", "401 points"],
)
def test_a_sheet_that_is_none_says_why(drawing: tuple[Stroke, ...], code: str) -> None:
    assert by_hand().refused(1, HandIn(drawing)) == code


# The table's drawings.


def test_every_subject_has_a_small_drawing() -> None:
    assert len({subject.id for subject in subjects()}) == 60
    for subject in subjects():
        lines = lines_of(subject.id)
        assert len(lines) <= 10
        assert sum(map(len, lines)) <= 60
        assert all(len(line) > 1 for line in lines)


@pytest.mark.parametrize("hand", range(len(HANDS)))
def test_each_hand_draws_every_subject_within_the_limits_of_a_sheet(hand: int) -> None:
    dice = SeededDice(bytes(SEED_BYTES))
    for subject in subjects():
        drawing = draw(subject.id, hand, dice)
        assert why_not(drawing) == ""
        assert 0 < len(drawing) <= MOST_STROKES
        points = [number for stroke in drawing for number in stroke.points]
        assert len(points) <= 2 * MOST_POINTS
        assert min(points) >= 0
        assert max(points) < 256
        assert all(stroke.begins + stroke.takes <= MOST_TIME for stroke in drawing)


def test_no_two_seats_of_a_trial_have_the_same_hand() -> None:
    assert len({hand_of(seat) for seat in range(6)}) == 6
    assert hand_of(GUARDIAN) not in {hand_of(0), hand_of(1)}


def test_the_table_never_draws_a_subject_twice_alike() -> None:
    dice = SeededDice(bytes(SEED_BYTES))
    assert len({draw("cat", 0, dice) for _ in range(20)}) == 20


RATES = {"good": (84, 58, 69, 42), "fair": (76, 44, 56, 29), "easy": (63, 27, 40, 16)}


@pytest.mark.long
@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("level", RATES)
def test_candidates_win_as_often_as_meant(level: str, players: int) -> None:
    assert abs(win_rate(GAME, players, level) - RATES[level][players - 3]) < 3
