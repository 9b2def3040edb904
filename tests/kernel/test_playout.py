"""Random play to the end, with time and with moves that can't be listed."""

from __future__ import annotations

from collections import Counter

import pytest

from trousseau.kernel import SeededDice, play_to_end
from trousseau.kernel.playout import random_move
from trousseau.testing.games.guess import GAME as GUESS
from trousseau.testing.games.guess import TRIED
from trousseau.testing.games.race import GAME as RACE
from trousseau.testing.games.roshambo import GAME as ROSHAMBO
from trousseau.testing.games.tictactoe import GAME as TICTACTOE
from trousseau.testing.posterior import p_value

SEED = bytes(range(32))


def test_it_counts_the_moves() -> None:
    dice = SeededDice(SEED)
    state = ROSHAMBO.new(3, ROSHAMBO.options({"rounds": 2}), dice)
    assert play_to_end(state, dice) == 6
    assert state.result is not None


def test_a_game_that_is_over_takes_no_move() -> None:
    dice = SeededDice(SEED)
    state = TICTACTOE.new(2, TICTACTOE.options(), dice)
    play_to_end(state, dice)
    assert play_to_end(state, dice) == 0


def test_it_gives_up_at_the_limit() -> None:
    dice = SeededDice(SEED)
    state = TICTACTOE.new(2, TICTACTOE.options(), dice)
    with pytest.raises(RuntimeError, match="not over after 4 moves"):
        play_to_end(state, dice, limit=4)


@pytest.mark.parametrize(
    ("dawdle", "reasons"),
    [(0, {"nobody"}), (2, {"nobody", "first"}), (1, {"nobody"})],
    ids=["all too early", "some in time", "all too late"],
)
def test_time_acts_where_players_dawdle(dawdle: int, reasons: set[str]) -> None:
    dice = SeededDice(SEED)
    ends: Counter[tuple[str, bool]] = Counter()
    for _ in range(50):
        state = RACE.new(3, RACE.options(), dice)
        play_to_end(state, dice, dawdle)
        assert state.result is not None
        ends[state.result.why, len(state.fallen) == 3] += 1
    assert {why for why, _ in ends} == reasons
    assert (dawdle == 0) == (ends["nobody", True] == 50)
    assert (dawdle == 1) == (ends["nobody", False] == 50)


def test_moves_that_can_t_be_listed_are_sampled() -> None:
    dice = SeededDice(SEED)
    state = GUESS.new(2, GUESS.options(), dice)
    assert random_move(state, 0, dice) in TRIED
    play_to_end(state, dice)
    assert state.result is not None


def test_every_move_is_as_likely() -> None:
    dice = SeededDice(SEED)
    state = TICTACTOE.new(2, TICTACTOE.options(), dice)
    counts = Counter(random_move(state, 0, dice) for _ in range(900))
    assert p_value([counts[cell] for cell in range(9)], [100.0] * 9) > 0.001
