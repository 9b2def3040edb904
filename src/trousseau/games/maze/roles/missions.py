# compiled: mypyc
"""What missions ask for: when they are done, when they can't be done any more, and what shows it.

All of it follows from what everybody has seen, but for T03, which asks for camps.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from trousseau.games.maze.constants import SECOND
from trousseau.games.maze.pieces import BARBARIAN, DWARF, ELF, HEROES, MAGE, NEVER
from trousseau.games.maze.roles.cards import TREASON, VARIABLE, camp_at_first
from trousseau.games.maze.roles.names import (
    AT_THE_END,
    BOLT,
    CARTOGRAPHER,
    CLOWN,
    DEAD_END,
    DOORMAN,
    FREQUENT_FLYER,
    FULL_HOURS,
    HUDDLE,
    INTERRUPTER,
    MAGES_FIRST,
    NUDGER,
    PATHFINDER,
    PHOTO_FINISH,
    PROSECUTOR,
    REAR_GUARD,
    SHADOW,
    SPOILSPORT,
    THRIFTY,
    TIME_WASTER,
    TRIGGER,
    TWINS,
    WINDOW_SHOPPER,
)
from trousseau.games.maze.story import FLIGHTS

if TYPE_CHECKING:
    from trousseau.games.maze.shapes.seen import Case
    from trousseau.games.maze.state import Maze


SQUARES_FOR_THRIFTY: Final = 2
FINISH: Final = 45 * SECOND
NUDGES: Final = 3
TOGETHER: Final = 15 * SECOND
DOORS_HELD: Final = 2
OPENED: Final = 3
LOOKED_AT: Final = 2
WASTED: Final = 110 * SECOND
NAMED: Final = 1
CUT_OFF: Final = 2
FEW_PLAYERS: Final = 3
BLIND: Final = 3
BLIND_IN_SMALL: Final = 2
SMALL_PILE: Final = 12


def is_done(table: Maze, card: int, seat: int) -> bool:
    """As things stand; those that only the end decides, as if this were it."""
    return _hero_done(table, card, seat) if card < VARIABLE else _traitor_done(table, card, seat)


def _hero_done(table: Maze, card: int, seat: int) -> bool:  # noqa: PLR0912 - a card a line
    story = table.story
    theft = story.theft
    if card == CLOWN:
        return bool(story.cleared(seat))
    if card == REAR_GUARD:
        return story.left_as(DWARF) == len(HEROES)
    if card == MAGES_FIRST:
        return story.left_as(MAGE) == 1
    if card == FREQUENT_FLYER:
        return len(story.jumps) >= FLIGHTS
    if card == THRIFTY:
        return len(story.flips) <= SQUARES_FOR_THRIFTY
    if card == NUDGER:
        return story.nudgers[seat].bit_count() >= min(NUDGES, table.seats - 1)
    if card == TWINS:
        return _are_twins(table)
    if card == DOORMAN:
        return len([leaving for leaving in story.out if leaving.by == seat]) >= DOORS_HELD
    if card == HUDDLE:
        return story.huddle != NEVER
    if card == PATHFINDER:
        return len(story.opened) >= OPENED
    if card == WINDOW_SHOPPER:
        return len(story.window) >= LOOKED_AT
    if card == FULL_HOURS:
        return len(story.flips) == table.hourglasses()
    if theft is None:
        return False
    if card == PHOTO_FINISH:
        return theft.left < FINISH
    if card == CARTOGRAPHER:
        return theft.pile == 0
    return theft.by == seat if card == TRIGGER else theft.eyed == seat


def _are_twins(table: Maze) -> bool:
    barbarian, elf = table.story.left_at(BARBARIAN), table.story.left_at(ELF)
    return NEVER not in (barbarian, elf) and abs(barbarian - elf) <= TOGETHER


def _traitor_done(table: Maze, card: int, seat: int) -> bool:
    story = table.story
    if card == SPOILSPORT:
        return story.theft is not None
    if card == BOLT:
        return story.theft is None
    if card == PROSECUTOR:
        return any(_names_a_hero(table, case, seat) for case in story.cases)
    if card == TIME_WASTER:
        return any(left >= WASTED for left in story.lefts)
    if card == SHADOW:
        return len(story.named(seat)) <= NAMED
    if card == DEAD_END:
        needed = BLIND_IN_SMALL if table.whole_pile() < SMALL_PILE else BLIND
        return table.mall.blind_doors() >= needed
    return len([by for by, _ in story.closed if by == seat]) >= CUT_OFF


def _names_a_hero(table: Maze, case: Case, seat: int) -> bool:
    """T03: whether a seat was for an accusation of somebody who was a hero at that moment."""
    for by, turned in case.approved:
        if by == seat:
            return any(
                _was_hero(table.cards[accused], turned >> 6 * place)
                for place, accused in enumerate(case.seats)
            )
    return False


def _was_hero(card: int, turned: int) -> bool:
    """`turned` has a bit for each variable card that had turned its holder by then."""
    hero = camp_at_first(card) == "hero"
    return hero != (VARIABLE <= card < TREASON and turned >> card - VARIABLE & 1 == 1)


def lost_since(table: Maze, card: int, seat: int, at: int) -> int:
    """From when on a mission that is not done can't be done any more; NEVER if it still can."""
    story = table.story
    if card == TWINS:
        return _parted(table)
    if card == CLOWN:
        return at if len(table.playing()) < FEW_PLAYERS else NEVER
    if card == REAR_GUARD:
        return at if story.left_as(DWARF) else NEVER
    if card == MAGES_FIRST:
        return at if story.out else NEVER
    if card == NUDGER:
        return at if _nudges_in_reach(table, seat) < min(NUDGES, table.seats - 1) else NEVER
    if card == DOORMAN:
        held = len([leaving for leaving in story.out if leaving.by == seat])
        return at if held + len(HEROES) - len(story.out) < DOORS_HELD else NEVER
    if card == TIME_WASTER:
        return at if len(story.flips) == table.hourglasses() else NEVER
    if card in AT_THE_END or card in (FULL_HOURS, PROSECUTOR, INTERRUPTER):
        return NEVER
    if card == CARTOGRAPHER and table.pile and not table.mall.open_doors():
        return at
    if card == PATHFINDER and not table.pile:
        return at
    return NEVER if story.theft is None else at


def _parted(table: Maze) -> int:
    """M09: the one who left first waits for the other for a while."""
    left = [table.story.left_at(BARBARIAN), table.story.left_at(ELF)]
    first = min([instant for instant in left if instant != NEVER], default=NEVER)
    return first if first == NEVER else first + TOGETHER + 1


def _nudges_in_reach(table: Maze, seat: int) -> int:
    reached = table.story.nudgers[seat]
    for other in table.playing():
        if other != seat:
            reached |= 1 << other
    return reached.bit_count()


def moments(table: Maze, card: int, seat: int) -> list[int]:
    """The instants of what shows whether a mission was done."""
    story = table.story
    theft = [] if story.theft is None else [story.theft.at]
    if card in (CLOWN, SHADOW):
        return [case.at for case in (story.cleared(seat) if card == CLOWN else story.named(seat))]
    if card in (REAR_GUARD, MAGES_FIRST):
        hero = DWARF if card == REAR_GUARD else MAGE
        return [story.left_at(hero)] if story.left_as(hero) else []
    if card == FREQUENT_FLYER:
        return story.jumps
    if card in (THRIFTY, FULL_HOURS, TIME_WASTER):
        return story.flips
    if card == TWINS:
        left = [story.left_at(BARBARIAN), story.left_at(ELF)]
        return [instant for instant in left if instant != NEVER]
    return _more_moments(table, card, seat, theft)


def _more_moments(table: Maze, card: int, seat: int, theft: list[int]) -> list[int]:
    story = table.story
    if card == DOORMAN:
        return [leaving.at for leaving in story.out if leaving.by == seat]
    if card == HUDDLE:
        return [] if story.huddle == NEVER else [story.huddle]
    if card == PATHFINDER:
        return story.opened
    if card == WINDOW_SHOPPER:
        return [instant for _, instant in story.window]
    if card == PROSECUTOR:
        return [case.at for case in story.cases if _names_a_hero(table, case, seat)]
    if card == INTERRUPTER:
        return [instant for by, instant in story.closed if by == seat]
    return [] if card in (NUDGER, DEAD_END) else theft
