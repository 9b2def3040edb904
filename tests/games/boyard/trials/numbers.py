"""How many seats a trial is tried with."""

from __future__ import annotations

from collections.abc import Sequence

from tests.games.long import PURE

BY_HAND: Sequence[int] = (2, 3, 6) if PURE else range(2, 7)
"""Two play with the Guardian, three are the fewest without, six the most. In the compiled build
each number does."""

AS_THEY_LIKE: Sequence[int] = (2, 5)
"""Hands are mostly the table's: what else there is has been tried by hand."""
