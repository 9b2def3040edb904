"""Games of one bot against others of one kind: what share of the wins it gets, and how fast it is.

Each deal is played once from every seat, all else being equal; a win that is shared counts in
parts. Deals are independent, games of one deal are not: so intervals are for the mean over deals.
"""

from __future__ import annotations

from functools import partial
from math import sqrt
from statistics import mean, stdev
from time import process_time
from typing import NamedTuple

from bench.passwords.bots import HASTY, KNOWN, LOOKS
from trousseau.bots import Bot, Seen, chooser
from trousseau.games.passwords.shapes import Move
from trousseau.kernel import Dice
from trousseau.lab.figures import NORMAL_95
from trousseau.lab.match import TurnMatch
from trousseau.lab.seeds import derived, seed_of
from trousseau.lab.setup import Setup, set_up
from trousseau.lab.simulate import parts
from trousseau.lab.workers import spread

VARIANTS = "bench.passwords"
SEED = seed_of("passwords bots")
LADDER = {"novice": "random", "good": "novice", "expert": "good"}
LANGUAGES = ("fr", "en")


class Deal(NamedTuple):
    """What the hero got on average over the seats of one deal."""

    share: float
    left: float
    others_left: float
    times: list[float]
    """Of each of its moves, in milliseconds."""


class Timed:
    """A bot, and how long it thought."""

    def __init__(self, bot: Bot[Move]) -> None:
        self.bot = bot
        self.times: list[float] = []

    def choose(self, seen: Seen[Move], dice: Dice) -> Move:
        start = process_time()
        move = self.bot.choose(seen, dice)
        self.times.append(1000 * (process_time() - start))
        return move


def strength(games: int, workers: int) -> list[str]:
    """Level against the one below, two seats: half of the games in each language."""
    rows = ["### Strength: two seats", "", *_header("bot", "against")]
    for language in LANGUAGES:
        for hero, other in LADDER.items():
            each = games // len(LANGUAGES)
            figures = _figures(hero, other, 2, each, workers, language=language)
            rows.append(f"| {hero}, {language} | {other} {figures}")
    return rows


def attention(games: int, workers: int) -> list[str]:
    """What a good bot gains by looking at more words, and by knowing more."""
    rows = ["### Words and looks: two seats", "", *_header("bot", "against")]
    others = [f"good, {looks} looks" for looks in LOOKS]
    others += [f"good, {known:,} words" for known in KNOWN]
    for hero in others:
        rows.append(f"| {hero} | good {_figures(hero, 'good', 2, games, workers)}")
    return rows


def races(games: int, workers: int) -> list[str]:
    """What imagined races are worth; with a handicap, or whoever begins wins nearly always."""
    rows = [
        "### Races: one expert among hasty ones, with a handicap",
        "",
        *_header("seats", "among"),
    ]
    for seats in (2, 4):
        figures = _figures("expert", HASTY, seats, games, workers, handicap=True)
        rows.append(f"| {seats} | {HASTY} {figures}")
    return rows


def larger_tables(games: int, workers: int) -> list[str]:
    """One of a level among those below, three to five seats."""
    rows = ["### Larger tables: one among others", "", *_header("seats", "bot among")]
    for hero, other in (("good", "novice"), ("expert", "good")):
        for seats in (3, 5):
            figures = _figures(hero, other, seats, games, workers)
            rows.append(f"| {seats} | {hero} among {other} {figures}")
    return rows


def _header(first: str, second: str) -> list[str]:
    names = (
        f"| {first} | {second} | games | wins | 95 % interval | gems left | theirs "
        "| ms a move | 95th percentile |"
    )
    return [names, "|---|---|" + "---:|" * 7]


def _figures(hero: str, other: str, seats: int, games: int, workers: int, **options: object) -> str:
    field = set_up(VARIANTS, seats, options, (other,))
    deals = max(2, games // seats)
    play = partial(_played, field, hero)
    found = [deal for part in spread(play, parts(deals), workers) for deal in part]
    shares = [deal.share for deal in found]
    margin = NORMAL_95 * stdev(shares) / sqrt(len(shares))
    low, high = max(0.0, mean(shares) - margin), min(1.0, mean(shares) + margin)
    times = sorted(time for deal in found for time in deal.times)
    return (
        f"| {len(found) * seats} | {mean(shares):.3f} | {low:.3f} to {high:.3f} "
        f"| {mean(deal.left for deal in found):.1f} "
        f"| {mean(deal.others_left for deal in found):.1f} "
        f"| {mean(times):.2f} | {times[len(times) * 95 // 100]:.2f} |"
    )


def _played(field: Setup, hero: str, numbers: range) -> list[Deal]:
    return [_deal(field, hero, derived(SEED, "deal", number)) for number in numbers]


def _deal(field: Setup, hero: str, seed: bytes) -> Deal:
    games = [_game(field, hero, seed, seat) for seat in range(field.seats)]
    shares, own, others, times = zip(*games, strict=True)
    return Deal(mean(shares), mean(own), mean(others), [time for some in times for time in some])


def _game(field: Setup, hero: str, seed: bytes, seat: int) -> Deal:
    players = field.players()
    timed = Timed(chooser(set_up(field.game, field.seats, {}, (hero,)).players()[0]))
    players[seat] = timed
    result = TurnMatch(field.rules(), field.heading(seed), players).finish()
    left = [-score for score in result.scores]
    own = left.pop(seat)
    share = 1 / len(result.winners) if seat in result.winners else 0.0
    return Deal(share, own, mean(left), timed.times)
