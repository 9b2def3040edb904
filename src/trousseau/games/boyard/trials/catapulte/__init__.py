"""La catapulte: catch the die that another throws in your egg cup."""

from __future__ import annotations

from trousseau.games.boyard.trials.catapulte.shapes import (
    CatapulteFact,
    CatapulteMove,
    CatapulteView,
)
from trousseau.games.boyard.trials.catapulte.state import Catapulte
from trousseau.games.boyard.trials.game import TrialGame


class CatapulteGame(TrialGame[CatapulteView]):
    name = "catapulte"
    view_type = CatapulteView
    move_type = CatapulteMove
    fact_type = CatapulteFact
    trial = Catapulte


GAME = CatapulteGame()
