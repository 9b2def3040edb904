"""Promise 3, second half: on a small variant, imagined worlds come with their exact chances.

Every way in which the game could have begun is listed with its chance, the moves of one game
are made in each, chance in play is followed into all its outcomes, and whatever tells the seat
another story is dropped. What is left is what the seat holds possible; many draws are compared
with it by a chi-squared test.

A move that others made unseen may have been any that tells the seat the same; none is taken to
be likelier than another, since how players play is not for the rules to say.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from fractions import Fraction
from functools import partial
from itertools import islice
from typing import Generic

from scipy.special import chdtrc

from trousseau.kernel import Illegal, M, Options, Space, State, every_outcome
from trousseau.testing.case import Case, Small, name_of, seen_by
from trousseau.testing.walk import After, Step, Walk

DOUBT = 0.001
"""The chance with which an honest game fails, over all comparisons taken together."""

LEAST_EXPECTED = 5
"""Rarer worlds are counted together, so that the test holds."""

MOST_BEGINNINGS = 100_000


def imagined_worlds_have_their_exact_chances(case: Case[M]) -> None:
    """On the small variant, what `imagine` draws matches the exact posterior (chi-squared)."""
    small = case.small
    assert small is not None, f"{case.game.name} has no small variant"
    seats = small.seats or case.game.seats[0]
    options = case.game.options(small.options)
    beginnings = _beginnings(case, seats, options)
    doubts: list[tuple[float, str]] = []
    for seed in range(small.games):
        for seat in (*range(seats), None):
            walk = Walk(case.game, seats, options, seed)
            doubts += _follow(walk, Held(seat, walk, beginnings), small)
    least, where = min(doubts)
    assert least * len(doubts) > DOUBT, f"{where}: draws don't match their chances, p = {least}"


def _beginnings(case: Case[M], seats: int, options: Options) -> dict[State[M], Fraction]:
    """Every set table, with its chance."""
    tables: dict[State[M], Fraction] = {}
    every = every_outcome(partial(case.game.begin, seats, options))
    for table, chance in islice(every, MOST_BEGINNINGS):
        tables[table] = tables.get(table, Fraction(0)) + chance
    smaller = f"{case.game.name}: more than {MOST_BEGINNINGS} ways to begin; test a smaller variant"
    assert sum(tables.values()) == 1, smaller
    return tables


def _follow(walk: Walk[M], held: Held[M], small: Small) -> Iterator[tuple[float, str]]:
    """How doubtful the draws are at each step, and where that was."""
    for step in walk:
        yield held.doubt(walk, small.draws)
        if walk.count == small.steps:
            return
        held.take(walk, step)
    yield held.doubt(walk, small.draws)


class Held(Generic[M]):
    """All that one seat holds possible, with exact chances up to a common factor."""

    def __init__(
        self, seat: int | None, walk: Walk[M], beginnings: Mapping[State[M], Fraction]
    ) -> None:
        self.seat = seat
        self.worlds = {
            table: chance
            for table, chance in beginnings.items()
            if seen_by(table, seat) == seen_by(walk.state, seat)
        }

    def take(self, walk: Walk[M], step: Step[M]) -> None:
        """Keep what tells the seat the same story as the step that was really taken."""
        truth = After.of(walk.state, step, walk.dice("chance"))
        heard, view = truth.heard_by(self.seat), seen_by(truth.state, self.seat)
        worlds: dict[State[M], Fraction] = {}
        for world, chance in self.worlds.items():
            for after, share in self._outcomes(world, step):
                if after.heard_by(self.seat) == heard and seen_by(after.state, self.seat) == view:
                    before = worlds.get(after.state, Fraction(0))
                    worlds[after.state] = before + chance * share
        self.worlds = worlds

    def _outcomes(self, world: State[M], step: Step[M]) -> Iterator[tuple[After[M], Fraction]]:
        """All that may have happened in this world when the seat saw that somebody acted."""
        for move in self._moves(world, step):
            taken = Step(step.at, step.seat, move)
            try:
                yield from every_outcome(partial(After.of, world, taken))
            except Illegal:
                continue

    def _moves(self, world: State[M], step: Step[M]) -> list[M | None]:
        if step.seat is None or step.seat == self.seat:
            return [step.move]
        moves = world.moves(step.seat)
        if isinstance(moves, Space):
            return [step.move]
        return [*moves, *world.talk(step.seat)]

    def doubt(self, walk: Walk[M], draws: int) -> tuple[float, str]:
        """The p-value of many draws, and where this was."""
        where = f"{walk}, {name_of(self.seat)}"
        worlds = walk.game.imagine(walk.state.view(self.seat))
        dice = walk.dice(f"drawn by {self.seat}")
        every = [worlds.draw(dice) for _ in range(draws)]  # all at once: none may be another
        drawn = Counter(world.pack() for world in every)
        held = [world.pack() for world in self.worlds]
        for world in drawn.keys() - set(held):
            raise AssertionError(f"{where}: {world} is drawn and can't be")
        whole = sum(self.worlds.values())
        expected = [float(draws * chance / whole) for chance in self.worlds.values()]
        return p_value([drawn[world] for world in held], expected), where


def p_value(counts: list[int], expected: list[float]) -> float:
    """Pearson's test, with the rarest counted together until they are enough."""
    together = [[0.0, 0.0]]
    for often, count in sorted(zip(expected, counts, strict=True)):
        if together[-1][0] >= LEAST_EXPECTED:
            together.append([0.0, 0.0])
        together[-1][0] += often
        together[-1][1] += count
    if together[-1][0] < LEAST_EXPECTED and len(together) > 1:
        few = together.pop()
        together[-1] = [together[-1][0] + few[0], together[-1][1] + few[1]]
    if len(together) == 1:
        return 1.0
    statistic = sum((count - often) ** 2 / often for often, count in together)
    return float(chdtrc(len(together) - 1, statistic))
