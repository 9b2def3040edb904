"""What is played while the server is killed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple


class Plan(NamedTuple):
    """One table: people in its first seats, bots in the others; the first to come is the host."""

    game: str
    seats: int
    people: int
    level: str = "random"
    setup: Mapping[str, Any] = {}
    sleeper: int | None = None
    """Somebody who never moves."""

    ends: bool = True
    """Whether its games are short enough to wait for their ends."""


SHORT = {"options": {"round_limit": 2, "end_delay": 1}}
QUICK = {"options": {"earliest": 1, "spread": 8, "patience": 3}}

SANDY = {"clock": None, "options": {"sand": 40, "earliest": 10, "spread": 20}}

PLANS = (
    Plan("tictactoe", 2, 2),
    Plan("tictactoe", 2, 1),
    Plan("tictactoe", 2, 2, setup={"clock": 5}, sleeper=1),
    Plan("leduc", 2, 2),
    Plan("leduc", 2, 1),
    Plan("roshambo", 3, 2),
    Plan("race", 2, 2, setup=QUICK),
    Plan("race", 3, 2, setup=QUICK),
    Plan("heist", 4, 2, "quick", setup=SANDY),
    Plan("coffre", 4, 4, setup=SHORT),
    Plan("coffre", 5, 2, "novice", SHORT),
    Plan("coffre", 4, 0, "novice", SHORT),
)
"""Moves, bots, deadlines of the rules, sand, a move clock that runs out, and nobody but bots."""
