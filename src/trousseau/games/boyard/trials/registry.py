"""All trials by the name of their card, and all that goes in and out of them."""

from __future__ import annotations

from typing import Any, Final

from trousseau.games.boyard.trials.anomalie import GAME as ANOMALIE
from trousseau.games.boyard.trials.anomalie.shapes import AnomalieFact, AnomalieMove, AnomalieView
from trousseau.games.boyard.trials.barbichette import GAME as BARBICHETTE
from trousseau.games.boyard.trials.barbichette.shapes import (
    BarbichetteFact,
    BarbichetteMove,
    BarbichetteView,
)
from trousseau.games.boyard.trials.bataille import GAME as BATAILLE
from trousseau.games.boyard.trials.bataille.shapes import BatailleFact, BatailleMove, BatailleView
from trousseau.games.boyard.trials.catapulte import GAME as CATAPULTE
from trousseau.games.boyard.trials.catapulte.shapes import (
    CatapulteFact,
    CatapulteMove,
    CatapulteView,
)
from trousseau.games.boyard.trials.chaude import GAME as CHAUDE
from trousseau.games.boyard.trials.chaude.shapes import ChaudeFact, ChaudeMove, ChaudeView
from trousseau.games.boyard.trials.game import TrialGame
from trousseau.games.boyard.trials.interdits import GAME as INTERDITS
from trousseau.games.boyard.trials.interdits.shapes import (
    InterditsFact,
    InterditsMove,
    InterditsView,
)
from trousseau.games.boyard.trials.nez import GAME as NEZ
from trousseau.games.boyard.trials.nez.shapes import NezFact, NezMove, NezView
from trousseau.games.boyard.trials.patte import GAME as PATTE
from trousseau.games.boyard.trials.patte.shapes import PatteFact, PatteMove, PatteView
from trousseau.games.boyard.trials.pince import GAME as PINCE
from trousseau.games.boyard.trials.pince.shapes import PinceFact, PinceMove, PinceView
from trousseau.games.boyard.trials.qui import GAME as QUI
from trousseau.games.boyard.trials.qui.shapes import QuiFact, QuiMove, QuiView
from trousseau.games.boyard.trials.room.shapes import RoomFact, RoomMove, RoomView

TRIALS: Final[dict[str, TrialGame[Any]]] = {
    "qui": QUI,
    "barbichette": BARBICHETTE,
    "anomalie": ANOMALIE,
    "nez": NEZ,
    "interdits": INTERDITS,
    "chaude": CHAUDE,
    "patte": PATTE,
    "pince": PINCE,
    "bataille": BATAILLE,
    "catapulte": CATAPULTE,
}

TrialMove = (
    RoomMove
    | QuiMove
    | BarbichetteMove
    | AnomalieMove
    | NezMove
    | InterditsMove
    | ChaudeMove
    | PatteMove
    | PinceMove
    | BatailleMove
    | CatapulteMove
)
AnyTrialFact = (
    RoomFact
    | QuiFact
    | BarbichetteFact
    | AnomalieFact
    | NezFact
    | InterditsFact
    | ChaudeFact
    | PatteFact
    | PinceFact
    | BatailleFact
    | CatapulteFact
)
AnyTrialView = (
    RoomView
    | QuiView
    | BarbichetteView
    | AnomalieView
    | NezView
    | InterditsView
    | ChaudeView
    | PatteView
    | PinceView
    | BatailleView
    | CatapulteView
)
