# compiled: mypyc
"""The common plan: the next action of each pawn, as everybody at the table works it out (8.2).

It is a function of what all can see, so bots agree on it without a word. Pawns have ranks: who is
below steps out of the way of who is above, and keeps off it until the other has passed.
"""

from __future__ import annotations

from typing import Final

from trousseau.games.maze.bots.advice import first
from trousseau.games.maze.bots.errands import (
    BLIND,
    FETCH,
    GAZE,
    IDLE,
    MEET,
    SEARCH,
    TURN,
    Errand,
    errands_of,
    goals_of,
    last_step,
)
from trousseau.games.maze.bots.ways import Ways, aside
from trousseau.games.maze.constants import SECOND
from trousseau.games.maze.moves import BALL, EXPLORE, JUMP, RIDE, slide
from trousseau.games.maze.pieces import ESCALATOR, HEROES, MAGE, NOWHERE, VORTEX
from trousseau.games.maze.pieces import EXPLORE as EXPLORING
from trousseau.games.maze.routes import FAR, Action, Routes
from trousseau.games.maze.state import Maze
from trousseau.games.maze.tiles import SIDE

# What an action is worth doing before others.
MOVING: Final = 10
LAYING: Final = 20
GIVING_WAY: Final = 30
HURRYING: Final = 40

DETOUR: Final = 2
"""Actions that one goes round a pawn rather than ask it to step aside."""

AHEAD: Final = 2
"""Actions of a pawn's way that those below it keep clear."""

TERM: Final = 45 * SECOND
"""After which the pawns' ranks change, should they have come to nothing."""

STANDSTILL: Final = 9 * SECOND
"""When nobody has done anything for so long nobody keeps clear any more."""


class Wish:
    """One action that ought to be done now."""

    def __init__(self, hero: int, action: int, move: int, worth: int) -> None:
        self.hero = hero
        self.action = action
        self.move = move
        self.worth = worth


class CommonPlan:
    def __init__(self, table: Maze, at: int, advice: int = 0) -> None:
        """`advice` is what was said that all heed."""
        self.table = table
        self.at = at
        self.advice = advice
        self.ways = Ways(table, at)
        self.errands = errands_of(table, self.ways, at, advice)
        self.wishes: list[Wish] = []  # the most pressing first
        self._trails: list[list[int]] = []  # that those below keep clear
        for hero in self._ranked():
            self._plan(hero)
        self.wishes.sort(key=_worth)

    def _ranked(self) -> list[int]:
        """Fixed ranks, but for whom everybody waits, and whom nobody does."""
        shift = (self.at - self.table.began) // TERM + self._still() // STANDSTILL
        inside = [hero for hero, at in enumerate(self.table.pawns) if at != NOWHERE]
        ranks = [(self._rank(hero), (hero + shift) % len(HEROES), hero) for hero in inside]
        return [hero for _, _, hero in sorted(ranks)]

    def _still(self) -> int:
        """For how long nobody has done anything."""
        return self.at - max(self.table.began, *self.table.story.touched)

    def _rank(self, hero: int) -> int:
        errand = self.errands[hero]
        if errand.kind >= BLIND or hero == first(self.advice):
            return 0
        return 2 if errand.kind == IDLE or self._rests(hero, errand) else 1

    def _rests(self, hero: int, errand: Errand) -> bool:
        return errand.kind in (FETCH, MEET) and self.table.pawns[hero] in errand.goals

    # One pawn.

    def _plan(self, hero: int) -> None:
        errand = self.errands[hero]
        goals = goals_of(self.table, errand)
        here = self.table.pawns[hero]
        if here in goals:
            self._arrived(hero, errand)
        elif not goals or not self._sets_out(hero, goals, errand.kind):
            self._give_way(hero)

    def _arrived(self, hero: int, errand: Errand) -> None:
        here = self.table.pawns[hero]
        if errand.kind == SEARCH:
            self._wish(hero, EXPLORING, EXPLORE + here * 4 + hero, LAYING)
        elif errand.kind == GAZE:
            self._wish(hero, EXPLORING, BALL + self._farthest_door(), LAYING)
        elif errand.kind == TURN:
            self._turn_sand(hero, errand.goals)
        else:
            self._give_way(hero)

    def _turn_sand(self, hero: int, glasses: list[int]) -> None:
        """At the last moment."""
        if self.table.sand.left(self.at) > last_step(self.table, self.advice):
            return
        here, steps = self.table.pawns[hero], self.table.mall.steps
        for heading in range(SIDE):
            if steps[heading][here] in glasses:
                self._wish(hero, heading, slide(hero, heading, here, 1), HURRYING)
                return

    def _farthest_door(self) -> int:
        """Of all open ones, that to which its own pawn has the longest way."""
        mall, pawns = self.table.mall, self.table.pawns
        best, found = -1, NOWHERE
        for door in mall.open_doors():
            hero = mall.door_hero(door)
            far = FAR if pawns[hero] == NOWHERE else self.ways.alone(hero).distances[door]
            if hero == MAGE:  # the one who stands at the ball
                far += 1
            if far > best:
                best, found = far, door
        return found

    # On the way.

    def _sets_out(self, hero: int, goals: list[int], kind: int) -> bool:
        """Whether there is something to be done for it, if only to wait."""
        alone = self.ways.alone(hero)
        ideal = alone.nearest(goals)
        if ideal == NOWHERE:
            return False
        if self._is_clear(alone.trail(ideal)):
            return self._go(hero, alone, ideal, kind)
        past = self.ways.past(hero)
        goal = past.nearest(goals)
        if goal == NOWHERE or past.distances[goal] > alone.distances[ideal] + DETOUR:
            return not self._is_in_the_way(hero) and self._push_through(hero, alone, ideal, kind)
        return self._go(hero, past, goal, kind)

    def _is_clear(self, trail: list[int]) -> bool:
        """Whether nobody stands on it: then there is no shorter way past the others."""
        return not any(at in trail for at in self.table.pawns)

    def _go(self, hero: int, routes: Routes, goal: int, kind: int) -> bool:
        actions = routes.to(goal)
        if self._keeps_clear(hero, actions[0]):
            return False
        self._wish_action(hero, actions[0], HURRYING if kind >= BLIND else MOVING)
        self._reserve(hero, routes, actions[: AHEAD + 1])
        return True

    def _keeps_clear(self, hero: int, action: Action) -> bool:
        """Whether the action would end in somebody's way who is above."""
        here, end = self.table.pawns[hero], action[1]
        if self._still() > STANDSTILL:
            return False
        for trail in self._trails:
            if end in trail and not (here in trail and trail.index(here) < trail.index(end)):
                return True
        return False

    def _reserve(self, hero: int, routes: Routes, actions: list[Action]) -> None:
        self._trails.append(routes.trail(actions[-1][1]))

    def _push_through(self, hero: int, alone: Routes, goal: int, kind: int) -> bool:
        """Others stand in the way: they step aside, unless this one has to let them out first."""
        trail = alone.trail(goal)
        pawns = self.table.pawns
        blockers = [pawns.index(square) for square in trail if square in pawns]
        blocker = blockers[0]
        action = alone.to(goal)[0]
        way_out = aside(self.ways.past(blocker), [pawns[hero], *trail])
        if way_out == NOWHERE:
            return self._back_off(hero, blocker, trail)
        self._trails.append(trail[: trail.index(pawns[blocker]) + 3])
        if self._is_barred(hero, action) or self._keeps_clear(hero, action):
            return True
        if self._gets_out(hero, blocker, action[1], trail):
            self._wish_action(hero, action, HURRYING if kind >= BLIND else MOVING)
        return True

    def _is_barred(self, hero: int, action: Action) -> bool:
        """Whether somebody stands where the action leads over."""
        kind, end, squares = action
        pawns, steps = self.table.pawns, self.table.mall.orange_steps
        if kind >= SIDE:
            return end in pawns
        at = pawns[hero]
        for _ in range(squares):
            at = steps[kind][at]
            if at in pawns:
                return True
        return False

    def _gets_out(self, hero: int, blocker: int, end: int, trail: list[int]) -> bool:
        """Whether the other could still step aside with this pawn there."""
        pawns = self.table.pawns
        taken = [end if other == hero else at for other, at in enumerate(pawns) if other != blocker]
        routes = self.ways.routes(blocker, [at for at in taken if at != NOWHERE])
        return aside(routes, trail) != NOWHERE

    def _back_off(self, hero: int, blocker: int, trail: list[int]) -> bool:
        """Out of the way of somebody who can't step aside before that."""
        pawns = self.table.pawns
        taken = [at for other, at in enumerate(pawns) if other not in (hero, blocker)]
        routes = self.ways.routes(blocker, [at for at in taken if at != NOWHERE])
        out = aside(routes, trail)
        if out == NOWHERE:
            return False
        way_out = routes.trail(out)
        mine = self.ways.past(hero)
        place = aside(mine, [pawns[blocker], *way_out])
        if place == NOWHERE:
            return False
        self._trails.append(way_out)
        self._wish_action(hero, mine.to(place)[0], GIVING_WAY)
        return True

    def _give_way(self, hero: int) -> None:
        """A pawn that stands on a way of one above steps aside."""
        if not self._is_in_the_way(hero):
            return
        kept = [square for trail in self._trails for square in trail]
        routes = self.ways.past(hero)
        place = aside(routes, kept)
        if place != NOWHERE:
            self._wish_action(hero, routes.to(place)[0], GIVING_WAY)

    def _is_in_the_way(self, hero: int) -> bool:
        here = self.table.pawns[hero]
        return any(here in trail for trail in self._trails)

    # Wishes.

    def _wish_action(self, hero: int, action: Action, worth: int) -> None:
        kind, end, squares = action
        here = self.table.pawns[hero]
        if kind == ESCALATOR:
            move = RIDE + here * 4 + hero
        elif kind == VORTEX:
            move = JUMP + (here * 4 + hero) * 512 + end
        else:
            move = slide(hero, kind, here, squares)
        self._wish(hero, kind, move, worth)

    def _wish(self, hero: int, action: int, move: int, worth: int) -> None:
        self.wishes.append(Wish(hero, action, move, worth - len(self.wishes)))


def _worth(wish: Wish) -> int:
    return -wish.worth
