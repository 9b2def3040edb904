from __future__ import annotations

from math import sqrt

import pytest

from trousseau.lab.arena import Comparison, Duel, compare
from trousseau.lab.seeds import seed_of
from trousseau.lab.setup import set_up


def duel_of(hero: str, baseline: str, deals: int = 30) -> Duel:
    return Duel(set_up("coffre", 4), hero, baseline, deals, seed_of("arena"))


def test_a_bot_against_itself_plays_the_same_games() -> None:
    comparison = compare(duel_of("random", "random"))
    assert comparison.deals == 30
    assert comparison.hero_only == comparison.baseline_only == 0
    assert comparison.hero_outcomes == comparison.baseline_outcomes
    assert comparison.difference == 0


def test_the_number_of_workers_changes_nothing() -> None:
    duel = duel_of("novice", "random", 12)
    assert compare(duel, workers=1) == compare(duel, workers=2)


def test_changing_sides_changes_the_sign() -> None:
    there = compare(duel_of("novice", "random"))
    back = compare(duel_of("random", "novice"))
    assert there.difference == -back.difference
    assert there.interval == pytest.approx((-back.interval[1], -back.interval[0]))


def test_progress_is_told_up_to_the_last_deal() -> None:
    told: list[int] = []
    compare(duel_of("random", "random", 7), on_progress=told.append)
    assert told == [1, 2, 3, 4, 5, 6, 7]


def test_the_shares_are_those_of_the_pairs() -> None:
    comparison = Comparison(both=10, hero_only=30, baseline_only=20, neither=40)
    assert comparison.hero_share == 0.4
    assert comparison.baseline_share == 0.3
    assert comparison.difference == pytest.approx(0.1)


def test_the_interval_is_that_of_paired_differences() -> None:
    """For many pairs it must come to the textbook's: mean and variance of -1, 0 and 1."""
    comparison = Comparison(both=10_000, hero_only=30_000, baseline_only=20_000, neither=40_000)
    margin = 1.959964 * sqrt((0.5 - 0.1**2) / 100_000)
    assert comparison.interval == pytest.approx((0.1 - margin, 0.1 + margin), abs=1e-5)


def test_few_pairs_never_make_us_sure() -> None:
    low, high = Comparison(both=2).interval
    assert low < 0 < high
    low, high = Comparison(hero_only=1).interval
    assert -1 <= low < high <= 1
