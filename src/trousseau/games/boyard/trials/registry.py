"""All trials by the name of their card, and all that goes in and out of them."""

from __future__ import annotations

from typing import Any, Final

from trousseau.games.boyard.trials.bataille import GAME as BATAILLE
from trousseau.games.boyard.trials.bataille.shapes import (
    BatailleFact,
    BatailleMove,
    BatailleView,
)
from trousseau.games.boyard.trials.game import TrialGame
from trousseau.games.boyard.trials.room.shapes import RoomFact, RoomMove, RoomView

TRIALS: Final[dict[str, TrialGame[Any]]] = {
    "bataille": BATAILLE,
}

TrialMove = RoomMove | BatailleMove
AnyTrialFact = RoomFact | BatailleFact
AnyTrialView = RoomView | BatailleView
