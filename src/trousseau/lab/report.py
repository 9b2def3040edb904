"""A run as a page to look at: one file, nothing to fetch, for light and dark screens."""

from __future__ import annotations

import shlex
from html import escape
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from string import Template

import msgspec

from trousseau.lab.figures import Figure, Share, between, figures
from trousseau.lab.setup import Setup
from trousseau.lab.tally import Tally
from trousseau.words import Words

PAGE = Path(__file__).with_name("report.html")


class NoPlots(ImportError):
    """Matplotlib, which draws the figures, is not installed."""


def check_plots() -> None:
    """NoPlots now rather than after an hour of play."""
    if find_spec("matplotlib") is None:
        raise NoPlots


def write_report(folder: Path, setup: Setup, seed: str, tally: Tally, words: Words) -> Path:
    """Write `report.html` into a folder."""
    template = Template(PAGE.read_text(encoding="utf-8"))
    page = template.substitute(
        language=words.language,
        title=escape(words.say("report.title", game=words.title())),
        lead=escape(words.say("report.lead", seats=setup.seats, bots=sorted(set(setup.bots)))),
        tiles=tiles(tally, seed, words),
        sections=sections(setup, tally, words),
        again=escape(words.say("report.again")),
        command=escape(command(setup, seed, tally)),
    )
    file = folder / "report.html"
    file.write_text(page, encoding="utf-8")
    return file


def tiles(tally: Tally, seed: str, words: Words) -> str:
    """The numbers to see first."""
    values = {
        "report.games": words.number(tally.games),
        "report.moves": words.number(tally.moves),
        "report.length": words.number(tally.moves / tally.games, 1),
        "report.seed": seed,
    }
    return "\n".join(
        f"<div><dt>{escape(words.say(key))}</dt><dd>{escape(value)}</dd></div>"
        for key, value in values.items()
    )


def sections(setup: Setup, tally: Tally, words: Words) -> str:
    # Matplotlib takes a second to load: only who asks for a report waits for it.
    plots = import_module("trousseau.lab.plots")
    shown = [
        section(figure.title, plots.bars(figure, words), table(figure, words))
        for figure in figures(setup, tally, words)
    ]
    lengths = [Share(words.number(n), tally.lengths[n], tally.games) for n in sorted(tally.lengths)]
    figure = Figure(words.say("figure.lengths"), lengths, intervals=False)
    drawing = plots.histogram(figure.title, tally.lengths)
    return "\n".join([*shown, section(figure.title, drawing, table(figure, words))])


def section(title: str, drawing: str, rows: str) -> str:
    heading = escape(title)
    described = drawing.replace("<svg", f'<svg role="img" aria-label="{heading}"', 1)
    return f"<section><h2>{heading}</h2>\n{described}\n{rows}</section>"


def table(figure: Figure, words: Words) -> str:
    """The numbers behind a drawing, for those who want or need them as text."""
    rows = "\n".join(row(share, figure.intervals, words) for share in figure.shares)
    summary = escape(words.say("report.numbers"))
    return f"<details><summary>{summary}</summary><table>\n{rows}\n</table></details>"


def row(share: Share, intervals: bool, words: Words) -> str:
    cells = [words.number(share.hits), words.percent(share.share)]
    if intervals:
        cells.append(between(share, words))
    data = "".join(f"<td>{escape(cell)}</td>" for cell in cells)
    return f'<tr><th scope="row">{escape(share.label)}</th>{data}</tr>'


def command(setup: Setup, seed: str, tally: Tally) -> str:
    """What to type to play these games again."""
    chosen = setup.options.items() - msgspec.to_builtins(setup.rules().options()).items()
    options = [f"--option={name}={str(value).lower()}" for name, value in sorted(chosen)]
    bots = setup.bots[:1] if len(set(setup.bots)) == 1 else setup.bots
    words = ["trousseau", "simulate", setup.game, f"--seats={setup.seats}", *options]
    words += [f"--games={tally.games}", f"--bots={','.join(bots)}", f"--seed={seed}"]
    return shlex.join(words)
