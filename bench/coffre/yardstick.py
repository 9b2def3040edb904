"""The smallest interesting variant, walked through whole: four seats, one round, no talk.

All deals and all turns of it are enumerated; a best response to the bots, computed exactly,
says how far they are from unexploitable there.
"""

from __future__ import annotations

from functools import partial

from trousseau.games.coffre import GAME
from trousseau.games.coffre.bots import Expert, Novice
from trousseau.lab.best_response import Policy, best_response, settled, value
from trousseau.lab.seeds import seed_of

SEATS = 4
OPTIONS = GAME.options({"round_limit": 1})
HERO = 0  # the first player is drawn, so one seat stands for all


def yardstick(moods: int) -> list[str]:
    """What each level earns among its like, and what its best response earns among them."""
    rows = ["### Yardstick: four seats, one round, no talk, solved exactly", ""]
    rows += ["| bots | earns | best response earns | gain |", "|---|---:|---:|---:|"]
    for name, policy in policies(moods).items():
        earned = value(GAME, SEATS, OPTIONS, HERO, policy)
        best = best_response(GAME, SEATS, OPTIONS, HERO, policy)
        rows.append(f"| {name} | {earned:.3f} | {best:.3f} | {best - earned:.3f} |")
    return rows


def policies(moods: int) -> dict[str, Policy]:
    seed = seed_of("yardstick")
    return {
        f"novice, {moods} moods": settled(partial(Novice, talks=False), seed, moods),
        "expert, 1 mood": settled(partial(Expert, talks=False), seed),
        f"expert, {moods} moods": settled(partial(Expert, talks=False), seed, moods),
    }
