"""One look at the table: what a bot has before it when it plans."""

from __future__ import annotations

from collections.abc import Iterable

from trousseau.games.maze.bots.notes import Notes
from trousseau.games.maze.bots.plan import CommonPlan, Wish
from trousseau.games.maze.bots.suspicion import chances_of_treason, note
from trousseau.games.maze.refusing import why_not
from trousseau.games.maze.roles.cards import NO_CARD, NUMBERS
from trousseau.games.maze.shapes.seen import MazeView
from trousseau.games.maze.state import Maze
from trousseau.games.maze.worlds import table_of
from trousseau.kernel import Dice, Fact


class Look:
    def __init__(self, view: MazeView, notes: Notes, at: int, dice: Dice) -> None:
        assert view.seat is not None
        self.view = view
        self.seat: int = view.seat
        self.notes = notes
        self.at = at
        self.dice = dice
        self.table = known_table(view)
        self.plan = CommonPlan(self.table, at, notes.advice)
        self.card = self.table.cards[self.seat]
        self.left = self.table.sand.left(at)

    def take_in(self, news: Iterable[Fact]) -> None:
        note(self.notes, self.view, self.plan, news, self.at)

    def chances(self) -> list[float]:
        """By seat: how likely a traitor."""
        return chances_of_treason(self.notes, self.view, self.seat)

    def own_chance(self, worse: float = 0.0) -> float:
        """What others think of this seat, or would if it looked so much worse."""
        other = next(seat for seat in self.table.playing() if seat != self.seat)
        self.notes.suspicion[self.seat] += worse
        chance = chances_of_treason(self.notes, self.view, other)[self.seat]
        self.notes.suspicion[self.seat] -= worse
        return chance

    def is_traitor(self) -> bool:
        return self.view.camp == "traitor"

    def may(self, move: int) -> bool:
        return not why_not(self.table, self.seat, move)

    def mine(self) -> list[Wish]:
        """The actions of the common plan that this seat can do, the most pressing first."""
        table, seat = self.table, self.seat
        return [wish for wish in self.plan.wishes if table.owns(seat, wish.action)]


def known_table(view: MazeView) -> Maze:
    """The table as this seat sees it, with its own card alone."""
    table = table_of(view)
    table.cards = [NO_CARD] * view.seats
    if view.card is not None and view.seat is not None:
        table.cards[view.seat] = NUMBERS[view.card]
    return table
