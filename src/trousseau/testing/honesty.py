"""Promise 4: bots know what their seat knows. The same view and dice give the same move."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from trousseau.bots import Bot, Seen
from trousseau.kernel import Dice, Fact, M, Space, State
from trousseau.testing.case import Case, seen_by
from trousseau.testing.walk import Step, Walk

DECISIONS = 12
"""A level plays as many whole games as it takes to be asked this often..."""

MOST_GAMES = 50
"""... but no more than these."""

REMARKS = 20
"""A bot that talks this often without a move in between talks without end."""


def bots_are_honest(case: Case[M]) -> None:
    """Each level plays whole games legally, and makes the same moves where the truth is another."""
    for level, make in case.levels.items():
        decisions = astray = 0
        for seed in range(MOST_GAMES):
            walk = BotWalk(case, seed, level, make)
            for _ in walk:
                pass
            decisions += walk.decisions
            astray += walk.astray
            if decisions >= DECISIONS:
                break
        idle = "the truth never was another, so nothing was tested"
        assert astray or not case.hides, f"{case.game.name}, {case.seats} seats, {level}: {idle}"


class BotWalk(Walk[M]):
    """A game of one bot among random players.

    Its twin gets the same dice, but views taken in worlds that the seat can't tell from the
    true one. Whatever the bot gets hold of beside what it is given, the twin does not.
    """

    def __init__(self, case: Case[M], seed: int, level: str, make: Callable[[], Bot[Any]]) -> None:
        super().__init__(case.game, case.seats, case.options, seed)
        self.case = case
        self.level = level
        self.seat = seed % case.seats
        self.bot: Bot[M] = make()
        self.twin: Bot[M] = make()
        self.story: list[Fact] = []
        self.remarks = 0
        self.decisions = 0
        self.astray = 0

    def __str__(self) -> str:
        return f"{super().__str__()}, {self.level} in seat {self.seat}"

    def _take(self, step: Step[M]) -> None:
        told = step.take(self.state, self.dice("chance"))
        self.story += [event.fact for _, event in told if event.reaches(self.seat)]

    def _move(self, seat: int, dice: Dice) -> M:
        if seat != self.seat:
            return super()._move(seat, dice)
        world = self._second_world()
        self.decisions += 1
        move = self._ask(self.bot, self.state)
        twins = self._ask(self.twin, world)
        assert move == twins, f"{self}: {move}, but {twins} where what it can't know differs"
        self._check_legal(move)
        return move

    def _ask(self, bot: Bot[M], world: State[M]) -> M:
        seen = Seen(self.game, world.view(self.seat), tuple(self.story))
        return bot.choose(seen, self.dice("bot"))

    def _second_world(self) -> State[M]:
        """Views that betray the truth are another promise's matter: then the truth serves here."""
        world = self.case.second_world(self.state, self.seat, self.dice("second world"))
        self.astray += world != self.state
        honest = seen_by(world, self.seat) == seen_by(self.state, self.seat)
        return world if honest else self.state

    def _check_legal(self, move: M) -> None:
        moves = self.state.moves(self.seat)
        legal = moves.why_not(move) is None if isinstance(moves, Space) else move in moves
        remark = not legal and move in self.state.talk(self.seat)
        assert legal or remark, f"{self}: the illegal move {move}"
        self.remarks = self.remarks + 1 if remark else 0
        assert self.remarks < REMARKS, f"{self}: talks without end"
