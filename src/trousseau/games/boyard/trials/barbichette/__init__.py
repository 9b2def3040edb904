"""La barbichette: keep a straight face while one after another tries to make you laugh."""

from __future__ import annotations

from trousseau.games.boyard.trials.barbichette.shapes import (
    BarbichetteFact,
    BarbichetteMove,
    BarbichetteView,
)
from trousseau.games.boyard.trials.barbichette.state import Barbichette
from trousseau.games.boyard.trials.game import TrialGame


class BarbichetteGame(TrialGame[BarbichetteView]):
    name = "barbichette"
    view_type = BarbichetteView
    move_type = BarbichetteMove
    fact_type = BarbichetteFact
    trial = Barbichette


GAME = BarbichetteGame()
