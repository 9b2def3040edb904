"""A whole game without a clock, planned by one head: it says if a tile set is solvable (7.3).

One pawn goes at a time, by its shortest way; whoever stands in that way steps aside and stays
there until the other has passed. Where that leads nowhere, chance stirs the pawns.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple, TypeAlias

from trousseau.games.maze.mall import CENTRE, Mall
from trousseau.games.maze.pieces import HEADINGS, HEROES, MAGE, NOWHERE, action_tiles
from trousseau.games.maze.routes import FAR, Gait, Routes
from trousseau.games.maze.tiles import EXIT, ITEM, VORTEX
from trousseau.kernel import Dice

RANGES = (9, 12, 14, 15, 17, 19, 22, 24)
"""By their last tile; the first is 2."""

ATTEMPTS = 60
PATIENCE = 6
"""After so many attempts somebody goes anywhere."""


class Ban(NamedTuple):
    """What a role card forbids the only owner of these headings, or of the vortex."""

    name: str
    headings: tuple[int, ...] = ()
    longest: int = FAR
    skates: bool = False
    vortex: bool = True


NO_BAN = Ban("no card")

HANDS = sorted(
    {
        tuple(action for action in tile if action < len(HEADINGS))
        for seats in (3, 4)  # with more, somebody else has each heading too, or nothing is new
        for tile in action_tiles(seats)
    }
)
"""The headings of every hand that is alone to have them."""


def named(card: str, hand: tuple[int, ...]) -> str:
    return " ".join([card, *(HEADINGS[heading] for heading in hand)])


BANS = (
    *(Ban(named("R01", hand), hand, longest=2) for hand in HANDS),
    Ban("R03", vortex=False),
    *(Ban(named("R05", hand), hand, skates=True) for hand in HANDS),
)


class Stuck(Exception):
    """The planner has found no way: `doors`, or `blocked`."""


class Outing:
    """Four pawns in a mall, and the pile; `play` brings them out."""

    def __init__(self, last: int, dice: Dice, ban: Ban = NO_BAN) -> None:
        self.mall = Mall.start(0 if last <= 14 else 1)
        self.pile = list(range(2, last + 1))
        dice.shuffle(self.pile)
        squares = list(CENTRE)
        dice.shuffle(squares)
        self.pawns = dict(enumerate(squares))
        self.one_exit = last < 12
        self.stolen = False
        self.actions = 0
        self.dice = dice
        self.ban = ban
        self.gaits = [gait_under(ban, hero) for hero in range(len(HEROES))]

    def play(self, policy: Policy) -> None:
        """Raise Stuck if it can't be done."""
        while not self.has_seen_all():
            self.explore(policy(self))
        self.each_to(self.item_of)
        self.stolen = True
        self.each_to(self.exit_of, leaving=True)

    def has_seen_all(self) -> bool:
        exits = 1 if self.one_exit else len(HEROES)
        seen = [len(self.mall.squares_of(kind)) for kind in (ITEM, EXIT)]
        return seen == [len(HEROES), exits]

    def explore(self, door: int) -> None:
        self.bring(self.mall.door_hero(door), door)
        self.mall = self.mall.laid(self.pile.pop(), door)
        self.actions += 1

    def item_of(self, hero: int) -> int:
        return self.mall.squares_of(ITEM, hero)[0]

    def exit_of(self, hero: int) -> int:
        return self.mall.squares_of(EXIT, MAGE if self.one_exit else hero)[0]

    def each_to(self, goal_of: Callable[[int], int], leaving: bool = False) -> None:
        """The nearest to its goal goes first."""
        waiting = list(self.pawns)
        while waiting:
            hero = min(waiting, key=lambda one: self.routes(one).distances[goal_of(one)])
            self.bring(hero, goal_of(hero))
            waiting.remove(hero)
            if leaving:
                del self.pawns[hero]

    def routes(self, hero: int, without: Iterable[int] = ()) -> Routes:
        """The ways of a pawn past all others; or past all but some."""
        taken = [at for one, at in self.pawns.items() if one not in {hero, *without}]
        may_jump = self.ban.vortex and not self.stolen
        vortexes = self.mall.squares_of(VORTEX, hero) if may_jump else []
        gait = self.gaits[hero]
        if self.ban.skates:
            gait.useful = {door for door in self.mall.open_doors() if self.is_of(door, hero)}
        return Routes(self.mall, self.pawns[hero], gait, taken, vortexes)

    def is_of(self, door: int, hero: int) -> bool:
        return self.mall.door_hero(door) == hero

    def bring(self, hero: int, goal: int) -> None:
        for attempt in range(1, ATTEMPTS + 1):
            routes = self.routes(hero)
            if routes.distances[goal] < FAR:
                self.go(hero, routes, goal)
                return
            if attempt % PATIENCE == 0 or not self.make_way(hero, goal):
                self.stir()
        raise Stuck("blocked")

    def go(self, hero: int, routes: Routes, goal: int) -> None:
        self.actions += len(routes.to(goal))
        self.pawns[hero] = goal

    def make_way(self, hero: int, goal: int) -> bool:
        """The first in the way steps aside; if it can't, the hero leaves its way first."""
        trail = self.routes(hero, without=self.pawns).trail(goal)
        there = {at: one for one, at in self.pawns.items()}
        blocker = next((there[square] for square in trail if square in there), hero)
        return self.step_off(blocker, trail) or self.back_off(hero, blocker, trail)

    def step_off(self, hero: int, trail: list[int]) -> bool:
        """To the nearest square that is not on the trail."""
        routes = self.routes(hero)
        aside = nearest_off(routes, trail)
        if aside == NOWHERE:
            return False
        self.go(hero, routes, aside)
        return True

    def back_off(self, hero: int, blocker: int, trail: list[int]) -> bool:
        way_out = self.routes(blocker, without=[hero])
        aside = nearest_off(way_out, trail)
        return aside != NOWHERE and self.step_off(hero, way_out.trail(aside))

    def stir(self) -> None:
        """Somebody goes somewhere, by lot."""
        hero = self.dice.choice(list(self.pawns))
        routes = self.routes(hero)
        self.go(hero, routes, self.dice.choice(in_reach(routes)))


def in_reach(routes: Routes) -> list[int]:
    """Where the pawn can be, its own square with them."""
    return [square for square, far in enumerate(routes.distances) if far < FAR]


def nearest_off(routes: Routes, trail: list[int]) -> int:
    on_it = {routes.start, *trail}
    return routes.nearest(square for square in in_reach(routes) if square not in on_it)


Policy: TypeAlias = Callable[[Outing], int]
"""Which door is explored next."""


def gait_under(ban: Ban, hero: int) -> Gait:
    gait = Gait(hero)
    for heading in ban.headings:
        gait.longest[heading] = ban.longest
        gait.skates[heading] = ban.skates
    return gait


def doors_of(outing: Outing) -> list[int]:
    doors = outing.mall.open_doors()
    if not doors:
        raise Stuck("doors")
    return doors


def nearest_door(outing: Outing) -> int:
    """Of those that a pawn reaches at once, if there are any."""
    doors = doors_of(outing)
    ways = [outing.routes(hero) for hero in outing.pawns]
    return min(doors, key=lambda door: ways[outing.mall.door_hero(door)].distances[door])


def random_door(outing: Outing) -> int:
    return outing.dice.choice(doors_of(outing))


def worst_door(outing: Outing) -> int:
    """A traitor's, who knows the next tile: that which leaves the fewest doors."""
    mall, tile = outing.mall, outing.pile[-1]
    return min(doors_of(outing), key=lambda door: len(mall.laid(tile, door).open_doors()))


POLICIES: dict[str, Policy] = {"nearest": nearest_door, "random": random_door, "worst": worst_door}
