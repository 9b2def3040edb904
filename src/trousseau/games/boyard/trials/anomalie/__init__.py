"""L'anomalie: the candidate looks well at the others; behind a curtain something is changed."""

from __future__ import annotations

from trousseau.games.boyard.trials.anomalie.shapes import (
    AnomalieFact,
    AnomalieMove,
    AnomalieView,
)
from trousseau.games.boyard.trials.anomalie.state import Anomalie
from trousseau.games.boyard.trials.game import TrialGame


class AnomalieGame(TrialGame[AnomalieView]):
    name = "anomalie"
    view_type = AnomalieView
    move_type = AnomalieMove
    fact_type = AnomalieFact
    trial = Anomalie


GAME = AnomalieGame()
