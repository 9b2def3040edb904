"""What squares are worth: the printed example of 31 gold, and each kind of room by itself."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.games.fourkeys.table import (
    door,
    dungeon_of,
    key,
    room,
    rooms,
    shown_as,
    square,
)

from trousseau.games.fourkeys.dungeon import SIDE, Dungeon
from trousseau.games.fourkeys.pieces import ADVENTURER, NOTHING, SPOTS, WORTH
from trousseau.games.fourkeys.scoring import gold, worths

OPEN = 1
COINS = 3


def opened(card: int) -> int:
    return 2 * card + OPEN


def bolts() -> list[int]:
    """Four bolts on three keys, one of them double."""
    double, side = shown_as("⚡⚡")
    single = key("⚡")
    return [2 * double + side, 2 * single, 2 * key("⚡", without=[single])]


def blank() -> int:
    """A key without bolts."""
    return 2 * key("✚")


@pytest.fixture
def near_3() -> Iterator[int]:
    """A room that is worth 3 beside the Adventurer, as the rulebook prints one: ours pay more."""
    card = room("near")
    ours, WORTH[card] = WORTH[card], 3
    yield card
    WORTH[card] = ours


def worth_of(cards: list[int], worth: int) -> int:
    return next(card for card in cards if WORTH[card] == worth)


def test_the_printed_example_is_worth_31(near_3: int) -> None:
    """All kinds of rooms at once, with the values of the rulebook.

    A   key key B
    C   E   F   key
    D   G   key H
    key I   J   K
    """
    plain, centre = worth_of(rooms("gold"), 5), worth_of(rooms("spot", spot="centre"), 3)
    a, b, c, d = opened(plain), opened(centre), opened(room("above")), 2 * door("♥⚡")
    e, f, g = opened(centre), opened(room("spot", spot="left")), opened(room("purse"))
    h, i, k = opened(room("each", symbol="⚡")), opened(near_3), opened(room("before"))
    one, two, three = bolts()
    dungeon = dungeon_of(
        [
            [a, one, two, b],
            [c, e, f, three],
            [d, g, blank(), h],
            [blank(), i, NOTHING, k],
        ]
    )
    assert dungeon.many == 15
    j = dungeon.last_square()
    dungeon.settle(j)
    worth = worths(dungeon, COINS)
    printed = {
        square(0, 0): 5,  # A: as printed
        square(0, 3): 1,  # B: not in the centre
        square(1, 0): 5,  # C: as much as the card above it
        square(2, 0): 0,  # D: not open
        square(1, 1): 3,  # E: in the centre
        square(1, 2): 1,  # F: not in the left column
        square(2, 1): 3,  # G: as much as the Adventurer's tile
        square(2, 3): 4,  # H: four bolts
        square(3, 1): 3,  # I: beside the Adventurer's tile
        j: 3,  # the tile itself, with its coins
        square(3, 3): 3,  # K: as much as the tile to its left
    }
    assert {where: worth[where] for where in printed} == printed
    assert sum(worth) == gold(dungeon, COINS) == 31


def finished(where: int, code: int) -> Dungeon:
    """Shut doors everywhere but on one square; the Adventurer last, or first in its place."""
    home = 15 if where != 15 else 0
    codes = [2 * door("♥⚡")] * 16
    codes[where], codes[home] = code, ADVENTURER
    return dungeon_of([codes[4 * row : 4 * row + 4] for row in range(4)])


@pytest.mark.parametrize("spot", SPOTS)
def test_a_room_on_stated_squares_is_worth_more_there_and_1_elsewhere(spot: str) -> None:
    card = room("spot", spot=spot)
    for where in range(16):
        dungeon = finished(where, opened(card))
        expected = WORTH[card] if where in SPOTS[spot] else 1
        assert worths(dungeon, 0)[square(where // SIDE, where % SIDE)] == expected


@pytest.mark.parametrize("where", range(15))
def test_a_room_beside_the_adventurer_is_worth_more(where: int) -> None:
    card = room("near")
    worth = worths(finished(where, opened(card)), 0)[square(where // SIDE, where % SIDE)]
    assert worth == (WORTH[card] if where in {11, 14} else 1)


def test_the_ends_of_two_rows_are_not_beside_each_other() -> None:
    dungeon = finished(4, opened(room("near")))  # the tile at 15, so moved to the end of row 0
    codes = [dungeon.at[square(row, column)] for row in range(4) for column in range(4)]
    codes[3], codes[15] = codes[15], codes[3]
    moved = dungeon_of([codes[4 * row : 4 * row + 4] for row in range(4)])
    assert worths(moved, 0)[square(1, 0)] == 1


@pytest.mark.parametrize("coins", range(5))
def test_a_purse_and_the_tile_are_worth_the_coins(coins: int) -> None:
    dungeon = finished(0, opened(room("purse")))
    assert gold(dungeon, coins) == 2 * coins


def test_a_double_key_counts_twice_and_other_symbols_not_at_all() -> None:
    one, two, three = bolts()
    dungeon = dungeon_of([[opened(room("each", symbol="⚡")), one], [blank(), two], [three]])
    assert gold(dungeon, 0) == 4


def test_r6_copies_chain_downwards_and_to_the_right() -> None:
    plain, above, before = room("gold"), room("above"), room("before")
    dungeon = dungeon_of(
        [
            [opened(plain), opened(before), opened(before)],
            [opened(above), NOTHING, opened(above)],
            [opened(above), opened(before), opened(before)],
        ]
    )
    assert gold(dungeon, 0) == 8 * WORTH[plain]


def test_r6_off_the_grid_a_key_and_a_shut_door_are_worth_nothing() -> None:
    above, before = opened(room("above")), opened(room("before"))
    off_the_grid = dungeon_of([[above, 2 * door("♥⚡")], [before, 2 * door("✚⬢")]])
    assert gold(off_the_grid, 0) == 0
    shut_or_key = dungeon_of([[2 * room("gold"), before], [above, 2 * key("♥")], [NOTHING, above]])
    assert gold(shut_or_key, 0) == 0


def test_r6_at_the_rim_of_the_field_a_copy_finds_nothing() -> None:
    dungeon = Dungeon()
    dungeon.restore(square(0, 0), opened(room("gold")))
    dungeon.restore(square(-3, 0), opened(room("above")))
    dungeon.restore(square(0, -3), opened(room("before")))
    assert gold(dungeon, 0) == WORTH[room("gold")]


def test_r6_the_adventurer_is_copied_as_its_coins() -> None:
    below, right = opened(room("above")), opened(room("before"))
    dungeon = dungeon_of([[ADVENTURER, right], [below, NOTHING]])
    assert gold(dungeon, 3) == 9


def test_before_the_end_only_what_is_sure_is_counted() -> None:
    """A room for the left column counts more as soon as the box is four wide."""
    left = room("spot", spot="left")
    shut = 2 * door("♥⚡")
    narrow = dungeon_of([[opened(left), shut, shut]])
    assert gold(narrow, 0) == 1
    wide = dungeon_of([[opened(left), shut, shut, shut]])
    assert gold(wide, 0) == WORTH[left]
    assert gold(wide, 2) == WORTH[left] + 2  # with the coins that are not laid yet


def test_r5_in_an_unfinished_dungeon_the_adventurer_takes_the_first_empty_square() -> None:
    shut = 2 * door("♥⚡")
    dungeon = dungeon_of([[shut, shut], [NOTHING, shut]])
    assert dungeon.last_square() == square(0, 2)
    full_row = dungeon_of([[shut] * 4, [shut, NOTHING, shut]])
    assert full_row.last_square() == square(1, 1)
    full = dungeon_of([[shut] * 4] * 4)
    with pytest.raises(ValueError, match="full"):
        full.last_square()
