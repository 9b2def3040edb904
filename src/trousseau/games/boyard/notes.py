"""The bank notes: 112 of six values; ten for each player make the chest."""

from __future__ import annotations

from typing import Final

VALUES: Final = (1_000, 5_000, 10_000, 50_000, 100_000, 500_000)
PRINTED: Final = (35, 29, 20, 15, 8, 5)
"""How many there are of each."""

ALL_NOTES: Final[tuple[int, ...]] = tuple(
    value for value, times in zip(VALUES, PRINTED, strict=True) for _ in range(times)
)
