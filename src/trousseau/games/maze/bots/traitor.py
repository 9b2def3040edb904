"""How a traitor spoils it without being caught (8.4).

It keeps the same account of itself as the others do, and does harm only while it can afford to.
"""

from __future__ import annotations

from typing import Final

from trousseau.games.maze.bots.errands import TURN
from trousseau.games.maze.bots.look import Look
from trousseau.games.maze.bots.missions import glass_in_reach
from trousseau.games.maze.bots.plan import Wish
from trousseau.games.maze.bots.slips import HUNDRED, slipped
from trousseau.games.maze.bots.suspicion import earliness
from trousseau.games.maze.constants import SECOND
from trousseau.games.maze.roles import names as card

AFFORDED: Final = 0.55
"""The chance of treason that others may see in it."""

GAIN: Final = 10 * SECOND
"""An hourglass is worth turning early if that costs the others so much."""

SLIPS: Final = 12
"""Times in a hundred."""

SLOWNESS: Final = 250
"""Its delays, in hundredths of a hero's..."""

UNREMARKED: Final = 4_800
"""... but never longer than nobody minds."""

ENDGAME: Final = 40 * SECOND


def spoils(look: Look) -> bool:
    """Whether it does harm now rather than play like a hero."""
    theft = look.table.story.theft
    if look.card == card.SPOILSPORT and theft is None:
        return False
    if look.card == card.BOLT and theft is not None:
        return False
    return look.own_chance() < AFFORDED or look.left < ENDGAME


def early_flip(look: Look) -> int | None:
    """Turn the sand over while there is more above than below."""
    if look.left < look.table.sand.whole // 2 + GAIN:
        return None
    if look.own_chance(earliness(look.left)) > AFFORDED:
        return None
    return glass_in_reach(look)


def stalls(look: Look, wish: Wish) -> bool:
    """The strongest of all: to be the one for whom the hourglass waits."""
    return look.plan.errands[wish.hero].kind == TURN and look.left < ENDGAME


def spoiled(look: Look, wish: Wish) -> int:
    """What comes of an action that it was wanted for."""
    if look.dice.below(HUNDRED) < SLIPS:
        return slipped(look.table, wish.move, look.dice)
    return wish.move


def dawdles(look: Look, delay: int) -> int:
    """As slow as one may be without being thought of."""
    slower = delay * SLOWNESS // HUNDRED
    return max(delay, min(slower, UNREMARKED - look.dice.below(SECOND)))
