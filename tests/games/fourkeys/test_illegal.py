"""What is refused says why in both languages and changes nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.games.fourkeys.table import Played, table

from trousseau import games
from trousseau.games.fourkeys.shapes import Lay, Move, Renew, Take
from trousseau.kernel import Illegal, SeededDice
from trousseau.kernel.playout import random_move
from trousseau.words import LANGUAGES, Words


def begun() -> Played:
    return table(2)


def beside_a_tile() -> Played:
    return table(2).turn("doors_1")


def broke() -> Played:
    game = beside_a_tile()
    game.state.coins = [0, 0]
    return game


def acolyte() -> Played:
    return table(2).turn("doors_1").turn("keys_1")


def no_doors() -> Played:
    return table(2).empty("doors_1")


def no_cards() -> Played:
    return table(2).empty("doors_1", "keys_1", "doors_2", "keys_2")


def with_a_door() -> Played:
    return table(2).take("doors_1")


def with_a_key() -> Played:
    return table(2).take("keys_2")


def wide() -> Played:
    """Four columns, from 0 to 3."""
    game = table(2)
    for column in (1, 2, 3):
        alone(game).take("keys_1").lay(0, column)
    return alone(game).take("doors_2")


def alone(game: Played) -> Played:
    """As if the others were at rest."""
    game.state.line, game.state.places = [0, 2], [-1] * 4
    return game


def over() -> Played:
    game = table(2)
    dice = SeededDice(bytes(32))
    while game.state.waiting():
        game.state.play(game.state.turn, random_move(game.state, game.state.turn, dice), 0, dice)
    return game


CASES: list[tuple[Callable[[], Played], Move, str]] = [
    (wide, Lay(0, 4), "outside_box"),
    (wide, Lay(0, -1), "outside_box"),
    (wide, Lay(9, 9), "outside_box"),
    (wide, Lay(-9, 0), "outside_box"),
    (with_a_door, Lay(1, 1), "not_beside"),  # diagonally
    (with_a_door, Lay(0, 2), "not_beside"),
    (with_a_door, Lay(0, 0), "taken"),
    (with_a_door, Lay(0, 1, turned=True), "door_up"),
    (with_a_door, Take("keys_1"), "lay_first"),
    (with_a_door, Renew(), "lay_first"),
    (with_a_key, Lay(0, 0, turned=True), "taken"),
    (with_a_key, Lay(-1, -1, turned=True), "not_beside"),
    (begun, Lay(0, 1), "take_first"),
    (begun, Take("doors_1", push_to=1), "nobody_to_push"),
    (begun, Take("doors_1", push_to=0), "nobody_to_push"),
    (beside_a_tile, Take("doors_1"), "place_taken target=0"),
    (beside_a_tile, Take("doors_1", push_to=0), "push_to_taken target=0"),
    (acolyte, Take("doors_1", push_to=1), "push_to_taken target=1"),
    (broke, Take("doors_1", push_to=3), "no_coin"),
    (broke, Renew(), "no_coin"),
    (acolyte, Renew(), "acolyte"),
    (acolyte, Take("doors_1", push_to=3), "acolyte"),
    (no_doors, Take("doors_1"), "empty_pile"),
    (no_cards, Renew(), "nothing_to_renew"),
]


@pytest.mark.parametrize(("before", "move", "why"), CASES)
def test_a_refused_move_says_why_and_changes_nothing(
    before: Callable[[], Played], move: Move, why: str
) -> None:
    assert before().refuses(move) == why


@pytest.mark.parametrize(("move", "who"), [(Take("doors_1"), 1), (Renew(), 1), (Lay(0, 1), 1)])
def test_only_the_first_in_line_acts(move: Move, who: int) -> None:
    assert begun().refuses(move, who) == "not_your_turn turn=0"
    assert with_a_door().refuses(move, who) == "not_your_turn turn=0"


@pytest.mark.parametrize("move", [Take("doors_1"), Renew(), Lay(0, 1)])
def test_after_the_end_nothing_is_allowed(move: Move) -> None:
    game = over()
    for seat in (0, 1):
        assert game.refuses(move, seat) == "over"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("before", "move", "why"), CASES)
def test_every_refusal_is_a_sentence_in_both_languages(
    before: Callable[[], Played], move: Move, why: str, language: str
) -> None:
    game = before()
    with pytest.raises(Illegal) as caught:
        game.play(move)
    words = Words(language, games.module("fourkeys"))
    refusal = caught.value.refusal
    sentence = words.say(f"refused.{refusal.code}", **refusal.about)
    assert len(sentence) > 10
    assert not set("{}_") & set(sentence)
