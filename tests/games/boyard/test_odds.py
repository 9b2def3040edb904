"""What may be expected, reckoned exactly, against many throws and what is plain by hand."""

from __future__ import annotations

from itertools import product

import pytest

from trousseau.games.boyard.constants import OPENING_KEYS
from trousseau.games.boyard.fort import CELLS, RING, SPACES, TIGER, walk
from trousseau.games.boyard.odds import (
    escapes,
    expected_notes,
    first_to_win,
    landings,
    usual_notes,
)
from trousseau.kernel import SeededDice

SIDES = 6


def thrown_notes(pawns: list[int], rolls: int, chest: int, games: int) -> float:
    """The mean of many openings, thrown as the rules do."""
    dice = SeededDice(bytes(32))
    taken = 0
    for _ in range(games):
        spaces = pawns.copy()
        notes = 1
        for roll in range(rolls):
            roller = roll % len(spaces)
            spaces[roller] = walk(spaces[roller], dice.roll(SIDES))
            if SPACES[spaces[roller]] == TIGER:
                break
            notes += 1
        else:
            notes += dice.roll(SIDES)
        taken += min(notes, chest)
    return taken / games


@pytest.mark.parametrize(
    ("pawns", "rolls", "chest"), [([3], 9, 20), ([1, 22, 9], 9, 40), ([5, 12, 12, 28, 0], 6, 4)]
)
def test_expected_notes_are_those_of_many_thrown_openings(
    pawns: list[int], rolls: int, chest: int
) -> None:
    thrown = thrown_notes(pawns, rolls, chest, 4_000)
    assert expected_notes(pawns, rolls, chest) == pytest.approx(thrown, abs=0.15)


def test_a_pawn_escapes_by_as_many_of_six_throws_as_meet_no_tiger() -> None:
    for space in range(RING):
        tigers = sum(SPACES[walk(space, die)] == TIGER for die in range(1, SIDES + 1))
        assert escapes(space)[1] == pytest.approx(1 - tigers / SIDES)


def test_an_empty_chest_gives_nothing_and_one_note_is_sure() -> None:
    assert expected_notes([0, 0], 9, 0) == 0
    assert expected_notes([0, 0], 9, 1) == 1


def test_what_is_usual_is_the_mean_over_all_places_of_the_pawns() -> None:
    places = list(product(range(RING), repeat=2))
    found = sum(expected_notes(pawns, 9, 99) for pawns in places) / len(places)
    assert usual_notes(2, 9) == pytest.approx(found)
    assert usual_notes(2, 9) > OPENING_KEYS


def test_landings_are_counted_throw_by_throw() -> None:
    assert landings(4)[:2] == pytest.approx([1 / 6, 3 / 36])
    assert landings(7)[:2] == pytest.approx([0, 6 / 36])
    assert landings(0)[0] == 0  # a lap later


def test_who_throws_first_is_the_likelier_to_win_a_key_that_all_can_reach() -> None:
    chances = first_to_win((0, 0, 0), 4, 0.5)
    assert chances == sorted(chances, reverse=True)
    assert chances[0] > chances[-1]


@pytest.mark.parametrize("space", CELLS)
def test_a_key_is_won_by_one_at_most(space: int) -> None:
    assert sum(first_to_win((0, 7, 19, 25), space, 1.0)) <= 1 + 1e-9
