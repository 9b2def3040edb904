"""What is shared by trials of balance: whole numbers, and what a trace may claim."""

from __future__ import annotations

import pytest
from tests.games.boyard.trials.vectors import NUMBERS, VECTORS, numbers, vectors, written

from trousseau.games.boyard.constants import MOST_DELAY, STEP, TRACE_AHEAD, TRACE_BEHIND
from trousseau.games.boyard.trials.delay import usual_delay
from trousseau.games.boyard.trials.shapes import Hands
from trousseau.games.boyard.trials.traces import (
    WAVE,
    earliest,
    latest,
    surely_shown,
    too_late,
    towards_zero,
)


def test_the_page_has_the_numbers_of_the_rules() -> None:
    assert NUMBERS.read_text(encoding="utf-8") == written(numbers())


def test_the_page_plays_thousands_of_traces_against_sums_that_are_true() -> None:
    assert VECTORS.read_text(encoding="utf-8") == written(vectors())


@pytest.mark.parametrize(("number", "half"), [(7, 3), (-7, -3), (6, 3), (-6, -3), (-1, 0)])
def test_division_pulls_to_no_side(number: int, half: int) -> None:
    assert towards_zero(number, 2) == half


def test_a_wave_goes_as_far_down_as_up() -> None:
    assert [WAVE[part] for part in (0, 64, 128, 192)] == [0, 1_000, 0, -1_000]
    assert sum(WAVE) == 0


def test_the_usual_delay_is_a_median_and_has_a_limit() -> None:
    assert usual_delay(Hands()) == 0
    assert usual_delay(Hands(echoes=(40, 900, 60))) == 60
    assert usual_delay(Hands(echoes=(900, 900, 900))) == MOST_DELAY


def test_a_trace_may_be_a_little_ahead_and_a_while_behind() -> None:
    assert earliest(1_000, 20) == 1_000 + 20 * STEP - TRACE_AHEAD
    assert latest(1_000, 20, 60) == 1_000 + 20 * STEP + 60 + TRACE_BEHIND


def test_steps_that_lie_too_far_behind_are_none() -> None:
    in_time = latest(0, 10, 60)
    assert too_late(0, 9, 5, in_time, 60) == 0
    assert too_late(0, 9, 5, in_time + 1, 60) == 1
    assert too_late(0, 9, 5, in_time + STEP + 1, 60) == 2
    assert too_late(0, 9, 5, in_time + 60_000, 60) == 5


def test_a_slow_line_makes_what_happens_later() -> None:
    assert surely_shown(0, 1_000, 0) == 26
    assert surely_shown(0, 1_000, 400) == 34
