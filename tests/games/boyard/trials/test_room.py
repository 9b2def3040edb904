"""A trial in the room keeps every promise by itself; nothing in it is hidden."""

from __future__ import annotations

from tests.games.long import STEPS_HERE

from trousseau.games.boyard.trials.room import GAME
from trousseau.testing.suite import promises

TestRoom = promises(GAME, hides=False, small=None, levels={}, steps=STEPS_HERE)
TestRoomByHand = promises(
    GAME, hides=False, small=None, levels={}, options={"by_hand": True}, steps=STEPS_HERE
)
