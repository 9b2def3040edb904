"""The levels, and the expert with one part of its skill left out."""

from __future__ import annotations

from functools import partial

from trousseau.bots import Levels
from trousseau.bots.search_bot import SearchBot
from trousseau.games.coffre.bots import Expert, Novice

LEVELS: Levels = {
    "novice": Novice,
    "search": partial(SearchBot, rounds=400),
    "expert": Expert,
    "hasty": partial(Expert, rounds=100),
    "patient": partial(Expert, rounds=1600),
    "silent": partial(Expert, talks=False),
    "deaf": partial(Expert, infers=False),
    "frank": partial(Expert, bluffs=False),
}
