# compiled: mypyc
"""A claimed reaction, judged: what counts of it, and what is noted.

The signal leaves the table, a page claims how many milliseconds passed there between the frame
that showed it and the hand's answer, and the claim arrives. What is left between the two, the
slack, is the line's. docs/boyard-time.md says what that is fair to, and what a cheat can gain.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from trousseau.games.boyard.constants import (
    EVEN_CLAIMS,
    EVEN_WITHIN,
    FALSE_START,
    IMPOSSIBLE,
    JITTER,
    LUCKY_CLAIMS,
    MOST_CLAIM,
    QUICK,
)
from trousseau.games.boyard.trials.delay import usual_delay
from trousseau.games.boyard.trials.shapes import Hands
from trousseau.games.boyard.trials.signal_shapes import Measured, Reaction
from trousseau.kernel.dice import Dice
from trousseau.kernel.state import Space
from trousseau.kernel.structs import Refusal, Written

SAMPLED: Final = 600
"""Claims made at random are below this."""


def possible_from(signal: int, after: int) -> int:
    """A claim that arrives before this was made before its time had passed."""
    return signal + after + IMPOSSIBLE


def most_possible(signal: int, arrived: int) -> int:
    """The slowest reaction that can be claimed by what arrived then."""
    return min(MOST_CLAIM, arrived - signal - IMPOSSIBLE)


def judged(hands: Hands, seat: int, signal: int, claimed: int, arrived: int) -> Measured:
    """What counts of a claim: what a line can't explain is added to it."""
    if claimed < FALSE_START:
        return Measured(seat, claimed=claimed, false=True)
    slack = arrived - signal - claimed
    added = max(0, slack - usual_delay(hands) - JITTER)
    counts = claimed if hands.quick < LUCKY_CLAIMS else max(claimed, QUICK)
    return Measured(seat, counts + added, claimed, added)


def noted(hands: Hands, claimed: int) -> Hands:
    """What everybody may know of a seat's claims after this one, which counted."""
    claims = (*hands.claims, claimed)[-EVEN_CLAIMS:]
    even = len(claims) == EVEN_CLAIMS and max(claims) - min(claims) <= EVEN_WITHIN
    quick = hands.quick + 1 if claimed < QUICK else hands.quick
    return replace(hands, claims=claims, even=even, quick=quick)


class Claims(Space[Written]):
    """Any claim may be written; when it may arrive is what `ready` says of it."""

    def __init__(self, kind: type[Reaction]) -> None:
        self.kind = kind

    def why_not(self, move: Written) -> Refusal | None:
        return None if isinstance(move, self.kind) else Refusal("no_such_move")

    def sample(self, dice: Dice) -> Written:
        claim = dice.below(SAMPLED)
        return self.kind(claim) if claim else self.kind()
