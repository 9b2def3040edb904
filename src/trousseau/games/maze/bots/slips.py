# compiled: mypyc
"""How an action goes wrong: a square too far or too short (8.2)."""

from __future__ import annotations

from typing import Final

from trousseau.games.maze.moves import RIDE, SLIDE
from trousseau.games.maze.state import Maze
from trousseau.games.maze.tiles import HOURGLASS
from trousseau.games.maze.walking import path
from trousseau.kernel.dice import Dice

HUNDRED: Final = 100


def slipped(table: Maze, move: int, dice: Dice) -> int:
    """The slide with a square more or less; as it was, if it can't go wrong."""
    if not SLIDE <= move < RIDE:
        return move
    squares = (move - SLIDE) % 8
    hero, heading = (move - SLIDE) // 32 % 4, (move - SLIDE) // 8 % 4
    walked = path(table, hero, heading, squares + 1)
    further = len(walked) > squares and table.mall.kinds[walked[-1]] != HOURGLASS
    if further and (squares == 1 or dice.below(2)):
        return move + 1
    return move - 1 if squares > 1 else move
