"""Promise 4: bots know what their seat knows. The same view and dice give the same move."""

from __future__ import annotations

from collections.abc import Callable

from trousseau.bots import AnyBot, Bot, Planning, Seen, chooser, planner
from trousseau.kernel import Dice, Fact, Illegal, M, Space, State
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
            walk = walk_of(case, seed, level, make)
            for _ in walk:
                pass
            decisions += walk.decisions
            astray += walk.astray
            if decisions >= DECISIONS and (astray or not case.hides):
                break
        idle = "the truth never was another, so nothing was tested"
        assert astray or not case.hides, f"{case.game.name}, {case.seats} seats, {level}: {idle}"


def walk_of(case: Case[M], seed: int, level: str, make: Callable[[], AnyBot]) -> BotWalk[M]:
    kind = PlannedWalk if case.game.real_time else ChosenWalk
    return kind(case, seed, level, make)


class BotWalk(Walk[M]):
    """A game of one bot among random players.

    Its twin gets the same dice, but views taken in worlds that the seat can't tell from the
    true one. Whatever the bot gets hold of beside what it is given, the twin does not.
    """

    def __init__(self, case: Case[M], seed: int, level: str, make: Callable[[], AnyBot]) -> None:
        super().__init__(case.game, case.seats, case.options, seed)
        self.case = case
        self.level = level
        self.seat = seed % case.seats
        self.bots = (make(), make())
        self.story: list[Fact] = []
        self.decisions = 0
        self.astray = 0

    def __str__(self) -> str:
        return f"{super().__str__()}, {self.level} in seat {self.seat}"

    def _take(self, step: Step[M]) -> None:
        told = step.take(self.state, self.dice("chance"))
        self._hear([event.fact for _, event in told if event.reaches(self.seat)])

    def _hear(self, facts: list[Fact]) -> None:
        self.story += facts

    def _worlds(self) -> tuple[State[M], State[M]]:
        """The true one and another; the bot is about to decide something."""
        self.decisions += 1
        return self.state, self._second_world()

    def _second_world(self) -> State[M]:
        """Views that betray the truth are another promise's matter: then the truth serves here."""
        world = self.case.second_world(self.state, self.seat, self.dice("second world"))
        self.astray += world != self.state
        honest = seen_by(world, self.seat) == seen_by(self.state, self.seat)
        return world if honest else self.state

    def _is_remark(self, move: M) -> bool:
        """Whether a move only says something; what is no move at all is noticed here."""
        moves = self.state.moves(self.seat)
        legal = moves.why_not(move) is None if isinstance(moves, Space) else move in moves
        remark = not legal and move in self.state.talk(self.seat)
        assert legal or remark, f"{self}: the illegal move {move}"
        return remark

    def _check_same(self, ours: object, twins: object) -> None:
        assert ours == twins, f"{self}: {ours}, but {twins} where what it can't know differs"


class ChosenWalk(BotWalk[M]):
    """The bot moves when it is waited for."""

    def __init__(self, case: Case[M], seed: int, level: str, make: Callable[[], AnyBot]) -> None:
        super().__init__(case, seed, level, make)
        self.choosers = [chooser(bot) for bot in self.bots]
        self.remarks = 0

    def _move(self, seat: int, dice: Dice) -> M:
        if seat != self.seat:
            return super()._move(seat, dice)
        worlds = zip(self.choosers, self._worlds(), strict=True)
        move, twins = [self._ask(bot, world) for bot, world in worlds]
        self._check_same(move, twins)
        self._check_legal(move)
        return move

    def _ask(self, bot: Bot[M], world: State[M]) -> M:
        seen = Seen(self.game, world.view(self.seat), tuple(self.story))
        return bot.choose(seen, self.dice("bot"))

    def _check_legal(self, move: M) -> None:
        remark = self._is_remark(move)
        self.remarks = self.remarks + 1 if remark else 0
        assert self.remarks < REMARKS, f"{self}: talks without end"


class PlannedWalk(BotWalk[M]):
    """The bot acts in real time, and both twins keep their own plans and memories."""

    def __init__(self, case: Case[M], seed: int, level: str, make: Callable[[], AnyBot]) -> None:
        super().__init__(case, seed, level, make)
        self.planners = [planner(bot) for bot in self.bots]
        self.plans: list[Planning[M]] = [Planning(), Planning()]

    def _hear(self, facts: list[Fact]) -> None:
        super()._hear(facts)
        for planning in self.plans:
            planning.hear(facts)

    def _choose(self, dice: Dice) -> Step[M] | None:
        """What the others do next, unless the bot does something before."""
        others = super()._choose(dice)
        if others is None or self.seat not in self.state.waiting():
            return others
        while not (planning := self.plans[0]).acts_first():
            asked = planning.next(self.at)
            if asked >= others.at:
                return others
            self._ask(asked)
        return self._own(planning, others)

    def _own(self, planning: Planning[M], others: Step[M]) -> Step[M]:
        """The bot's act, if it comes first and others have not made it impossible."""
        acts = planning.next(self.at)
        plan = planning.before
        if acts >= others.at or plan is None or plan.move is None:
            return others
        possible = self._is_possible(plan.move, acts)
        for twin in self.plans:
            if possible:
                twin.act(acts)
            else:
                insists = f"{self}: insists on {plan}, which is refused at {acts}"
                assert twin.refuse(), insists
        return Step(acts, self.seat, plan.move) if possible else Step(acts)

    def _is_possible(self, move: M, at: int) -> bool:
        try:
            self.state.copy().play(self.seat, move, at, self.dice("try"))
        except Illegal:
            return False
        return True

    def _ask(self, at: int) -> None:
        for bot, planning, world in zip(self.planners, self.plans, self._worlds(), strict=True):
            view = world.view(self.seat)
            seen = Seen(self.game, view, (), at, planning.heard())
            planning.answer(bot.plan(seen, planning.before, self.dice(f"bot at {at}")), at)
        plan = self.plans[0].before
        self._check_same(plan, self.plans[1].before)
        if plan is not None and plan.move is not None:
            self._is_remark(plan.move)
