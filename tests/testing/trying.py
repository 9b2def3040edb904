"""How long the sample games are tried."""

from __future__ import annotations

from typing import Any

from tests.games.long import STEPS_HERE, with_long

from trousseau.kernel import AnyGame
from trousseau.testing.suite import promises


def tried(game: AnyGame[Any], *, steps: int = STEPS_HERE, **told: Any) -> type:
    """Every promise; that which takes thousands of draws in the compiled build alone."""
    whole = promises(game, steps=steps, **told)
    return with_long(whole, "imagined_worlds_have_their_exact_chances")
