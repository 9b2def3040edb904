"""La main chaude: one dodge wins; who flinches twice is hit; the opponent chooses the instant."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from tests.games.boyard.trials.stage import Stage, kinds, win_rate

from trousseau.games.boyard.constants import (
    CLAIM_GRACE,
    DECOY_GAP,
    DODGE,
    GUARDIAN,
    SIGNAL,
    TABLE_SIGNALS,
)
from trousseau.games.boyard.trials.chaude import GAME
from trousseau.games.boyard.trials.chaude.shapes import (
    Feint,
    Flinched,
    Pull,
    Pulled,
    Slap,
    Slapped,
)
from trousseau.games.boyard.trials.shapes import Decided, DuelBegan, DuelOver, Hands, Ready
from trousseau.games.boyard.trials.signal_shapes import Measured, OnGuard
from trousseau.kernel import Fact, Written

BY_HAND = {0: "hand", 1: "hand", 2: "hand"}


def on_guard(seats: int = 3, unhurried: bool = False) -> Stage:
    """Everybody by hand, the first slap to come."""
    stage = Stage(GAME, seats, dict.fromkeys(range(seats), "hand"), unhurried=unhurried)
    stage.pass_until(OnGuard)
    return stage


def outcome(facts: Sequence[Fact]) -> Pulled:
    return next(fact for fact in facts if isinstance(fact, Pulled))


def duel(stage: Stage, opponent: int, after: int, delay: int = 20) -> Pulled:
    """A slap after a second, and a claim that comes by such a line."""
    stage.act(opponent, Slap(), 1_000)
    return outcome(stage.act(0, Pull(after), after + delay))


def test_who_dodges_once_has_won_and_no_other_opponent_comes_forward() -> None:
    stage = on_guard()
    told = duel(stage, 1, 250)
    assert told == Pulled(1, "in_time", Measured(0, 250, 250), DODGE[3])
    assert kinds(stage.pass_time()) == ["duel_over", "decided"]
    assert stage.play_out()
    assert [fact.opponent for fact in stage.told if isinstance(fact, DuelBegan)] == [1]


def test_who_is_hit_by_everybody_has_lost() -> None:
    stage = on_guard()
    assert duel(stage, 1, 311).how == "late"
    stage.pass_until(OnGuard)
    assert duel(stage, 2, 400).how == "late"
    assert not stage.play_out()
    assert [fact for fact in stage.told if isinstance(fact, DuelOver)] == [
        DuelOver(1, False),
        DuelOver(2, False),
    ]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_window_shrinks_with_the_number_of_players(players: int) -> None:
    assert duel(on_guard(players), 1, DODGE[players]).how == "in_time"
    assert duel(on_guard(players), 1, DODGE[players] + 1).how == "late"


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_one_dodge_of_the_last_opponent_is_enough(players: int) -> None:
    stage = on_guard(players)
    for opponent in range(1, players):
        if opponent > 1:
            stage.pass_until(OnGuard)
        duel(stage, opponent, 200 if opponent == players - 1 else 900)
    assert stage.play_out()


def test_where_two_play_the_guardian_is_second_and_windows_are_those_of_three() -> None:
    stage = on_guard(2)
    assert duel(stage, 1, 900).window == DODGE[3]
    assert stage.pass_until(Slapped) == Slapped(GUARDIAN, True)
    assert outcome(stage.act(0, Pull(200), 220)).opponent == GUARDIAN
    assert stage.play_out()


def test_an_unhurried_candidate_has_half_as_long_again() -> None:
    assert duel(on_guard(unhurried=True), 1, 465).how == "in_time"
    assert duel(on_guard(unhurried=True), 1, 466).how == "late"


def test_what_the_line_does_not_explain_makes_a_dodge_late() -> None:
    told = duel(on_guard(), 1, 250, delay=120 + 61)
    assert (told.how, told.time) == ("late", Measured(0, 311, 250, 61))


# Flinching.


def test_one_flinch_is_forgiven_and_the_second_is_a_hit() -> None:
    stage = on_guard()
    assert stage.act(0, Pull(), 300) == [Flinched(0)]
    told = outcome(stage.act(0, Pull(), 300))
    assert (told.how, told.time) == ("early", Measured(0, false=True))


def test_who_has_flinched_once_may_still_dodge() -> None:
    stage = on_guard()
    stage.act(0, Pull(), 300)
    assert duel(stage, 1, 300).how == "in_time"


def test_a_flinch_is_forgiven_anew_in_every_duel() -> None:
    stage = on_guard()
    stage.act(0, Pull(), 300)
    duel(stage, 1, 900)
    stage.pass_until(OnGuard)
    assert stage.act(0, Pull(), 300) == [Flinched(0)]


def test_a_pull_before_the_slap_that_arrives_after_it_is_a_flinch() -> None:
    stage = on_guard()
    stage.act(1, Slap(), 1_000)
    assert stage.act(0, Pull(), 50) == [Flinched(0)]
    assert outcome(stage.act(0, Pull(280), 260)).how == "in_time"


def test_a_reaction_quicker_than_anybody_is_a_flinch() -> None:
    stage = on_guard()
    stage.act(1, Slap(), 1_000)
    assert stage.act(0, Pull(99), 120) == [Flinched(0)]
    told = outcome(stage.act(0, Pull(99), 10))
    assert (told.how, told.time) == ("early", Measured(0, claimed=99, false=True))


# The opponent.


def test_a_feint_comes_once_and_half_a_second_before_the_slap() -> None:
    stage = on_guard()
    stage.act(1, Feint(), 100)
    assert stage.refused(1, Feint(), 600) == "one_decoy_only"
    assert stage.refused(1, Slap(), DECOY_GAP - 1) == "too_soon_after_decoy"
    assert kinds(stage.act(1, Slap(), DECOY_GAP)) == ["slapped"]


@pytest.mark.parametrize("seed", range(20))
def test_the_table_slaps_for_an_opponent_who_does_not(seed: int) -> None:
    stage = Stage(GAME, 3, BY_HAND, seed)
    stage.pass_until(OnGuard)
    waited_from = stage.at
    assert stage.pass_until(Slapped) == Slapped(1, True)
    assert SIGNAL <= stage.at - waited_from < SIGNAL + TABLE_SIGNALS


def test_the_table_does_not_slap_sooner_than_half_a_second_after_a_late_feint() -> None:
    for seed in range(20):
        stage = Stage(GAME, 3, BY_HAND, seed)
        stage.pass_until(OnGuard)
        stage.act(1, Feint(), SIGNAL - 10)
        feinted = stage.at
        stage.pass_until(Slapped)
        assert stage.at >= feinted + DECOY_GAP


def test_an_opponent_whom_the_table_plays_feints_in_half_of_the_duels() -> None:
    feints = 0
    for seed in range(200):
        stage = Stage(GAME, 3, {0: "hand", 1: "fair", 2: "fair"}, seed)
        stage.pass_until(Slapped)
        feints += "feinted" in kinds(stage.told)
    assert 75 <= feints <= 125


# Time, and being away.


def test_a_candidate_who_claims_nothing_is_hit_when_claims_are_waited_for_no_longer() -> None:
    stage = on_guard()
    stage.act(1, Slap(), 1_000)
    slapped = stage.at
    told = outcome(stage.pass_time())
    assert (told.how, told.time) == ("missing", Measured(0))
    assert stage.at == slapped + DODGE[3] + CLAIM_GRACE


def test_who_is_away_is_played_by_the_table_and_acts_by_hand_from_the_next_duel_on() -> None:
    stage = Stage(GAME, 4, {1: "hand", 2: "hand", 3: "hand"}, seed=1)
    stage.pass_until(OnGuard)
    assert stage.refused(0, Pull(), 10) == "come_back_first"
    stage.act(0, Ready("hand"), 10)
    assert stage.refused(0, Pull(), 10) == "not_yours_to_act"
    first = outcome(stage.act(1, Slap(), 500))
    assert first.time.drawn
    assert first.how == "late"
    stage.pass_until(OnGuard)
    assert not duel(stage, 2, 280).time.drawn


def test_where_the_table_plays_everybody_nobody_has_to_do_anything() -> None:
    stage = Stage(GAME, 3, {0: "good", 1: "easy", 2: "fair"})
    stage.play_out()
    assert any(isinstance(fact, Decided) for fact in stage.told)


# What nobody may do.


def test_nothing_may_be_claimed_before_the_slap() -> None:
    assert on_guard().refused(0, Pull(200), 500) == "nothing_to_claim"


def test_a_claim_that_arrives_before_its_time_has_passed_is_refused() -> None:
    stage = on_guard()
    stage.act(1, Slap(), 1_000)
    assert stage.refused(0, Pull(250), 244) == "impossible_claim"
    assert stage.refused(0, Pull(5_000), 1_000) == "impossible_claim"
    assert outcome(stage.act(0, Pull(250), 245)).how == "in_time"


@pytest.mark.parametrize("move", [Slap(), Feint(), Pull(), Pull(200)])
def test_whoever_is_not_in_the_duel_may_do_nothing(move: Written) -> None:
    assert on_guard().refused(2, move, 500) == "not_yours_to_act"


@pytest.mark.parametrize("move", [Slap(), Feint(), Pull(), Pull(200)])
def test_nobody_acts_in_the_brief_nor_while_hands_take_their_places(move: Written) -> None:
    assert Stage(GAME, 3).refused(0, move) == "brief_first"
    placing = Stage(GAME, 3, BY_HAND)
    assert placing.refused(0, move) == "not_yours_to_act"
    assert placing.refused(1, move) == "not_yours_to_act"


def test_nobody_does_what_is_the_others_to_do() -> None:
    stage = on_guard()
    assert stage.refused(0, Slap(), 10) == "no_such_move"
    assert stage.refused(1, Pull(), 10) == "no_such_move"
    stage.act(1, Slap(), 1_000)
    assert stage.refused(1, Slap(), 10) == "not_yours_to_act"
    assert stage.refused(0, Feint(), 10) == "no_such_move"


def test_a_second_claim_changes_nothing() -> None:
    stage = on_guard()
    duel(stage, 1, 400)
    assert stage.refused(0, Pull(200), 10) == "not_yours_to_act"


def test_nothing_may_be_done_when_it_is_over() -> None:
    stage = on_guard()
    duel(stage, 1, 200)
    stage.pass_until(Decided)
    assert stage.refused(0, Pull(), 10) == "trial_over"
    stage.play_out()
    assert stage.refused(1, Slap(), 10) == "trial_over"


MALFORMED = [
    '{"do":"pull","after":-1}',
    '{"do":"pull","after":5001}',
    '{"do":"pull","after":99999999999999999999}',
    '{"do":"pull","after":250.5}',
    '{"do":"pull","after":NaN}',
    '{"do":"pull","after":"250"}',
    '{"do":"pull","after":true}',
    '{"do":"pull","after":[250]}',
    '{"do":"pull","after":250,"seat":1}',
    '{"do":"slap","at":0}',
    '{"do":"pinch","after":250}',
    '{"do":"pull"',
    "[]",
    "",
]


@pytest.mark.parametrize("text", MALFORMED)
def test_what_is_malformed_is_refused(text: str) -> None:
    stage = on_guard()
    stage.act(1, Slap(), 1_000)
    assert stage.refused_text(0, text) == "malformed"


# What is noted.


def test_five_claims_alike_are_remarked_on_once_for_all_to_see() -> None:
    even = Hands(claims=(200, 201, 202, 203))
    stage = Stage(GAME, 3, BY_HAND, hands={0: even})
    stage.pass_until(OnGuard)
    stage.act(1, Slap(), 1_000)
    assert kinds(stage.act(0, Pull(200), 220)) == ["remarkably_even", "pulled"]
    assert stage.state.view(None).course.hands[0].even


def test_a_third_lucky_claim_counts_as_no_more_than_quick() -> None:
    stage = Stage(GAME, 3, BY_HAND, hands={0: Hands(quick=2)})
    stage.pass_until(OnGuard)
    assert duel(stage, 1, 110).time == Measured(0, 150, 110)


# How often the table's candidates win among equals.

RATES = {"good": 77, "fair": 53, "easy": 35}


@pytest.mark.long
@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("level", RATES)
def test_candidates_win_as_often_as_meant(level: str, players: int) -> None:
    assert abs(win_rate(GAME, players, level) - RATES[level]) < 3
