"""Who plays better: two bots compared in the same seats and the same deals.

One deal is one pair of games: the hero sits in a seat among a field, then the baseline sits
there; deal, seat, field and everybody's dice are the same. The seat moves on by one with each
deal. What counts is whether the seat is among the winners.

The interval is for the difference of two matched shares, at 95 %, by Agresti and Min (2005): half a
pair is added to each of the four ways in which a pair can end, then the normal approximation
with the variance of paired differences is taken. Deals are independent, so nothing else is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial
from math import sqrt

import msgspec

from trousseau.lab.figures import NORMAL_95
from trousseau.lab.seeds import derived
from trousseau.lab.setup import Setup
from trousseau.lab.simulate import parts
from trousseau.lab.workers import Workers, spread

__all__ = ["Comparison", "Duel", "compare"]

METHOD = "paired by deal; 95 % interval of Agresti and Min for matched shares"


class Duel(msgspec.Struct, frozen=True):
    """What is to be compared. `field` is the setup with the field's bots in all seats."""

    field: Setup
    hero: str
    baseline: str
    deals: int
    seed: bytes


class Comparison(msgspec.Struct):
    """How the pairs ended: who of the two won in that seat."""

    both: int = 0
    hero_only: int = 0
    baseline_only: int = 0
    neither: int = 0
    hero_outcomes: Counter[str] = msgspec.field(default_factory=Counter)
    baseline_outcomes: Counter[str] = msgspec.field(default_factory=Counter)

    @property
    def deals(self) -> int:
        return self.both + self.hero_only + self.baseline_only + self.neither

    @property
    def hero_share(self) -> float:
        return (self.both + self.hero_only) / self.deals

    @property
    def baseline_share(self) -> float:
        return (self.both + self.baseline_only) / self.deals

    @property
    def difference(self) -> float:
        return (self.hero_only - self.baseline_only) / self.deals

    @property
    def interval(self) -> tuple[float, float]:
        pairs = self.deals + 2
        gained = self.hero_only + 0.5
        lost = self.baseline_only + 0.5
        middle = (gained - lost) / pairs
        spread = NORMAL_95 * sqrt((gained + lost) / pairs - middle * middle) / sqrt(pairs)
        return max(middle - spread, -1.0), min(middle + spread, 1.0)

    def __add__(self, other: Comparison) -> Comparison:
        ours = zip(msgspec.structs.astuple(self), msgspec.structs.astuple(other), strict=True)
        return Comparison(*[mine + theirs for mine, theirs in ours])


def compare(
    duel: Duel, workers: Workers = 1, on_progress: Callable[[int], object] = lambda deals: None
) -> Comparison:
    """Play every pair of games of a duel."""
    total = Comparison()
    for part in spread(partial(compare_part, duel), parts(duel.deals), workers):
        total += part
        on_progress(total.deals)
    return total


def compare_part(duel: Duel, numbers: range) -> Comparison:
    comparison = Comparison()
    for number in numbers:
        seat = number % duel.field.seats
        hero, why = play_deal(duel, duel.hero, seat, number)
        comparison.hero_outcomes[why] += 1
        baseline, why = play_deal(duel, duel.baseline, seat, number)
        comparison.baseline_outcomes[why] += 1
        comparison.both += hero and baseline
        comparison.hero_only += hero and not baseline
        comparison.baseline_only += baseline and not hero
        comparison.neither += not (hero or baseline)
    return comparison


def play_deal(duel: Duel, bot: str, seat: int, number: int) -> tuple[bool, str]:
    """One game of a pair: whether the seat won, and how the game ended."""
    bots = list(duel.field.bots)
    bots[seat] = bot
    setup = msgspec.structs.replace(duel.field, bots=tuple(bots))
    result = setup.match(derived(duel.seed, "deal", number)).finish()
    return seat in result.winners, result.why
