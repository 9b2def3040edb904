"""The shapes of the game: options, moves as written, facts, and the view."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from trousseau.kernel.structs import Fact, Options, View, Written

Symbol = Literal["heart", "bolt", "cross", "hexagon"]
RoomKind = Literal["gold", "spot", "near", "purse", "above", "before", "each"]
PileName = Literal["doors_1", "keys_1", "doors_2", "keys_2"]
Phase = Literal["choose", "lay", "over"]
Place = Annotated[int, Meta(ge=0, le=3)]
Line = Annotated[int, Meta(ge=-9, le=9)]
"""A row or a column, counted from the start door: down and to the right."""


class FourKeysOptions(Options, frozen=True, kw_only=True):
    """The rulebook has no variants."""


# Moves: a turn is any number of Renew, then one Take, then one Lay.


class Renew(Written, frozen=True):
    """Pay a coin: the top card of every pile is removed."""


class Take(Written, frozen=True):
    """Choose a pile and take its top card."""

    pile: PileName
    push_to: Place | None = None
    """Where the tile goes that stands in the pile's place; that costs a coin."""


class Lay(Written, frozen=True):
    """Lay the card in hand."""

    row: Line
    column: Line
    turned: bool = False
    """A key with its other face up."""


Move = Renew | Take | Lay


# Pieces, as facts and views show them. A card is its number on the page's list of cards.


class Tile(msgspec.Struct, frozen=True):
    seat: int
    acolyte: bool = False


class Square(msgspec.Struct, frozen=True):
    """A card in a dungeon; no card: the Adventurer's tile."""

    row: int
    column: int
    card: int | None
    turned: bool
    """A door that is open; a key with its other face up."""

    gold: int
    """What it is worth as things stand."""


class Dungeon(msgspec.Struct, frozen=True):
    squares: tuple[Square, ...]
    """Row by row."""

    coins: int
    """Left on the Adventurer's tile."""

    gold: int
    """All that it is worth as things stand: rooms, and the coins."""


class Pile(msgspec.Struct, frozen=True):
    top: int | None
    below: tuple[int, ...]
    """The cards under the top one, by number: their order is not known."""

    removed: tuple[int, ...]
    """In the order of removing."""

    coming: tuple[int, ...] | None = None
    """Their order, the next one first, for those who look back at a game."""


class Forecast(msgspec.Struct, frozen=True):
    """What laying the card in hand in one of the ways there are would do."""

    opens: tuple[int, ...]
    """The doors that would open, as places in the dungeon's `squares`; -1 for the card itself."""

    gold: int
    """What the dungeon would then be worth."""


# Facts. Everything in this game happens in the open.


class Renewed(Fact, frozen=True):
    seat: int
    removed: tuple[int, ...]
    shown: tuple[int | None, ...]
    """The new top cards, by pile."""


class Refilled(Fact, frozen=True):
    """A pile ran out, and its removed cards were shuffled."""

    pile: PileName
    count: int


class Pushed(Fact, frozen=True):
    seat: int
    tile: Tile
    pile: PileName
    """Whose place the tile had to leave."""

    to: PileName


class Took(Fact, frozen=True):
    seat: int
    acolyte: bool
    pile: PileName
    card: int
    shown: int | None
    """The next top card."""


class Laid(Fact, frozen=True):
    seat: int
    card: int
    row: int
    column: int
    turned: bool


class Opened(Fact, frozen=True):
    """Doors that opened at once."""

    seat: int
    cards: tuple[int, ...]
    count: int


class Skipped(Fact, frozen=True):
    """There was no card to take."""

    seat: int
    acolyte: bool
    pile: PileName
    """In whose place the tile waits."""


class RoundOver(Fact, frozen=True):
    line: tuple[Tile, ...]
    """The next order of turns."""


class Counted(Fact, frozen=True):
    """The end: the gold of each."""

    gold: tuple[int, ...]


FourKeysFact = Renewed | Refilled | Pushed | Took | Laid | Opened | Skipped | RoundOver | Counted


class FourKeysView(View, frozen=True, kw_only=True):
    moves: tuple[Move, ...] = ()
    options: FourKeysOptions
    phase: Phase
    round: int
    """The first is 1."""

    line: tuple[Tile, ...]
    """Who has still to act in this round, in order; the first one is acting."""

    places: tuple[Tile | None, ...]
    """The choice line, by pile."""

    first: tuple[int, ...]
    """The seats in the order in which they began."""

    piles: tuple[Pile, ...]
    hand: int | None
    """The card that was taken and must be laid now."""

    dungeons: tuple[Dungeon, ...]
    forecasts: tuple[Forecast, ...] = ()
    """For each of `moves`, while a card must be laid."""

    idle: bool
    """Nobody has taken a card in this round yet."""
