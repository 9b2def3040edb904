"""La catapulte: a die, a gust, and a cup that is under it when it lands, or not."""

from __future__ import annotations

from typing import Any, Literal

import pytest
from msgspec.structs import replace
from tests.games.boyard.trials.hands import PlacingHand, SlidingHand, dice_of, play, seated
from tests.games.boyard.trials.stage import Stage, kinds, win_rate

from trousseau.games.boyard.constants import (
    AIM,
    CUP_SPEED,
    CUPS,
    DEADLINE_GRACE,
    FLIGHT,
    GUARDIAN,
    GUST,
    LANDED,
    STEP,
    STILL_CUPS,
    TRACE_BEHIND,
)
from trousseau.games.boyard.trials.catapulte import GAME
from trousseau.games.boyard.trials.catapulte.flight import cup_step, is_caught
from trousseau.games.boyard.trials.catapulte.shapes import (
    CupPlaced,
    DieLanded,
    DieLaunched,
    GustBlew,
    Launch,
    PlaceCup,
    RemarkablyExact,
    Slid,
    Slide,
)
from trousseau.games.boyard.trials.shapes import Decided, DuelBegan, DuelOver, Hands, Ready
from trousseau.kernel import Written

LINE = 60
BY_HAND = {0: "hand", 1: "hand", 2: "hand"}


def aiming(seats: int = 3, by: str = "hand", **known: Hands) -> Stage:
    """Opponents by hand, the first of them to throw."""
    ways = {seat: "hand" if seat else by for seat in range(seats)}
    return Stage(GAME, seats, ways, hands={0: known.get("hands", Hands())})


def blown(stage: Stage, spot: int, gust: int) -> None:
    """A low throw, and a gust of one's choice at its time."""
    stage.act(stage.state.opponent, Launch(spot, "low"), 100)
    stage.pass_until(GustBlew)
    stage.state.flight = replace(stage.state.flight, gust=gust)


def slides_to(spot: int, steps: int = FLIGHT["low"]) -> tuple[int, ...]:
    """What brings the cup from the middle to a spot, and leaves it there."""
    x, last, slides = 500, 0, []
    for step in range(steps):
        slide = max(-CUP_SPEED, min(CUP_SPEED, spot - x))
        x, last = cup_step(x, last, slide, step, "low")
        slides.append(slide)
    return tuple(slides)


def slide(stage: Stage, slides: tuple[int, ...]) -> list[Any]:
    """The whole flight's trace, a second at a time, when it is over."""
    state = stage.state
    facts: list[Any] = []
    for first in range(0, len(slides), 20):
        part = slides[first : first + 20]
        at = state.flight.began + (first + len(part)) * STEP + LINE
        facts += stage.act(0, Slide(first, part), max(0, at - stage.at))
    return facts


def landed(facts: list[Any]) -> DieLanded:
    return next(fact for fact in facts if isinstance(fact, DieLanded))


def throw_and_slide(stage: Stage, spot: int, cup: int) -> DieLanded:
    blown(stage, spot, 0)
    return landed(slide(stage, slides_to(cup)))


# A flight.


def test_a_die_is_caught_within_half_a_cup() -> None:
    half = CUPS[3] // 2
    assert throw_and_slide(aiming(), 600 + half, 600) == DieLanded(1, 600 + half, 600, True)
    assert throw_and_slide(aiming(), 601 + half, 600) == DieLanded(1, 601 + half, 600, False)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_how_wide_the_cup_is_depends_on_the_players(players: int) -> None:
    half = CUPS[players] // 2
    assert throw_and_slide(aiming(players), 500 + half, 500).caught
    assert not throw_and_slide(aiming(players), 501 + half, 500).caught


def test_a_gust_blows_when_most_of_the_flight_is_over_and_carries_the_die_aside() -> None:
    stage = aiming()
    stage.act(1, Launch(500, "high"), 100)
    launched = stage.at
    gust = stage.pass_until(GustBlew)
    assert stage.at == launched + 19 * STEP
    assert abs(gust.shift) <= GUST
    assert stage.pass_until(DieLanded).spot == 500 + gust.shift


def test_a_die_never_leaves_the_table() -> None:
    stage = aiming()
    blown(stage, 20, -100)
    assert landed(slide(stage, slides_to(0))).spot == 0


@pytest.mark.parametrize(("spot", "gust"), [(0, -GUST), (1_000, GUST)])
def test_the_tables_cup_never_leaves_the_table_either(spot: int, gust: int) -> None:
    for seed in range(60):
        stage = Stage(GAME, 3, {0: "easy", 1: "hand", 2: "hand"}, seed=seed)
        blown(stage, spot, gust)
        assert 0 <= stage.pass_until(DieLanded).cup <= 1_000


def test_any_spot_can_be_reached_in_a_low_flight() -> None:
    for spot in (0, 1_000):
        assert throw_and_slide(aiming(), spot, spot).caught


def test_no_hand_answers_the_launch_or_the_gust_at_once() -> None:
    assert cup_step(500, 0, 45, 2, "low") == (500, 0)
    assert cup_step(500, 0, 45, 3, "low") == (545, 45)
    assert cup_step(500, 20, -45, 13, "low") == (520, 20)
    assert cup_step(500, 20, -45, 16, "low") == (455, -45)


def test_a_trace_that_does_not_come_leaves_the_cup_where_it_was() -> None:
    stage = aiming()
    stage.act(1, Launch(800, "low"), 100)
    launched = stage.at
    told = stage.pass_until(DieLanded)
    assert (told.cup, told.caught) == (500, False)
    assert stage.at == launched + FLIGHT["low"] * STEP + TRACE_BEHIND


def test_missing_and_late_steps_are_hands_off() -> None:
    stage = aiming()
    blown(stage, 500, 0)
    facts = stage.act(0, Slide(10, (10,) * 10), 20 * STEP - 650)
    assert facts[0] == Slid(0, (*(500,) * 10, *range(510, 610, 10)))
    late = aiming()
    blown(late, 500, 0)
    at = late.state.flight.began + 20 * STEP + TRACE_BEHIND + 1
    slid = late.act(0, Slide(0, (10,) * 20), at - late.at)[0]
    assert slid == Slid(0, (500,) * 20)


def test_the_landing_is_judged_as_soon_as_the_trace_is_whole_and_shown_for_a_while() -> None:
    stage = aiming()
    throw_and_slide(stage, 900, 500)
    shown = stage.at
    assert stage.pass_until(DuelOver) == DuelOver(1, False)
    assert stage.at == shown + LANDED


# The series.


@pytest.mark.parametrize("players", [3, 4, 5])
def test_one_catch_is_enough(players: int) -> None:
    stage = aiming(players)
    for opponent in range(1, players):
        caught = opponent == players - 1
        assert throw_and_slide(stage, 500, 500 if caught else 900).opponent == opponent
        if not caught:
            stage.pass_until(DuelBegan)
    assert stage.play_out()


def test_where_six_play_it_takes_two() -> None:
    stage = aiming(6)
    throw_and_slide(stage, 500, 500)
    stage.pass_until(DuelBegan)
    throw_and_slide(stage, 500, 500)
    assert stage.pass_until(Decided) == Decided(0, True)
    lost = aiming(6)
    for _ in range(4):
        throw_and_slide(lost, 500, 900)
        lost.pass_time()
    assert kinds(lost.told)[-2:] == ["duel_over", "decided"]
    assert not lost.play_out()


def test_where_two_play_the_guardian_throws_second() -> None:
    stage = aiming(2)
    throw_and_slide(stage, 500, 900)
    assert stage.pass_until(DieLaunched).opponent == GUARDIAN
    assert stage.state.width() == CUPS[3]


# The opponent.


def test_an_opponent_who_does_not_throw_has_it_done_by_lot() -> None:
    stage = aiming()
    asked = stage.at
    told = stage.pass_until(DieLaunched)
    assert stage.at == asked + AIM
    assert told.opponent == 1


def test_an_opponent_throws_once() -> None:
    stage = aiming()
    stage.act(1, Launch(0, "high"), 100)
    assert stage.refused(1, Launch(0, "high"), 100) == "not_yours_to_act"


# Without motion.


def test_a_still_cup_stands_on_one_of_eleven_places_and_the_last_one_counts() -> None:
    stage = aiming(by="still")
    stage.act(1, Launch(300, "low"), 100)
    launched = stage.at
    assert stage.act(0, PlaceCup(9), 300) == [CupPlaced(9)]
    stage.pass_until(GustBlew)
    stage.act(0, PlaceCup(3), 400)
    told = stage.pass_until(DieLanded)
    assert told.cup == 300
    assert told.caught == is_caught(300, told.spot, STILL_CUPS[3])
    assert stage.at == launched + FLIGHT["low"] * STEP + DEADLINE_GRACE


def test_each_plays_the_own_version_only() -> None:
    still, moving = aiming(by="still"), aiming()
    for stage in (still, moving):
        stage.act(1, Launch(300, "low"), 100)
    assert still.refused(0, Slide(0, (1,)), 200) == "no_such_move"
    assert moving.refused(0, PlaceCup(3), 200) == "no_such_move"


# Being away.


def test_who_is_away_is_played_by_the_table_and_has_a_cup_from_the_next_throw_on() -> None:
    stage = Stage(GAME, 4, {1: "hand", 2: "hand", 3: "hand"}, seed=4)
    stage.pass_until(DuelBegan)
    stage.act(1, Launch(500, "low"), 100)
    stage.act(0, Ready("hand"), 10)
    assert stage.refused(0, Slide(0, (1,)), 200) == "not_yours_to_act"
    if not stage.pass_until(DieLanded).caught:
        stage.pass_until(DuelBegan)
        assert stage.state.plays == "cup"


# What is noted.


def test_a_cup_that_is_right_under_the_die_time_after_time_is_noted() -> None:
    stage = aiming(hands=Hands(exact=4))
    blown(stage, 505, 0)
    facts = slide(stage, slides_to(500))
    assert RemarkablyExact(0) in facts
    assert stage.state.hands[0].exact == 0
    astray = aiming(hands=Hands(exact=4))
    throw_and_slide(astray, 506, 500)
    assert astray.state.hands[0].exact == 0


# What nobody may do.


def test_a_trace_keeps_to_the_clock_and_to_its_order() -> None:
    stage = aiming()
    stage.act(1, Launch(500, "low"), 100)
    assert stage.refused(0, Slide(0, (0,) * 10), 10 * STEP - 101) == "steps_ahead"
    stage.act(0, Slide(0, (0,) * 10), 10 * STEP - 100)
    assert stage.refused(0, Slide(9, (0,)), 200) == "steps_gone"
    assert stage.refused(0, Slide(22, (0,)), 200) == "steps_beyond"


@pytest.mark.parametrize("move", [Launch(500, "low"), Slide(0, (1,)), PlaceCup(3)])
def test_nobody_acts_out_of_turn(move: Written) -> None:
    assert Stage(GAME, 3).refused(1, move) == "brief_first"
    stage = aiming()
    assert stage.refused(0, move, 100) == "not_yours_to_act"
    assert stage.refused(2, move, 100) == "not_yours_to_act"
    throw_and_slide(stage, 500, 500)
    assert stage.refused(0, move, 10) == "not_yours_to_act"
    stage.pass_until(Decided)
    assert stage.refused(0, move, 10) == "trial_over"


MALFORMED = [
    '{"do":"launch","spot":1001,"arc":"low"}',
    '{"do":"launch","spot":-1,"arc":"low"}',
    '{"do":"launch","spot":500,"arc":"flat"}',
    '{"do":"launch","spot":500,"arc":"low","gust":120}',
    '{"do":"launch","spot":"500","arc":"low"}',
    '{"do":"slide","step":0,"slides":[46]}',
    '{"do":"slide","step":0,"slides":[-46]}',
    '{"do":"slide","step":0,"slides":[1.5]}',
    '{"do":"slide","step":0,"slides":[]}',
    '{"do":"slide","step":0,"slides":[' + "1," * 20 + "1]}",
    '{"do":"slide","step":-1,"slides":[1]}',
    '{"do":"place_cup","place":11}',
    '{"do":"show","figure":"well"}',
    "null",
]


@pytest.mark.parametrize("text", MALFORMED)
def test_what_is_malformed_is_refused(text: str) -> None:
    assert aiming().refused_text(1, text) == "malformed"


# How often candidates win: whom the table plays among equals, and modelled hands.

RATES = {
    "good": {3: 75, 4: 75, 5: 76, 6: 84},
    "fair": {3: 59, 4: 59, 5: 61, 6: 61},
    "easy": {3: 41, 4: 42, 5: 43, 6: 35},
}


@pytest.mark.long
@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("level", RATES)
def test_candidates_win_as_often_as_meant(level: str, players: int) -> None:
    assert abs(win_rate(GAME, players, level) - RATES[level][players]) < 3


def hand_rate(by: Literal["hand", "still"], players: int, games: int) -> float:
    won = 0
    for game in range(games):
        dice, own = dice_of(f"table {game}"), dice_of(f"hand {game}")
        state = seated(GAME, players, by, "fair", dice)
        won += play(state, SlidingHand(own) if by == "hand" else PlacingHand(own), dice)
    return 100 * won / games


@pytest.mark.long
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_an_ordinary_hand_catches_as_often_in_motion_as_still(players: int) -> None:
    moving, still = hand_rate("hand", players, 2_000), hand_rate("still", players, 2_000)
    assert abs(moving - RATES["fair"][players]) < 5
    assert abs(moving - still) < 5
