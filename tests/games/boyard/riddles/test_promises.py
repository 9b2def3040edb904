"""A riddle keeps every promise by itself."""

from __future__ import annotations

from tests.games.boyard.riddles.secrets import RiddleSecrets
from tests.games.long import STEPS_HERE, seats_here

from trousseau.games.boyard.riddles.game import GAME
from trousseau.testing.suite import promises

TestRiddle = promises(
    GAME,
    secrets=RiddleSecrets(),
    small=None,
    levels={},
    seats=seats_here(GAME),
    steps=STEPS_HERE,
)
