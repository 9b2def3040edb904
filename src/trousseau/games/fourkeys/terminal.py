"""The table in a terminal: the mat with its piles and tiles, then every dungeon."""

from __future__ import annotations

from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from trousseau.games.fourkeys.pieces import CARDS, EACH, PILES, ROOMS, SIGNS, SPOT, SPOTS, Room
from trousseau.games.fourkeys.shapes import Dungeon, FourKeysView, Square, Tile
from trousseau.words import Words

SIDE: Final = 4
WIDTH: Final = 11
SHORT: Final = {"gold": "●", "near": "☺", "purse": "☺", "above": "↑", "before": "←", "each": "Σ"}
SPOT_NAMES: Final = {
    sum([1 << square for square in squares]): mark
    for mark, squares in zip("◉◪▌▐▀▄", SPOTS.values(), strict=True)
}


def draw(view: FourKeysView, words: Words) -> RenderableType:
    parts: list[RenderableType] = [
        Text(words.say("table.round", round=view.round), style="bold"),
        mat(view, words),
    ]
    if view.hand is not None:
        parts.append(
            Text(f"{words.say('table.hand')}: {card_line(view.hand)}", style="bold yellow")
        )
    dungeons = [dungeon(view, seat, words) for seat in range(view.seats)]
    return Group(*parts, Columns(dungeons))


def mat(view: FourKeysView, words: Words) -> RenderableType:
    """The four piles, and under each the tile in its place."""
    grid = Table(show_header=True, box=None, padding=(0, 2))
    for pile in PILES:
        grid.add_column(words.name("pile", pile))
    grid.add_row(
        *[words.say("table.empty") if p.top is None else card_line(p.top) for p in view.piles]
    )
    grid.add_row(*[words.say("table.left", count=len(pile.below)) for pile in view.piles])
    grid.add_row(*[tile_name(tile, words) for tile in view.places])
    line = ", ".join(tile_name(tile, words) for tile in view.line)
    return Group(grid, Text(words.say("table.line", line=()) + line))


def tile_name(tile: Tile | None, words: Words) -> str:
    if tile is None:
        return words.say("table.free")
    if tile.acolyte:
        return words.say("table.acolyte", seat=tile.seat)
    return words.player(tile.seat)


def dungeon(view: FourKeysView, seat: int, words: Words) -> Panel:
    shown = view.dungeons[seat]
    rows = [square.row for square in shown.squares]
    columns = [square.column for square in shown.squares]
    grid = Table.grid(padding=(0, 1))
    for row in range(min(rows), max(rows) + 1):
        grid.add_row(
            *[cell(shown, row, column) for column in range(min(columns), max(columns) + 1)]
        )
    title = words.say("table.dungeon", seat=seat, gold=shown.gold, coins=shown.coins)
    return Panel(grid, title=title, border_style="bold" if seat in view.waiting else "dim")


def cell(shown: Dungeon, row: int, column: int) -> Text:
    """The place of a square that has no card yet is named, so that it can be chosen."""
    for square in shown.squares:
        if (square.row, square.column) == (row, column):
            return square_text(square).copy()
    return Text(f"{row},{column}".center(WIDTH), style="dim")


def square_text(square: Square) -> Text:
    if square.card is None:
        return Text(f"☺ {square.gold}".center(WIDTH), style="bold yellow")
    card = CARDS[square.card]
    if card.faces:
        return Text(f"⚿ {signed(card.faces[square.turned])}".center(WIDTH), style="cyan")
    assert card.room is not None
    if square.turned:
        return Text(f"{room_line(card.room)}={square.gold}".center(WIDTH), style="green")
    return Text(f"▯{signed(card.needs)}".center(WIDTH), style="red")


def card_line(card: int) -> str:
    """A card in hand or on a pile, both sides."""
    printed = CARDS[card]
    if printed.room is None:
        return " / ".join(signed(face) for face in printed.faces)
    return f"{signed(printed.needs)} {room_line(printed.room)}"


def room_line(room: Room) -> str:
    kind = ROOMS[room.kind]
    mark = SPOT_NAMES[room.where] if room.kind == SPOT else SHORT[kind]
    what = SIGNS[room.where] if room.kind == EACH else str(room.worth or "")
    return f"{mark}{what}"


def signed(symbols: tuple[int, ...]) -> str:
    return "".join(sign * many for sign, many in zip(SIGNS, symbols, strict=True))
