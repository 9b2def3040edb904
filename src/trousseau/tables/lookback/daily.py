"""A game of the day, as a worker process is asked for it: it is its moves, and kept by nobody here.

The date is the seed, so everybody gets the same game, on any server. Whoever plays it sends all
their moves each time, and gets the moments that come of them.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import msgspec

from trousseau import games
from trousseau.kernel import moments
from trousseau.kernel.record import Heading
from trousseau.kernel.replay import Recorder
from trousseau.tables.lookback.growing_list import Made, whole

ALONE = 0
"""The only seat."""


class Day(msgspec.Struct, frozen=True, tag=True):
    """A game of the day as somebody has played it so far."""

    module: str
    date: str
    options: dict[str, Any]
    moves: tuple[msgspec.Raw, ...]


def played_day(day: Day) -> Made:
    """Its moments, the deal first; Illegal if a move is none."""
    game = games.parts_of(day.module).daily()
    assert game is not None
    heading = Heading(
        game=game.name,
        rules_version=game.rules_version,
        seats=1,
        options=msgspec.to_builtins(game.options(day.options)),
        seed=sha256(f"{game.name} {day.date}".encode()).hexdigest(),
    )
    recorder = Recorder(game, heading)
    for move in day.moves:
        recorder.play(ALONE, game.read_json(move, ALONE), 0)
    return whole(msgspec.json.encode(tuple(moments(game, recorder.record, ALONE))))
