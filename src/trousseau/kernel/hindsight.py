"""A game that is over, looked at again through one pair of eyes.

Whoever gets its moments knows what those eyes knew and no more, but for the last one if it ends
the game: then the cards lie open.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from trousseau.kernel.eyes import Hindsight
from trousseau.kernel.game import AnyGame
from trousseau.kernel.moment import Happening, Moment, seen
from trousseau.kernel.record import Record
from trousseau.kernel.replay import Replay


def moments(
    game: AnyGame[Any], record: Record, eyes: Hindsight, began: int = 0
) -> Iterator[Moment]:
    """The table as it was set, and then a moment for each line. BadRecord if it can't be.

    `began` is when the game did, if instants are to be told in epoch milliseconds.
    """
    replay = Replay(game, record)
    yield Happening(0, began).told_to(eyes, seen(replay.state, eyes))
    for seq, at, seat, events in replay:
        happening = Happening(seq + 1, began + at, seat, events)
        yield happening.told_to(eyes, seen(replay.state, eyes))
