# compiled: mypyc
"""The beam of la barbichette: a marker on it drifts off by itself, and a hand leans against it."""

from __future__ import annotations

from collections.abc import Sequence

from trousseau.games.boyard.constants import (
    BEAM_KEEPS,
    BEAM_TIPS,
    CALM,
    LEAN,
    SHOVES,
    STEP,
    SWIFT_HAND,
    TREMBLE,
    TREMBLES,
)
from trousseau.games.boyard.trials.barbichette.shapes import GrimaceThrown
from trousseau.games.boyard.trials.traces import WAVE, towards_zero

SWIFT_STEPS = -(-SWIFT_HAND // STEP)


def beam_step(x: int, v: int, lean: int, push: int) -> tuple[int, int]:
    """Where the marker is and how fast, a step later."""
    v += towards_zero(BEAM_TIPS * x, 1000) + LEAN * lean + push
    v = towards_zero(BEAM_KEEPS * v, 100)
    return x + v, v


def tremble(noise: int, step: int) -> int:
    """What the beam does of its own, by a place in the waves that the table drew."""
    slow, quick = TREMBLES
    both = WAVE[(noise + slow * step) % 256] + WAVE[(3 * noise + quick * step) % 256]
    return towards_zero(TREMBLE * both, 2000)


def shove(grimaces: Sequence[GrimaceThrown], seat: int, step: int) -> int:
    """What the grimaces that meet this seat do to its beam in a step."""
    push = 0
    for grimace in grimaces:
        shoves = SHOVES[grimace.kind]
        if grimace.whom == seat and 0 <= step - grimace.step < len(shoves):
            push += grimace.side * shoves[step - grimace.step]
    return push


def calm_zone(step: int, steps: int) -> int:
    """How far from the middle the marker may be, in a step of all those of the sand."""
    wide, narrow = CALM
    return wide - (wide - narrow) * step // steps


def met_swiftly(grimace: GrimaceThrown, leans: Sequence[int]) -> bool:
    """Whether it was leant against sooner than hands can: `leans` begins a step before it."""
    against = -grimace.side
    return leans[0] != against and against in leans[1 : 1 + SWIFT_STEPS]
