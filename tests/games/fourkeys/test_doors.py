"""Laying cards in a growing box, and doors that open by themselves."""

from __future__ import annotations

import pytest
from tests.games.fourkeys.table import door, key, shown_as, square, table

from trousseau.games.fourkeys.dungeon import MIDDLE, Dungeon
from trousseau.games.fourkeys.pieces import CARDS, DOORS, PILE_CARDS
from trousseau.games.fourkeys.shapes import Laid, Opened
from trousseau.kernel import Illegal, SeededDice

HEART_KEY = key("♥")
HEXAGON_KEY = key("⬢", turned=True)


def is_open(dungeon: Dungeon, row: int, column: int) -> bool:
    return dungeon.at[square(row, column)] & 1 == 1


def test_the_printed_example() -> None:
    """A turned key opens two doors at once; then a door opens with keys that were used before.

    start  ♥     C1
           C2    the key
           ⬢     D
    """
    one, two, new = door("♥⚡"), door("✚⬢"), key("⚡✚", turned=True)
    late = door("✚⬢", without=[two])
    game = table(2, late, new)
    mine = game.state.dungeons[0]
    mine.lay(square(0, 1), HEART_KEY, 0)
    mine.lay(square(0, 2), one, 0)
    mine.lay(square(1, 1), two, 0)
    mine.lay(square(2, 1), HEXAGON_KEY, 1)
    assert not is_open(mine, 0, 2)
    assert not is_open(mine, 1, 1)

    game.take("keys_2").lay(1, 2, turned=True)
    assert game.told[:2] == [Laid(0, new, 1, 2, True), Opened(0, (one, two), 2)]
    assert is_open(mine, 0, 2)  # ♥ in its row, ⚡ in its column
    assert is_open(mine, 1, 1)  # ✚ in its row, ⬢ in its column

    game.turn("keys_1")  # the other Adventurer, and then the Acolyte of the first
    game.take("doors_1" if late in PILE_CARDS[0] else "doors_2").lay(2, 2)
    assert game.told[:2] == [Laid(0, late, 2, 2, False), Opened(0, (late,), 1)]
    assert is_open(mine, 2, 2)  # ⬢ in its row, ✚ in its column


def test_r2_two_hearts_are_asked_for_twice() -> None:
    dungeon = Dungeon()
    dungeon.lay(MIDDLE, door("♥♥"), 0)
    assert dungeon.lay(square(0, 1), HEART_KEY, 0) == []
    assert dungeon.lay(square(1, 0), key("♥", without=[HEART_KEY]), 0) == [MIDDLE]


def test_r2_a_double_key_is_two_symbols_and_serves_any_number_of_doors() -> None:
    dungeon = Dungeon()
    dungeon.lay(MIDDLE, door("♥♥"), 0)
    dungeon.lay(square(1, 0), door("♥"), 0)
    card, side = shown_as("♥♥")
    assert dungeon.lay(square(2, 0), card, side) == [MIDDLE, square(1, 0)]


def test_doors_look_over_gaps_along_the_whole_row_and_column() -> None:
    dungeon = Dungeon()
    dungeon.lay(MIDDLE, door("♥♥"), 0)
    for step, needs in enumerate(("⚡⚡", "✚✚")):
        dungeon.lay(square(step + 1, 0), door(needs), 0)
    dungeon.lay(square(3, 0), HEART_KEY, 0)
    dungeon.lay(square(3, 1), door("⬢⬢"), 0)
    dungeon.lay(square(3, 2), HEXAGON_KEY, 1)
    for row in (2, 1):
        assert dungeon.lay(square(row, 2), door("♥⚡"), 0) == []
    opened = dungeon.lay(square(0, 2), key("♥", without=[HEART_KEY]), 0)
    assert MIDDLE in opened  # nothing lies between them in row 0
    assert dungeon.at[square(0, 1)] == -1


def test_a_key_off_the_row_and_column_opens_nothing() -> None:
    dungeon = Dungeon()
    dungeon.lay(MIDDLE, door("♥"), 0)
    dungeon.lay(square(0, 1), door("⚡⚡"), 0)
    assert dungeon.lay(square(1, 1), HEART_KEY, 0) == []
    assert not is_open(dungeon, 0, 0)


def test_doors_never_close_again_and_keys_stay_as_they_were_laid() -> None:
    """Through whole random games."""
    dice = SeededDice(bytes(32))
    for seats in (2, 3, 4):
        state = table(seats).state
        while state.waiting():
            before = [list(dungeon.at) for dungeon in state.dungeons]
            moves = state.moves(state.turn)
            state.play(state.turn, dice.choice(moves), 0, dice)
            for old, dungeon in zip(before, state.dungeons, strict=True):
                for was, now in zip(old, dungeon.at, strict=True):
                    assert was in {-1, now} or (DOORS[was >> 1] and now == was | 1)


def test_a_door_is_open_exactly_if_its_row_and_column_show_what_it_asks_for() -> None:
    """Checked by counting symbols one by one, through whole random games."""
    dice = SeededDice(bytes(32))
    state = table(4).state
    while state.waiting():
        state.play(state.turn, dice.choice(state.moves(state.turn)), 0, dice)
        for dungeon in state.view(None).dungeons:
            for at in dungeon.squares:
                if at.card is None or not DOORS[at.card]:
                    continue
                seen = [0] * 4
                for other in dungeon.squares:
                    lined_up = (other.row == at.row) != (other.column == at.column)
                    if lined_up and other.card is not None and not DOORS[other.card]:
                        face = CARDS[other.card].faces[other.turned]
                        seen = [a + b for a, b in zip(seen, face, strict=True)]
                needs = CARDS[at.card].needs
                enough = all(a >= b for a, b in zip(seen, needs, strict=True))
                assert at.turned == enough


# The box.


def grown(*squares: tuple[int, int]) -> Dungeon:
    dungeon = Dungeon()
    for (row, column), card in zip(squares, PILE_CARDS[0], strict=False):
        dungeon.lay(square(row, column), card, 0)
    return dungeon


def free(dungeon: Dungeon) -> set[tuple[int, int]]:
    field = [(row, column) for row in range(-3, 4) for column in range(-3, 4)]
    return {(row, column) for row, column in field if dungeon.free >> square(row, column) & 1}


def test_the_first_card_goes_beside_the_start_door() -> None:
    assert free(grown((0, 0))) == {(-1, 0), (1, 0), (0, -1), (0, 1)}


def test_the_box_may_grow_on_either_side_until_it_is_four_wide() -> None:
    three = grown((0, 0), (0, 1), (0, 2))
    assert {(0, -1), (0, 3)} < free(three)
    four = grown((0, 0), (0, 1), (0, 2), (0, -1))
    assert not {(0, -2), (0, 3)} & free(four)
    assert free(four) == {(row, column) for row in (-1, 1) for column in (-1, 0, 1, 2)}


@pytest.mark.parametrize(
    ("row", "column", "code"),
    [
        (0, 0, "taken"),
        (0, 2, "taken"),
        (0, 3, "outside_box"),
        (0, -2, "outside_box"),
        (-3, -3, "outside_box"),
        (2, 0, "not_beside"),
        (3, 2, "not_beside"),
        (-2, 1, "not_beside"),
    ],
)
def test_a_square_that_can_not_be_used_has_its_reason(row: int, column: int, code: str) -> None:
    dungeon = grown((0, 0), (0, 1), (0, 2), (0, -1))
    with pytest.raises(Illegal, match=code):
        dungeon.check(square(row, column))


def test_the_free_squares_are_those_of_the_rules() -> None:
    """By edge, and never more than four rows and columns: counted plainly in random games."""
    dice = SeededDice(bytes(32))
    state = table(3).state
    while state.waiting():
        for dungeon, shown in zip(state.dungeons, state.view(None).dungeons, strict=True):
            taken = {(at.row, at.column) for at in shown.squares}
            if state.phase != 2:
                assert free(dungeon) == {spot for spot in beside(taken) if fits(taken | {spot})}
        state.play(state.turn, dice.choice(state.moves(state.turn)), 0, dice)


def beside(taken: set[tuple[int, int]]) -> set[tuple[int, int]]:
    steps = [(0, 1), (1, 0), (0, -1), (-1, 0)]
    return {(r + down, c + right) for r, c in taken for down, right in steps} - taken


def fits(taken: set[tuple[int, int]]) -> bool:
    return all(max(line) - min(line) < 4 for line in zip(*taken, strict=True))
