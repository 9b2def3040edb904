"""The games of a study: every seat gets a level by lot, and the seed decides everything."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any, Self, TypeVar

import msgspec

from trousseau.kernel import SeededDice
from trousseau.lab.match import Match
from trousseau.lab.seeds import derived
from trousseau.lab.setup import set_up
from trousseau.lab.simulate import parts
from trousseau.lab.workers import spread


class Study(msgspec.Struct, frozen=True):
    game: str
    seats: int
    levels: tuple[str, ...]
    """From which each seat draws one."""

    games: int
    seed: bytes
    options: dict[str, Any] = {}


class Sums(msgspec.Struct):
    """What is noted about games; the sums of parts add up to those of the whole."""

    games: int = 0

    def __add__(self, other: Self) -> Self:
        ours = zip(msgspec.structs.astuple(self), msgspec.structs.astuple(other), strict=True)
        return type(self)(*[mine + theirs for mine, theirs in ours])


def counter() -> Any:
    return msgspec.field(default_factory=Counter)


N = TypeVar("N", bound=Sums)

Watch = Callable[[Match[Any], tuple[str, ...], N], None]
"""Plays a match between bots of these levels to its end, and notes it."""


def played(study: Study, watch: Watch[N], notes: type[N], workers: int) -> N:
    return sum(spread(partial(_part, study, watch, notes), parts(study.games), workers), notes())


def _part(study: Study, watch: Watch[N], notes: type[N], numbers: range) -> N:
    noted = notes()
    for number in numbers:
        seed = derived(study.seed, f"study of {study.seats}", number)
        lots = SeededDice(derived(seed, "levels", 0))
        levels = tuple(lots.choice(study.levels) for _ in range(study.seats))
        match = set_up(study.game, study.seats, study.options, levels).match(seed)
        watch(match, levels, noted)
    return noted
