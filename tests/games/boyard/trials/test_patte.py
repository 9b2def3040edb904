"""La patte du tigre: the smaller time wins, each from its own screen; false starts lose."""

from __future__ import annotations

import pytest
from tests.games.boyard.trials.stage import Stage, kinds, win_rate

from trousseau.games.boyard.constants import (
    CALL,
    CLAIM_GRACE,
    DEADLINE_GRACE,
    DECOY_GAP,
    GUARDIAN,
    POUNCE,
    TABLE_SIGNALS,
)
from trousseau.games.boyard.trials.patte import GAME
from trousseau.games.boyard.trials.patte.shapes import (
    Call,
    Called,
    JumpedTheGun,
    OnceMore,
    Pounce,
    Pounced,
    Raced,
    Tease,
)
from trousseau.games.boyard.trials.shapes import Decided, DuelBegan, DuelOver, Hands, Ready
from trousseau.games.boyard.trials.signal_shapes import Measured, OnGuard
from trousseau.kernel import Fact, Written

BY_HAND = {0: "hand", 1: "hand", 2: "hand"}
FAR = Hands(echoes=(640,) * 3)


def on_guard(seats: int = 3, **known: Hands) -> Stage:
    hands = {int(seat[-1]): lines for seat, lines in known.items()}
    stage = Stage(GAME, seats, dict.fromkeys(range(seats), "hand"), hands=hands)
    stage.pass_until(OnGuard)
    return stage


def raced(facts: list[Fact]) -> Raced:
    return next(fact for fact in facts if isinstance(fact, Raced))


def caller_of(stage: Stage) -> int:
    caller = stage.state.signaller()
    assert isinstance(caller, int)
    return caller


def race(stage: Stage, ours: int, theirs: int) -> Raced:
    """A call after a second; both claims arrive when the slower one does."""
    opponent = stage.state.opponent
    stage.act(caller_of(stage), Call(), 1_000)
    stage.act(0, Pounce(ours), max(ours, theirs) + 20)
    return raced(stage.act(opponent, Pounce(theirs)))


def test_the_smaller_time_wins_whoever_is_heard_of_first() -> None:
    stage = on_guard()
    stage.act(2, Call(), 1_000)
    assert stage.act(1, Pounce(310), 320) == [Pounced(1)]
    told = raced(stage.act(0, Pounce(300), 80))
    assert told == Raced(1, Measured(0, 300, 300), Measured(1, 310, 310), winner=0)
    assert kinds(stage.pass_time()) == ["duel_over", "decided"]
    assert stage.play_out()


def test_the_slower_paw_loses_the_duel() -> None:
    assert race(on_guard(), 310, 300).winner == 1


def test_a_far_line_that_is_as_usual_costs_nothing() -> None:
    stage = on_guard(seat0=FAR)
    stage.act(2, Call(), 1_000)
    stage.act(1, Pounce(310), 320)
    assert raced(stage.act(0, Pounce(300), 640 - 20)).winner == 0


def test_what_the_line_does_not_explain_is_added() -> None:
    stage = on_guard()
    stage.act(2, Call(), 1_000)
    stage.act(1, Pounce(310), 320)
    told = raced(stage.act(0, Pounce(300), 150))
    assert (told.candidate_time.added, told.winner) == (50, 1)


@pytest.mark.parametrize(
    ("players", "races", "won"),
    [
        (3, "-+", True),
        (3, "--", False),
        (4, "+-+", True),
        (4, "--", False),
        (5, "--++", True),
        (5, "---", False),
        (6, "+++", True),
        (6, "+-+-+", True),
        (6, "+---", False),
    ],
)
def test_a_series_ends_as_soon_as_it_is_decided(players: int, races: str, won: bool) -> None:
    stage = on_guard(players)
    for number, sign in enumerate(races):
        if number:
            stage.pass_until(OnGuard)
        race(stage, 250 if sign == "+" else 350, 300)
    assert stage.play_out() == won
    assert len([fact for fact in stage.told if isinstance(fact, DuelBegan)]) == len(races)


def test_the_next_opponent_calls_and_the_last_duel_is_called_by_the_first() -> None:
    stage = on_guard(4)
    callers = []
    for number in range(3):
        if number:
            stage.pass_until(OnGuard)
        callers.append(caller_of(stage))
        race(stage, 300 if number == 1 else 400, 350)
    assert callers == [2, 3, 1]


def test_where_two_play_the_table_calls_and_the_guardian_is_second() -> None:
    stage = on_guard(2)
    assert stage.pass_until(Called) == Called(GUARDIAN, True)
    stage.act(1, Pounce(300), 400)
    assert raced(stage.act(0, Pounce(390))).winner == 1
    assert stage.pass_until(Called) == Called(GUARDIAN, True)
    told = raced(stage.act(0, Pounce(150), 200))
    assert (told.opponent, told.opponent_time.drawn, told.winner) == (GUARDIAN, True, 0)


def test_an_unhurried_paw_has_two_thirds_of_the_way() -> None:
    stage = Stage(GAME, 3, BY_HAND, unhurried=True)
    stage.pass_until(OnGuard)
    assert race(stage, 440, 300).winner == 0


# False starts.


def test_who_pounces_before_the_call_loses_the_duel() -> None:
    stage = on_guard()
    assert stage.act(0, Pounce(), 500) == [JumpedTheGun(0)]
    told = raced(stage.pass_time())
    assert (told.candidate_time.false, told.opponent_time, told.winner) == (True, Measured(1), 1)


def test_no_call_comes_after_a_false_start() -> None:
    stage = on_guard()
    stage.act(1, Pounce(), 500)
    assert stage.refused(2, Call(), 10) == "not_yours_to_act"
    assert raced(stage.pass_time()).winner == 0


def test_who_pounces_at_another_word_made_a_false_start() -> None:
    stage = on_guard()
    stage.act(2, Tease(), 500)
    assert stage.act(1, Pounce(), 300) == [JumpedTheGun(1)]
    assert raced(stage.pass_time()).winner == 0


def test_both_too_early_is_run_again_however_far_away_the_second_is() -> None:
    stage = on_guard(seat1=FAR)
    stage.act(0, Pounce(), 500)
    told = raced(stage.act(1, Pounce(), 640 + DEADLINE_GRACE - 1))
    assert told.winner is None
    assert OnceMore(1) in stage.pass_time()


def test_a_pounce_under_a_tenth_of_a_second_is_false() -> None:
    assert race(on_guard(), 99, 400).winner == 1
    assert race(on_guard(), 400, 99).winner == 0
    assert race(on_guard(), 99, 99).winner is None


def test_a_pounce_before_the_call_that_arrives_after_it_is_false() -> None:
    stage = on_guard()
    stage.act(2, Call(), 1_000)
    assert stage.act(0, Pounce(), 50) == [Pounced(0)]
    assert raced(stage.act(1, Pounce(500), 500)).winner == 1


# Once more.


def test_within_five_milliseconds_nobody_was_first() -> None:
    assert race(on_guard(), 300, 305).winner is None
    assert race(on_guard(), 300, 306).winner == 0


def test_after_three_repeats_the_candidate_has_lost_the_duel() -> None:
    stage = on_guard()
    for repeat in range(4):
        if repeat:
            stage.pass_until(OnGuard)
        told = race(stage, 300, 300)
        assert told.winner == (1 if repeat == 3 else None)
    assert stage.pass_until(DuelOver) == DuelOver(1, False)


def test_repeats_are_counted_anew_in_every_duel() -> None:
    stage = on_guard()
    race(stage, 300, 300)
    stage.pass_until(OnGuard)
    race(stage, 400, 300)
    stage.pass_until(OnGuard)
    assert race(stage, 300, 300).winner is None
    assert stage.state.again == 1


# Who calls, deadlines, being away.


@pytest.mark.parametrize("seed", range(20))
def test_the_table_calls_for_a_caller_who_does_not(seed: int) -> None:
    stage = Stage(GAME, 3, BY_HAND, seed)
    stage.pass_until(OnGuard)
    waited_from = stage.at
    assert stage.pass_until(Called) == Called(2, True)
    assert CALL <= stage.at - waited_from < CALL + TABLE_SIGNALS


def test_a_caller_teases_once_and_calls_half_a_second_later() -> None:
    stage = on_guard()
    stage.act(2, Tease(), 100)
    assert stage.refused(2, Tease(), 600) == "one_decoy_only"
    assert stage.refused(2, Call(), DECOY_GAP - 1) == "too_soon_after_decoy"
    assert stage.act(2, Call(), DECOY_GAP) == [Called(2, False)]


def test_an_opponent_who_lets_the_moment_pass_is_drawn() -> None:
    stage = on_guard()
    stage.act(2, Call(), 1_000)
    called = stage.at
    stage.act(0, Pounce(1_000), 1_020)
    told = raced(stage.pass_time())
    assert stage.at == called + POUNCE + CLAIM_GRACE
    assert (told.opponent_time.drawn, told.winner) == (True, 1)


def test_a_candidate_who_lets_the_moment_pass_has_not_moved() -> None:
    stage = on_guard()
    stage.act(2, Call(), 1_000)
    stage.act(1, Pounce(1_100), 1_100)
    told = raced(stage.pass_time())
    assert (told.candidate_time, told.winner) == (Measured(0), 1)


def test_a_paw_that_comes_after_its_time_has_not_moved() -> None:
    assert race(on_guard(), POUNCE + 1, POUNCE).winner == 1
    assert race(on_guard(), POUNCE + 1, POUNCE + 2).winner is None


def test_who_is_away_and_comes_back_pounces_in_the_next_race() -> None:
    stage = Stage(GAME, 4, {1: "hand", 2: "hand", 3: "hand"})
    stage.pass_until(OnGuard)
    stage.act(0, Ready("hand"), 10)
    assert stage.refused(0, Pounce(), 10) == "not_yours_to_act"
    stage.act(2, Call(), 100)
    assert raced(stage.act(1, Pounce(150), 160)).candidate_time.drawn
    stage.pass_until(OnGuard)
    assert not race(stage, 300, 400).candidate_time.drawn


# Who knows what.


def test_what_was_claimed_is_seen_by_nobody_else_until_both_claims_are_in() -> None:
    stage = on_guard()
    stage.act(2, Call(), 1_000)
    stage.act(0, Pounce(280), 300)
    assert stage.state.view(0).own == 280
    for eyes in (1, 2, None):
        view = stage.state.view(eyes)
        assert (view.own, view.claims) == (None, ())
        assert view.course.hands[0].claims == ()
    stage.act(1, Pounce(300), 20)
    assert stage.state.view(1).course.hands[0].claims == (280,)


# What nobody may do.


def test_claims_are_refused_before_the_call_and_before_their_time_has_passed() -> None:
    stage = on_guard()
    assert stage.refused(0, Pounce(200), 500) == "nothing_to_claim"
    stage.act(2, Call(), 1_000)
    assert stage.refused(1, Pounce(250), 244) == "impossible_claim"


def test_nothing_may_be_claimed_after_somebodys_false_start() -> None:
    stage = on_guard()
    stage.act(0, Pounce(), 500)
    assert stage.refused(1, Pounce(200), 10) == "nothing_to_claim"
    assert stage.refused(0, Pounce(), 10) == "not_yours_to_act"


def test_nobody_pounces_twice() -> None:
    stage = on_guard()
    stage.act(2, Call(), 1_000)
    stage.act(0, Pounce(280), 300)
    assert stage.refused(0, Pounce(150), 10) == "not_yours_to_act"


@pytest.mark.parametrize("move", [Call(), Tease(), Pounce(), Pounce(200)])
def test_whoever_has_no_part_in_the_race_may_do_nothing(move: Written) -> None:
    assert on_guard(4).refused(3, move, 500) == "not_yours_to_act"


def test_nobody_does_what_is_anothers_to_do() -> None:
    stage = on_guard()
    assert stage.refused(0, Call(), 10) == "no_such_move"
    assert stage.refused(1, Tease(), 10) == "no_such_move"
    assert stage.refused(2, Pounce(), 10) == "no_such_move"


def test_nothing_may_be_done_when_it_is_over() -> None:
    stage = on_guard()
    race(stage, 200, 300)
    stage.pass_until(Decided)
    assert stage.refused(0, Pounce(), 10) == "trial_over"


@pytest.mark.parametrize("after", ["-1", "5001", "1e3", "0.5", '"9"', "true", "{}"])
def test_what_is_malformed_is_refused(after: str) -> None:
    stage = on_guard()
    stage.act(2, Call(), 1_000)
    assert stage.refused_text(0, f'{{"do":"pounce","after":{after}}}') == "malformed"


# How often the table's candidates win among equals, by players from three on.

RATES = (75, 50, 69, 50)


@pytest.mark.long
@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("level", ["good", "fair", "easy"])
def test_candidates_win_as_often_as_meant(level: str, players: int) -> None:
    assert abs(win_rate(GAME, players, level) - RATES[players - 3]) < 3
