"""The coach: where the sand went, which waits cost most, what flips were worth, who was suspected.

Pawns, tiles and hands lie open, so all eyes get the same advice of them. A wait is reckoned from
what everybody saw: the first action of a pawn's shortest way, while one player alone could do it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final, Literal, NamedTuple

import msgspec

from trousseau.games.maze.constants import SECOND
from trousseau.games.maze.mall import Mall, Tile
from trousseau.games.maze.pieces import (
    ACTIONS,
    EXPLORE,
    HEROES,
    MAGE,
    NOBODY,
    NOWHERE,
)
from trousseau.games.maze.routes import Gait, Routes
from trousseau.games.maze.scenarios import DWARF_AND_ELF, OWN_EXITS
from trousseau.games.maze.shapes.facts import Accused, EyeLaid, Flipped, Nudged, Stared
from trousseau.games.maze.shapes.seen import MazeView
from trousseau.games.maze.shapes.table import Action, Hero
from trousseau.games.maze.tiles import EXIT, HOURGLASS, ITEM, VORTEX
from trousseau.kernel import Fact, Moment

TOLD: Final = 5
"""How many waits are told of at most."""

WORTH_TELLING: Final = 4 * SECOND
"""That a wait must have taken at least: hands need a moment."""

Part = Literal["exploring", "items", "escape"]
"""Until all items are seen; until the theft; until the end."""

Sign = Literal["stare", "nudge", "eye", "accusation"]


class Stretch(msgspec.Struct, frozen=True):
    """A part of the game, and the sand that it took. All times are milliseconds."""

    part: Part
    moment: int
    """That at which it began."""

    spent: int


class Waited(msgspec.Struct, frozen=True):
    """What a pawn needed next lay undone, though somebody had it in hand."""

    moment: int
    """That from which on it was needed, and the one that ended it."""

    until: int
    seat: int
    """Who alone could do it."""

    hero: Hero
    action: Action
    spent: int


class Flip(msgspec.Struct, frozen=True):
    moment: int
    seat: int
    before: int
    after: int
    """What was left: less than before if it was turned too early."""


class Suspicion(msgspec.Struct, frozen=True):
    """Somebody looked askance at others, for all to see."""

    moment: int
    sign: Sign
    seat: int
    whom: tuple[int, ...]


class Advice(msgspec.Struct, frozen=True):
    """Of a whole game; each list in the order in which things came."""

    stretches: tuple[Stretch, ...]
    waits: tuple[Waited, ...]
    """The longest ones; none if nobody kept others waiting."""

    flips: tuple[Flip, ...]
    suspicions: tuple[Suspicion, ...]


def advice(story: Sequence[Moment]) -> Advice:
    """What a calm friend would say to the eyes that met this story."""
    views = [_view(met) for met in story]
    return Advice(
        stretches=tuple(_stretches(views)),
        waits=() if views[0].seats == 1 else tuple(_longest(_waits(views))),
        flips=tuple(_flips(story)),
        suspicions=tuple(_suspicions(story)),
    )


def _view(met: Moment) -> MazeView:
    assert isinstance(met.view, MazeView)
    return met.view


# Where the sand went.


def _stretches(views: Sequence[MazeView]) -> list[Stretch]:
    """Each from its first moment to that of the next."""
    begun: dict[Part, int] = {}
    for moment, view in enumerate(views):
        if view.phase == "run":
            begun.setdefault(_part(view), moment)
    edges = pairwise([*begun.values(), len(views) - 1])
    return [
        Stretch(part, start, views[end].last - views[start].last)
        for part, (start, end) in zip(begun, edges, strict=True)
    ]


def _part(view: MazeView) -> Part:
    if view.stolen is not None:
        return "escape"
    return "items" if len(Mall.of(view.tiles).squares_of(ITEM)) == len(HEROES) else "exploring"


# Who kept whom waiting.


class Need(NamedTuple):
    """What a pawn needs next, where it stands, of the only one who can do it."""

    action: int
    square: int
    seat: int


def _waits(views: Sequence[MazeView]) -> Iterator[Waited]:
    since: dict[int, tuple[int, Need]] = {}  # by hero: from which moment on
    for moment, view in enumerate(views):
        needs = _needs(view)
        for hero, (began, need) in list(since.items()):
            if needs.get(hero) != need:
                del since[hero]
                spent = view.last - views[began].last
                if spent >= WORTH_TELLING:
                    action = ACTIONS[need.action]
                    yield Waited(began, moment, need.seat, HEROES[hero], action, spent)
        for hero, need in needs.items():
            since.setdefault(hero, (moment, need))


def _longest(waits: Iterable[Waited]) -> list[Waited]:
    """Of those that began at one moment only one."""
    by_length = sorted(waits, key=lambda wait: wait.spent)
    of_each = {wait.moment: wait for wait in by_length}
    longest = sorted(of_each.values(), key=lambda wait: -wait.spent)[:TOLD]
    return sorted(longest, key=lambda wait: wait.moment)


def _needs(view: MazeView) -> dict[int, Need]:
    """Nobody is kept waiting while all talk."""
    if view.phase != "run" or view.frozen or view.talking:
        return {}
    needs: dict[int, Need] = {}
    for hero, action in _first_actions(_table(view)).items():
        owners, square = view.owners[action], view.pawns[hero]
        if len(owners) == 1 and square is not None:
            needs[hero] = Need(action, square, owners[0])
    return needs


class Table(NamedTuple):
    """All that ways depend on."""

    part: Part
    scenario: int
    tiles: tuple[Tile, ...]
    more: bool
    """There are tiles in the pile."""

    pawns: tuple[int | None, ...]
    used: tuple[int, ...]
    locked: bool


def _table(view: MazeView) -> Table:
    return Table(
        part=_part(view),
        scenario=view.options.scenario,
        tiles=view.tiles,
        more=bool(view.pile),
        pawns=view.pawns,
        used=view.used,
        locked=view.locked,
    )


@lru_cache(maxsize=16)  # many moments in a row change nothing of it
def _first_actions(table: Table) -> dict[int, int]:
    """By hero. While tiles are to be found, only that of who is nearest to a door."""
    found: dict[int, tuple[int, int]] = {}
    for hero, square in enumerate(table.pawns):
        if square is not None and (way := _way(table, hero, square)):
            found[hero] = way
    if table.part == "exploring" and found:
        nearest = min(distance for distance, _ in found.values())
        found = {hero: way for hero, way in found.items() if way[0] == nearest}
    return {hero: action for hero, (_, action) in found.items()}


def _way(table: Table, hero: int, square: int) -> tuple[int, int] | None:
    """How many actions away the hero's goal is, and the first of them."""
    mall = Mall.of(table.tiles)
    goals = _goals(table, mall, hero)
    squeezes = table.scenario >= DWARF_AND_ELF
    taken = [at for at in table.pawns if at is not None and at != square] + _hourglasses(table)
    may_jump = table.part != "escape"
    vortexes = mall.squares_of(VORTEX, hero) if may_jump else []
    routes = Routes(mall, square, Gait(hero if squeezes else NOBODY), taken, vortexes)
    goal = routes.nearest(goals)
    if goal == NOWHERE:
        return None
    steps = routes.to(goal)
    if steps:
        return (len(steps), steps[0][0])
    return (0, EXPLORE) if mall.is_open_door(goal) and table.part != "items" else None


def _goals(table: Table, mall: Mall, hero: int) -> list[int]:
    """The hero's item or exit where it is known, and before that the doors of its colour."""
    if table.part == "items":
        return mall.squares_of(ITEM, hero)
    exits = mall.squares_of(EXIT, hero if table.scenario >= OWN_EXITS else MAGE)
    if table.part == "escape" and exits:
        return exits
    doors = mall.open_doors() if table.more else []
    return [door for door in doors if mall.door_hero(door) == hero]


def _hourglasses(table: Table) -> list[int]:
    """Nobody turns the hourglass just to get by."""
    squares = Mall.of(table.tiles).squares_of(HOURGLASS)
    return [square for square in squares if table.locked or square not in table.used]


# Flips and suspicions.


def _flips(story: Sequence[Moment]) -> Iterator[Flip]:
    for moment, met in enumerate(story):
        for fact in met.facts:
            if isinstance(fact, Flipped):
                yield Flip(moment, fact.seat, fact.before, fact.after)


def _suspicions(story: Sequence[Moment]) -> Iterator[Suspicion]:
    for moment, met in enumerate(story):
        for fact in met.facts:
            if found := _suspicion(moment, fact):
                yield found


def _suspicion(moment: int, fact: Fact) -> Suspicion | None:
    match fact:
        case Stared(seat=seat, whom=whom):
            return Suspicion(moment, "stare", seat, (whom,))
        case Nudged(seat=seat, whom=whom):
            return Suspicion(moment, "nudge", seat, (whom,))
        case EyeLaid(seat=seat, whom=whom):
            return Suspicion(moment, "eye", seat, (whom,))
        case Accused(seat=seat, seats=seats):
            return Suspicion(moment, "accusation", seat, seats)
        case _:
            return None
