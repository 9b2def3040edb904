"""The table as a picture: the game's own, or a plain list of what a view holds."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from rich.console import RenderableType
from rich.table import Table

from trousseau import games
from trousseau.kernel import View
from trousseau.words import Words

Draw = Callable[[View, Words], RenderableType]


def drawing_of(game: str) -> Draw:
    """A game's `terminal.draw`, if it has one."""
    terminal = games.part(game, "terminal")
    draw: Draw = terminal.draw if terminal else plain
    return draw


def plain(view: View, words: Words) -> Table:
    """Everything in the view but the moves, which are offered as choices."""
    table = Table.grid(padding=(0, 2))
    for name, value in msgspec.to_builtins(view).items():
        if name not in ("moves", "off", "result"):
            table.add_row(name, msgspec.json.encode(value).decode())
    return table
