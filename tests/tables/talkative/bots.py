"""Bots that announce what they will do before they do it, if ever they do."""

from __future__ import annotations

from trousseau.bots import REMARKS, Seen
from trousseau.kernel import Dice
from trousseau.testing.games.roshambo.state import ANNOUNCE


class Talker:
    """Says something and never acts."""

    def choose(self, seen: Seen[int], dice: Dice) -> int:
        return ANNOUNCE + dice.below(3)


class Announcer:
    """Says as much as is allowed, then acts."""

    def choose(self, seen: Seen[int], dice: Dice) -> int:
        mine = [fact for fact in seen.story if getattr(fact, "seat", None) == seen.seat]
        spoken = 0
        for fact in reversed(mine):
            if type(fact).__name__ != "Announced":
                break
            spoken += 1
        return ANNOUNCE if spoken < REMARKS else 0


LEVELS = {"announcer": Announcer, "talker": Talker}
