"""What the holder of a mission does for it (8.5): hold an action back, or add one."""

from __future__ import annotations

from typing import Final

from trousseau.games.maze.bots.errands import TURN, goals_of, nearest, unused, way_in
from trousseau.games.maze.bots.look import Look
from trousseau.games.maze.bots.plan import Wish
from trousseau.games.maze.constants import SECOND
from trousseau.games.maze.moves import EXPLORE, JUMP, NUDGE, RIDE, SLIDE, slide
from trousseau.games.maze.pieces import (
    BARBARIAN,
    DWARF,
    ELF,
    HEADINGS,
    HEROES,
    LONGEST_SLIDE,
    MAGE,
    NOWHERE,
    VORTEX,
)
from trousseau.games.maze.pieces import EXPLORE as EXPLORING
from trousseau.games.maze.roles import names as card
from trousseau.games.maze.tiles import EXIT, HOURGLASS, ITEM
from trousseau.games.maze.walking import (
    completes_theft,
    end_of,
    is_at_door,
    is_on_item,
    is_watched,
    path,
    vortexes,
)

NEED: Final = 40 * SECOND
"""With less left nobody holds anything back, but before the first hourglass was used..."""

TURNED: Final = 2
"""... and never after so many of them."""

CLOSE: Final = 3
"""Actions: the other twin is as near as that to its exit."""

SLOW: Final = 6 * SECOND
NOTICED: Final = 0.45
"""No more suspect than that."""

FLOWN: Final = 2
"""Actions that the elf may be further from its goal after a flight, if nothing else is to do."""

FINISH: Final = 43 * SECOND
HALF: Final = 90 * SECOND
SIGNALS_APART: Final = 4 * SECOND


def holds(look: Look, wish: Wish) -> bool:
    """Whether the holder of the mission rather leaves an action undone for now."""
    if look.view.mission != "open" or _presses(look):
        return False
    if look.plan.errands[wish.hero].kind == TURN:
        return False
    if look.table.story.theft is not None:
        return _holds_on_the_way_out(look, wish.hero)
    if not SLIDE <= wish.move < RIDE:
        return False
    if look.table.mall.kinds[end_of(look.table, wish.move)] != ITEM:
        return False
    if completes_theft(look.table, wish.move):
        return _holds_theft(look)
    return look.card == card.PHOTO_FINISH or (look.card == card.TRIGGER and not _all_mine(look))


def _presses(look: Look) -> bool:
    """Both are needed: the mission and the way out."""
    if look.card == card.PHOTO_FINISH:
        return look.left < FINISH
    turned = len(look.table.story.flips)
    return turned >= TURNED or (look.left < NEED and not _is_to_turn(look, turned))


def _is_to_turn(look: Look, turned: int) -> bool:
    """Whether the sand is about to be turned for the first time."""
    glasses = unused(look.table, HOURGLASS)
    return not turned and bool(glasses) and not is_watched(look.table)


def _all_mine(look: Look) -> bool:
    """Whether all who are not at their items wait for this seat."""
    waiting = {wish.hero for wish in look.mine()}
    away = [hero for hero in range(len(HEROES)) if not is_on_item(look.table, hero)]
    return all(hero in waiting for hero in away)


def _holds_on_the_way_out(look: Look, hero: int) -> bool:
    table = look.table
    if look.card == card.REAR_GUARD:
        return hero == DWARF and len(table.story.out) < len(HEROES) - 1
    if look.card == card.MAGES_FIRST:
        return hero != MAGE and not table.story.out
    if look.card == card.DOORMAN:
        return not table.story.flips and not _lets_out(look, hero)
    if look.card != card.TWINS or hero not in (BARBARIAN, ELF):
        return False
    twin = BARBARIAN + ELF - hero
    if table.pawns[twin] == NOWHERE or _way_out(look, hero) > CLOSE:
        return False
    return _way_out(look, twin) > CLOSE


def _lets_out(look: Look, hero: int) -> bool:
    """Whether the last step out is the holder's; if not, the next hourglass may change that."""
    steps = look.table.mall.steps
    return any(
        steps[heading][square] == exit_ and look.table.owns(look.seat, heading)
        for exit_ in look.plan.errands[hero].goals
        for heading in range(len(HEADINGS))
        for square in [way_in(steps, exit_)]
    )


def _way_out(look: Look, hero: int) -> int:
    return nearest(look.plan.ways.past(hero), look.plan.errands[hero].goals)


def _holds_theft(look: Look) -> bool:
    table = look.table
    if look.card == card.PHOTO_FINISH:
        return True
    if look.card == card.CARTOGRAPHER:
        return bool(table.pile) and bool(table.mall.open_doors())
    return look.card in (
        card.FREQUENT_FLYER,
        card.WINDOW_SHOPPER,
        card.SPOTLIGHT,
        card.HUDDLE,
        card.PATHFINDER,
    )


def plays_slow(look: Look) -> int:
    """How much longer somebody takes who has to be suspected a little."""
    return SLOW if wants_notice(look) else 0


def wants_notice(look: Look) -> bool:
    """Whether somebody has to be suspected a little, and is not yet."""
    if look.view.mission != "open" or _presses(look) or look.left < NEED:
        return False
    if look.card == card.SPOTLIGHT and look.table.eye.seat == look.seat:
        return False
    return look.card in (card.CLOWN, card.SPOTLIGHT) and look.own_chance() < NOTICED


def comes_first(look: Look, wish: Wish) -> bool:
    """Whether the holder sees to it before all else: to be the one who lets pawns out (M11)."""
    if look.card != card.DOORMAN or not SLIDE <= wish.move < RIDE:
        return False
    table = look.table
    return table.story.theft is not None and table.mall.kinds[end_of(table, wish.move)] == EXIT


# What is done for it besides.


def first(look: Look) -> int | None:
    """An action that the mission needs and that costs little: before all others."""
    if look.view.mission != "open":
        return None
    if look.card == card.FREQUENT_FLYER:
        return _fly(look, 1)
    if look.card == card.WINDOW_SHOPPER:
        return _window(look)
    return _turn(look) if look.card == card.FULL_HOURS else None


def extra(look: Look) -> int | None:
    """An action for the mission's sake alone, for when there is nothing better to do."""
    if look.view.mission != "open":
        return None
    if look.card == card.NUDGER:
        return _nudge(look)
    if look.card == card.FREQUENT_FLYER:
        return _fly(look, FLOWN)
    return _chart(look) if look.card == card.CARTOGRAPHER else None


def _nudge(look: Look) -> int | None:
    nudged = look.table.story.nudgers[look.seat]
    if look.at - look.notes.signalled < SIGNALS_APART:
        return None
    for seat in look.table.playing():
        if seat not in (look.seat, look.table.nudge.seat) and not nudged >> seat & 1:
            return NUDGE + seat
    return None


def _fly(look: Look, further: int) -> int | None:
    """With the elf, to where its way gets hardly longer."""
    if not look.table.owns(look.seat, VORTEX):
        return None
    here, ways = look.table.pawns[ELF], look.plan.ways
    goals = goals_of(look.table, look.plan.errands[ELF])
    most = nearest(ways.alone(ELF), goals) + further
    for vortex in vortexes(look.table, ELF):
        if vortex != here and nearest(ways.routes_from(vortex, ELF, []), goals) <= most:
            return JUMP + (here * 4 + ELF) * 512 + vortex
    return None


def _chart(look: Look) -> int | None:
    if not look.table.owns(look.seat, EXPLORING):
        return None
    for hero in range(len(HEROES)):
        if is_at_door(look.table, hero):
            return EXPLORE + look.table.pawns[hero] * 4 + hero
    return None


def _window(look: Look) -> int | None:
    """The mage onto an item of somebody else, if it is but a step."""
    seen = [hero for hero, _ in look.table.story.window]
    for move, end in slides(look, MAGE):
        mall = look.table.mall
        whose = mall.heroes[end]
        if mall.kinds[end] == ITEM and whose != MAGE and whose not in seen:
            return move
    return None


def _turn(look: Look) -> int | None:
    """The sand, wherever that gains time."""
    if look.left > HALF:
        return None
    return glass_in_reach(look)


def glass_in_reach(look: Look) -> int | None:
    """A slide of one's own that ends on an unused hourglass."""
    glasses = unused(look.table, HOURGLASS)
    for hero in range(len(HEROES)):
        for move, end in slides(look, hero):
            if end in glasses:
                return move
    return None


def slides(look: Look, hero: int) -> list[tuple[int, int]]:
    """All ends of slides that this seat can make with a pawn."""
    table, here = look.table, look.table.pawns[hero]
    if here == NOWHERE:
        return []
    found: list[tuple[int, int]] = []
    for heading in range(len(HEADINGS)):
        if table.owns(look.seat, heading):
            for squares, end in enumerate(path(table, hero, heading, LONGEST_SLIDE), 1):
                found.append((slide(hero, heading, here, squares), end))
    return found
