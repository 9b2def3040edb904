"""Figures as tables in the terminal."""

from __future__ import annotations

from rich.table import Table

from trousseau.lab.figures import Figure, between
from trousseau.words import Words

BAR = 24


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
