"""`trousseau arena`: which bot plays better, in the same seats and deals."""

from __future__ import annotations

import time
from itertools import permutations
from typing import Annotated, Any

import typer
from rich.table import Table

from trousseau.cli.asking import (
    Choices,
    GameName,
    On,
    Seats,
    Seed,
    Workers,
    number,
    seed_for,
    table,
    workers_for,
)
from trousseau.cli.complaint import Refused
from trousseau.cli.screen import Screen
from trousseau.lab.arena import METHOD, Comparison, Duel, compare
from trousseau.lab.cluster import RayCluster
from trousseau.lab.seeds import seed_of
from trousseau.lab.setup import check_bots
from trousseau.words import Words

Deals = Annotated[int, typer.Option(metavar="N", parser=number("--deals", 1))]
Bot = Annotated[str, typer.Option(metavar="BOT")]
Bots = Annotated[str, typer.Option(metavar="BOT,BOT,...")]


def command(
    ctx: typer.Context,
    game: GameName = "",
    seats: Seats = None,
    hero: Bot = "",
    baseline: Bot = "random",
    field: Bot = "",
    round_robin: Bots = "",
    deals: Deals = 1000,
    option: Choices = None,
    seed: Seed = "",
    workers: Workers = None,
    on: On = "",
) -> None:
    """One duel, or in a round-robin one for each bot among each other."""
    screen: Screen = ctx.obj
    seed = seed_for(seed)
    duels = [
        Duel(table(game, seats, option, field or other), one, other, deals, seed_of(seed))
        for one, other in pairs(hero, baseline, round_robin)
    ]
    who = workers_for(workers, on)
    for duel in duels:
        check_bots(game, [duel.hero, duel.baseline])
    answers = [fight(duel, who, screen) | {"seed": seed} for duel in duels]
    if screen.json:
        screen.give(answers if round_robin else answers[0])
    else:
        screen.draw(drawn(answers, screen.words))
        screen.say("arena.method", deals=deals, seed=seed)


def pairs(hero: str, baseline: str, round_robin: str) -> list[tuple[str, str]]:
    """Hero and baseline of each duel."""
    if not round_robin:
        if not hero:
            raise Refused("no_hero")
        return [(hero, baseline)]
    names = list(dict.fromkeys(round_robin.split(",")))
    if len(names) < 2:
        raise Refused("round_robin", value=round_robin)
    return list(permutations(names, 2))


def fight(duel: Duel, who: int | RayCluster, screen: Screen) -> dict[str, Any]:
    start = time.perf_counter()
    with screen.progress("progress.deals", duel.deals) as on_progress:
        comparison = compare(duel, who, on_progress)
    return answer(duel, comparison, time.perf_counter() - start)


def answer(duel: Duel, comparison: Comparison, seconds: float) -> dict[str, Any]:
    """All that was found; all but `seconds` is decided by what was asked for."""
    return {
        "game": duel.field.game,
        "seats": duel.field.seats,
        "options": duel.field.options,
        "hero": duel.hero,
        "baseline": duel.baseline,
        "field": duel.field.bots,
        "deals": comparison.deals,
        "seconds": round(seconds, 3),
        "hero_share": comparison.hero_share,
        "baseline_share": comparison.baseline_share,
        "difference": comparison.difference,
        "interval": comparison.interval,
        "method": METHOD,
        "pairs": {
            "both": comparison.both,
            "hero_only": comparison.hero_only,
            "baseline_only": comparison.baseline_only,
            "neither": comparison.neither,
        },
        "hero_outcomes": dict(sorted(comparison.hero_outcomes.items())),
        "baseline_outcomes": dict(sorted(comparison.baseline_outcomes.items())),
    }


def drawn(answers: list[dict[str, Any]], words: Words) -> Table:
    table = Table(box=None)
    for key in ("hero", "baseline", "field", "hero_share", "baseline_share", "difference"):
        table.add_column(words.say(f"arena.{key}"))
    for found in answers:
        low, high = (words.points(bound) for bound in found["interval"])
        table.add_row(
            found["hero"],
            found["baseline"],
            words.listed(sorted(set(found["field"]))),
            words.percent(found["hero_share"]),
            words.percent(found["baseline_share"]),
            words.say(
                "arena.between",
                difference=words.points(found["difference"]),
                low=low,
                high=high,
            ),
        )
    return table
