"""All trials by the name of their card, and all that goes in and out of them."""

from __future__ import annotations

from typing import Any, Final

from trousseau.games.boyard.trials.bataille import GAME as BATAILLE
from trousseau.games.boyard.trials.bataille.shapes import (
    BatailleFact,
    BatailleMove,
    BatailleView,
)
from trousseau.games.boyard.trials.chaude import GAME as CHAUDE
from trousseau.games.boyard.trials.chaude.shapes import ChaudeFact, ChaudeMove, ChaudeView
from trousseau.games.boyard.trials.game import TrialGame
from trousseau.games.boyard.trials.patte import GAME as PATTE
from trousseau.games.boyard.trials.patte.shapes import PatteFact, PatteMove, PatteView
from trousseau.games.boyard.trials.pince import GAME as PINCE
from trousseau.games.boyard.trials.pince.shapes import PinceFact, PinceMove, PinceView
from trousseau.games.boyard.trials.room.shapes import RoomFact, RoomMove, RoomView

TRIALS: Final[dict[str, TrialGame[Any]]] = {
    "chaude": CHAUDE,
    "patte": PATTE,
    "pince": PINCE,
    "bataille": BATAILLE,
}

TrialMove = RoomMove | ChaudeMove | PatteMove | PinceMove | BatailleMove
AnyTrialFact = RoomFact | ChaudeFact | PatteFact | PinceFact | BatailleFact
AnyTrialView = RoomView | ChaudeView | PatteView | PinceView | BatailleView
