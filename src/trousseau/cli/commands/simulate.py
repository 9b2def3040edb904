"""`trousseau simulate`: many games between bots, counted."""

from __future__ import annotations

import time
from collections import Counter
from typing import Annotated, Any

import typer
from rich.table import Table

from trousseau.cli.asking import (
    Bots,
    Choices,
    Folder,
    GameName,
    On,
    Seats,
    Seed,
    Workers,
    folder_for,
    number,
    seed_for,
    table,
    workers_for,
)
from trousseau.cli.complaint import Refused
from trousseau.cli.screen import Screen
from trousseau.lab.cluster import RayCluster
from trousseau.lab.figures import Figure, between, figures
from trousseau.lab.report import check_plots, write_report
from trousseau.lab.seeds import seed_of
from trousseau.lab.setup import Setup
from trousseau.lab.simulate import Run, simulate
from trousseau.lab.tally import Tally
from trousseau.words import Words

BAR = 24

Games = Annotated[int, typer.Option(metavar="N", parser=number("--games", 1))]


def command(
    ctx: typer.Context,
    game: GameName = "",
    seats: Seats = None,
    games: Games = 1000,
    bots: Bots = "random",
    option: Choices = None,
    seed: Seed = "",
    workers: Workers = None,
    on: On = "",
    report: Folder = "",
    save: Folder = "",
) -> None:
    """Play, count, and tell in tables, in JSON, on a page."""
    screen: Screen = ctx.obj
    setup = table(game, seats, option, bots)
    who = workers_for(workers, on)
    if save and isinstance(who, RayCluster) and who.address:
        raise Refused("save_there", address=on)
    page_folder, record_folder = folder_for(report), folder_for(save)
    if page_folder:
        check_plots()
    seed = seed_for(seed)
    start = time.perf_counter()
    with screen.progress("progress.games", games) as on_progress:
        run = Run(setup, games, seed_of(seed))
        tally = simulate(run, who, record_folder, on_progress)
    seconds = time.perf_counter() - start
    words = screen.words_for(game)
    if screen.json:
        screen.give(answer(setup, seed, tally, seconds))
    else:
        pace = words.number(seconds, 1)
        screen.say("simulate.done", games=games, moves=tally.moves, seconds=pace, seed=seed)
        for figure in figures(setup, tally, words):
            screen.draw(drawn(figure, words))
    if record_folder:
        screen.note("simulate.saved", folder=record_folder)
    if page_folder:
        screen.note("simulate.report", file=write_report(page_folder, setup, seed, tally, words))


def drawn(figure: Figure, words: Words) -> Table:
    """Each share with its number, how sure it is, and a bar."""
    table = Table(title=figure.title, title_justify="left", title_style="bold", box=None)
    table.show_header = False
    for justify in ("left", "right", "right", "right", "left"):
        table.add_column(justify=justify)
    for share in figure.shares:
        table.add_row(
            share.label,
            words.number(share.hits),
            words.percent(share.share),
            between(share, words) if figure.intervals else "",
            "█" * round(BAR * share.share),
        )
    return table


def answer(setup: Setup, seed: str, tally: Tally, seconds: float) -> dict[str, Any]:
    """Everything that was counted; all but `seconds` is decided by what was asked for."""
    game = setup.rules()
    return {
        "game": setup.game,
        "rules_version": game.rules_version,
        "seats": setup.seats,
        "options": setup.options,
        "bots": setup.bots,
        "seed": seed,
        "games": tally.games,
        "moves": tally.moves,
        "seconds": round(seconds, 3),
        "outcomes": in_order(tally.outcomes),
        f"wins_by_{game.role}": in_order(tally.wins_by_role),
        f"seats_by_{game.role}": in_order(tally.seats_by_role),
        "wins_by_seat": [tally.wins_by_seat[seat] for seat in range(setup.seats)],
        "moves_by_kind": in_order(tally.kinds),
        "games_by_length": in_order(tally.lengths),
    }


def in_order(counts: Counter[Any]) -> dict[str, int]:
    return {str(key): counts[key] for key in sorted(counts)}
