"""When a bot in real time acts: never when its thinking would show."""

from __future__ import annotations

import pytest

from trousseau.bots import Plan, Planning
from trousseau.bots.planning import APART

ASKED = 10_000


def acts(plan: Plan[int], thought: int) -> int | None:
    planning: Planning[int] = Planning()
    planning.answer(plan, ASKED, thought)
    return planning.acts


@pytest.mark.parametrize("thought", [0, 1, 80, APART])
def test_who_means_to_act_at_once_takes_a_quarter_of_a_second(thought: int) -> None:
    assert acts(Plan(7, at=ASKED, wake=0), thought) == ASKED + APART


@pytest.mark.parametrize("at", [ASKED, ASKED + APART + 1])
def test_who_thinks_for_longer_takes_another_quarter(at: int) -> None:
    for thought in (APART + 1, APART + 100, 2 * APART):
        assert acts(Plan(7, at, wake=0), thought) == ASKED + 2 * APART
    assert acts(Plan(7, at, wake=0), 2 * APART + 1) == ASKED + 3 * APART


def test_whoever_waits_for_their_instant_anyway_acts_then() -> None:
    for thought in (0, APART, 2 * APART, 7 * APART):
        assert acts(Plan(7, at=ASKED + 7 * APART, wake=0), thought) == ASKED + 7 * APART


def test_to_look_again_at_once_takes_no_less() -> None:
    planning: Planning[int] = Planning()
    planning.answer(Plan(None, at=ASKED, wake=0), ASKED, APART + 1)
    assert planning.asks == ASKED + 2 * APART
