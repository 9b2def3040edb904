"""What a tally shows, in words and numbers: the terminal and the page draw the same figures."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

from trousseau.lab.setup import Setup
from trousseau.lab.tally import Tally
from trousseau.words import Words

NORMAL_95 = 1.959964


class Share(NamedTuple):
    """Hits out of trials under one label."""

    label: str
    hits: int
    trials: int

    @property
    def share(self) -> float:
        return self.hits / self.trials if self.trials else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's 95 % interval; never outside 0 and 1, and fair near both."""
        if not self.trials:
            return 0.0, 1.0
        trials = self.trials
        square = NORMAL_95 * NORMAL_95
        middle = self.share + square / (2 * trials)
        variance = self.share * (1 - self.share) / trials + square / (4 * trials * trials)
        margin = NORMAL_95 * sqrt(variance)
        scale = 1 + square / trials
        return max((middle - margin) / scale, 0.0), min((middle + margin) / scale, 1.0)


class Figure(NamedTuple):
    """Shares under one title. Intervals are for trials that have nothing to do with each other."""

    title: str
    shares: list[Share]
    intervals: bool = True


def between(share: Share, words: Words) -> str:
    """How sure a share is, in words."""
    low, high = (words.percent(bound) for bound in share.interval)
    return words.say("figure.interval", low=low, high=high)


def figures(setup: Setup, tally: Tally, words: Words) -> list[Figure]:
    """Outcomes, wins by role and by seat, kinds of moves."""
    found = [outcomes(tally, words)]
    if tally.seats_by_role:
        found.append(wins_by_role(setup.rules().role, tally, words))
    return [*found, wins_by_seat(setup, tally, words), kinds(tally, words)]


def outcomes(tally: Tally, words: Words) -> Figure:
    counted = tally.outcomes.most_common()
    shares = [Share(words.name("outcome", why), games, tally.games) for why, games in counted]
    return Figure(words.say("figure.outcomes"), shares)


def wins_by_role(role: str, tally: Tally, words: Words) -> Figure:
    held = sorted(tally.seats_by_role.items())
    shares = [Share(words.name(role, name), tally.wins_by_role[name], n) for name, n in held]
    shares.sort(key=lambda share: share.share, reverse=True)
    return Figure(words.say(f"figure.wins_by_{role}"), shares)


def wins_by_seat(setup: Setup, tally: Tally, words: Words) -> Figure:
    labels = [words.say("figure.seat", seat=seat, bot=bot) for seat, bot in enumerate(setup.bots)]
    wins = tally.wins_by_seat
    shares = [Share(label, wins[seat], tally.games) for seat, label in enumerate(labels)]
    return Figure(words.say("figure.wins_by_seat"), shares)


def kinds(tally: Tally, words: Words) -> Figure:
    counted = tally.kinds.most_common()
    shares = [Share(words.name("kind", kind), times, tally.moves) for kind, times in counted]
    return Figure(words.say("figure.kinds"), shares, intervals=False)
