"""What `import trousseau` gives at once: a game between bots, its record again, many games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from trousseau import games
from trousseau.kernel import Record, Replay
from trousseau.lab import simulate as run
from trousseau.lab.seeds import seed_of
from trousseau.lab.setup import set_up
from trousseau.lab.tally import Tally

__all__ = ["play", "replay", "simulate"]


def play(
    game: str,
    seats: int,
    *,
    bots: Sequence[str] = ("random",),
    options: Mapping[str, object] = {},
    seed: str | int = 0,
) -> Record:
    """A game between bots, one named for all seats or one for each; the seed decides it.

    UnknownGame, UnknownBot or Illegal say what can't be.
    """
    match = set_up(game, seats, options, bots).match(seed_of(str(seed)))
    match.finish()
    return match.record


def replay(record: Record) -> Replay[Any]:
    """A record to be played again: line by line as it is iterated over, or at once by `finish`."""
    return Replay(games.get(record.heading.game), record)


def simulate(  # noqa: PLR0913 - all that may be chosen, each with its default
    game: str,
    seats: int,
    *,
    games: int = 1000,
    bots: Sequence[str] = ("random",),
    options: Mapping[str, object] = {},
    seed: str | int = 0,
    workers: int = 1,
) -> Tally:
    """As many games as `play` would play of other seeds, counted; `workers` are processes."""
    setup = set_up(game, seats, options, bots)
    return run.simulate(run.Run(setup, games, seed_of(str(seed))), workers)
