"""What was counted, in one number."""

from __future__ import annotations

from collections import Counter


def mean(counts: Counter[int]) -> float:
    return sum(value * many for value, many in counts.items()) / counts.total()


def percentile(counts: Counter[int], share: int) -> int:
    values = sorted(counts.elements())
    return values[(len(values) - 1) * share // 100]
