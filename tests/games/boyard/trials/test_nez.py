"""Nez à nez: meet the box gently, follow it, take it; one fall and it is lost."""

from __future__ import annotations

from typing import Any, Literal

import pytest
from msgspec.structs import replace
from tests.games.boyard.trials.hands import PointingHand, SquareHand, dice_of, play, seated
from tests.games.boyard.trials.stage import Stage, kinds, win_rate

from trousseau.games.boyard.constants import (
    ANSWERS_TO_FOLLOW,
    BOX_STAYS,
    CALLED,
    DEADLINE_GRACE,
    GUARDIAN,
    IDLE_NUDGE,
    NAMING,
    NUDGE_AFTER,
    SLIDE_OVER,
    STEP,
    STILL_STEP,
    TRACE_BEHIND,
    TWITCH,
)
from trousseau.games.boyard.trials.nez import GAME
from trousseau.games.boyard.trials.nez.noses import (
    BOUNCED,
    HIT,
    LOST,
    MOVING,
    NOTHING,
    SLID_OVER,
    TAKEN,
    TOUCHED,
    UNIT,
    nose_step,
)
from trousseau.games.boyard.trials.nez.shapes import (
    BoxFell,
    BoxFollowed,
    BoxMoved,
    BoxTaken,
    BoxTouched,
    FollowBox,
    HolderNamed,
    MoveNose,
    NameHolder,
    NezSandOut,
    NoseMoved,
    Noses,
    Nudge,
    Nudged,
    Reach,
    Reached,
    Swayed,
    WayCalled,
)
from trousseau.games.boyard.trials.shapes import Decided, Hands, Ready
from trousseau.kernel import Written

BOX = (600 * UNIT, 300 * UNIT)
HERE = ((150, 300),)
LINE = 60


def naming(seats: int = 4) -> Stage:
    return Stage(GAME, seats, dict.fromkeys(range(seats), "hand"))


def noses(by: str = "hand", holder: str = "hand", sand: int = 45, delay: int = 0) -> Stage:
    """The holder, seat 1, is named and the sand is turned."""
    hands = {0: Hands(echoes=(delay,) * 8)}
    stage = Stage(GAME, 3, {0: by, 1: holder, 2: "hand"}, hands=hands, sand=sand)
    for seat in (1, 2):
        if seat in stage.state.waiting():
            stage.act(seat, NameHolder(1), 10)
    assert stage.state.phase == "nose"
    return stage


def pass_to(stage: Stage, at: int) -> None:
    while stage.state.due <= at:
        stage.pass_time()


def reach(stage: Stage, points: tuple[tuple[int, int], ...], take: int | None = None) -> list[Any]:
    """Points of the next steps, when their time has come."""
    step = stage.state.noses.steps
    at = stage.state.began + (step + len(points)) * STEP + LINE
    pass_to(stage, at)
    return stage.act(0, Reach(step, points, take), at - stage.at)


# The holder.


@pytest.mark.parametrize(
    ("votes", "holder"), [((3, 3, 1), 3), ((2, 3, 1), 1), ((3, 2, 3), 3), ((3, 3, 3), 3)]
)
def test_most_votes_name_the_holder_and_among_equals_the_left_one(
    votes: tuple[int, ...], holder: int
) -> None:
    stage = naming()
    for seat, vote in enumerate(votes, 1):
        stage.act(seat, NameHolder(vote), 100)
    assert HolderNamed(holder) in stage.told


def test_where_nobody_votes_the_left_one_holds_the_box() -> None:
    stage = naming()
    asked = stage.at
    assert stage.pass_until(HolderNamed) == HolderNamed(1)
    assert stage.at == asked + NAMING


def test_those_whom_the_table_plays_do_not_vote() -> None:
    stage = Stage(GAME, 4, {0: "hand", 1: "easy", 2: "good", 3: "hand"})
    assert stage.state.waiting() == (3,)
    assert HolderNamed(2) in stage.act(3, NameHolder(2), 10)
    assert Stage(GAME, 3, {0: "hand", 1: "easy", 2: "good"}).state.phase == "nose"


def test_where_two_play_the_guardian_may_hold_the_box() -> None:
    stage = naming(2)
    assert HolderNamed(GUARDIAN) in stage.act(1, NameHolder(GUARDIAN), 10)


def test_a_vote_is_an_opponent_s_for_an_opponent_and_stands() -> None:
    stage = naming()
    assert stage.refused(0, NameHolder(1), 10) == "not_yours_to_act"
    assert stage.refused(1, NameHolder(0), 10) == "no_such_move"
    assert stage.refused(1, NameHolder(5), 10) == "no_such_move"
    stage.act(1, NameHolder(2), 10)
    assert stage.refused(1, NameHolder(3), 10) == "not_yours_to_act"


# A step of two noses.


def at(stage: Literal["meet", "follow", "take"], aside: int, followed: int = 0) -> Noses:
    """A nose so many units beside the box, and its pointer with it."""
    nose = (BOX[0] + aside * UNIT, BOX[1])
    return Noses(nose=nose, pointer=nose, box=BOX, stage=stage, followed=followed)


def stepped(before: Noses, aside: int, box: int = 0, tap: bool = False) -> tuple[Noses, int]:
    """The pointer goes so many units beside where the box was; the box moves by so many."""
    pointed = (BOX[0] // UNIT + aside, BOX[1] // UNIT)
    return nose_step(before, pointed, (BOX[0] + box * UNIT, BOX[1]), tap, 100)


@pytest.mark.parametrize(
    ("from_", "to", "outcome"),
    [(-90, -50, NOTHING), (-80, -40, TOUCHED), (-100, -20, BOUNCED), (-180, -58, NOTHING)],
)
def test_a_box_is_met_gently_or_bounces_off(from_: int, to: int, outcome: int) -> None:
    assert stepped(at("meet", from_), to)[1] == outcome


def test_a_box_that_is_hit_falls() -> None:
    assert stepped(at("meet", -130), 20)[1] == HIT


def test_a_box_that_bounced_off_must_be_left_before_it_is_met() -> None:
    bounced, outcome = stepped(at("meet", -100), -20)
    assert (outcome, bounced.away) == (BOUNCED, False)
    assert stepped(replace(bounced, pointer=bounced.nose), -60)[1] == NOTHING
    left, _ = stepped(replace(bounced, pointer=bounced.nose), -100)
    assert left.away
    assert stepped(replace(left, pointer=left.nose), -40)[1] == TOUCHED


def test_a_box_slides_over_while_the_nose_is_near_it() -> None:
    assert stepped(at("follow", 0), 80)[0].followed == 1
    assert stepped(at("follow", 50), 50)[0].followed == 0
    after, outcome = stepped(at("follow", 0, SLIDE_OVER - 1), 0)
    assert (outcome, after.stage) == (SLID_OVER, "take")


def test_a_box_falls_when_the_noses_come_apart() -> None:
    assert stepped(at("follow", 0), 188)[1] == NOTHING
    assert stepped(at("follow", 0), 192)[1] == LOST
    assert stepped(at("take", 0), 192)[1] == LOST


def test_a_box_is_taken_while_it_hardly_moves() -> None:
    assert stepped(at("take", 0), 0, box=7, tap=True)[1] == TAKEN
    assert stepped(at("take", 0), 0, box=8, tap=True)[1] == MOVING
    assert stepped(at("take", 0), 0, box=7)[1] == NOTHING
    assert stepped(at("follow", 0), 0, box=7, tap=True)[1] == NOTHING


def test_pointers_that_jump_are_cut_short() -> None:
    after, _ = nose_step(at("meet", -500), (1_000, 300), BOX, False, 100)
    assert after.pointer == (300 * UNIT, 300 * UNIT)
    assert after.nose == (200 * UNIT, 300 * UNIT)


def test_unhurried_noses_may_be_half_as_far_again() -> None:
    pointed = (BOX[0] // UNIT + 250, 300)
    assert nose_step(at("follow", 0), pointed, BOX, False, 100)[1] == LOST
    assert nose_step(at("follow", 0), pointed, BOX, False, 150)[1] == NOTHING


# The candidate.


def test_a_steady_hand_takes_the_box() -> None:
    dice = dice_of("steady")
    state = seated(GAME, 3, "hand", "fair", dice)
    assert play(state, PointingHand(behind=2), dice)
    assert state.noses.stage == "take"


def test_whoever_rushes_at_the_box_makes_it_fall() -> None:
    stage = noses()
    facts = reach(stage, ((1_000, 300),) * 20)
    assert kinds(facts) == ["reached", "box_fell", "decided"]
    assert not stage.play_out()


def test_a_candidate_who_does_nothing_has_lost_when_the_sand_is_out() -> None:
    stage = noses()
    turned = stage.at
    stage.pass_until(NezSandOut)
    assert stage.at == turned + 45_000
    assert stage.pass_until(Decided) == Decided(0, False)
    assert stage.at == turned + 45_000 + TRACE_BEHIND


def test_a_box_taken_in_the_last_steps_counts_when_they_come() -> None:
    stage = noses(sand=1)
    state = stage.state
    stage.pass_until(NezSandOut)
    box = state.sway[0]
    state.noses = replace(state.noses, stage="take", nose=box, pointer=box, box=box)
    points = tuple((x // UNIT, y // UNIT) for x, y in state.sway[:20])
    state.sway = [box] * 20
    facts = stage.act(0, Reach(0, points, 0), LINE)
    assert BoxTaken(0) in facts
    assert stage.play_out()


def test_missing_and_late_steps_leave_the_pointer_where_it_was() -> None:
    stage = noses()
    pass_to(stage, stage.state.began + 20 * STEP)
    facts = stage.act(0, Reach(10, ((200, 300),) * 10), stage.state.began + 1_000 - stage.at)
    assert facts[0] == Reached(0, ((150_000, 300_000),) * 10)
    late = noses()
    at_last = late.state.began + 20 * STEP + TRACE_BEHIND - 1
    pass_to(late, at_last)
    facts = late.act(0, Reach(0, ((200, 300),) * 20), at_last - late.at)
    assert facts[0] == Reached(0, ((150_000, 300_000),) * 19)


def test_the_sway_is_told_half_a_second_at_a_time_and_half_a_second_ahead() -> None:
    stage = noses()
    assert [fact.step for fact in stage.told if isinstance(fact, Swayed)] == [0, 10]
    assert stage.pass_until(Swayed).step == 20
    assert stage.at == stage.state.began + 500


# Nudges.


@pytest.mark.parametrize(("delay", "shown"), [(0, 300), (400, 700)])
def test_a_nudge_acts_after_a_twitch_on_the_candidate_s_page(delay: int, shown: int) -> None:
    stage = noses(delay=delay)
    at_last = stage.state.began + NUDGE_AFTER
    pass_to(stage, at_last)
    facts = stage.act(1, Nudge("up"), at_last - stage.at)
    assert facts == [Nudged(1, "up", (NUDGE_AFTER + shown + TWITCH) // STEP)]
    assert stage.refused(1, Nudge("up"), 100) == "too_soon"


def test_a_holder_who_never_nudges_is_nudged_by_lot() -> None:
    stage = noses()
    assert stage.pass_until(Nudged).seat == 1
    assert stage.at == stage.state.began + IDLE_NUDGE


def test_only_the_holder_nudges() -> None:
    assert noses().refused(2, Nudge("up"), 100) == "not_yours_to_act"
    assert noses().refused(0, Nudge("up"), 100) == "no_such_move"


# Without motion.


def answer(stage: Stage, well: bool = True, after: int = 500) -> list[Any]:
    squares = stage.state.squares
    way = squares.called[-1]
    if not well:
        way = "up" if way != "up" else "down"
    return stage.act(0, FollowBox(len(squares.called) - 1, way), after)


def met(by: str = "still") -> Stage:
    """A still nose has stepped onto the box."""
    stage = noses(by=by)
    state = stage.state
    x, y = state.squares.box
    state.squares = replace(state.squares, nose=(x - 1, y))
    assert kinds(stage.act(0, MoveNose("right"), 200)) == [
        *("nose_moved", "box_touched", "way_called")
    ]
    return stage


def test_a_still_nose_steps_from_square_to_square() -> None:
    stage = noses(by="still")
    assert stage.act(0, MoveNose("right"), 200) == [NoseMoved((2, 3))]
    assert stage.refused(0, MoveNose("right"), STILL_STEP - 1) == "too_soon"
    stage.state.squares = replace(stage.state.squares, nose=(0, 0))
    assert stage.refused(0, MoveNose("left"), 500) == "no_such_move"


def test_a_still_box_changes_its_square_now_and_then() -> None:
    stage = noses(by="still")
    turned = stage.at
    moved = stage.pass_until(BoxMoved)
    assert stage.at == turned + BOX_STAYS
    assert abs(moved.square[0] - 7) + abs(moved.square[1] - 3) == 1


def test_five_answers_take_the_box() -> None:
    stage = met()
    for number in range(ANSWERS_TO_FOLLOW - 1):
        assert answer(stage)[0] == BoxFollowed(number, True)
    assert kinds(answer(stage)) == ["box_followed", "box_slid_over", "box_taken", "decided"]
    assert stage.play_out()


def test_one_wrong_answer_is_a_fall() -> None:
    stage = met()
    answer(stage)
    assert kinds(answer(stage, well=False)) == ["box_followed", "box_fell", "decided"]
    assert not stage.play_out()


def test_an_answer_that_does_not_come_is_a_fall() -> None:
    stage = met()
    called = stage.at
    assert stage.pass_until(BoxFell).why == "missed"
    assert stage.at == called + CALLED + DEADLINE_GRACE


def test_an_answer_to_another_direction_is_refused() -> None:
    stage = met()
    assert stage.refused(0, FollowBox(1, "up"), 100) == "no_such_move"
    answer(stage)
    assert stage.refused(0, FollowBox(0, "up"), 100) == "no_such_move"
    assert stage.refused(0, MoveNose("up"), 500) == "no_such_move"


# By the table, and being away.


def test_the_table_s_candidate_goes_from_stage_to_stage() -> None:
    stage = Stage(GAME, 3, {0: "good", 1: "easy", 2: "fair"}, seed=2)
    won = stage.play_out()
    ends = [fact for fact in stage.told if isinstance(fact, BoxTaken | BoxFell)]
    assert len(ends) == 1
    assert isinstance(ends[0], BoxTaken) == won
    assert any(isinstance(fact, BoxTouched | BoxFell) for fact in stage.told)


def test_a_candidate_who_is_away_is_played_by_the_table_to_the_end() -> None:
    stage = Stage(GAME, 3, {1: "hand", 2: "hand"})
    stage.pass_until(HolderNamed)
    assert stage.state.plays == "table"
    stage.act(0, Ready("hand"), 10)
    assert stage.refused(0, Reach(0, HERE), 100) == "not_yours_to_act"


def test_a_candidate_who_is_back_before_the_sand_is_turned_plays_by_hand() -> None:
    stage = Stage(GAME, 3, {1: "hand", 2: "hand"})
    stage.pass_time()
    stage.act(0, Ready("still"), 10)
    stage.pass_until(HolderNamed)
    assert stage.state.plays == "still"


# What nobody may do.


def test_a_trace_keeps_to_the_clock_and_to_its_order() -> None:
    stage = noses()
    assert stage.refused(0, Reach(0, HERE * 20), 10) == "steps_ahead"
    assert stage.refused(0, Reach(500, HERE), 10) == "steps_ahead"
    assert stage.refused(0, Reach(900, HERE), 10) == "steps_beyond"
    assert stage.refused(0, Reach(0, HERE, 1), 100) == "take_elsewhere"
    reach(stage, HERE * 20)
    assert stage.refused(0, Reach(19, HERE), 100) == "steps_gone"


@pytest.mark.parametrize(
    "move", [Reach(0, HERE), MoveNose("up"), FollowBox(0, "up"), NameHolder(1), Nudge("up")]
)
def test_nobody_acts_in_the_brief_nor_when_it_is_over(move: Written) -> None:
    assert Stage(GAME, 3).refused(1, move) == "brief_first"
    stage = noses()
    reach(stage, ((1_000, 300),) * 20)
    assert stage.refused(1, move, 10) == "trial_over"
    assert stage.refused(0, move, 10) == "trial_over"


def test_each_plays_the_own_version_only() -> None:
    assert noses().refused(0, MoveNose("up"), 500) == "no_such_move"
    assert noses(by="still").refused(0, Reach(0, HERE), 500) == "no_such_move"
    assert WayCalled(0, "up") not in noses().told


MALFORMED = [
    '{"do":"reach","step":0,"points":[]}',
    '{"do":"reach","step":0,"points":[[1001,0]]}',
    '{"do":"reach","step":0,"points":[[0,601]]}',
    '{"do":"reach","step":0,"points":[[-1,0]]}',
    '{"do":"reach","step":0,"points":[[0.5,0]]}',
    '{"do":"reach","step":0,"points":[[1]]}',
    '{"do":"reach","step":0,"points":[[1,2,3]]}',
    '{"do":"reach","step":0,"points":[' + "[1,1]," * 20 + "[1,1]]}",
    '{"do":"reach","step":-1,"points":[[1,1]]}',
    '{"do":"reach","step":0,"points":[[1,1]],"taken":true}',
    '{"do":"nudge","way":"away"}',
    '{"do":"nudge","way":"up","by":600}',
    '{"do":"name_holder","holder":7}',
    '{"do":"follow_box","number":5,"way":"up"}',
    '{"do":"lean","step":0,"leans":[1]}',
    "{}",
]


@pytest.mark.parametrize("text", MALFORMED)
def test_what_is_malformed_is_refused(text: str) -> None:
    assert noses().refused_text(0, text) == "malformed"


# How often candidates win: whom the table plays among equals, and modelled hands.

RATES = {"good": 61, "fair": 44, "easy": 26}


@pytest.mark.long
@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("level", RATES)
def test_candidates_win_as_often_as_meant(level: str, players: int) -> None:
    assert abs(win_rate(GAME, players, level) - RATES[level]) < 3


def hand_rate(by: Literal["hand", "still"], behind: int, games: int) -> float:
    won = 0
    for game in range(games):
        dice, own = dice_of(f"table {game}"), dice_of(f"hand {game}")
        state = seated(GAME, 4, by, "fair", dice)
        won += play(state, PointingHand(behind) if by == "hand" else SquareHand(own), dice)
    return 100 * won / games


@pytest.mark.long
@pytest.mark.parametrize(("behind", "rate"), [(6, 46), (5, 89)])
def test_a_hand_behind_the_box_succeeds_as_often_as_meant(behind: int, rate: int) -> None:
    assert abs(hand_rate("hand", behind, 1_000) - rate) < 5


@pytest.mark.long
def test_a_still_nose_succeeds_as_often_as_one_in_motion() -> None:
    assert abs(hand_rate("still", 0, 2_000) - 46) < 5
