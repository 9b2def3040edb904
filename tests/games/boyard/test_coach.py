"""The coach: choices that cost, legal ones that would have been better, and nothing hidden."""

from __future__ import annotations

import pytest
from tests.games.boyard.test_bots import (
    BESIDE_TIGERS,
    FAR_FROM_TIGERS,
    giving_back,
    played,
    table,
)

from trousseau.games.boyard import GAME
from trousseau.games.boyard.coach import (
    TOLD,
    WORTH_TELLING,
    Advice,
    Attempt,
    Opened,
    Opening,
    Put,
    advice,
)
from trousseau.games.boyard.fort import SPACES, TRIAL
from trousseau.games.boyard.odds import notes_now, worth_of_key
from trousseau.games.boyard.shapes import (
    ChestOpened,
    FaceRiddle,
    FaceTrial,
    KeepKeys,
    KeyPut,
    LeaveKey,
    OpenChest,
    PutKey,
    RollDie,
)
from trousseau.games.boyard.state import Boyard
from trousseau.kernel import AllSeeing, Hindsight, Moment, Record, SeededDice, Written, moments


@pytest.fixture(scope="module")
def careless() -> Record:
    return played(3, "random", seed=3, notes=6)


def filmed(record: Record, eyes: Hindsight) -> list[Moment]:
    return list(moments(GAME, record, eyes))


def after(state: Boyard, move: Written, eyes: int | None = 0) -> Advice:
    """What is said of one move of the first seat."""
    before = Moment(0, 0, None, (), view=state.view(eyes))
    events = state.play(0, move, state.last, SeededDice(bytes(32)))
    facts = tuple(event.fact for event in events if event.reaches(eyes))
    return advice([before, Moment(1, state.last, 0, facts, view=state.view(eyes))])


# Openings.


def test_keys_that_are_kept_though_no_tiger_is_near_cost_notes() -> None:
    [kept] = after(table(FAR_FROM_TIGERS), KeepKeys()).costly
    assert isinstance(kept, Opening)
    assert not kept.opened
    assert kept.cost == pytest.approx(kept.now - kept.later, abs=0.02)
    assert kept.cost > 1


def test_rolling_with_four_keys_in_hand_is_keeping_them_too() -> None:
    [kept] = after(table(FAR_FROM_TIGERS, phase="turn"), RollDie()).costly
    assert isinstance(kept, Opening)
    assert not kept.opened


def test_who_opens_beside_tigers_might_have_waited() -> None:
    told = after(table([24, 23, 23, 23]), OpenChest())
    [early] = told.costly
    assert isinstance(early, Opening)
    assert early.opened
    assert early.later > early.now


def test_opening_at_a_good_moment_costs_nothing_and_is_noted_with_what_it_brought() -> None:
    state = table(FAR_FROM_TIGERS)
    expected = round(notes_now(state.view(0)), 2)
    told = after(state, OpenChest())
    assert told.costly == ()
    assert told.openings == (Opened(1, 0, expected, 1),)


def test_in_the_last_round_there_is_nothing_to_wait_for() -> None:
    assert after(table(BESIDE_TIGERS, round=20), OpenChest()).costly == ()
    [kept] = after(table(BESIDE_TIGERS, round=20, first=1), KeepKeys()).costly
    assert isinstance(kept, Opening)
    assert kept.later == 0


def test_who_rolls_with_three_keys_had_no_choice() -> None:
    assert after(table(FAR_FROM_TIGERS, 3, phase="turn"), RollDie()).costly == ()


# Keys.


def test_a_key_within_the_others_reach_would_have_been_better_near_its_putter() -> None:
    state = table([3, 20, 20])
    shown = giving_back(state)
    spaces = [move.space for move in shown.moves if isinstance(move, PutKey)]
    worst = min(spaces, key=lambda space: worth_of_key(shown, space, "fair"))
    [put] = after(state, PutKey(worst)).costly
    assert isinstance(put, Put)
    assert put.space == worst
    assert put.better in spaces
    assert put.edge < 0 < put.better_edge


def test_the_best_place_costs_nothing() -> None:
    state = table([3, 20, 20])
    shown = giving_back(state)
    spaces = [move.space for move in shown.moves if isinstance(move, PutKey)]
    best = max(spaces, key=lambda space: worth_of_key(shown, space, "fair"))
    assert after(state, PutKey(best)).costly == ()


def test_what_the_table_puts_for_somebody_is_not_their_choice() -> None:
    state = table([3, 20, 20])
    giving_back(state)
    before = Moment(0, 0, None, (), view=state.view(0))
    facts = tuple(event.fact for event in state.tick(state.until, SeededDice(bytes(32))))
    assert any(isinstance(fact, KeyPut) for fact in facts)
    assert advice([before, Moment(1, 0, None, facts, view=state.view(0))]).costly == ()


# Trials and riddles.


def test_a_riddle_against_the_dice_is_chosen_against_the_odds() -> None:
    [attempt] = after(table([2, 9, 9], 0, phase="choose"), FaceRiddle()).costly
    assert isinstance(attempt, Attempt)
    assert (attempt.chosen, attempt.better) == ("riddle", "trial")
    assert attempt.chance < attempt.better_chance
    assert after(table([2, 9, 9], 0, phase="choose"), FaceTrial()).costly == ()


def test_a_second_chance_is_free_so_leaving_it_costs() -> None:
    state = table([1, 9, 9], 0, phase="second_chance")
    assert SPACES[1] == TRIAL
    [attempt] = after(state, LeaveKey()).costly
    assert isinstance(attempt, Attempt)
    assert (attempt.chosen, attempt.better) == ("nothing", "riddle")
    assert attempt.chance == 0


# Whole games.


@pytest.mark.parametrize("eyes", [0, 2, None])
def test_the_costliest_choices_are_told_in_their_order(careless: Record, eyes: Hindsight) -> None:
    told = advice(filmed(careless, eyes))
    assert 0 < len(told.costly) <= TOLD
    assert [found.moment for found in told.costly] == sorted(found.moment for found in told.costly)
    for found in told.costly:
        assert eyes in (None, found.seat)
        assert found.cost >= WORTH_TELLING


def test_openings_are_told_with_what_they_brought(careless: Record) -> None:
    film = filmed(careless, None)
    told = advice(film).openings
    facts = [met.facts[0] for met in film if met.facts]
    assert len(told) == sum(isinstance(fact, ChestOpened) for fact in facts) > 0
    assert all(opened.taken >= 1 for opened in told)


def test_eyes_that_see_everything_get_the_advice_of_those_who_watched(careless: Record) -> None:
    """So nothing of it depends on notes or riddles to come."""
    assert advice(filmed(careless, AllSeeing.EYES)) == advice(filmed(careless, None))


def test_the_table_as_it_was_set_has_no_choices(careless: Record) -> None:
    assert advice(filmed(careless, 0)[:1]) == Advice((), ())
