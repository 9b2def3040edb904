"""Players for Five chests, weakest first."""

from __future__ import annotations

from functools import partial
from typing import Final

from trousseau.bots import Levels, SearchBot

LEVELS: Final[Levels] = {"novice": partial(SearchBot, rounds=30)}
