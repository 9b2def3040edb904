"""How long the promises are tried, with how many seats, and which of them are long."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any

import pytest

from trousseau.kernel import AnyGame
from trousseau.testing.case import STEPS

PURE = os.environ.get("TROUSSEAU_BUILD") == "pure"

# `./play test` goes the whole way in the compiled build, which `test_builds` shows to play the same
# games, with every number of seats. The pure one has to show no more than that each promise is kept
# there too.
STEPS_HERE = STEPS // 4 if PURE else STEPS


def seats_here(game: AnyGame[Any]) -> Sequence[int]:
    """All that a game allows; in the pure build the fewest and the most."""
    return sorted({game.seats[0], game.seats[-1]}) if PURE else game.seats


def with_long(promises: type, *names: str) -> type:
    """The same class, with some promises marked as long, if it has them."""
    tests = [test for name in names if hasattr(promises, test := f"test_{name}")]
    marked = {test: pytest.mark.long(getattr(promises, test)) for test in tests}
    return type(promises.__name__, (promises,), marked)
