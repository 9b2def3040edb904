"""The games of a study: every seat gets a level by lot, and the seed decides everything."""

from __future__ import annotations

from functools import partial

import msgspec

from bench.balance.notes import Notes, watch
from trousseau.kernel import SeededDice
from trousseau.lab.seeds import derived
from trousseau.lab.setup import set_up
from trousseau.lab.simulate import parts
from trousseau.lab.workers import spread


class Study(msgspec.Struct, frozen=True):
    seats: int
    levels: tuple[str, ...]
    """From which each seat draws one."""

    games: int
    seed: bytes
    noted: frozenset[str] = frozenset()
    """The levels whose choices are noted; all, if none is named."""


def played(study: Study, workers: int) -> Notes:
    total = Notes()
    for part in spread(partial(_part, study), parts(study.games), workers):
        total += part
    return total


def _part(study: Study, numbers: range) -> Notes:
    notes = Notes()
    for number in numbers:
        seed = derived(study.seed, f"study of {study.seats}", number)
        lots = SeededDice(derived(seed, "levels", 0))
        levels = tuple(lots.choice(study.levels) for _ in range(study.seats))
        match = set_up("fourkeys", study.seats, bots=levels).match(seed)
        watch(match, levels, notes, study.noted or frozenset(study.levels))
    return notes
