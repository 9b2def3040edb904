"""All trials by the name of their card, and all that goes in and out of them."""

from __future__ import annotations

from typing import Any, Final

from trousseau.games.boyard.trials.anomalie import GAME as ANOMALIE
from trousseau.games.boyard.trials.anomalie.shapes import (
    AnomalieFact,
    AnomalieMove,
    AnomalieView,
)
from trousseau.games.boyard.trials.bataille import GAME as BATAILLE
from trousseau.games.boyard.trials.bataille.shapes import (
    BatailleFact,
    BatailleMove,
    BatailleView,
)
from trousseau.games.boyard.trials.game import TrialGame
from trousseau.games.boyard.trials.interdits import GAME as INTERDITS
from trousseau.games.boyard.trials.interdits.shapes import (
    InterditsFact,
    InterditsMove,
    InterditsView,
)
from trousseau.games.boyard.trials.qui import GAME as QUI
from trousseau.games.boyard.trials.qui.shapes import QuiFact, QuiMove, QuiView

TRIALS: Final[dict[str, TrialGame[Any]]] = {
    "qui": QUI,
    "anomalie": ANOMALIE,
    "interdits": INTERDITS,
    "bataille": BATAILLE,
}

TrialMove = QuiMove | AnomalieMove | InterditsMove | BatailleMove
AnyTrialFact = QuiFact | AnomalieFact | InterditsFact | BatailleFact
AnyTrialView = QuiView | AnomalieView | InterditsView | BatailleView
