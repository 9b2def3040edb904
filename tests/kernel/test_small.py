"""A small game inside a big one, where the sample game does not go."""

from __future__ import annotations

import pytest

from trousseau.kernel import Illegal, SeededDice, SmallGame, Space
from trousseau.testing.games.guess import GAME as GUESS
from trousseau.testing.games.guess import Guess, GuessView
from trousseau.testing.games.roshambo.shapes import Choose

DICE = SeededDice(bytes(32))


def guessing() -> SmallGame[GuessView]:
    return SmallGame(GUESS, GUESS.new(2, GUESS.options(), DICE), began=5000)


def test_what_can_not_be_listed_is_written_too() -> None:
    space = guessing().moves(0)
    assert isinstance(space, Space)
    written = space.sample(DICE)
    assert isinstance(written, Guess)
    assert space.why_not(written) is None
    assert space.why_not(Guess("12345")) is not None
    assert space.why_not(Choose("rock")) is not None


def test_a_move_of_another_game_is_none_of_its_moves() -> None:
    small = guessing()
    before = small.pack()
    with pytest.raises(Illegal, match="no_such_move"):
        small.play(0, Choose("rock"), 6000, DICE)
    assert small.pack() == before


def test_when_it_began_is_part_of_it() -> None:
    small = guessing()
    later = SmallGame[GuessView](GUESS, small.state, began=6000)
    assert small.copy() == small
    assert small != later
