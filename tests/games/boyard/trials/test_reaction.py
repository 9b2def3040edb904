"""A claim is judged by what its line explains; what no hand does counts for less or not at all."""

from __future__ import annotations

import pytest

from trousseau.games.boyard.constants import (
    EVEN_WITHIN,
    FALSE_START,
    JITTER,
    MOST_DELAY,
    QUICK,
)
from trousseau.games.boyard.trials.delay import usual_delay
from trousseau.games.boyard.trials.reaction import judged, most_possible, noted
from trousseau.games.boyard.trials.shapes import Hands

SIGNAL = 10_000
NEAR = Hands(echoes=(40, 44, 38))
FAR = Hands(echoes=(640, 655, 700, 610, 650))


def counts(hands: Hands, reaction: int, delay: int, claimed: int | None = None) -> int | None:
    """The milliseconds that count of somebody who moved then, over such a line."""
    claim = reaction if claimed is None else claimed
    return judged(hands, 0, SIGNAL, claim, SIGNAL + delay + reaction).after


@pytest.mark.parametrize("hands", [NEAR, FAR])
@pytest.mark.parametrize("reaction", [160, 280, 330, 700])
def test_what_is_claimed_counts_as_long_as_the_line_is_as_usual(
    hands: Hands, reaction: int
) -> None:
    usual = usual_delay(hands)
    assert counts(hands, reaction, usual) == reaction
    assert counts(hands, reaction, usual + JITTER) == reaction
    assert counts(hands, reaction, usual - 30) == reaction


def test_what_the_line_does_not_explain_is_added() -> None:
    time = judged(NEAR, 2, SIGNAL, 300, SIGNAL + 300 + 40 + JITTER + 75)
    assert (time.seat, time.after, time.claimed, time.added) == (2, 375, 300, 75)
    assert not time.false


def test_the_usual_delay_is_the_median_of_the_last_eight_echoes() -> None:
    assert usual_delay(Hands(echoes=(20, 900, 22))) == 22
    assert usual_delay(Hands(echoes=(900,) * 5 + (50,) * 8)) == 50


def test_a_seat_that_never_sent_an_echo_is_taken_to_be_near() -> None:
    assert usual_delay(Hands()) == 0


def test_no_line_is_usually_slower_than_the_most_that_is_believed() -> None:
    assert usual_delay(Hands(echoes=(5_000,) * 8)) == MOST_DELAY


def test_who_moves_before_anybody_can_have_reacted_made_a_false_start() -> None:
    assert judged(NEAR, 0, SIGNAL, FALSE_START - 1, SIGNAL + 140).false
    assert not judged(NEAR, 0, SIGNAL, FALSE_START, SIGNAL + 140).false


def test_a_false_start_stays_one_however_late_it_arrives() -> None:
    assert judged(NEAR, 0, SIGNAL, 50, SIGNAL + 2_000).false


def test_luck_is_believed_twice_a_game() -> None:
    hands, counted = NEAR, []
    for claimed in (120, 130, 110, 149, 200):
        counted.append(counts(hands, claimed, 40))
        hands = noted(hands, claimed)
    assert counted == [120, 130, QUICK, QUICK, 200]
    assert hands.quick == 4


def test_five_claims_nearly_alike_are_remarkable_and_others_are_not() -> None:
    assert evenness(200, 203, 208, 201, 200)
    assert not evenness(200, 203, 200 + EVEN_WITHIN + 1, 201, 200)
    assert not evenness(200, 200, 200, 200)
    assert evenness(350, 200, 203, 208, 201, 200)
    assert not evenness(200, 203, 208, 201, 200, 350)


def evenness(*claims: int) -> bool:
    hands = NEAR
    for claimed in claims:
        hands = noted(hands, claimed)
    return hands.even


def test_nothing_that_could_arrive_is_slower_than_the_most_possible() -> None:
    assert most_possible(SIGNAL, SIGNAL + 300) == 305


# What a cheat can gain.

REACTIONS = range(FALSE_START, 1_200, 7)


@pytest.mark.parametrize("hands", [NEAR, FAR])
def test_who_only_shortens_a_claim_gains_the_jitter_at_most(hands: Hands) -> None:
    usual = usual_delay(hands)
    gains = [
        reaction - after
        for reaction in REACTIONS
        for claimed in range(FALSE_START, reaction)
        if (after := counts(hands, reaction, usual, claimed)) is not None
    ]
    assert max(gains) == JITTER


def test_who_delays_echoes_as_well_gains_what_is_believed_of_a_line_and_no_more() -> None:
    pretended, delay = Hands(echoes=(5_000,) * 8), 40
    gains = [
        reaction - after
        for reaction in REACTIONS
        for claimed in range(FALSE_START, reaction)
        if (after := counts(pretended, reaction, delay, claimed)) is not None
    ]
    assert max(gains) == MOST_DELAY - delay + JITTER


def test_who_delays_echoes_gains_400_ms_at_most_on_any_reaction_within_half_a_second() -> None:
    pretended = Hands(echoes=(5_000,) * 8)
    gains = [
        reaction - after
        for reaction in range(FALSE_START, 501)
        for claimed in range(reaction)
        if (after := counts(pretended, reaction, 0, claimed)) is not None
    ]
    assert max(gains) == 400
