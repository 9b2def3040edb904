"""Every fact that play can tell, with its audience, made once: games are played by the million."""

from __future__ import annotations

from typing import Final

from trousseau.games.coffre.pieces import FACES, MOST_SEATS, SLOTS
from trousseau.games.coffre.shapes import (
    Designated,
    Exchanged,
    Forced,
    Named,
    Observed,
    Passed,
    Received,
    Saw,
    TurnEnded,
)
from trousseau.kernel.state import Event, only

_SEATS = range(MOST_SEATS)
_SLOTS = range(SLOTS)

# Indexed by what they tell: [seat], then [target], then [slot] or [face].
PASSED: Final = [Event(Passed(seat)) for seat in _SEATS]
ENDED: Final = [Event(TurnEnded(seat)) for seat in _SEATS]
OBSERVED: Final = [[Event(Observed(seat, slot)) for slot in _SLOTS] for seat in _SEATS]
EXCHANGED: Final = [[Event(Exchanged(seat, slot)) for slot in _SLOTS] for seat in _SEATS]
FORCED: Final = [
    [[Event(Forced(seat, target, slot)) for slot in _SLOTS] for target in _SEATS] for seat in _SEATS
]
DESIGNATED: Final = [[Event(Designated(seat, target)) for target in _SEATS] for seat in _SEATS]
NAMED: Final = [[Event(Named(seat, target)) for target in _SEATS] for seat in _SEATS]
SAW: Final = [
    [[Event(Saw(slot, face), only(seat)) for face in FACES] for slot in _SLOTS] for seat in _SEATS
]
RECEIVED: Final = [[Event(Received(face), only(seat)) for face in FACES] for seat in _SEATS]
