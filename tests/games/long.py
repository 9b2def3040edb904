"""How long the promises are tried, and which of them are long."""

from __future__ import annotations

import os

import pytest

from trousseau.testing.case import STEPS

PURE = os.environ.get("TROUSSEAU_BUILD") == "pure"

# `./play test` goes the whole way in the compiled build, which `test_builds` shows to play the same
# games. The pure one has to show no more than that each promise is kept there too.
STEPS_HERE = STEPS // 4 if PURE else STEPS


def with_long(promises: type, *names: str) -> type:
    """The same class, with some promises marked as long, if it has them."""
    tests = [test for name in names if hasattr(promises, test := f"test_{name}")]
    marked = {test: pytest.mark.long(getattr(promises, test)) for test in tests}
    return type(promises.__name__, (promises,), marked)
