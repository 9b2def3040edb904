"""The frozen set meets what is asked of any: 7.1, and the measures of 7.2."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from statistics import mean

import pytest
from tests.games.maze.planner import RANGES

from trousseau.games.maze.mall import CENTRE, STEP, Mall
from trousseau.games.maze.pieces import ELF, HEROES, MAGE, NOWHERE
from trousseau.games.maze.printed import PRINTED
from trousseau.games.maze.routes import FAR, GAITS, Routes
from trousseau.games.maze.tiles import (
    BALL,
    CAMERA,
    DOOR_SQUARES,
    ENTRANCE,
    EXIT,
    FACES,
    FLOOR,
    HOURGLASS,
    ITEM,
    LAST,
    NAMES,
    NONE,
    SQUARES,
    STARTS,
    VORTEX,
    WALL,
    Face,
    turned_face,
)

TILES = range(2, LAST + 1)
EVERY_FACE = range(LAST + 1)

faces = pytest.mark.parametrize("number", EVERY_FACE, ids=NAMES)
tiles = pytest.mark.parametrize("number", TILES)


def doors(face: Face) -> list[int]:
    return [door for door in face.doors if door >= 0]


def squares(face: Face, kind: int) -> list[int]:
    return [square for square in range(SQUARES) if face.kinds[square] == kind]


def colours(face: Face, kind: int) -> list[int]:
    return [face.heroes[square] for square in squares(face, kind)]


def where(kind: int) -> list[int]:
    """The tiles with squares of a kind, each as often as it has them."""
    return list(
        chain.from_iterable([number] * len(squares(FACES[number], kind)) for number in TILES)
    )


def alone(number: int) -> Mall:
    return Mall.of(((number, 0, 0, 0),))


def bits(sides: list[int]) -> int:
    return sum(side.bit_count() for side in sides)


def escalators(face: Face) -> list[tuple[int, int]]:
    return [(end, other) for end, other in enumerate(face.escalators) if end < other]


def test_there_are_two_start_faces_and_the_tiles_to_24() -> None:
    assert ["1a", "1b", *map(str, TILES)] == NAMES
    assert len(FACES) == len(NAMES)


@faces
def test_doors_are_on_floor_and_only_tiles_have_an_entrance(number: int) -> None:
    face = FACES[number]
    assert face.doors.count(ENTRANCE) == (0 if number in STARTS else 1)
    assert len(doors(face)) >= 1
    for heading, door in enumerate(face.doors):
        assert door == WALL or face.kinds[DOOR_SQUARES[heading]] == FLOOR


@faces
def test_everything_is_connected_without_orange_walls(number: int) -> None:
    mall = alone(number)
    floor = [square for square, kind in enumerate(mall.kinds) if kind != NONE]
    for square in floor:
        distances = Routes(mall, square, GAITS[ELF]).distances
        assert [at for at, far in enumerate(distances) if far < FAR] == floor


@faces
def test_what_is_no_mere_floor_is_a_dead_end(number: int) -> None:
    face = FACES[number]
    for square in range(SQUARES):
        if face.kinds[square] > FLOOR:
            assert face.open[square].bit_count() == 1
            assert face.orange[square] == 0
            assert face.escalators[square] == NOWHERE
            assert square not in DOOR_SQUARES or face.doors[DOOR_SQUARES.index(square)] == WALL


@faces
def test_escalators_join_squares_that_are_near_but_in_no_line(number: int) -> None:
    face = FACES[number]
    assert len(escalators(face)) <= 2
    for end, other in escalators(face):
        assert face.escalators[other] == end
        offset = sorted([abs(end % 4 - other % 4), abs(end // 4 - other // 4)])
        assert offset in ([1, 1], [1, 2])


def test_each_range_has_what_its_scenarios_need() -> None:
    held = {
        (kind, hero): number
        for number in TILES
        for kind in (ITEM, EXIT)
        for hero in colours(FACES[number], kind)
    }
    assert len(held) == 2 * len(HEROES)
    assert all(held[ITEM, hero] <= 9 for hero in range(4))
    assert held[EXIT, MAGE] <= 9
    assert {held[EXIT, hero] for hero in range(4) if hero != MAGE} == {10, 11, 12}
    assert len(where(HOURGLASS)) == 3
    assert max(where(HOURGLASS)) <= 9
    assert [len(squares(FACES[start], HOURGLASS)) for start in STARTS] == [1, 1]
    assert all(bits(FACES[number].orange) == 0 for number in range(13))
    cameras = Counter(where(CAMERA))
    assert (cameras[16] + cameras[17], cameras[18] + cameras[19], cameras.total()) == (2, 2, 4)
    balls = where(BALL)
    assert balls[0] == 15
    assert balls[1] in (16, 17)
    assert balls[2] in range(20, 25)
    assert len(balls) == 3


@pytest.mark.parametrize("start", STARTS)
def test_a_start_face_has_an_open_centre_and_a_door_of_each_colour(start: int) -> None:
    face = FACES[start]
    assert sorted(face.doors) == list(range(len(HEROES)))
    assert sorted(colours(face, VORTEX)) == ([] if start else list(range(len(HEROES))))
    mall = alone(start)
    outside = [square for square in range(SQUARES) if square not in CENTRE]
    distances = Routes(mall, CENTRE[0], GAITS[ELF], taken=outside).distances
    assert all(distances[square] < FAR for square in CENTRE)


@tiles
def test_no_tile_has_two_doors_or_vortexes_of_a_colour_or_an_item_beside_its_own(
    number: int,
) -> None:
    face = FACES[number]
    vortexes = colours(face, VORTEX)
    assert len({*doors(face)}) == len(doors(face))
    assert len({*vortexes}) == len(vortexes)
    assert not {*vortexes} & {*colours(face, ITEM)}


def test_floor_doors_and_vortexes_are_about_as_many_as_in_the_published_set() -> None:
    assert 11 <= mean(SQUARES - len(squares(FACES[number], NONE)) for number in TILES) <= 13
    many = Counter(chain.from_iterable(doors(FACES[number]) for number in TILES))
    assert 38 <= many.total() <= 44
    assert all(9 <= many[hero] <= 12 for hero in range(4))
    many = Counter(chain.from_iterable(colours(FACES[number], VORTEX) for number in TILES))
    assert 26 <= many.total() <= 34
    assert max(many.values()) - min(many.values()) <= 2


@pytest.mark.parametrize("last", RANGES)
def test_doors_are_balanced_in_each_range(last: int) -> None:
    many = Counter(chain.from_iterable(doors(FACES[number]) for number in range(2, last + 1)))
    assert all(abs(many[hero] - many.total() / 4) <= 2 for hero in range(4))


def test_doors_are_some_slides_from_the_entrance() -> None:
    slides = []
    for number in TILES:
        face = FACES[number]
        entrance = DOOR_SQUARES[face.doors.index(ENTRANCE)]
        distances = Routes(alone(number), entrance, GAITS[ELF]).distances
        slides += [distances[DOOR_SQUARES[side]] for side in range(4) if face.doors[side] >= 0]
    assert 4 <= mean(slides) <= 5
    assert max(slides) <= 9


def test_there_are_some_escalators_and_orange_walls() -> None:
    assert 7 <= sum(len(escalators(FACES[number])) for number in TILES) <= 10
    assert 6 <= sum(bits(FACES[number].orange) // 2 for number in TILES) <= 8


@tiles
def test_a_tile_has_at_most_one_loop(number: int) -> None:
    face = FACES[number]
    passages = (bits(face.open) + bits(face.orange)) // 2 + len(escalators(face))
    floor = SQUARES - len(squares(face, NONE))
    assert passages - floor + 1 in (0, 1)


@faces
def test_four_quarter_turns_are_none(number: int) -> None:
    face, turned = FACES[number], turned_face(number, 3).turned()
    for part in ("doors", "kinds", "heroes", "escalators", "open", "orange"):
        assert getattr(turned, part) == getattr(face, part)


@faces
def test_the_page_gets_walls_that_both_sides_agree_on(number: int) -> None:
    printed = PRINTED[number]
    shown = printed["squares"]
    assert isinstance(shown, list)
    assert f"{printed['number']}{printed['side']}" == NAMES[number]
    for square in range(SQUARES):
        assert not shown[square]["walls"] & shown[square]["orange"]
        assert (shown[square]["escalator"] > 0) == (FACES[number].escalators[square] != NOWHERE)
        for heading in range(4):
            column, row = square % 4 + (0, 1, 0, -1)[heading], square // 4 + (-1, 0, 1, 0)[heading]
            if column in range(4) and row in range(4):
                beyond = shown[square + STEP[heading]]
                for part in ("walls", "orange"):
                    there = beyond[part] >> (heading + 2) % 4 & 1
                    assert shown[square][part] >> heading & 1 == there
            else:
                is_door = DOOR_SQUARES[heading] == square and FACES[number].doors[heading] != WALL
                assert shown[square]["walls"] >> heading & 1 == (not is_door)
