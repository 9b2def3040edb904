"""One table, from its opening until nobody looks at it any more."""

from __future__ import annotations

import asyncio
from random import Random

from tests.web.client import Admission, Api

from bench.kill.plan import SHORT, Plan
from bench.kill.player import Player

SHORT_ONES = (
    Plan("tictactoe", 2, 2),
    Plan("tictactoe", 2, 1),
    Plan("leduc", 2, 2),
    Plan("leduc", 2, 1),
)
SANDY = {"clock": None, "options": {"sand": 10, "earliest": 2, "spread": 4}}
"""A second of sand."""

PLANS = (
    *(4 * SHORT_ONES),
    Plan("heist", 4, 2, "quick", SANDY),
    Plan("coffre", 4, 1, "random", SHORT),
    Plan("heist", 4, 1, "quick", SANDY),
    Plan("fourkeys", 2, 1, "random"),
)
"""Games among people and with bots: what is looked for is what a table leaves behind. Most are
short; those in real time and real ones take a second, and leave more if they leave anything."""

PATIENCE = 60.0
"""Seconds after which a game that should have ended never will."""


async def evening(api: Api, plan: Plan, dice: Random) -> None:
    """People come, play one game to its end, and close the page."""
    over = asyncio.Event()

    def heard(_: Player) -> None:
        if all(player.resting for player in players):
            over.set()

    places = await asyncio.to_thread(come, api, plan)
    players = [
        Player(plan, place, place is places[0], Random(dice.random()), heard) for place in places
    ]
    visits = []
    for player in players:
        player.again = False
        visits.append(asyncio.create_task(player.visit(api.url)))
    try:
        async with asyncio.timeout(PATIENCE):
            await over.wait()
    finally:
        for visit in visits:
            visit.cancel()
        await asyncio.gather(*visits, return_exceptions=True)


def come(api: Api, plan: Plan) -> list[Admission]:
    host = api.open(plan.game, plan.seats, "P0", **plan.setup)
    return [host, *(api.join(host.table, f"P{number}") for number in range(1, plan.people))]
