"""What a study found, as a page has it: tables in Markdown, and SVG files beside it."""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from bench.places import ROOT

Rows = Iterable[tuple[object, ...]]

COLOURS = """<style>
svg { color: #57534e; --bar: #b7791f; }
@media (prefers-color-scheme: dark) { svg { color: #d6d3d1; --bar: #e0a63c; } }
</style>"""
"""What a page would give: a file by itself brings its own."""


def parser_for(page: Path, description: str | None) -> ArgumentParser:
    """What every study is asked, and whether it renews its page."""
    parser = ArgumentParser(prog=f"python -m bench.balance.{page.stem}", description=description)
    parser.add_argument("--seed", default="balance", help="decides everything")
    parser.add_argument("--workers", type=int, default=1, help="processes (1)")
    parser.add_argument("--write", action="store_true", help=f"renew {page.relative_to(ROOT)}")
    return parser


def section(title: str, lines: list[str]) -> Iterator[str]:
    yield from (f"### {title}", "", *lines, "")


def table(head: tuple[str, ...], rows: Rows) -> list[str]:
    lines = [head, ("---", *["---:"] * (len(head) - 1)), *rows]
    return ["| " + " | ".join(str(cell) for cell in line) + " |" for line in lines]


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def write_plots(page: Path, drawn: Mapping[str, str]) -> list[str]:
    """Write each drawing, by its title, to a file beside the page; the lines that show them."""
    lines = []
    for number, (title, svg) in enumerate(drawn.items(), 1):
        file = page.with_name(f"{page.stem}-{number}.svg")
        head, mark, rest = svg.partition(">")
        file.write_text(f"{head}{mark}{COLOURS}{rest}")
        lines += [f"![{title}]({file.name})", f"*{title}*", ""]
    return lines
