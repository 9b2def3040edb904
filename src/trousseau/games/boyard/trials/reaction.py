# compiled: mypyc
"""How long a seat's line takes."""

from __future__ import annotations

from trousseau.games.boyard.constants import ECHOES, MOST_DELAY
from trousseau.games.boyard.trials.shapes import Hands


def usual_delay(hands: Hands) -> int:
    """There and back, as the seat's last echoes took; those who never sent one are near."""
    if not hands.echoes:
        return 0
    echoes = sorted(hands.echoes[-ECHOES:])
    return min(MOST_DELAY, echoes[len(echoes) // 2])
