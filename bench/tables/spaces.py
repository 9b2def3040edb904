"""Moves that are any number below another."""

from __future__ import annotations

from trousseau.kernel import Dice, Refusal, Space


class Below(Space[int]):
    def __init__(self, count: int, refusal: str) -> None:
        self._count = count
        self._refusal = refusal

    def why_not(self, move: int) -> Refusal | None:
        return None if 0 <= move < self._count else Refusal(self._refusal)

    def sample(self, dice: Dice) -> int:
        return dice.below(self._count)
