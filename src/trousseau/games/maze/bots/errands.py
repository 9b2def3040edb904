# compiled: mypyc
"""What each pawn is wanted for: a function of what all can see, so that nobody need say it (8.2).

While tiles are missing pawns go to doors of their colour; then to their items, then to the exits.
One of them is called away when the sand gets low, the barbarian by cameras.
"""

from __future__ import annotations

from typing import Final

from trousseau.games.maze.bots.ways import Ways
from trousseau.games.maze.constants import SECOND
from trousseau.games.maze.pieces import BARBARIAN, HEROES, MAGE, NOWHERE
from trousseau.games.maze.routes import FAR, Routes
from trousseau.games.maze.scenarios import CAMERAS, CRYSTAL_BALL, OWN_EXITS, PASSING
from trousseau.games.maze.state import Maze
from trousseau.games.maze.tiles import BALL, CAMERA, EXIT, HOURGLASS, ITEM
from trousseau.games.maze.walking import is_watched

# By urgency.
IDLE: Final = 0
FETCH: Final = 1
"""To the item, or out."""
SEARCH: Final = 2
"""To a door."""
GAZE: Final = 3
"""To a crystal ball."""
BLIND: Final = 4
"""To a camera."""
TURN: Final = 5
"""To an hourglass."""

STEP_TIME: Final = 1_800
"""Milliseconds that an action takes while all have much to do."""

SPARE: Final = 4 * SECOND
"""Left over when a pawn sets out for an hourglass."""

MINDED: Final = 3 * SECOND
"""More than that, for each scenario after the third: one learns to mind the sand."""

NEAR: Final = 2
HELD: Final = 30 * SECOND
"""Who is as near as that to an hourglass with so much left, stays there for it."""

LAST_STEP: Final = 6 * SECOND
"""With so much left the sand is turned over..."""

EARLIER_STEP: Final = 20 * SECOND
"""... or earlier, where some may get cold feet (V04)."""

COLD_FEET_FROM: Final = 4
BALL_IS_WORTH: Final = 4
"""Actions: it lays two tiles at once, wherever they are wanted."""

CAMERA_IS_NEAR: Final = 5
CAMERA_TILES: Final = range(16, 20)
"""Their numbers."""


class Errand:
    def __init__(self, kind: int, goals: list[int]) -> None:
        self.kind = kind
        self.goals = goals


def errands_of(table: Maze, ways: Ways, at: int) -> list[Errand]:
    """By hero."""
    missing = is_missing(table)
    errands = [_errand(table, ways, hero, missing) for hero in range(len(HEROES))]
    turner = _turner(table, ways, errands, at)
    if turner != NOWHERE:
        errands[turner] = Errand(TURN, unused(table, HOURGLASS))
    return errands


def is_missing(table: Maze) -> bool:
    """Whether an item or an exit that is needed has not been found."""
    mall = table.mall
    exits = len(HEROES) if table.options.scenario >= OWN_EXITS else 1
    if table.story.theft is None and len(mall.squares_of(ITEM)) < len(HEROES):
        return True
    return len(mall.squares_of(EXIT)) < exits


def _errand(table: Maze, ways: Ways, hero: int, missing: bool) -> Errand:
    if table.pawns[hero] == NOWHERE:
        return Errand(IDLE, [])
    if hero == BARBARIAN and _is_camera_due(table, ways):
        return Errand(BLIND, unused(table, CAMERA))
    if missing and table.pile:
        doors = doors_of(table, hero)
        balls = _balls(table, ways, hero, doors)
        if balls:
            return Errand(GAZE, balls)
        if doors:
            return Errand(SEARCH, doors)
    goals = fetched(table, hero)
    return Errand(FETCH, goals) if goals else Errand(IDLE, [])


def _is_camera_due(table: Maze, ways: Ways) -> bool:
    """When two watch, or one is near and more are to come."""
    if table.options.scenario < CAMERAS:
        return False
    if is_watched(table):
        return True
    cameras = unused(table, CAMERA)
    near = nearest(ways.alone(BARBARIAN), cameras) <= CAMERA_IS_NEAR
    return near and any(tile in CAMERA_TILES for tile in table.pile)


def fetched(table: Maze, hero: int) -> list[int]:
    """Where the pawn's item is, or after the theft its exit; none if it was not found."""
    if table.story.theft is None:
        return table.mall.squares_of(ITEM, hero)
    return table.mall.squares_of(EXIT, hero if table.options.scenario >= OWN_EXITS else MAGE)


def doors_of(table: Maze, hero: int) -> list[int]:
    return [door for door in table.mall.open_doors() if table.mall.door_hero(door) == hero]


def unused(table: Maze, kind: int) -> list[int]:
    return [square for square in table.mall.squares_of(kind) if square not in table.used]


def _balls(table: Maze, ways: Ways, hero: int, doors: list[int]) -> list[int]:
    """Crystal balls, if one is near enough for the mage."""
    if hero != MAGE or table.options.scenario < CRYSTAL_BALL or not table.mall.open_doors():
        return []
    here = table.pawns[hero]
    if table.second and table.mall.kinds[here] == BALL:
        return [here]
    routes = ways.alone(hero)
    balls = unused(table, BALL)
    near = nearest(routes, balls)
    return balls if near < FAR and near <= nearest(routes, doors) + BALL_IS_WORTH else []


def nearest(routes: Routes, goals: list[int]) -> int:
    """Actions to the nearest of them."""
    return min([routes.distances[goal] for goal in goals], default=FAR)


# The sand.


def _turner(table: Maze, ways: Ways, errands: list[Errand], at: int) -> int:
    """Who must go to an hourglass now; NOWHERE if nobody."""
    glasses = unused(table, HOURGLASS)
    if not glasses or is_watched(table) or _is_as_good_as_done(table, ways, errands, at):
        return NOWHERE
    left = table.sand.left(at)
    best, turner = FAR, NOWHERE
    for hero in range(len(HEROES)):
        if table.pawns[hero] != NOWHERE:
            far = to_glass(ways, hero, glasses)
            if far < best:
                best, turner = far, hero
    minded = MINDED * max(0, table.options.scenario - PASSING)
    sets_out = SPARE + minded + STEP_TIME * best
    return turner if left < sets_out or (best <= NEAR and left < HELD) else NOWHERE


def to_glass(ways: Ways, hero: int, glasses: list[int]) -> int:
    """Actions to the nearest hourglass, which `ways` keep shut: those to the square before it."""
    mall = ways.table.mall
    distances = ways.alone(hero).distances
    return min([1 + distances[before_glass(mall.steps, glass)] for glass in glasses])


def before_glass(steps: list[list[int]], glass: int) -> int:
    """An hourglass is a dead end: the one square from which it is entered."""
    return next(row[glass] for row in steps if row[glass] != NOWHERE)


def goals_of(table: Maze, errand: Errand) -> list[int]:
    """Where the errand leads: for an hourglass, to the square before it."""
    if errand.kind != TURN:
        return errand.goals
    return [before_glass(table.mall.steps, glass) for glass in errand.goals]


def last_step(table: Maze) -> int:
    return EARLIER_STEP if table.options.level >= COLD_FEET_FROM else LAST_STEP


def _is_as_good_as_done(table: Maze, ways: Ways, errands: list[Errand], at: int) -> bool:
    """Whether everybody gets out with the sand that is left."""
    if table.story.theft is None:
        return False
    inside = [hero for hero in range(len(HEROES)) if table.pawns[hero] != NOWHERE]
    if any(errands[hero].kind != FETCH for hero in inside):
        return False
    actions = [nearest(ways.past(hero), errands[hero].goals) for hero in inside]
    return STEP_TIME * (max(actions, default=0) + 1) < table.sand.left(at)
