"""Nez à nez: take the box from another nose onto yours, gently."""

from __future__ import annotations

from trousseau.games.boyard.trials.game import TrialGame
from trousseau.games.boyard.trials.nez.shapes import (
    NezFact,
    NezMove,
    NezView,
)
from trousseau.games.boyard.trials.nez.state import Nez


class NezGame(TrialGame[NezView]):
    name = "nez"
    view_type = NezView
    move_type = NezMove
    fact_type = NezFact
    trial = Nez


GAME = NezGame()
