"""A trial in the room: honour, objection, a second go, an open vote (R10)."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from tests.games.boyard.trials.numbers import BY_HAND, STEPS
from tests.games.boyard.trials.stage import Stage, kinds

from trousseau.games.boyard.constants import CLAIM, IN_THE_ROOM, OBJECTION, VOTE
from trousseau.games.boyard.trials.room import GAME
from trousseau.games.boyard.trials.room.shapes import (
    Agree,
    CastVote,
    Claim,
    Doubt,
    DrawnInTheRoom,
)
from trousseau.games.boyard.trials.shapes import TrialName
from trousseau.testing.suite import promises

TestRoom = promises(GAME, hides=False, small=None, levels={}, seats=(5,), steps=STEPS)
TestRoomByHand = promises(
    GAME,
    hides=False,
    small=None,
    levels={},
    options={"by_hand": True},
    seats=BY_HAND,
    steps=STEPS,
)

PEOPLE = {0: "hand", 1: "hand", 2: "hand", 3: "hand"}


def room(by: Mapping[int, str] = PEOPLE, card: TrialName = "anomalie") -> Stage:
    """Seat 0 is the candidate; the trial is one piece."""
    stage = Stage(GAME, len(by))
    stage.state.card = card
    for seat, name in by.items():
        stage.act(seat, READY[name])
    return stage


READY = {move.by: move for move in Stage(GAME, 2).state.moves(0) if hasattr(move, "by")}


def second_go() -> Stage:
    stage = room()
    stage.act(0, Claim(won=True))
    stage.act(2, Doubt())
    return stage


def vote_on() -> Stage:
    """After a second go that was won, they say."""
    stage = second_go()
    stage.act(0, Claim(won=True))
    return stage


def test_lost_stands() -> None:
    stage = room()
    assert kinds(stage.act(0, Claim(won=False))) == ["claimed", "duel_over", "decided"]
    assert stage.state.won == 0


def test_won_stands_when_all_agree() -> None:
    stage = room()
    stage.act(0, Claim(won=True))
    stage.act(1, Agree())
    stage.act(3, Agree())
    assert kinds(stage.act(2, Agree())) == ["agreed", "duel_over", "decided"]
    assert stage.state.won == 1


def test_won_stands_when_nobody_objects_within_eight_seconds() -> None:
    stage = room()
    stage.act(0, Claim(won=True))
    since = stage.at
    assert kinds(stage.pass_time()) == ["duel_over", "decided"]
    assert stage.at == since + OBJECTION
    assert stage.state.won == 1


def test_an_objection_is_a_second_go() -> None:
    stage = second_go()
    assert kinds(stage.told)[-2:] == ["claim_doubted", "second_go"]
    assert stage.state.phase == "go"
    assert stage.refused(2, Doubt()) == "not_yours_to_act"


def test_a_second_go_may_be_lost_by_ones_own_word() -> None:
    stage = second_go()
    stage.act(0, Claim(won=False))
    assert stage.state.won == 0


@pytest.mark.parametrize(
    ("votes", "won"),
    [
        ((False, False, True), 0),
        ((False, True, True), 1),
        ((False, False, False), 0),
        ((False, True), 1),
        ((False,), 0),
        ((), 1),
    ],
)
def test_after_it_a_strict_majority_of_those_who_vote_says_lost_and_a_tie_is_won(
    votes: tuple[bool, ...], won: int
) -> None:
    stage = vote_on()
    assert stage.state.phase == "vote"
    for seat, vote in enumerate(votes, 1):
        stage.act(seat, CastVote(vote))
    if stage.state.phase == "vote":
        since = stage.at
        stage.pass_time()
        assert stage.at == since + VOTE
    assert stage.state.won == won


def test_votes_are_open_and_cast_once_and_the_candidate_has_none() -> None:
    stage = vote_on()
    stage.act(1, CastVote(won=False))
    assert [(ballot.seat, ballot.won) for ballot in stage.state.view(None).votes] == [(1, False)]
    assert stage.refused(1, CastVote(won=True)) == "not_yours_to_act"
    assert stage.refused(0, CastVote(won=True)) == "not_yours_to_act"


def test_a_later_objection_of_the_same_trial_is_a_vote_at_once() -> None:
    stage = room(card="pince")
    stage.act(0, Claim(won=True))
    stage.act(1, Doubt())
    stage.act(0, Claim(won=False))
    stage.act(0, Claim(won=True))
    stage.act(3, Doubt())
    assert stage.state.phase == "vote"


def test_bots_and_who_is_away_neither_object_nor_vote() -> None:
    stage = room({0: "hand", 1: "fair", 2: "hand", 3: "easy"})
    stage.act(0, Claim(won=True))
    assert stage.state.waiting() == (2,)
    assert stage.refused(1, Doubt()) == "not_yours_to_act"
    stage.act(2, Agree())
    assert stage.state.won == 1


def test_without_another_person_the_candidates_word_counts() -> None:
    stage = room({0: "hand", 1: "fair", 2: "good"})
    stage.act(0, Claim(won=True))
    assert stage.state.won == 1


def test_a_bots_own_trial_is_drawn() -> None:
    stage = room({0: "good", 1: "hand", 2: "hand"})
    drawn = [fact for fact in stage.told if isinstance(fact, DrawnInTheRoom)]
    assert len(drawn) == 1
    assert stage.state.won == drawn[0].won


def test_a_candidate_who_never_says_how_it_went_has_lost() -> None:
    stage = room()
    since = stage.at
    assert kinds(stage.pass_time()) == ["sand_up"]
    assert kinds(stage.pass_time()) == ["duel_over", "decided"]
    assert stage.at == since + 2 * 45_000 + CLAIM
    assert stage.state.won == 0


def test_a_trial_without_sand_has_two_minutes() -> None:
    stage = room(card="bataille")
    since = stage.at
    stage.pass_time()
    assert stage.at == since + IN_THE_ROOM


@pytest.mark.parametrize(
    ("card", "people", "needed"),
    [
        ("pince", 3, 1),
        ("pince", 4, 2),
        ("pince", 5, 2),
        ("pince", 6, 3),
        ("chaude", 6, 1),
        ("catapulte", 5, 1),
        ("catapulte", 6, 2),
        ("nez", 6, 1),
    ],
)
def test_duels_are_tallied_as_in_the_rulebook(card: TrialName, people: int, needed: int) -> None:
    stage = room(dict.fromkeys(range(people), "hand"), card)
    assert stage.state.needed() == needed


def test_win_counts_go_by_the_people_in_the_room() -> None:
    by = {0: "hand", 1: "hand", 2: "hand", 3: "fair", 4: "fair", 5: "fair"}
    stage = room(by, "pince")
    assert stage.state.needed() == 1
    assert stage.state.opponents() == [1, 2]
