# compiled: mypyc
"""What is seen of the table: nearly everything, and by everybody alike."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from trousseau.games.fourkeys import shapes
from trousseau.games.fourkeys.dungeon import SQUARES, Dungeon
from trousseau.games.fourkeys.moves import COLUMN_OF, LAY, ROW_OF, WRITTEN
from trousseau.games.fourkeys.pieces import (
    ADVENTURER,
    CARDS_EACH,
    DOORS,
    MOST_SEATS,
    NOTHING,
    OVER,
    PHASES,
    PLACES,
)
from trousseau.games.fourkeys.pieces import LAY as LAYING
from trousseau.games.fourkeys.scoring import gold, settled, worths
from trousseau.games.fourkeys.shapes import Forecast, FourKeysView, Pile, Square, Tile
from trousseau.kernel.structs import Off, Refusal

if TYPE_CHECKING:
    from trousseau.games.fourkeys.state import FourKeys


TILES: Final[list[Tile]] = [Tile(tile >> 1, tile & 1 == 1) for tile in range(2 * MOST_SEATS)]


def view_of(table: FourKeys, seat: int | None) -> FourKeysView:
    return _look(table, seat, False)


def laid_open(table: FourKeys) -> FourKeysView:
    """The order of the piles too."""
    return _look(table, None, True)


def _look(table: FourKeys, seat: int | None, all_shown: bool) -> FourKeysView:
    moves = [] if seat is None else table.moves(seat)
    laying = table.phase == LAYING and len(moves) > 0
    return FourKeysView(
        seat=seat,
        seats=table.seats,
        waiting=table.waiting(),
        due=None,
        result=table.outcome,
        moves=tuple([WRITTEN[move] for move in moves]),
        off=() if seat is None else _off(table, seat),
        options=table.options,
        phase=PHASES[table.phase],
        round=table.round,
        line=tuple([TILES[tile] for tile in table.line]),
        places=tuple([None if tile == NOTHING else TILES[tile] for tile in table.places]),
        first=table.first,
        piles=tuple([_pile(table, pile, all_shown) for pile in range(PLACES)]),
        hand=or_none(table.hand),
        dungeons=tuple(
            [_dungeon(table.dungeons[owner], table.coins[owner]) for owner in range(table.seats)]
        ),
        forecasts=tuple([_forecast(table, move) for move in moves]) if laying else (),
        idle=table.idle,
    )


def _pile(table: FourKeys, pile: int, all_shown: bool) -> Pile:
    below = table.below(pile)
    return Pile(
        top=or_none(table.top(pile)),
        below=tuple(sorted(below)),
        removed=table.removed[pile],
        coming=tuple(reversed(below)) if all_shown else None,
    )


def _dungeon(dungeon: Dungeon, coins: int) -> shapes.Dungeon:
    foreseen = _foreseen(dungeon)
    worth = worths(foreseen, coins)
    squares = [
        _square(square, dungeon.at[square], worth[square])
        for square in SQUARES
        if dungeon.at[square] != NOTHING
    ]
    return shapes.Dungeon(tuple(squares), coins, gold(foreseen, coins))


def _foreseen(dungeon: Dungeon) -> Dungeon:
    """With all its cards, only one square is left for the Adventurer: as if it stood there."""
    if dungeon.many < CARDS_EACH or settled(dungeon):
        return dungeon
    finished = dungeon.copy()
    finished.settle(finished.last_square())
    return finished


def _square(square: int, code: int, worth: int) -> Square:
    row, column = ROW_OF[square], COLUMN_OF[square]
    if code == ADVENTURER:
        return Square(row, column, None, False, worth)
    return Square(row, column, code >> 1, code & 1 == 1, worth)


def _forecast(table: FourKeys, move: int) -> Forecast:
    """What a lay would do, tried on a copy."""
    seat = table.turn
    tried = table.dungeons[seat].copy()
    square = (move - LAY) >> 1
    opened = tried.lay(square, table.hand, move & 1)
    taken = [other for other in SQUARES if table.dungeons[seat].at[other] != NOTHING]
    doors = [-1 if door == square else taken.index(door) for door in opened]
    return Forecast(tuple(doors), gold(_foreseen(tried), table.coins[seat]))


def _off(table: FourKeys, seat: int) -> tuple[Off, ...]:
    if table.phase == OVER:
        return ()
    if seat != table.turn:
        return (Off("*", Refusal("not_your_turn", {"turn": table.turn})),)
    if table.phase == LAYING:
        off = [Off("renew", Refusal("lay_first")), Off("take", Refusal("lay_first"))]
        if DOORS[table.hand]:
            off.append(Off("turn", Refusal("door_up")))
        return tuple(off)
    if table.pays():
        return (Off("lay", Refusal("take_first")),)
    why = Refusal("acolyte" if table.line[0] & 1 else "no_coin")
    return (Off("lay", Refusal("take_first")), Off("renew", why), Off("push", why))


def or_none(card: int) -> int | None:
    return None if card == NOTHING else card
