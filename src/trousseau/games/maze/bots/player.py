"""A hand at the table: when it does what."""

from __future__ import annotations

from trousseau.bots import Plan, Seen
from trousseau.games.maze.bots.pace import LOOKING, OUT_OF_FOCUS, PER_SQUARE, reaction
from trousseau.games.maze.bots.plan import CommonPlan, Wish
from trousseau.games.maze.moves import READY, RIDE, SLIDE, TURN
from trousseau.games.maze.pieces import NEVER, NOWHERE
from trousseau.games.maze.roles.cards import NO_CARD, NUMBERS
from trousseau.games.maze.shapes import MazeView
from trousseau.games.maze.state import Maze
from trousseau.games.maze.worlds import table_of
from trousseau.kernel import Dice

LONG = 2_000
"""Milliseconds after which somebody with nothing to do looks again."""

HALF = 2


class MazePlayer:
    def __init__(self, median: int) -> None:
        self.median = median

    def plan(self, seen: Seen[int], before: Plan[int] | None, dice: Dice) -> Plan[int]:
        view = seen.view
        assert isinstance(view, MazeView)
        if view.phase != "run":
            return self._outside(view, seen.at, dice)
        table = known_table(view)
        wish = self._wish(view, table, seen.at)
        if wish is None:
            return Plan(None, seen.at + LONG, seen.at)
        if before is not None and before.move == wish.move and before.at > seen.at:
            return before._replace(wake=seen.at)
        delay = self._delay(view, wish, seen.at, dice)
        return Plan(wish.move, seen.at + delay, seen.at + delay // HALF)

    def _outside(self, view: MazeView, at: int, dice: Dice) -> Plan[int]:
        if view.phase == "brief" and view.seat in view.waiting:
            return Plan(READY, at, at)
        return Plan(None, at + LONG, at)

    def _wish(self, view: MazeView, table: Maze, at: int) -> Wish | None:
        seat = view.seat or 0
        plan = CommonPlan(table, at)
        for wish in plan.wishes:
            if table.owns(seat, wish.action):
                return wish
        if table.deck is not None and plan.wishes:
            return Wish(NOWHERE, NOWHERE, TURN, 0)
        return None

    def _delay(self, view: MazeView, wish: Wish, at: int, dice: Dice) -> int:
        delay = reaction(self.median, dice)
        mine = view.past.pawns[view.seat or 0]
        if wish.hero not in (mine, NOWHERE):
            delay = int(delay * OUT_OF_FOCUS)
        if SLIDE <= wish.move < RIDE:
            delay += PER_SQUARE * ((wish.move - SLIDE) % 8)
        return (
            max(delay, view.past.last_flip + LOOKING - at)
            if view.past.last_flip != NEVER
            else delay
        )


def known_table(view: MazeView) -> Maze:
    """The table as this seat sees it, with its own card alone."""
    table = table_of(view)
    table.cards = [NO_CARD] * view.seats
    if view.card is not None and view.seat is not None:
        table.cards[view.seat] = NUMBERS[view.card]
    return table
