"""À qui est-ce ? Everybody drew the same thing; the candidate says who drew which."""

from __future__ import annotations

from trousseau.games.boyard.trials.game import TrialGame
from trousseau.games.boyard.trials.qui.shapes import QuiFact, QuiMove, QuiView
from trousseau.games.boyard.trials.qui.state import Qui


class QuiGame(TrialGame[QuiView]):
    name = "qui"
    view_type = QuiView
    move_type = QuiMove
    fact_type = QuiFact
    trial = Qui


GAME = QuiGame()
