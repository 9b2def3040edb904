"""The suite itself put to the test: each broken game fails the promise that it breaks."""

from __future__ import annotations

from typing import Any

import pytest
from tests.testing import broken
from tests.testing.secrets import RaceSecrets, RoshamboSecrets

from trousseau.bots import Levels, RandomBot
from trousseau.kernel import AnyGame
from trousseau.testing.determined import (
    MAKING_DICE,
    another_process_plays_the_same,
    no_clock_and_no_dice_of_its_own,
)
from trousseau.testing.freedom import views_name_what_is_free
from trousseau.testing.honesty import bots_are_honest
from trousseau.testing.imagining import (
    imagined_worlds_are_not_the_truth,
    imagined_worlds_give_the_same_view,
    imagined_worlds_play_on,
)
from trousseau.testing.openness import laid_open_leaves_nothing_to_guess
from trousseau.testing.playing import (
    illegal_moves_change_nothing,
    legal_moves_apply,
    random_play_ends,
    talk_only_says,
)
from trousseau.testing.posterior import imagined_worlds_have_their_exact_chances
from trousseau.testing.returning import (
    copies_go_their_own_way,
    records_replay,
    what_is_written_reads_back,
)
from trousseau.testing.secrecy import (
    known_to_stands_for_the_view,
    nothing_is_told_beyond_the_view,
    secrets_stay_secret,
)
from trousseau.testing.suite import (
    FOR_EVERY_NUMBER_OF_SEATS,
    ON_THE_SMALL_VARIANT,
    ONCE,
    Case,
    Promise,
    Small,
)

SEATS = 3
STEPS = 100

# What is shown and should not be also spoils what is imagined from it.
LEAKS: set[Promise] = {
    secrets_stay_secret,
    imagined_worlds_give_the_same_view,
    imagined_worlds_have_their_exact_chances,
}

BROKEN: dict[str, tuple[AnyGame[Any], set[Promise]]] = {
    "nothing": (broken.SOUND, set()),
    "no result at the end": (
        broken.UNRESOLVED,
        {random_play_ends, imagined_worlds_give_the_same_view, imagined_worlds_play_on},
    ),
    "an unlisted move is let through": (broken.LENIENT, {illegal_moves_change_nothing}),
    "an illegal move changes something": (broken.SPITEFUL, {illegal_moves_change_nothing}),
    "talk carries the game on": (broken.LISTENING, {talk_only_says}),
    "a copy shares a list": (
        broken.SHARING,
        {copies_go_their_own_way, imagined_worlds_have_their_exact_chances},
    ),
    "a view lists no moves": (broken.UNLISTED, {what_is_written_reads_back}),
    "a view names no talk": (broken.TACITURN, {views_name_what_is_free}),
    "a view names what nobody may write": (broken.BOASTFUL, {views_name_what_is_free}),
    "a spectator may write": (
        broken.OVERRUN,
        {views_name_what_is_free, laid_open_leaves_nothing_to_guess},
    ),
    "things are seen in the order of a set": (broken.SCATTERED, {another_process_plays_the_same}),
    "a leaking view": (broken.LEAKING, LEAKS | {laid_open_leaves_nothing_to_guess}),
    "a view that leaks by order": (broken.LEAKING_BY_ORDER, LEAKS),
    "a leak to spectators": (broken.LEAKING_TO_SPECTATORS, LEAKS),
    "a leak to those who wait": (broken.LEAKING_WHILE_WAITING, LEAKS),
    "a leak by the legal moves": (broken.LEAKING_MOVES, LEAKS | {illegal_moves_change_nothing}),
    "a leak by a refusal": (broken.LEAKING_REFUSALS, {secrets_stay_secret}),
    "a leak to search": (broken.LEAKING_KEYS, {secrets_stay_secret, known_to_stands_for_the_view}),
    "an event told to the wrong audience": (
        broken.BLABBING,
        {nothing_is_told_beyond_the_view, imagined_worlds_have_their_exact_chances},
    ),
    "a view that forgets what was told": (
        broken.SILENT,
        LEAKS | {laid_open_leaves_nothing_to_guess},
    ),
    "a due that tells a secret time": (broken.DUE_LEAKING, LEAKS),
    "a fact told at a telling time": (
        broken.FLICKERING,
        {secrets_stay_secret, imagined_worlds_have_their_exact_chances},
    ),
    "a card stays covered": (broken.COVERED, {laid_open_leaves_nothing_to_guess}),
    "an imagine that returns the truth": (
        broken.TRUTHFUL,
        {imagined_worlds_are_not_the_truth, imagined_worlds_have_their_exact_chances},
    ),
    "an imagine with wrong chances": (broken.LOADED, {imagined_worlds_have_their_exact_chances}),
    "an imagine whose worlds are one": (
        broken.CARELESS,
        {imagined_worlds_play_on, imagined_worlds_have_their_exact_chances},
    ),
}


@pytest.mark.long  # every promise is tried of every one
@pytest.mark.parametrize("wrong", BROKEN)
def test_a_broken_game_fails_its_promise_and_no_other(wrong: str) -> None:
    game, broken_promises = BROKEN[wrong]
    assert failed(case(game)) == broken_promises


@pytest.mark.long
@pytest.mark.parametrize(
    "game",
    [broken.CLOCKED, broken.DATED, broken.GAMBLING, broken.DICE_KEEPING],
    ids=["clock", "date", "generator", "kept dice"],
)
def test_nothing_may_come_from_outside(game: AnyGame[Any]) -> None:
    assert failed(case(game)) == {no_clock_and_no_dice_of_its_own}


@pytest.mark.skipif(MAKING_DICE is None, reason="compiled dice are made unseen")
def test_rules_may_not_make_dice() -> None:
    assert failed(case(broken.DICE_MAKING)) == {no_clock_and_no_dice_of_its_own}


def test_a_game_without_end_is_noticed() -> None:
    with pytest.raises(AssertionError, match=r"3 seats, seed 0, .* not over after"):
        random_play_ends(case(broken.ENDLESS))
    with pytest.raises(AssertionError, match=r"seed 0, step .*: the game does not end"):
        legal_moves_apply(case(broken.ENDLESS))


def test_time_that_does_not_pass_is_noticed() -> None:
    with pytest.raises(AssertionError, match="not over after"):
        random_play_ends(case(broken.STUCK))
    with pytest.raises(AssertionError, match="time acts without end"):
        copies_go_their_own_way(case(broken.STUCK))


def test_a_listed_move_that_is_refused_is_noticed() -> None:
    with pytest.raises(AssertionError, match="2 of seat 1 is listed and refused"):
        legal_moves_apply(case(broken.REFUSING))


def test_a_replay_that_goes_differently_is_noticed() -> None:
    with pytest.raises(AssertionError, match="the replay begins differently"):
        records_replay(case(broken.IMPROVISING))


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        (broken.CheatingBot, "where what it can't know differs"),
        (broken.RecklessBot, "the illegal move 99"),
        (broken.ChattingBot, "talks without end"),
    ],
)
def test_a_dishonest_bot_fails_its_promise(bot: Any, reason: str) -> None:
    with pytest.raises(AssertionError, match=reason):
        bots_are_honest(case(broken.WATCHED, levels={"random": RandomBot, "dishonest": bot}))


# Without Secrets, second worlds are imagined: less is found by secrecy, but not nothing.


@pytest.mark.parametrize(
    "game",
    [broken.LEAKING, broken.LEAKING_BY_ORDER, broken.LEAKING_TO_SPECTATORS, broken.DUE_LEAKING],
)
def test_a_leaking_view_is_found_without_secrets(game: AnyGame[Any]) -> None:
    with pytest.raises(AssertionError, match="the truth shows in"):
        secrets_stay_secret(case(game, secrets=False))


def test_a_wrong_audience_is_found_without_secrets() -> None:
    with pytest.raises(AssertionError, match="told what its view does not hold"):
        nothing_is_told_beyond_the_view(case(broken.BLABBING, secrets=False))


def test_without_secrets_a_truthful_imagine_leaves_nothing_to_test() -> None:
    with pytest.raises(AssertionError, match="nothing was tested"):
        secrets_stay_secret(case(broken.TRUTHFUL, secrets=False))


def test_what_secrecy_misses_without_secrets_the_exact_chances_find() -> None:
    secrets_stay_secret(case(broken.FLICKERING, secrets=False))
    with pytest.raises(AssertionError, match="is drawn and can't be"):
        imagined_worlds_have_their_exact_chances(case(broken.FLICKERING, secrets=False))


def case(game: AnyGame[Any], *, secrets: bool = True, levels: Levels | None = None) -> Case[Any]:
    racing = game.name == "race"
    return Case(
        game=game,
        seats=SEATS,
        options=game.options(),
        secrets=(RaceSecrets() if racing else RoshamboSecrets()) if secrets else None,
        hides=True,
        levels=levels or {"random": RandomBot},
        small=Small(options={"spread": 6} if racing else {}, draws=1000),
        steps=STEPS,
    )


def failed(case: Case[Any]) -> set[Promise]:
    every = (*FOR_EVERY_NUMBER_OF_SEATS, *ONCE, *ON_THE_SMALL_VARIANT)
    return {promise for promise in every if fails(promise, case)}


def fails(promise: Promise, case: Case[Any]) -> bool:
    """Whatever a promise raises, pytest would call it failed."""
    try:
        promise(case)
    except Exception:
        return True
    return False
