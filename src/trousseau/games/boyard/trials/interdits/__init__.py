"""Les interdits: the candidate answers everything, and never says yes or no."""

from __future__ import annotations

from trousseau.games.boyard.trials.game import TrialGame
from trousseau.games.boyard.trials.interdits.shapes import (
    InterditsFact,
    InterditsMove,
    InterditsView,
)
from trousseau.games.boyard.trials.interdits.state import Interdits


class InterditsGame(TrialGame[InterditsView]):
    name = "interdits"
    view_type = InterditsView
    move_type = InterditsMove
    fact_type = InterditsFact
    trial = Interdits


GAME = InterditsGame()
