"""How well the searching bot plays, and that it plays the same again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from trousseau.bots import Bot, RandomBot, SearchBot, Seen
from trousseau.kernel import AnyGame, Result, SeededDice
from trousseau.testing.games.leduc import GAME as LEDUC
from trousseau.testing.games.tictactoe import GAME as TICTACTOE


def outcome(game: AnyGame[Any], bots: Sequence[Bot[Any]], number: int) -> Result:
    """The end of a game of two seats; `number` decides all chance."""
    dice = SeededDice(number.to_bytes(32, "big"))
    state = game.new(2, game.options(), dice)
    while waiting := state.waiting():
        seat = waiting[0]
        move = bots[seat].choose(Seen(game, state.view(seat), []), dice)
        state.play(seat, move, 0, dice)
    assert state.result is not None
    return state.result


@pytest.mark.parametrize("seat", [0, 1])
def test_it_never_loses_at_tictactoe(seat: int) -> None:
    players: list[Bot[int]] = [RandomBot(), RandomBot()]
    players[seat] = SearchBot(rounds=400)
    lost = [n for n in range(30) if outcome(TICTACTOE, players, n).scores[seat] < 0]
    assert not lost, f"games lost: {lost}"


def test_two_of_them_draw_at_tictactoe() -> None:
    players = [SearchBot[int](rounds=1500), SearchBot[int](rounds=1500)]
    assert [outcome(TICTACTOE, players, n).why for n in range(3)] == ["draw"] * 3


def test_it_beats_random_players_at_leduc() -> None:
    """In both seats of 150 deals; it wins 300 to 470 chips, whichever deals they are."""
    search, random = SearchBot[int](rounds=150, exploration=4.0), RandomBot[int]()
    won = 0.0
    for number in range(150):
        won += outcome(LEDUC, [search, random], number).scores[0]
        won += outcome(LEDUC, [random, search], number).scores[1]
    assert won > 150


def test_the_same_knowledge_and_dice_give_the_same_move() -> None:
    """Whatever the other one holds: all deals in which seat 0 has a king look alike to it."""
    bot = SearchBot[int](rounds=50)
    dice = SeededDice(bytes(32))
    deals = [LEDUC.new(2, LEDUC.options(), dice) for _ in range(60)]
    views = [view for view in (deal.view(0) for deal in deals) if view.hand == 2]
    moves = {bot.choose(Seen(LEDUC, view, []), SeededDice(bytes(32))) for view in views}
    assert len(views) > 10
    assert len(moves) == 1


def test_seconds_are_a_budget_too() -> None:
    view = TICTACTOE.new(2, TICTACTOE.options(), SeededDice(bytes(32))).view(0)
    seen = Seen(TICTACTOE, view, [])
    assert SearchBot[int](seconds=0.0).choose(seen, SeededDice(bytes(32))) in range(9)
    assert SearchBot[int](seconds=0.01).choose(seen, SeededDice(bytes(32))) in range(9)


def test_it_wants_one_budget() -> None:
    with pytest.raises(ValueError, match="not both"):
        SearchBot(rounds=1, seconds=1.0)
    with pytest.raises(ValueError, match="needs rounds or seconds"):
        SearchBot()
    with pytest.raises(ValueError, match="at least one round"):
        SearchBot(rounds=0)
