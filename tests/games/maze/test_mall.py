from __future__ import annotations

import pytest
from tests.games.maze.drawn import Drawing

from trousseau.games.maze.mall import BLIND, CENTRE, JOINED, SHUT, Mall
from trousseau.games.maze.pieces import (
    BARBARIAN,
    DWARF,
    EAST,
    ELF,
    MAGE,
    NOBODY,
    NORTH,
    NOWHERE,
    WEST,
)
from trousseau.games.maze.tiles import FLOOR, ITEM, NONE, VORTEX
from trousseau.kernel import SeededDice
from trousseau.lab.seeds import seed_of


def some_mall(seed: str, last: int = 24) -> Mall:
    """All tiles to the last, shuffled and laid at doors by lot."""
    dice = SeededDice(seed_of(seed))
    mall = Mall.start(dice.below(2))
    pile = list(range(2, last + 1))
    dice.shuffle(pile)
    for tile in pile:
        mall = mall.laid(tile, dice.choice(mall.open_doors()))
    return mall


@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_a_mall_is_walked_as_it_is_drawn(seed: str) -> None:
    mall = some_mall(seed)
    drawing = Drawing(mall)
    assert len(drawing.numbers) == 16 * len(mall.tiles)  # no two tiles overlap
    for square in range(len(mall.kinds)):
        for heading in range(4):
            for hero, steps in ((ELF, mall.steps), (DWARF, mall.orange_steps)):
                drawn = drawing.next_to(square, heading, hero)
                assert steps[heading][square] == (NOWHERE if drawn is None else drawn)
        end = drawing.other_end(square)
        assert mall.escalators[square] == (NOWHERE if end is None else end)
        assert (mall.kinds[square] == NONE) == (drawing.signs[drawing.places[square]] == "##")


@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_a_door_is_shut_before_nothing_and_blind_before_a_wall(seed: str) -> None:
    mall = some_mall(seed)
    drawing = Drawing(mall)
    assert mall.blind_doors() == drawing.single_doors(blind=True)
    assert len(mall.open_doors()) == drawing.single_doors(blind=False)


def test_a_tile_is_turned_so_that_its_entrance_joins_the_door() -> None:
    start = Mall.start(0)
    west = next(door for door in start.open_doors() if start.door_heading(door) == WEST)
    mall = start.laid(3, west)
    assert mall.tiles[1] == (3, -4, -1, 3)
    entrance = mall.steps[WEST][west]
    assert mall.tile_of(entrance) == 1
    assert mall.steps[EAST][entrance] == west
    assert mall.door_states[west] == mall.door_states[entrance] == JOINED
    assert mall.door_hero(west) == DWARF
    assert mall.door_hero(entrance) == NOBODY


def test_the_start_tile_has_a_shut_door_of_each_hero() -> None:
    mall = Mall.start(0)
    doors = {mall.door_hero(door): mall.door_heading(door) for door in mall.open_doors()}
    assert sorted(doors) == [BARBARIAN, MAGE, ELF, DWARF]
    assert doors[ELF] == NORTH
    assert [mall.is_open_door(square) for square in CENTRE] == [False] * 4
    assert {mall.kinds[square] for square in CENTRE} == {FLOOR}


def test_doors_that_meet_are_open_at_once_and_one_that_meets_a_wall_is_blind() -> None:
    mall = some_mall("one")
    fates = {
        mall.door_states[square]
        for square in range(len(mall.kinds))
        if mall.door_heroes[square] != NOBODY
    }
    assert fates == {SHUT, JOINED, BLIND}
    doubled = [
        square
        for square, hero in enumerate(mall.door_heroes)
        if hero != NOBODY
        and mall.door_states[square] == JOINED
        and mall.door_heroes[mall.steps[mall.door_heading(square)][square]] != NOBODY
    ]
    assert doubled


def test_squares_are_found_by_kind_and_hero() -> None:
    mall = some_mall("one", last=9)
    assert len(mall.squares_of(ITEM)) == 4
    [item] = mall.squares_of(ITEM, ELF)
    assert (mall.kinds[item], mall.heroes[item]) == (ITEM, ELF)
    assert mall.tiles[mall.tile_of(item)][0] == 8
    assert [mall.heroes[square] for square in mall.squares_of(VORTEX, MAGE)].count(MAGE) >= 1


def test_a_mall_is_the_same_whether_laid_or_made_of_its_tiles() -> None:
    laid = some_mall("two")
    for number in range(600):  # more malls than are kept
        some = Mall.of(((number % 2, number, 0, 0),))
        assert some.tiles[0][1] == number
    made = Mall.of(laid.pack())
    assert made is not laid
    assert made == laid
    assert hash(made) == hash(laid)
    assert (made.steps, made.door_states) == (laid.steps, laid.door_states)
    assert Mall.of(laid.pack()) is made
    assert made != Mall.start(0)


def test_laying_a_tile_leaves_the_mall_before_as_it_was() -> None:
    before = Mall.start(1)
    doors = before.open_doors()
    before.laid(5, doors[0])
    assert before.open_doors() == doors
    assert len(before.kinds) == 16
    assert len(before.tiles) == 1
