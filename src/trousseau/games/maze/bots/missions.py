"""What the holder of a mission does for it (8.5): hold an action back, or add one."""

from __future__ import annotations

from typing import Final

from trousseau.games.maze.bots.errands import nearest, unused
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
from trousseau.games.maze.tiles import HOURGLASS, ITEM
from trousseau.games.maze.walking import (
    completes_theft,
    end_of,
    is_at_door,
    is_on_item,
    path,
    vortexes,
)

NEED: Final = 40 * SECOND
"""With less left nobody holds anything back, unless there is sand to be turned."""

CLOSE: Final = 3
"""Actions: the other twin is as near as that to its exit."""

SLOW: Final = 6 * SECOND
EYED: Final = 0.45
ACCUSED: Final = 0.6
"""No more suspect than that."""

FINISH: Final = 43 * SECOND
HALF: Final = 90 * SECOND
SIGNALS_APART: Final = 4 * SECOND


def holds(look: Look, wish: Wish) -> bool:
    """Whether the holder of the mission rather leaves an action undone for now."""
    if look.view.mission != "open" or _presses(look):
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
    return look.left < NEED


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
    if look.card != card.TWINS or hero not in (BARBARIAN, ELF):
        return False
    twin = BARBARIAN + ELF - hero
    if table.pawns[twin] == NOWHERE or _way_out(look, hero) > CLOSE:
        return False
    return _way_out(look, twin) > CLOSE


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
    if look.view.mission != "open" or _presses(look):
        return 0
    bold = {card.CLOWN: ACCUSED, card.SPOTLIGHT: EYED}.get(look.card, 0.0)
    return SLOW if look.own_chance() < bold else 0


# What is done for it besides.


def extra(look: Look) -> int | None:
    """An action for the mission's sake alone, for when there is nothing better to do."""
    if look.view.mission != "open":
        return None
    if look.card == card.NUDGER:
        return _nudge(look)
    if look.card == card.FREQUENT_FLYER:
        return _fly(look)
    if look.card == card.CARTOGRAPHER:
        return _chart(look)
    if look.card == card.WINDOW_SHOPPER:
        return _window(look)
    return _turn(look) if look.card == card.FULL_HOURS else None


def _nudge(look: Look) -> int | None:
    nudged = look.table.story.nudgers[look.seat]
    if look.at - look.notes.signalled < SIGNALS_APART:
        return None
    for seat in look.table.playing():
        if seat not in (look.seat, look.table.nudge.seat) and not nudged >> seat & 1:
            return NUDGE + seat
    return None


def _fly(look: Look) -> int | None:
    """With the elf, to where its way gets no longer."""
    if not look.table.owns(look.seat, VORTEX):
        return None
    here = look.table.pawns[ELF]
    goals = look.plan.errands[ELF].goals
    for vortex in vortexes(look.table, ELF):
        if vortex != here and here not in goals:
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
