"""How long a trial is tried, and with how many seats."""

from __future__ import annotations

from collections.abc import Sequence

from tests.games.long import PURE, STEPS_HERE

BY_HAND: Sequence[int] = (2,) if PURE else (2, 3, 6)
"""Two play with the Guardian, three are the fewest without, six the most."""

AS_THEY_LIKE: Sequence[int] = () if PURE else (2, 5)
"""Hands are mostly the table's: what else there is has been tried by hand."""

STEPS = min(STEPS_HERE, 200)
"""A trial is short: these are some ten of them."""
