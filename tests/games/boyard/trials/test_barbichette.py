"""La barbichette: whose marker leaves the calm zone first has laughed, by traces played again."""

from __future__ import annotations

from typing import Literal

import pytest
from msgspec.structs import replace
from tests.games.boyard.trials.hands import CalmHand, LeaningHand, dice_of, play, seated
from tests.games.boyard.trials.stage import Stage, kinds, win_rate

from trousseau.games.boyard.constants import (
    CHANGE_PLACES,
    GRIMACE_AFTER,
    GUARDIAN,
    IDLE_GRIMACE,
    STEP,
    STILL_ANSWER,
    STILL_MISSES,
    TRACE_BEHIND,
)
from trousseau.games.boyard.trials.barbichette import GAME
from trousseau.games.boyard.trials.barbichette.shapes import (
    Calm,
    Calmed,
    Calming,
    CameForward,
    Grimace,
    Grimaced,
    GrimaceThrown,
    HandWentIdle,
    Laughed,
    Lean,
    Leaned,
    RemarkablyQuick,
    SandIsOut,
)
from trousseau.games.boyard.trials.shapes import Decided, Hands, Ready
from trousseau.kernel import Written

SECOND = 1_000
LINE = 60


def face_to_face(seats: int = 3, sand: int = 45, unhurried: bool = False) -> Stage:
    """Everybody by hand, and both beams tremble alike."""
    by = dict.fromkeys(range(seats), "hand")
    stage = Stage(GAME, seats, by, sand=sand, unhurried=unhurried)
    alike(stage)
    return stage


def alike(stage: Stage) -> None:
    sides = stage.state.sides
    stage.state.sides = [replace(side, noise=0) for side in sides]


def lean_on(stage: Stage, seat: int, lean: int, seconds: int = 1) -> None:
    """Whole seconds of a trace, each when its time has come; what is due before happens first."""
    for _ in range(seconds):
        side = next((side for side in stage.state.sides if side.seat == seat), None)
        if side is None or side.laughed is not None or stage.state.phase != "duel":
            return
        at = stage.state.began + (side.steps + 20) * STEP + LINE
        while stage.state.due < at:
            stage.pass_time()
        stage.act(seat, Lean(side.steps, (lean,) * 20), max(0, at - stage.at))


# Who laughs.


def test_a_candidate_who_does_nothing_laughs_within_seconds_and_has_lost() -> None:
    stage = Stage(GAME, 3, {0: "hand", 1: "fair", 2: "fair"}, seed=3)
    laugh = stage.pass_until(Laughed)
    assert laugh.seat == 0
    assert 2 * SECOND < laugh.step * STEP < 8 * SECOND
    assert not stage.play_out()


def test_whoever_leans_too_far_laughs_and_the_next_opponent_comes_forward() -> None:
    stage = face_to_face()
    for _ in range(3):
        lean_on(stage, 0, 0)
        lean_on(stage, 1, 1)
    assert [fact.seat for fact in stage.facts(Laughed)] == [1]
    assert stage.state.phase == "change"
    changing = stage.at
    assert stage.pass_until(CameForward) == CameForward(2)
    assert stage.at == changing + CHANGE_PLACES
    assert [(side.x, side.steps) for side in stage.state.sides] == [(0, 0), (0, 0)]


def test_in_the_same_step_it_is_the_candidate_who_laughed() -> None:
    stage = face_to_face()
    for _ in range(3):
        lean_on(stage, 1, 1)
        lean_on(stage, 0, 1)
    steps = {fact.seat: fact.step for fact in stage.facts(Laughed)}
    assert steps[0] == steps[1]
    assert stage.facts(Decided) == [Decided(0, False)]


@pytest.mark.parametrize("candidate_first", [True, False])
def test_nothing_is_decided_before_the_other_trace_has_come_as_far(candidate_first: bool) -> None:
    stage = face_to_face()
    first, second = (0, 1) if candidate_first else (1, 0)
    lean_on(stage, first, 1, 2)
    assert [fact.seat for fact in stage.facts(Laughed)] == [first]
    assert stage.state.phase == "duel"
    lean_on(stage, second, 0, 2)
    assert stage.state.phase == ("verdict" if candidate_first else "change")


def test_an_opponent_whose_earlier_laugh_comes_late_has_laughed_first() -> None:
    stage = face_to_face()
    stage.state.hands[1] = Hands(echoes=(400,) * 8)
    stage.act(0, Lean(0, (0,) * 5 + (1,) * 15), 20 * STEP + LINE)
    lean_on(stage, 0, 1)
    assert stage.state.sides[0].laughed is not None
    lean_on(stage, 1, 1, 2)
    assert stage.state.phase == "change"
    assert stage.state.laughed == 1


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_when_all_have_laughed_it_is_won_at_once(players: int) -> None:
    stage = face_to_face(players)
    for opponent in range(1, players):
        if opponent > 1:
            stage.pass_until(CameForward)
            alike(stage)
        for _ in range(3):
            lean_on(stage, opponent, 1)
            lean_on(stage, 0, 0)
    assert stage.facts(Decided) == [Decided(0, True)]
    assert stage.at < stage.state.turned + stage.state.setting.sand


def test_where_two_play_the_guardian_comes_second() -> None:
    stage = face_to_face(2)
    for _ in range(3):
        lean_on(stage, 1, 1)
        lean_on(stage, 0, 0)
    assert stage.pass_until(CameForward) == CameForward(GUARDIAN)
    assert stage.state.sides[1].plays == "table"


def test_whoever_keeps_level_till_the_sand_is_out_has_won() -> None:
    dice = dice_of("steady")
    state = seated(GAME, 3, "hand", "easy", dice)
    assert play(state, LeaningHand(behind=1), dice)


def test_the_last_steps_are_waited_for_when_the_sand_is_out() -> None:
    stage = face_to_face(sand=1)
    stage.pass_until(SandIsOut)
    assert stage.state.phase == "settle"
    stage.act(0, Lean(0, (0,) * 20), LINE)
    assert stage.facts(Decided) == [Decided(0, True)]


def test_steps_that_never_come_are_hands_off() -> None:
    stage = face_to_face(sand=1)
    stage.pass_until(SandIsOut)
    assert kinds(stage.pass_time()) == ["leaned", "hand_went_idle", "decided"]
    assert stage.at == stage.state.turned + SECOND + TRACE_BEHIND


def test_an_unhurried_candidate_has_a_calm_zone_half_as_wide_again() -> None:
    steps = []
    for unhurried in (False, True):
        stage = face_to_face(unhurried=unhurried)
        lean_on(stage, 0, 1, 3)
        steps.append(stage.state.sides[0].laughed)
    assert steps[0] < steps[1]


# Slow lines.


def test_steps_that_come_too_late_are_hands_off_and_shown_as_such() -> None:
    stage = Stage(GAME, 3, {0: "hand", 1: "easy", 2: "easy"}, hands={0: Hands(echoes=(60,) * 8)})
    began = stage.state.began
    at = began + 10 * STEP + 60 + TRACE_BEHIND + 1
    while stage.state.due < at:
        stage.pass_time()
    facts = stage.act(0, Lean(0, (1,) * 20), at - stage.at)
    assert facts[0] == Leaned(0, 0, (0,) * 10 + (1,) * 10)


def test_a_grimace_acts_from_when_a_slow_page_shows_it_and_no_stronger() -> None:
    for delay, step in ((0, 66), (400, 74)):
        hands = {0: Hands(echoes=(delay,) * 8)}
        stage = Stage(GAME, 3, dict.fromkeys(range(3), "hand"), hands=hands)
        for seat in (0, 1, 0, 1):
            lean_on(stage, seat, 0)
        later = stage.state.began + GRIMACE_AFTER - stage.at
        facts = stage.act(1, Grimace("short"), later)
        assert isinstance(facts[0], Grimaced)
        assert facts[0].step == step


# Grimaces.


def test_grimaces_come_every_three_seconds_at_most() -> None:
    stage = face_to_face()
    assert stage.refused(1, Grimace("long"), GRIMACE_AFTER - 1) == "grimace_too_soon"
    for seat in (0, 1):
        lean_on(stage, seat, 0)
    stage.act(0, Grimace("long"), stage.state.began + GRIMACE_AFTER - stage.at)
    assert stage.refused(0, Grimace("short"), 10) == "grimace_too_soon"


def test_an_opponent_who_throws_none_has_one_thrown_by_lot() -> None:
    stage = face_to_face()
    for _ in range(3):
        lean_on(stage, 0, 0)
        lean_on(stage, 1, 0)
    grimace = stage.pass_until(Grimaced)
    assert (grimace.seat, grimace.whom) == (1, 0)
    assert stage.at == stage.state.began + IDLE_GRIMACE


def test_an_opponent_who_sends_no_trace_is_played_by_the_table() -> None:
    stage = Stage(GAME, 3, {0: "easy", 1: "hand", 2: "hand"}, seed=5)
    assert stage.pass_until(HandWentIdle) == HandWentIdle(1)
    assert stage.state.sides[1].plays == "table"


@pytest.mark.parametrize(("after", "noted"), [(0, True), (2, True), (3, False)])
def test_leaning_against_grimaces_sooner_than_hands_can_is_noted(after: int, noted: bool) -> None:
    stage = face_to_face()
    state = stage.state
    state.sides[0] = replace(state.sides[0], quick=4)
    state.grimaces.append(GrimaceThrown(1, 0, "short", 1, 5, stage.at, "breathe", False))
    leans = (0,) * (5 + after) + (-1,) * (15 - after)
    facts = stage.act(0, Lean(0, leans), 20 * STEP)
    assert (RemarkablyQuick(0) in facts) == noted
    assert state.sides[0].quick == 0


# Without motion.


def still() -> Stage:
    return Stage(GAME, 3, {0: "still", 1: "hand", 2: "hand"})


def met_by_a_grimace(stage: Stage) -> Grimaced:
    grimace = stage.pass_until(Grimaced)
    while grimace.whom != 0:
        grimace = stage.pass_until(Grimaced)
    return grimace


def wrong_answer(grimace: Grimaced) -> Calming:
    return "breathe" if grimace.answer != "breathe" else "bite_lip"


def test_a_still_grimace_is_calmed_by_its_answer() -> None:
    stage = still()
    grimace = met_by_a_grimace(stage)
    assert stage.act(0, Calm(grimace.number, grimace.answer), 800) == [
        Calmed(0, grimace.number, True, 0)
    ]
    assert stage.refused(0, Calm(grimace.number, grimace.answer), 10) == "no_such_grimace"


def test_three_still_grimaces_not_calmed_are_a_laugh_also_over_several_duels() -> None:
    stage = still()
    alike(stage)
    lean_on(stage, 1, 0, 3)
    grimace = met_by_a_grimace(stage)
    stage.act(0, Calm(grimace.number, wrong_answer(grimace)), 800)
    lean_on(stage, 1, 1, 3)
    stage.pass_until(CameForward)
    assert stage.state.sides[0].misses == 1
    stage.pass_until(Laughed)
    misses = [fact for fact in stage.facts(Calmed) if not fact.well]
    assert len(misses) == STILL_MISSES
    assert not stage.play_out()


def test_an_answer_is_waited_for_as_long_as_a_line_may_take() -> None:
    stage = still()
    grimace = met_by_a_grimace(stage)
    thrown = stage.at
    calmed = stage.pass_until(Calmed)
    assert calmed == Calmed(0, grimace.number, False, 1)
    assert stage.at == thrown + STILL_ANSWER + 300


def test_a_still_seat_has_no_beam_and_others_no_answers() -> None:
    stage = still()
    grimace = met_by_a_grimace(stage)
    assert stage.refused(0, Lean(0, (1,)), 100) == "no_beam"
    assert stage.refused(1, Calm(grimace.number, grimace.answer), 100) == "not_yours_to_act"
    assert stage.state.view(0).free == ("calm", "grimace")


# Being away.


def test_who_is_away_is_played_by_the_table_and_has_a_beam_from_the_next_duel_on() -> None:
    stage = Stage(GAME, 3, {1: "hand", 2: "hand"}, seed=1)
    stage.pass_until(CameForward)
    assert stage.state.sides[0].plays == "table"
    assert stage.refused(0, Lean(0, (1,)), 10) == "come_back_first"
    stage.act(0, Ready("hand"), 10)
    assert stage.refused(0, Lean(0, (1,)), 100) == "not_yours_to_act"
    for _ in range(3):
        lean_on(stage, 1, 1)
    stage.pass_until(CameForward)
    assert [side.plays for side in stage.state.sides] == ["beam", "beam"]


def test_one_may_come_back_without_motion() -> None:
    stage = Stage(GAME, 3, {1: "easy", 2: "easy"})
    stage.pass_until(CameForward)
    stage.act(0, Ready("still"), 10)
    assert stage.state.by[0] == "still"


# What nobody may do.


def test_a_trace_can_neither_go_ahead_of_the_clock_nor_be_sent_again() -> None:
    stage = face_to_face()
    assert stage.refused(0, Lean(0, (1,) * 20), 20 * STEP - 101) == "steps_ahead"
    stage.act(0, Lean(0, (1,) * 20), 20 * STEP - 100)
    assert stage.refused(0, Lean(0, (0,) * 20), 500) == "steps_gone"
    assert stage.refused(0, Lean(19, (0,)), 500) == "steps_gone"
    assert stage.refused(0, Lean(1_999, (0,)), 500) == "steps_beyond"


def test_steps_that_were_left_out_are_hands_off() -> None:
    stage = face_to_face()
    assert stage.act(0, Lean(5, (1,) * 15), 20 * STEP)[0] == Leaned(0, 0, (0,) * 5 + (1,) * 15)


@pytest.mark.parametrize("move", [Lean(0, (1,)), Grimace("back"), Calm(0, "breathe")])
def test_only_the_two_who_face_each_other_act_and_only_then(move: Written) -> None:
    assert Stage(GAME, 3).refused(0, move) == "brief_first"
    stage = face_to_face()
    assert stage.refused(2, move, 100) == "not_yours_to_act"
    lean_on(stage, 0, 1, 3)
    lean_on(stage, 1, 0, 3)
    assert stage.refused(0, move, 100) == "trial_over"


def test_who_has_laughed_throws_no_more_grimaces() -> None:
    stage = face_to_face()
    lean_on(stage, 0, 1, 3)
    assert stage.state.sides[0].laughed is not None
    assert stage.refused(0, Grimace("long"), 10) == "not_yours_to_act"
    assert stage.refused(1, Grimace("long"), 10) == "no_grimace_now"


MALFORMED = [
    '{"do":"lean","step":0,"leans":[]}',
    '{"do":"lean","step":-1,"leans":[0]}',
    '{"do":"lean","step":2000,"leans":[0]}',
    '{"do":"lean","step":1e9,"leans":[0]}',
    '{"do":"lean","step":0,"leans":[2]}',
    '{"do":"lean","step":0,"leans":[0.5]}',
    '{"do":"lean","step":0,"leans":[true]}',
    '{"do":"lean","step":0,"leans":"left"}',
    '{"do":"lean","step":0,"leans":[' + "1," * 20 + "1]}",
    '{"do":"lean","step":0,"leans":[1],"x":600}',
    '{"do":"grimace","kind":"deadly"}',
    '{"do":"grimace","kind":"short","side":1}',
    '{"do":"calm","grimace":100,"answer":"breathe"}',
    '{"do":"calm","grimace":0,"answer":"laugh"}',
    '{"do":"reach","step":0,"points":[[1,1]]}',
    '{"do":"lean"',
    "",
]


@pytest.mark.parametrize("text", MALFORMED)
def test_what_is_malformed_is_refused(text: str) -> None:
    assert face_to_face().refused_text(0, text) == "malformed"


# How often candidates win: whom the table plays among equals, and modelled hands.

RATES = {"good": 60, "fair": 43, "easy": 25}


@pytest.mark.long
@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("level", RATES)
def test_candidates_win_as_often_as_meant(level: str, players: int) -> None:
    assert abs(win_rate(GAME, players, level) - RATES[level]) < 3


def hand_rate(by: Literal["hand", "still"], games: int) -> float:
    won = 0
    for game in range(games):
        dice, own = dice_of(f"table {game}"), dice_of(f"hand {game}")
        state = seated(GAME, 4, by, "fair", dice)
        won += play(state, LeaningHand(behind=6) if by == "hand" else CalmHand(own), dice)
    return 100 * won / games


@pytest.mark.long
def test_a_hand_300_ms_behind_survives_as_often_as_meant_in_motion_or_still() -> None:
    assert abs(hand_rate("hand", 2_000) - RATES["fair"]) < 5
    assert abs(hand_rate("still", 2_000) - RATES["fair"]) < 5
