"""La pince: the card is caught while it passes; closing on air loses the duel."""

from __future__ import annotations

import pytest
from tests.games.boyard.trials.stage import Stage, kinds, win_rate

from trousseau.games.boyard.constants import CLAIM_GRACE, FALL, GUARDIAN, SIGNAL, TABLE_SIGNALS
from trousseau.games.boyard.trials.chaude.shapes import Pull
from trousseau.games.boyard.trials.pince import GAME
from trousseau.games.boyard.trials.pince.shapes import Pinch, Pinched, Release, Released
from trousseau.games.boyard.trials.shapes import Decided, DuelBegan, Ready
from trousseau.games.boyard.trials.signal_shapes import Measured, OnGuard
from trousseau.kernel import Fact, Written

BY_HAND = {0: "hand", 1: "hand", 2: "hand"}
CAUGHT, MISSED = 200, 900


def on_guard(seats: int = 3, unhurried: bool = False) -> Stage:
    stage = Stage(GAME, seats, dict.fromkeys(range(seats), "hand"), unhurried=unhurried)
    stage.pass_until(OnGuard)
    return stage


def outcome(facts: list[Fact]) -> Pinched:
    return next(fact for fact in facts if isinstance(fact, Pinched))


def duel(stage: Stage, opponent: int, after: int) -> Pinched:
    stage.act(opponent, Release(), 1_000)
    return outcome(stage.act(0, Pinch(after), after + 20))


def series(players: int, *reactions: int) -> Stage:
    """One duel after another, as long as it is not decided."""
    stage = on_guard(players)
    for number, after in enumerate(reactions):
        if number:
            stage.pass_until(OnGuard)
        duel(stage, number + 1, after)
    return stage


def test_a_card_is_caught_while_it_passes() -> None:
    assert duel(on_guard(), 1, 300) == Pinched(1, "in_time", Measured(0, 300, 300), FALL[3])


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_it_passes_as_long_as_the_number_of_players_says(players: int) -> None:
    assert duel(on_guard(players), 1, FALL[players]).how == "in_time"
    assert duel(on_guard(players), 1, FALL[players] + 1).how == "late"
    assert duel(on_guard(players), 1, 100).how == "in_time"


@pytest.mark.parametrize(
    ("players", "reactions", "won"),
    [
        (3, [MISSED, CAUGHT], True),
        (3, [MISSED, MISSED], False),
        (4, [CAUGHT, MISSED, CAUGHT], True),
        (4, [MISSED, MISSED], False),
        (5, [MISSED, MISSED, CAUGHT, CAUGHT], True),
        (5, [MISSED, MISSED, MISSED], False),
        (6, [CAUGHT, CAUGHT, CAUGHT], True),
        (6, [CAUGHT, MISSED, CAUGHT, MISSED, CAUGHT], True),
        (6, [CAUGHT, MISSED, MISSED, MISSED], False),
    ],
)
def test_a_series_ends_as_soon_as_it_is_decided(
    players: int, reactions: list[int], won: bool
) -> None:
    stage = series(players, *reactions)
    assert stage.play_out() == won
    assert len([fact for fact in stage.told if isinstance(fact, DuelBegan)]) == len(reactions)


def test_where_two_play_the_guardian_lets_the_second_card_go() -> None:
    stage = on_guard(2)
    assert duel(stage, 1, MISSED).window == FALL[3]
    assert stage.pass_until(Released) == Released(GUARDIAN, True)
    assert outcome(stage.act(0, Pinch(CAUGHT), CAUGHT)).how == "in_time"
    assert stage.play_out()


def test_an_unhurried_candidate_sees_the_card_pass_for_half_as_long_again() -> None:
    assert duel(on_guard(unhurried=True), 1, 457).how == "in_time"
    assert duel(on_guard(unhurried=True), 1, 458).how == "late"


def test_closing_on_air_loses_the_duel_at_once() -> None:
    stage = on_guard()
    told = outcome(stage.act(0, Pinch(), 400))
    assert (told.how, told.time) == ("early", Measured(0, false=True))
    assert stage.refused(1, Release(), 10) == "not_yours_to_act"


def test_closing_before_one_can_have_seen_it_fall_is_closing_on_air() -> None:
    assert duel(on_guard(), 1, 99).how == "early"
    stage = on_guard()
    stage.act(1, Release(), 1_000)
    assert outcome(stage.act(0, Pinch(), 30)).how == "early"


@pytest.mark.parametrize("seed", range(20))
def test_the_table_lets_go_for_an_opponent_who_holds_on(seed: int) -> None:
    stage = Stage(GAME, 3, BY_HAND, seed)
    stage.pass_until(OnGuard)
    held_from = stage.at
    assert stage.pass_until(Released) == Released(1, True)
    assert SIGNAL <= stage.at - held_from < SIGNAL + TABLE_SIGNALS


def test_a_candidate_who_claims_nothing_has_missed_it() -> None:
    stage = on_guard()
    stage.act(1, Release(), 1_000)
    released = stage.at
    assert outcome(stage.pass_time()).how == "missing"
    assert stage.at == released + FALL[3] + CLAIM_GRACE


def test_an_opponent_who_is_away_and_comes_back_has_the_next_duel_in_hand() -> None:
    stage = Stage(GAME, 3, {0: "hand"})
    stage.pass_until(OnGuard)
    stage.act(2, Ready("hand"), 10)
    stage.act(1, Ready("hand"), 10)
    assert stage.refused(1, Release(), 10) == "not_yours_to_act"
    assert stage.pass_until(Released) == Released(1, True)
    stage.pass_until(OnGuard)
    assert stage.act(2, Release(), 100) == [Released(2, False)]


def test_the_table_never_feints_here() -> None:
    stage = Stage(GAME, 6, dict.fromkeys(range(6), "easy"))
    stage.play_out()
    assert set(kinds(stage.told)) == {
        "readied",
        "began",
        "duel_began",
        "on_guard",
        "released",
        "pinched",
        "duel_over",
        "decided",
        "trial_over",
    }


def test_claims_are_refused_before_the_card_falls_and_before_their_time_has_passed() -> None:
    stage = on_guard()
    assert stage.refused(0, Pinch(200), 500) == "nothing_to_claim"
    stage.act(1, Release(), 1_000)
    assert stage.refused(0, Pinch(250), 244) == "impossible_claim"


@pytest.mark.parametrize("move", [Release(), Pinch(), Pinch(200)])
def test_whoever_is_not_in_the_duel_may_do_nothing(move: Written) -> None:
    stage = on_guard()
    assert stage.refused(2, move, 500) == "not_yours_to_act"
    stage.act(1, Release(), 500)
    assert stage.refused(2, move, 10) == "not_yours_to_act"


def test_the_moves_of_another_trial_are_no_moves_here() -> None:
    stage = on_guard()
    assert stage.refused(0, Pull(), 10) == "no_such_move"
    assert stage.refused(0, Release(), 10) == "no_such_move"
    assert stage.refused(1, Pinch(), 10) == "no_such_move"
    stage.act(1, Release(), 500)
    assert stage.refused(0, Pull(200), 300) == "no_such_move"


def test_nothing_may_be_done_when_it_is_over() -> None:
    stage = series(3, CAUGHT)
    stage.pass_until(Decided)
    assert stage.refused(0, Pinch(), 10) == "trial_over"


@pytest.mark.parametrize("after", ["-1", "5001", "1e3", "0.5", '"9"', "true", "{}"])
def test_what_is_malformed_is_refused(after: str) -> None:
    stage = on_guard()
    stage.act(1, Release(), 1_000)
    assert stage.refused_text(0, f'{{"do":"pinch","after":{after}}}') == "malformed"


# How often the table's candidates win among equals, by players from three on.

RATES = {"good": (77, 79, 77, 80), "fair": (54, 46, 44, 39), "easy": (35, 21, 20, 13)}


@pytest.mark.long
@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("level", RATES)
def test_candidates_win_as_often_as_meant(level: str, players: int) -> None:
    assert abs(win_rate(GAME, players, level) - RATES[level][players - 3]) < 3
