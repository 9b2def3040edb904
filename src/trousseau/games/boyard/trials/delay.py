# compiled: mypyc
"""How long a seat's line takes, there and back."""

from __future__ import annotations

from trousseau.games.boyard.constants import MOST_DELAY
from trousseau.games.boyard.trials.shapes import Hands


def usual_delay(hands: Hands) -> int:
    """As the seat's last echoes took; those who never sent one are near."""
    if not hands.echoes:
        return 0
    return min(MOST_DELAY, sorted(hands.echoes)[len(hands.echoes) // 2])
