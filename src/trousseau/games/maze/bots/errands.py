# compiled: mypyc
"""What each pawn is wanted for: a function of what all can see, so that nobody need say it (8.2).

While tiles are missing pawns go to doors of their colour; then to their items, then to the exits.
One of them is called away when the sand gets low, the barbarian by cameras.
"""

from __future__ import annotations

from typing import Final

from trousseau.games.maze.bots.advice import SAND, TOGETHER, TOUR
from trousseau.games.maze.bots.ways import Ways
from trousseau.games.maze.constants import SECOND
from trousseau.games.maze.pieces import BARBARIAN, HEROES, MAGE, NEVER, NOWHERE
from trousseau.games.maze.routes import FAR, Routes
from trousseau.games.maze.scenarios import CAMERAS, CRYSTAL_BALL, OWN_EXITS, PASSING
from trousseau.games.maze.state import Maze
from trousseau.games.maze.tiles import BALL, CAMERA, EXIT, FLOOR, HOURGLASS, ITEM, SQUARES
from trousseau.games.maze.walking import is_watched

# By urgency.
IDLE: Final = 0
FETCH: Final = 1
"""To the item, or out."""
MEET: Final = 2
"""To a tile where all meet."""
SEARCH: Final = 3
"""To a door."""
GAZE: Final = 4
"""To a crystal ball."""
BLIND: Final = 5
"""To a camera."""
TURN: Final = 6
"""To an hourglass."""

STEP_TIME: Final = 1_800
"""Milliseconds that an action takes while all have much to do."""

STEP_TIME_ALONE: Final = 7_000
"""The same alone, who has to turn up each action."""

SPARE: Final = 2_500
"""Left over when a pawn sets out for an hourglass."""

MINDED: Final = 3 * SECOND
"""More than that, for each scenario after the third: one learns to mind the sand."""

NEAR: Final = 2
HELD: Final = 30 * SECOND
"""Who is as near as that to an hourglass with so much left, stays there for it."""

LAST_STEP: Final = 6 * SECOND
"""With so much left the sand is turned over..."""

EARLIER: Final = [0, -1, 2, 9, 9, 14]
"""... but by level of roles so many seconds earlier with four players: where there may be more than
one traitor nobody relies on the last moment, where there is but one they may. With more players a
direction has several owners, and it matters less..."""

EARLIER_WITH: Final = 4
MINDED_STEP: Final = 70 * SECOND
"""... and if somebody said that all should mind it, it is done as soon as it is well worth it."""

MET_BEFORE: Final = 2
"""Hourglasses: who has used so many has no time to meet any more."""

NEAR_ITEM: Final = 6
"""Actions to an item that the mage only looks at, while tiles are missing."""

LOOKS: Final = 2
"""At so many of them."""

BALL_IS_WORTH: Final = 4
"""Actions: it lays two tiles at once, wherever they are wanted."""

CAMERA_IS_NEAR: Final = 5
CAMERA_TILES: Final = range(16, 20)
"""Their numbers."""


class Errand:
    def __init__(self, kind: int, goals: list[int]) -> None:
        self.kind = kind
        self.goals = goals


def errands_of(table: Maze, ways: Ways, at: int, advice: int = 0) -> list[Errand]:
    """By hero."""
    missing = is_missing(table)
    errands = [_errand(table, ways, hero, missing) for hero in range(len(HEROES))]
    if advice & TOUR:
        _tour(table, ways, errands, missing)
    if advice & TOGETHER and not missing:
        _meet(table, ways, errands)
    turner = _turner(table, ways, errands, at, advice)
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


# What somebody asked for.


def _tour(table: Maze, ways: Ways, errands: list[Errand], missing: bool) -> None:
    """The mage looks at items of others where nobody stands, on the way to its own."""
    seen = [MAGE] + [hero for hero, _ in table.story.window]
    if table.story.theft is not None or len(seen) > LOOKS:
        return
    items = [
        item
        for item in table.mall.squares_of(ITEM)
        if table.mall.heroes[item] not in seen and item not in table.pawns
    ]
    far = nearest(ways.alone(MAGE), items)
    if far <= NEAR_ITEM or (far < FAR and not missing):
        errands[MAGE] = Errand(FETCH, items)


def _meet(table: Maze, ways: Ways, errands: list[Errand]) -> None:
    """On the tile to which all together have the shortest way; once, if it is not too late."""
    if table.story.theft is not None or table.story.huddle != NEVER:
        return
    if len(table.story.flips) >= MET_BEFORE:
        return
    best, found = FAR, []
    for tile in range(1, len(table.mall.tiles)):
        squares = _floor_of(table, tile)
        far = sum([nearest(ways.alone(hero), squares) for hero in range(len(HEROES))])
        if far < best:
            best, found = far, squares
    if found:
        for hero in range(len(HEROES)):
            errands[hero] = Errand(MEET, found)


def _floor_of(table: Maze, tile: int) -> list[int]:
    """The squares of a tile on which anybody may stand."""
    squares = range(tile * SQUARES, (tile + 1) * SQUARES)
    return [square for square in squares if table.mall.kinds[square] == FLOOR]


# The sand.


def _turner(table: Maze, ways: Ways, errands: list[Errand], at: int, advice: int) -> int:
    """Who must go to an hourglass now; NOWHERE if nobody."""
    glasses = unused(table, HOURGLASS)
    if not glasses or is_watched(table):
        return NOWHERE
    if not advice & SAND and _is_as_good_as_done(table, ways, errands, at):
        return NOWHERE
    left = table.sand.left(at)
    best, turner = FAR, NOWHERE
    for hero in range(len(HEROES)):
        if table.pawns[hero] != NOWHERE:
            far = to_glass(ways, hero, glasses)
            if far < best:
                best, turner = far, hero
    minded = MINDED * max(0, table.options.scenario - PASSING)
    earlier = last_step(table, advice) - LAST_STEP
    sets_out = earlier + SPARE + minded + _step_time(table) * best
    return turner if left < sets_out or (best <= NEAR and left < earlier + HELD) else NOWHERE


def to_glass(ways: Ways, hero: int, glasses: list[int]) -> int:
    """Actions to the nearest hourglass, which `ways` keep shut: those to the square before it."""
    mall = ways.table.mall
    distances = ways.alone(hero).distances
    return min([1 + distances[way_in(mall.steps, glass)] for glass in glasses])


def way_in(steps: list[list[int]], end: int) -> int:
    """An hourglass or an exit is a dead end: the one square from which it is entered."""
    return next(row[end] for row in steps if row[end] != NOWHERE)


def goals_of(table: Maze, errand: Errand) -> list[int]:
    """Where the errand leads: for an hourglass, to the square before it."""
    if errand.kind != TURN:
        return errand.goals
    return [way_in(table.mall.steps, glass) for glass in errand.goals]


def last_step(table: Maze, advice: int) -> int:
    if advice & SAND:
        return MINDED_STEP
    return LAST_STEP + EARLIER[table.options.level] * SECOND * EARLIER_WITH // table.seats


def _is_as_good_as_done(table: Maze, ways: Ways, errands: list[Errand], at: int) -> bool:
    """Whether everybody gets out with the sand that is left."""
    if table.story.theft is None:
        return False
    inside = [hero for hero in range(len(HEROES)) if table.pawns[hero] != NOWHERE]
    if any(errands[hero].kind != FETCH for hero in inside):
        return False
    actions = [nearest(ways.past(hero), errands[hero].goals) for hero in inside]
    many = max(actions, default=0) if table.deck is None else sum(actions)
    return _step_time(table) * (many + 1) < table.sand.left(at)


def _step_time(table: Maze) -> int:
    return STEP_TIME if table.deck is None else STEP_TIME_ALONE
