"""The table as a picture: the game's own, or a plain list of what a view holds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from rich.console import RenderableType
from rich.table import Table

from trousseau import games
from trousseau.kernel import View
from trousseau.words import Words

Draw = Callable[[Any, Words], RenderableType]


def drawing_of(game: str) -> Draw:
    """The game's own, if it has one."""
    return games.parts_of(game).drawing() or plain


def plain(view: View, words: Words) -> Table:
    """Everything in the view but what may be done, which is offered as choices."""
    table = Table.grid(padding=(0, 2))
    for name, value in msgspec.structs.asdict(view).items():
        if f"view.{name}" in words.templates:
            table.add_row("", words.say(f"view.{name}", **msgspec.structs.asdict(view)))
        elif name not in ("moves", "free", "off", "result"):
            table.add_row(words.name("field", name), words.value(name, value))
    return table
