"""The cards, the seats and the phases, as numbers and by name."""

from __future__ import annotations

from typing import Final

from trousseau.games.coffre.shapes import Face, Phase

MOST_SEATS: Final = 8
SLOTS: Final = 2
NOBODY: Final = -1

NEUTRAL: Final = 0
TREASURE: Final = 1
KEY: Final = 2
FAKE: Final = 3
TRAP: Final = 4
FACES: Final[tuple[Face, ...]] = ("neutral", "treasure", "key", "fake", "trap")

ACT: Final = 0
CLOSE: Final = 1
FINAL: Final = 2
OVER: Final = 3
PHASES: Final[tuple[Phase, ...]] = ("act", "close", "name", "over")
