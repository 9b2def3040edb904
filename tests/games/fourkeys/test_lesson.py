"""The lesson teaches all of the game."""

from __future__ import annotations

import re
from typing import Final

import pytest
from tests.games.lessons import Taught

from trousseau.games.fourkeys.lesson import (
    ASIDE,
    CORNER,
    MIDDLE,
    NEIGHBOUR,
    PAIR,
    PLACED,
    START_DOOR,
    YOU,
)
from trousseau.games.fourkeys.pieces import CARDS, CARDS_EACH, PILES
from trousseau.games.fourkeys.scoring import LEAST
from trousseau.games.fourkeys.shapes import (
    Counted,
    FourKeysView,
    Lay,
    Opened,
    Pushed,
    Renew,
    Renewed,
    Square,
    Take,
)
from trousseau.kernel import Fact, Written
from trousseau.lessons import StepShown

TAUGHT: Final = Taught("fourkeys")
SHOWN: Final = TAUGHT.shown

SPOT: Final = re.compile(
    rf"hand|line|places|dungeon|coins|(pile|place)\.({'|'.join(PILES)})|square\.[0-3]\.[0-3]"
    r"|seat\.[12]|do\.(take|renew|lay|turn)"
)


PATHS: Final = TAUGHT.paths


def spoken(cue: str) -> list[StepShown]:
    return [step for step in SHOWN.steps if step.cue == cue]


def view_at(cue: str) -> FourKeysView:
    view = spoken(cue)[0].moment.view
    assert isinstance(view, FourKeysView)
    return view


def square(view: FourKeysView, card: int) -> Square:
    return next(found for found in view.dungeons[YOU].squares if found.card == card)


def test_what_may_be_chosen_is_legal_in_the_view_shown() -> None:
    for step in SHOWN.steps:
        for way in step.ways:
            assert step.moment.view is not None
            assert way.move in step.moment.view.moves


@pytest.mark.parametrize(("steps", "moves"), PATHS)
def test_every_way_shows_all_there_is(steps: list[StepShown], moves: list[Written]) -> None:
    assert {Renew, Take, Lay} == {type(move) for move in moves}
    assert any(isinstance(move, Lay) and move.turned for move in moves)
    assert any(isinstance(move, Take) and move.push_to is not None for move in moves)
    facts: list[Fact] = [fact for step in steps for fact in step.moment.facts]
    assert {Renewed, Pushed, Counted} <= {type(fact) for fact in facts}
    assert Opened(YOU, (START_DOOR, PAIR), 2) in facts


def test_half_way_the_door_lacks_one_symbol() -> None:
    """The words speak of two symbols, and of a face that has to be turned up."""
    assert sum(CARDS[PAIR].needs) == 2
    half = view_at("half")
    assert not square(half, PAIR).turned
    assert not square(half, START_DOOR).turned


def test_three_squares_are_left_in_a_full_box() -> None:
    dungeon = view_at("later").dungeons[YOU]
    there = {(square.row, square.column) for square in dungeon.squares}
    everywhere = {(row, column) for row in range(4) for column in range(4)}
    assert everywhere - there == {CORNER, MIDDLE, ASIDE}
    assert view_at("later").round - view_at("opened").round == 10


def test_the_placed_room_is_worth_most_in_the_corner() -> None:
    view = view_at("where")
    gold = {
        (move.row, move.column): forecast.gold
        for move, forecast in zip(view.moves, view.forecasts, strict=True)
        if isinstance(move, Lay)
    }
    assert gold[CORNER] > max(gold[MIDDLE], gold[ASIDE])
    assert square(view_at("worth_more"), PLACED).turned


@pytest.mark.parametrize("end", range(len(spoken("counted"))))
def test_the_tile_lands_beside_the_room_that_wants_it(end: int) -> None:
    view = spoken("counted")[end].moment.view
    assert isinstance(view, FourKeysView)
    assert square(view, NEIGHBOUR).gold > LEAST
    assert len(view.dungeons[YOU].squares) == CARDS_EACH + 1
    assert view.phase == "over"


def test_the_teacher_points_at_spots_that_a_table_has() -> None:
    for step in SHOWN.steps:
        assert all(SPOT.fullmatch(spot) for spot in (step.about or "hand").split(" "))
