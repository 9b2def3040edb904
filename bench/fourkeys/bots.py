"""The levels, and the expert with other numbers of imagined games."""

from __future__ import annotations

from functools import partial

from trousseau.bots import Levels
from trousseau.games.fourkeys.bots import LEVELS as OWN
from trousseau.games.fourkeys.bots import Expert

ROUNDS = (4, 16, 64, 256)

LEVELS: Levels = {**OWN, **{f"expert {rounds}": partial(Expert, rounds) for rounds in ROUNDS}}
