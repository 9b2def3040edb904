"""La main chaude: pull your hands away before the slap lands."""

from __future__ import annotations

from trousseau.games.boyard.trials.chaude.shapes import ChaudeFact, ChaudeMove, ChaudeView
from trousseau.games.boyard.trials.chaude.state import Chaude
from trousseau.games.boyard.trials.game import TrialGame


class ChaudeGame(TrialGame[ChaudeView]):
    name = "chaude"
    view_type = ChaudeView
    move_type = ChaudeMove
    fact_type = ChaudeFact
    trial = Chaude


GAME = ChaudeGame()
