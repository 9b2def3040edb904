"""What the expert is worth: against novices, with parts left out, and among its like."""

from __future__ import annotations

from collections import Counter
from functools import partial
from itertools import chain

from trousseau.games.coffre import GAME
from trousseau.games.coffre.shapes import ClaimHand, Said
from trousseau.lab.arena import Comparison, Duel, compare
from trousseau.lab.match import TurnMatch
from trousseau.lab.seeds import derived, seed_of
from trousseau.lab.setup import Setup, set_up
from trousseau.lab.simulate import Run, parts, simulate
from trousseau.lab.workers import spread

VARIANTS = "bench.coffre"
SEED = seed_of("coffre bots")
OUTCOMES = ("opened", "fooled", "unmasked", "undetected", "shut")


def strength(deals: int, workers: int) -> list[str]:
    """One expert among novices against a novice in the same seats and deals."""
    rows = ["### Strength: one expert among novices", "", *_header("seats", "expert", "novice")]
    for seats in GAME.seats:
        duel = _duel("expert", "novice", "novice", seats, deals)
        rows.append(f"| {seats} {_figures(compare(duel, workers))}")
    return rows


def parts_of_skill(deals: int, workers: int) -> list[str]:
    """The same for five seats, with something left out or another number of imagined games."""
    rows = ["### Parts: five seats, among novices", "", *_header("hero", "hero wins", "novice")]
    for hero in ("search", "deaf", "silent", "frank", "hasty", "expert", "patient"):
        duel = _duel(hero, "novice", "novice", 5, deals)
        rows.append(f"| {hero} {_figures(compare(duel, workers))}")
    return rows


def parts_among_experts(deals: int, workers: int) -> list[str]:
    """What bluff and talk are worth where the others read them."""
    rows = ["### Parts: five seats, among experts", "", *_header("against", "expert", "other")]
    for other in ("silent", "frank"):
        duel = _duel("expert", other, "expert", 5, deals)
        rows.append(f"| {other} {_figures(compare(duel, workers))}")
    return rows


def tables_of_one_level(games: int, workers: int) -> list[str]:
    """How games end where all play alike."""
    rows = [f"### Tables of one level: how {games} games end", ""]
    rows += [f"| seats | bots | {' | '.join(OUTCOMES)} | moves |", "|---|---|" + "---:|" * 6]
    for bots in ("novice", "expert"):
        for seats in GAME.seats:
            tally = simulate(Run(set_up(VARIANTS, seats, {}, (bots,)), games, SEED), workers)
            shares = " | ".join(f"{tally.outcomes[why] / games:.2f}" for why in OUTCOMES)
            rows.append(f"| {seats} | {bots} | {shares} | {tally.moves / games:.1f} |")
    return rows


def talk_by_card(games: int, workers: int) -> list[str]:
    """What experts say of their own card, by the card they hold."""
    setup = set_up(VARIANTS, 6, {}, ("expert",))
    counts: Counter[tuple[str, str]] = Counter()
    for part in spread(partial(_talk, setup), parts(games), workers):
        counts += part
    rows = ["### Talk: what experts say of the card they hold", ""]
    rows += ["| holding | remarks | says neutral | says key |", "|---|---:|---:|---:|"]
    for held in ("neutral", "treasure", "key", "fake"):
        total = counts[held, "neutral"] + counts[held, "key"]
        shares = [counts[held, said] / max(total, 1) for said in ("neutral", "key")]
        rows.append(f"| {held} | {total} | {shares[0]:.2f} | {shares[1]:.2f} |")
    return rows


def _duel(hero: str, baseline: str, others: str, seats: int, deals: int) -> Duel:
    return Duel(set_up(VARIANTS, seats, {}, (others,)), hero, baseline, deals, SEED)


def _header(first: str, hero: str, baseline: str) -> list[str]:
    names = f"| {first} | deals | {hero} | {baseline} | difference | 95 % interval |"
    return [names, "|---|" + "---:|" * 5]


def _figures(found: Comparison) -> str:
    low, high = found.interval
    return (
        f"| {found.deals} | {found.hero_share:.3f} | {found.baseline_share:.3f} "
        f"| {found.difference:+.3f} | {low:+.3f} to {high:+.3f} |"
    )


def _talk(setup: Setup, numbers: range) -> Counter[tuple[str, str]]:
    counts: Counter[tuple[str, str]] = Counter()
    for number in numbers:
        heading = setup.heading(derived(SEED, "talk", number))
        match = TurnMatch(setup.rules(), heading, setup.players())
        for event in chain.from_iterable(match):
            match event.fact:
                case Said(seat=seat, claim=ClaimHand(holder=holder, face=face)) if holder == seat:
                    counts[match.state.roles()[seat], face] += 1
                case _:
                    pass
    return counts
