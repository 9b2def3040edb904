# compiled: mypyc
"""The states that a view leaves possible: the piles below their top cards in any order."""

from __future__ import annotations

from trousseau.games.fourkeys.dungeon import FIELD, REACH, STRIDE
from trousseau.games.fourkeys.pieces import ADVENTURER, NOTHING, PHASES, PLACES
from trousseau.games.fourkeys.shapes import Dungeon, FourKeysView, Tile
from trousseau.games.fourkeys.state import FourKeys, rebuilt
from trousseau.kernel.dice import Dice
from trousseau.kernel.state import Worlds


class FourKeysWorlds(Worlds[int]):
    """Every order is as likely as any other: nobody's acts say anything about it."""

    def __init__(self, view: FourKeysView) -> None:
        self.table = table_of(view)

    def draw(self, dice: Dice) -> FourKeys:
        world = self.table.copy()
        for pile in range(PLACES):
            if self.table.left[pile] > 2:
                cards = world.piles[pile].copy()
                top = cards.pop()
                dice.shuffle(cards)
                cards.append(top)
                world.piles[pile] = cards
        return world


def table_of(view: FourKeysView) -> FourKeys:
    """The table as anybody sees it, its piles in some order."""
    piles = [[*pile.below] if pile.top is None else [*pile.below, pile.top] for pile in view.piles]
    dungeons = [rebuilt(_squares(dungeon)) for dungeon in view.dungeons]
    table = FourKeys(view.options, view.first, piles, [len(pile) for pile in piles], dungeons)
    table.removed = [pile.removed for pile in view.piles]
    table.line = [_number(tile) for tile in view.line]
    table.places = [_number(tile) for tile in view.places]
    table.coins = [dungeon.coins for dungeon in view.dungeons]
    table.phase = PHASES.index(view.phase)
    table.round = view.round
    table.idle = view.idle
    table.hand = NOTHING if view.hand is None else view.hand
    table.outcome = view.result
    return table


def _number(tile: Tile | None) -> int:
    return NOTHING if tile is None else 2 * tile.seat + tile.acolyte


def _squares(dungeon: Dungeon) -> list[int]:
    at = [NOTHING] * FIELD
    for square in dungeon.squares:
        code = ADVENTURER if square.card is None else 2 * square.card + square.turned
        at[(square.row + REACH) * STRIDE + square.column + REACH] = code
    return at
