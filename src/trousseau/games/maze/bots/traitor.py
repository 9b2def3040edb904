"""How a traitor spoils it without being caught (8.4).

It keeps the same account of itself as the others do, and does harm only while it can afford to.
"""

from __future__ import annotations

from typing import Final

from trousseau.games.maze.bots.errands import IDLE, TURN, goals_of, nearest
from trousseau.games.maze.bots.look import Look
from trousseau.games.maze.bots.missions import glass_in_reach, slides
from trousseau.games.maze.bots.plan import Wish
from trousseau.games.maze.bots.slips import HUNDRED, slipped
from trousseau.games.maze.bots.suspicion import HARM, UNASKED, earliness
from trousseau.games.maze.constants import SECOND
from trousseau.games.maze.roles import names as card
from trousseau.games.maze.routes import FAR

AFFORDED: Final = [0.0, 0.6, 0.6, 0.5, 0.5, 0.5]
"""By level of roles: the chance of treason that others may see in it."""

GAIN: Final = 10 * SECOND
"""An hourglass is worth turning early if that costs the others so much."""

SLIPS: Final = 12
"""Times in a hundred."""

SLOWNESS: Final = 350
"""Its delays, in hundredths of a hero's..."""

UNREMARKED: Final = 5_200
"""... but never longer than nobody minds."""

MISCHIEF: Final = 35
"""Times in a hundred that it has nothing better to do."""

MOST_MISCHIEF: Final = 3
"""Actions: more would be noticed."""

ENDGAME: Final = 40 * SECOND
LAST_STROKE: Final = 12 * SECOND


def is_at_work(look: Look) -> bool:
    """Whether it wants the heroes to fail now: a mission may ask for the theft first."""
    if not look.is_traitor():
        return False
    return look.card != card.SPOILSPORT or look.table.story.theft is not None


def spoils(look: Look) -> bool:
    """Whether it does harm now, and does not only dawdle."""
    return look.own_chance() < _afforded(look) or look.left < ENDGAME


def _afforded(look: Look) -> float:
    return AFFORDED[look.view.options.level]


def stroke(look: Look) -> int | None:
    """What hurts most, if there is such a chance."""
    early = early_flip(look)
    return last_stroke(look) if early is None else early


def early_flip(look: Look) -> int | None:
    """Turn the sand over while there is more above than below."""
    if look.left < look.table.sand.whole // 2 + GAIN:
        return None
    if look.own_chance(earliness(look.left)) > _afforded(look):
        return None
    return glass_in_reach(look)


def mischief(look: Look) -> int | None:
    """A pawn that nobody asked it to move, a little further from where it ought to be."""
    if look.dice.below(HUNDRED) >= MISCHIEF:
        return None
    if look.own_chance(UNASKED + 2 * HARM) > _afforded(look):
        return None
    heroes = [hero for hero, errand in enumerate(look.plan.errands) if errand.kind != IDLE]
    return _worst_slide(look, heroes, MOST_MISCHIEF)


def last_stroke(look: Look) -> int | None:
    """Away with the pawn that waits before the hourglass: nobody has time to judge it any more."""
    if look.left > LAST_STROKE:
        return None
    turners = [hero for hero, errand in enumerate(look.plan.errands) if errand.kind == TURN]
    return _worst_slide(look, turners, FAR)


def _worst_slide(look: Look, heroes: list[int], most: int) -> int | None:
    """That which makes a pawn's way longer by the most actions, up to so many."""
    ways = look.plan.ways
    worst, found = 0, None
    for hero in heroes:
        goals = goals_of(look.table, look.plan.errands[hero])
        far = nearest(ways.alone(hero), goals)
        for move, end in slides(look, hero):
            if end not in ways.shut:
                more = nearest(ways.routes_from(end, hero, []), goals) - far
                if worst < more <= most:
                    worst, found = more, move
    return found


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
