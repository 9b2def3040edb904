"""La bataille: well, leaf or scissors against one opponent after another."""

from __future__ import annotations

from trousseau.games.boyard.trials.bataille.shapes import (
    BatailleFact,
    BatailleMove,
    BatailleView,
)
from trousseau.games.boyard.trials.bataille.state import Bataille
from trousseau.games.boyard.trials.game import TrialGame


class BatailleGame(TrialGame[BatailleView]):
    name = "bataille"
    view_type = BatailleView
    move_type = BatailleMove
    fact_type = BatailleFact
    trial = Bataille


GAME = BatailleGame()
