from __future__ import annotations

from collections import Counter

import pytest

from trousseau.bots import RandomBot, Seen
from trousseau.kernel import SeededDice
from trousseau.testing.games.guess import GAME as GUESS
from trousseau.testing.games.guess import TRIED, Guessing
from trousseau.testing.games.tictactoe import GAME as TICTACTOE


def dice(number: int) -> SeededDice:
    return SeededDice(number.to_bytes(32, "big"))


def test_every_legal_move_is_as_likely_as_the_others() -> None:
    state = TICTACTOE.new(2, TICTACTOE.options(), dice(0))
    state.play(0, 4, 0, dice(0))
    seen = Seen(TICTACTOE, state.view(1), [])
    thrown = dice(1)
    chosen = Counter(RandomBot[int]().choose(seen, thrown) for _ in range(1600))
    assert sorted(chosen) == [0, 1, 2, 3, 5, 6, 7, 8]
    assert min(chosen.values()) > 140


def test_moves_that_cannot_be_listed_are_sampled() -> None:
    state = GUESS.new(2, GUESS.options(), dice(0))
    state.play(0, "cave", 0, dice(0))
    seen = Seen(GUESS, state.view(1), [])
    chosen = {RandomBot[str]().choose(seen, dice(number)) for number in range(100)}
    assert chosen == {word for word in TRIED if word != "cave"}


def test_it_plays_a_game_of_open_moves_to_its_end() -> None:
    for number in range(20):
        thrown = dice(number)
        state = GUESS.new(2, GUESS.options(), thrown)
        while waiting := state.waiting():
            seen = Seen(GUESS, state.view(waiting[0]), [])
            state.play(waiting[0], RandomBot[str]().choose(seen, thrown), 0, thrown)
        assert state.result is not None


def test_the_same_knowledge_and_dice_give_the_same_move() -> None:
    """Whatever the hidden word is."""
    states = [GUESS.new(2, GUESS.options(), dice(number)) for number in range(20)]
    assert len({state.word for state in states}) > 1
    seen = [Seen(GUESS, state.view(0), []) for state in states]
    assert len({RandomBot[str]().choose(each, dice(7)) for each in seen}) == 1


def test_in_real_time_a_sampled_move_is_made_when_it_is_ready(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Guessing, "ready", lambda state, seat, move: 9_000)
    state = GUESS.new(2, GUESS.options(), dice(0))
    plan = RandomBot[str]().plan(Seen(GUESS, state.view(0), []), None, dice(1))
    assert plan.at == 9_000
