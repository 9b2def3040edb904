"""The table in a terminal: the ring and its places, who has what, which words were said."""

from __future__ import annotations

from typing import Final

from rich.align import Align
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from trousseau.games.passwords.shapes import Heard, PasswordsView, Safe
from trousseau.words import Words

GEMS: Final = "●◆▲■✦"
"""Each seat's gem, by its cut."""

COLOURS: Final = ("red", "green", "yellow", "blue", "white")
FREE: Final = "·"
WIDTH: Final = 9


def draw(view: PasswordsView, words: Words) -> RenderableType:
    parts: list[RenderableType] = [
        Text(words.say("table.turn", turn=view.turns + 1, pile=view.pile), style="bold"),
        Columns([safe_panel(place, safe) for place, safe in enumerate(view.ring)]),
        hands(view, words),
    ]
    if view.used:
        used = ", ".join(used.word.upper() for used in view.used)
        parts.append(Text(words.say("table.used", words=used)))
    if view.unknown is not None:
        parts.append(Text(words.say("table.unknown", word=view.unknown.word), style="magenta"))
    if view.heard is not None:
        parts.append(heard_line(view, view.heard, words))
    return Group(*parts)


def safe_panel(place: int, safe: Safe) -> Panel:
    """A safe with its place, by which gems are laid there."""
    inside = Text(f"{safe.letter}\n", style="bold")
    for seat in safe.gems:
        inside.append(gem(seat))
    inside.append(FREE * (safe.spaces - len(safe.gems)), style="dim")
    return Panel(Align.center(inside), title=str(place), width=WIDTH)


def gem(seat: int) -> Text:
    return Text(GEMS[seat], style=COLOURS[seat])


def hands(view: PasswordsView, words: Words) -> RenderableType:
    grid = Table.grid(padding=(0, 2))
    for seat in range(view.seats):
        closed = "".join(safe.letter for safe in view.closed[seat]) or FREE
        name = Text(words.player(seat), style="bold" if seat in view.waiting else "")
        grid.add_row(gem(seat), name, str(view.hands[seat]), closed)
    return grid


def heard_line(view: PasswordsView, heard: Heard, words: Words) -> Text:
    clash = view.used[heard.clash].word.upper()
    return Text(words.say("table.heard", word=heard.word.upper(), clash=clash), style="bold cyan")
