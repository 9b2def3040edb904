"""La patte du tigre: be on the die before the other."""

from __future__ import annotations

from trousseau.games.boyard.trials.game import TrialGame
from trousseau.games.boyard.trials.patte.shapes import PatteFact, PatteMove, PatteView
from trousseau.games.boyard.trials.patte.state import Patte


class PatteGame(TrialGame[PatteView]):
    name = "patte"
    view_type = PatteView
    move_type = PatteMove
    fact_type = PatteFact
    trial = Patte


GAME = PatteGame()
