# compiled: mypyc
"""How pawns move: how far they go, where they end, and what stands in their way (2.2, 2.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trousseau.games.maze.moves import JUMP, RIDE, SLIDE, hero_of, start_of
from trousseau.games.maze.pieces import (
    BARBARIAN,
    DWARF,
    LONGEST_SLIDE,
    MAGE,
    NOBODY,
    NOWHERE,
)
from trousseau.games.maze.scenarios import CAMERAS, CRYSTAL_BALL, DWARF_AND_ELF, OWN_EXITS
from trousseau.games.maze.tiles import BALL, CAMERA, EXIT, HOURGLASS, ITEM, VORTEX

if TYPE_CHECKING:
    from trousseau.games.maze.state import Maze


def reach(table: Maze, hero: int, heading: int) -> int:
    """How many squares a pawn could slide now."""
    return len(path(table, hero, heading, LONGEST_SLIDE))


def path(table: Maze, hero: int, heading: int, most: int) -> list[int]:
    """The squares over which a pawn would slide, the last one where it stops."""
    mall = table.mall
    squeezes = hero == DWARF and table.options.scenario >= DWARF_AND_ELF
    steps = (mall.orange_steps if squeezes else mall.steps)[heading]
    square = table.pawns[hero]
    walked: list[int] = []
    while square != NOWHERE and len(walked) < most:
        square = steps[square]
        if square == NOWHERE or square in table.pawns or is_locked(table, square):
            break
        walked.append(square)
        if stops_at(table, hero, square):
            break
    return walked


def is_locked(table: Maze, square: int) -> bool:
    """While two cameras watch, nobody enters an hourglass square; used ones too (10.1)."""
    return table.mall.kinds[square] == HOURGLASS and is_watched(table)


def is_watched(table: Maze) -> bool:
    if table.options.scenario < CAMERAS:
        return False
    cameras = table.mall.squares_of(CAMERA)
    return len([camera for camera in cameras if camera not in table.used]) > 1


def stops_at(table: Maze, hero: int, square: int) -> bool:
    """An unused hourglass and one's own exit after the theft end a slide (2.2, 10.1)."""
    kind = table.mall.kinds[square]
    if kind == HOURGLASS:
        return square not in table.used
    return kind == EXIT and table.story.theft is not None and is_exit_of(table, hero, square)


def is_exit_of(table: Maze, hero: int, square: int) -> bool:
    """In scenario 1 all leave by the mage's."""
    if table.mall.kinds[square] != EXIT:
        return False
    whose = hero if table.options.scenario >= OWN_EXITS else MAGE
    return table.mall.heroes[square] == whose


def is_item_of(table: Maze, hero: int, square: int) -> bool:
    return table.mall.kinds[square] == ITEM and table.mall.heroes[square] == hero


def vortexes(table: Maze, hero: int) -> list[int]:
    """Where a pawn could jump to; none after the theft."""
    if table.story.theft is not None or table.pawns[hero] == NOWHERE:
        return []
    free = table.mall.squares_of(VORTEX, hero)
    return [square for square in free if square not in table.pawns]


def is_at_door(table: Maze, hero: int) -> bool:
    """Whether a pawn stands at a door of its colour with nothing beyond, and there are tiles."""
    square = table.pawns[hero]
    if square == NOWHERE or not table.pile or not table.mall.is_open_door(square):
        return False
    return table.mall.door_hero(square) == hero


def ball_tiles(table: Maze) -> int:
    """How many tiles may be laid by the crystal ball that the mage stands on."""
    square = table.pawns[MAGE]
    if table.options.scenario < CRYSTAL_BALL or square == NOWHERE:
        return 0
    if table.mall.kinds[square] != BALL:
        return 0
    left = (1 if table.second else 0) if square in table.used else 2
    return min(left, len(table.pile))


def is_useful(table: Maze, hero: int, square: int) -> bool:
    """6.8: whether R05 may stop a pawn there."""
    kind = table.mall.kinds[square]
    stolen = table.story.theft is not None
    if table.mall.is_open_door(square) and table.pile and table.mall.door_hero(square) == hero:
        return True
    if is_item_of(table, hero, square):
        return not stolen
    if kind == EXIT:
        return stolen and is_exit_of(table, hero, square)
    if square in table.used:
        return False
    mine = (kind == BALL and hero == MAGE) or (kind == CAMERA and hero == BARBARIAN)
    return kind == HOURGLASS or mine


def end_of(table: Maze, move: int) -> int:
    """Where the pawn of a legal act comes to stand."""
    if move >= JUMP:
        return (move - JUMP) % 512
    if SLIDE <= move < RIDE:
        return path_of(table, move)[-1]
    square = start_of(move)
    return table.mall.escalators[square] if RIDE <= move < RIDE + SLIDE else square


def path_of(table: Maze, move: int) -> list[int]:
    """The squares of a slide, cut short at what is in its way."""
    return path(table, hero_of(move), (move - SLIDE) // 8 % 4, (move - SLIDE) % 8)


def goes_all_the_way(table: Maze, move: int) -> bool:
    slid = len(path_of(table, move))
    return slid == reach(table, hero_of(move), (move - SLIDE) // 8 % 4)


def completes_theft(table: Maze, move: int) -> bool:
    """R13: whether the pawn would be the last of four to come to its item."""
    if table.story.theft is not None or not (SLIDE <= move < RIDE):
        return False
    hero = hero_of(move)
    others = [other for other in range(len(table.pawns)) if other != hero]
    if not all(is_on_item(table, other) for other in others):
        return False
    walked = path_of(table, move)
    return bool(walked) and is_item_of(table, hero, walked[-1])


def is_on_item(table: Maze, hero: int) -> bool:
    square = table.pawns[hero]
    return square != NOWHERE and is_item_of(table, hero, square)


def tile_of_all(table: Maze) -> int:
    """The tile, other than the start, on which all four stand; NOBODY if there is none."""
    tiles = {square // 16 for square in table.pawns}
    tile = tiles.pop()
    return NOBODY if tiles or tile <= 0 else tile
