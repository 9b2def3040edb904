"""What is counted over many games."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

from trousseau.kernel import Result, State

__all__ = ["Tally"]


class Tally(msgspec.Struct):
    """Sums over games. Tallies of parts of a run add up to that of the whole."""

    games: int = 0
    moves: int = 0
    outcomes: Counter[str] = msgspec.field(default_factory=Counter)
    wins_by_seat: Counter[int] = msgspec.field(default_factory=Counter)
    wins_by_role: Counter[str] = msgspec.field(default_factory=Counter)
    seats_by_role: Counter[str] = msgspec.field(default_factory=Counter)
    """How many seats had each role at the end."""

    lengths: Counter[int] = msgspec.field(default_factory=Counter)
    """How many games had how many moves."""

    kinds: Counter[str] = msgspec.field(default_factory=Counter)
    """How many moves were of each kind, by tag."""

    def count(self, end: State[Any], moves: int) -> None:
        """Add one finished game."""
        result = end.result
        assert result is not None
        self.games += 1
        self.moves += moves
        self.outcomes[result.why] += 1
        self.lengths[moves] += 1
        self.wins_by_seat.update(result.winners)
        self._count_roles(end.roles(), result)

    def _count_roles(self, roles: tuple[str, ...], result: Result) -> None:
        self.seats_by_role.update(roles)
        if roles:
            self.wins_by_role.update(roles[seat] for seat in result.winners)

    def __add__(self, other: Tally) -> Tally:
        ours = zip(msgspec.structs.astuple(self), msgspec.structs.astuple(other), strict=True)
        return Tally(*[mine + theirs for mine, theirs in ours])
