"""La pince: close your fingers on the card when it drops."""

from __future__ import annotations

from trousseau.games.boyard.trials.game import TrialGame
from trousseau.games.boyard.trials.pince.shapes import PinceFact, PinceMove, PinceView
from trousseau.games.boyard.trials.pince.state import Pince


class PinceGame(TrialGame[PinceView]):
    name = "pince"
    view_type = PinceView
    move_type = PinceMove
    fact_type = PinceFact
    trial = Pince


GAME = PinceGame()
