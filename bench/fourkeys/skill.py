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

from bench.fourkeys.bots import ROUNDS
from trousseau.bots import Bot, Seen, chooser
from trousseau.games.fourkeys.scoring import gold
from trousseau.games.fourkeys.state import FourKeys
from trousseau.kernel import Dice
from trousseau.lab.figures import NORMAL_95
from trousseau.lab.match import TurnMatch
from trousseau.lab.seeds import derived, seed_of
from trousseau.lab.setup import Setup, set_up
from trousseau.lab.simulate import parts
from trousseau.lab.workers import spread

VARIANTS = "bench.fourkeys"
SEED = seed_of("fourkeys bots")


class Deal(NamedTuple):
    """What the hero got on average over the seats of one deal."""

    share: float
    gold: float
    others_gold: float
    seconds: float
    moves: int


class Timed:
    """A bot, and how long it thought."""

    def __init__(self, bot: Bot[int]) -> None:
        self.bot = bot
        self.seconds = 0.0
        self.moves = 0

    def choose(self, seen: Seen[int], dice: Dice) -> int:
        start = process_time()
        move = self.bot.choose(seen, dice)
        self.seconds += process_time() - start
        self.moves += 1
        return move


def strength(games: int, workers: int) -> list[str]:
    """Level against level, two seats."""
    rows = ["### Strength: two seats", "", *_header("bot", "against")]
    below = {"novice": "random", "good": "novice", "expert 16": "novice", "expert": "novice"}
    for hero, other in below.items():
        rows.append(f"| {hero} | {other} {_figures(hero, other, 2, games, workers)}")
    return rows


def larger_tables(games: int, workers: int) -> list[str]:
    """One expert among others, three and four seats: a third and a fourth would be even."""
    rows = ["### Larger tables: one expert among others", "", *_header("seats", "among")]
    for seats in (3, 4):
        figures = _figures("expert", "good", seats, games, workers)
        rows.append(f"| {seats} | good {figures}")
    return rows


def curve(games: int, workers: int) -> list[str]:
    """The expert with more and more imagined games a move, against the good level."""
    rows = ["### Thinking time: two seats, against good", "", *_header("imagined games", "against")]
    for rounds in ROUNDS:
        figures = _figures(f"expert {rounds}", "good", 2, games, workers)
        rows.append(f"| {rounds} | good {figures}")
    return rows


def _header(first: str, second: str) -> list[str]:
    names = f"| {first} | {second} | games | wins | 95 % interval | gold | theirs | ms a move |"
    return [names, "|---|---|" + "---:|" * 6]


def _figures(hero: str, other: str, seats: int, games: int, workers: int) -> str:
    field = set_up(VARIANTS, seats, {}, (other,))
    deals = max(2, games // seats)
    play = partial(_played, field, hero)
    found = [deal for part in spread(play, parts(deals), workers) for deal in part]
    shares = [deal.share for deal in found]
    margin = NORMAL_95 * stdev(shares) / sqrt(len(shares))
    low, high = max(0.0, mean(shares) - margin), min(1.0, mean(shares) + margin)
    pace = 1000 * sum(deal.seconds for deal in found) / sum(deal.moves for deal in found)
    return (
        f"| {len(found) * seats} | {mean(shares):.3f} | {low:.3f} to {high:.3f} "
        f"| {mean(deal.gold for deal in found):.1f} "
        f"| {mean(deal.others_gold for deal in found):.1f} | {pace:.2f} |"
    )


def _played(field: Setup, hero: str, numbers: range) -> list[Deal]:
    return [_deal(field, hero, derived(SEED, "deal", number)) for number in numbers]


def _deal(field: Setup, hero: str, seed: bytes) -> Deal:
    games = [_game(field, hero, seed, seat) for seat in range(field.seats)]
    shares, own, others, seconds, moves = zip(*games, strict=True)
    return Deal(mean(shares), mean(own), mean(others), sum(seconds), sum(moves))


def _game(field: Setup, hero: str, seed: bytes, seat: int) -> Deal:
    players = field.players()
    timed = Timed(chooser(set_up(field.game, field.seats, {}, (hero,)).players()[0]))
    players[seat] = timed
    match = TurnMatch(field.rules(), field.heading(seed), players)
    result = match.finish()
    state = match.state
    assert isinstance(state, FourKeys)
    totals = [gold(state.dungeons[other], state.coins[other]) for other in range(state.seats)]
    own = totals.pop(seat)
    return Deal(result.scores[seat], own, mean(totals), timed.seconds, timed.moves)
