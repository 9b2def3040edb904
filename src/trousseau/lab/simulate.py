"""Many games of one setup, counted. The seed decides everything, the workers nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from trousseau.kernel import SeededDice
from trousseau.kernel.record import mixed
from trousseau.kernel.structs import tag
from trousseau.lab.match import table_dice
from trousseau.lab.randomly import play_randomly
from trousseau.lab.seeds import derived
from trousseau.lab.setup import Setup
from trousseau.lab.tally import Tally
from trousseau.lab.workers import Workers, spread

__all__ = ["Run", "simulate"]

PARTS = 400
LARGEST_PART = 250


class _Tagged(msgspec.Struct):
    """As much of a written move as says what kind it is."""

    do: str


_read_kind = msgspec.json.Decoder(_Tagged).decode


class Run(msgspec.Struct, frozen=True):
    """What is to be played; equal runs give equal tallies."""

    setup: Setup
    games: int
    seed: bytes


def simulate(
    run: Run,
    workers: Workers = 1,
    save: Path | None = None,
    on_progress: Callable[[int], object] = lambda games: None,
) -> Tally:
    """Play all games of a run; `save` is a folder for their records."""
    total = Tally()
    for tally in spread(partial(play_part, run, save), parts(run.games), workers):
        total += tally
        on_progress(total.games)
    return total


def parts(games: int) -> list[range]:
    """A run in parts, cut by its length alone: small enough to show progress."""
    size = min(max(games // PARTS, 1), LARGEST_PART)
    return [range(start, min(start + size, games)) for start in range(0, games, size)]


def play_part(run: Run, save: Path | None, numbers: range) -> Tally:
    """The games of these numbers."""
    seeds = {number: derived(run.seed, "game", number) for number in numbers}
    if save is None and run.setup.random:
        return play_random_games(run.setup, seeds.values())
    tally = Tally()
    for number, seed in seeds.items():
        match = run.setup.match(seed)
        match.finish()
        log = match.record.log
        tally.count(match.state, len(log))
        tally.kinds.update(_read_kind(line.move).do for line in log if line.seat is not None)
        if save is not None:
            file = save / f"{match.game.name}-{number + 1:06}.jsonl"
            file.write_bytes(match.record.to_text())
    return tally


def play_random_games(setup: Setup, seeds: Iterable[bytes]) -> Tally:
    """What would be counted with random bots in all seats, many times faster."""
    game = setup.rules()
    options = game.options(setup.options)
    tally = Tally()
    played: dict[Any, int] = {}
    for seed in seeds:
        chance = SeededDice(mixed(seed, ()))
        state = game.begin(setup.seats, options, chance)
        order, dice = table_dice(seed, setup.seats)
        tally.count(state, play_randomly(state, chance, order, dice, played))
    for move, times in played.items():
        tally.kinds[tag(game.write(move))] += times
    return tally
