from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trousseau.bots.timing import SLOT, left

SECONDS = st.floats(0.0, 100.0)


@given(SECONDS, SECONDS)
def test_a_move_is_told_at_the_end_of_the_pause_or_of_a_slot(thought: float, pause: float) -> None:
    told = thought + left(thought, pause)
    if thought <= pause:
        assert told == pytest.approx(pause)
    else:
        slots = (told - pause) / SLOT
        assert slots == pytest.approx(round(slots), abs=1e-6)
        assert 0.0 <= left(thought, pause) < SLOT + 1e-9


def test_whatever_is_thought_within_a_slot_takes_the_slot() -> None:
    assert [thought + left(thought) for thought in (0.001, 0.01, 0.049)] == [SLOT] * 3
