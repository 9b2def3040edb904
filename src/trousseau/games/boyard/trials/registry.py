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
from trousseau.games.boyard.trials.qui import GAME as QUI
from trousseau.games.boyard.trials.qui.shapes import QuiFact, QuiMove, QuiView

TRIALS: Final[dict[str, TrialGame[Any]]] = {
    "qui": QUI,
    "bataille": BATAILLE,
}

TrialMove = QuiMove | BatailleMove
AnyTrialFact = QuiFact | BatailleFact
AnyTrialView = QuiView | BatailleView
