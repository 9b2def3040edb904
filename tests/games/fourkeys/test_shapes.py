"""What goes in and out: moves as JSON, copies and forecasts."""

from __future__ import annotations

import msgspec
import pytest
from tests.games.fourkeys.table import dealt, table

from trousseau.games.fourkeys import GAME
from trousseau.games.fourkeys.moves import MOVES
from trousseau.games.fourkeys.pieces import CARDS_EACH, NOTHING
from trousseau.games.fourkeys.pieces import LAY as LAYING
from trousseau.games.fourkeys.shapes import FourKeysFact, Opened, Take
from trousseau.games.fourkeys.state import FourKeys
from trousseau.games.fourkeys.worlds import table_of
from trousseau.kernel import Illegal, SeededDice
from trousseau.kernel.playout import random_move

MOMENTS = (0, 1, 6, 21, 40, 200)


def moment(steps: int, seats: int = 2) -> FourKeys:
    """After so many random moves, or at the end."""
    state = dealt(seats, seed=7)
    dice = SeededDice(bytes(32))
    for _ in range(steps):
        for seat in state.waiting():
            state.play(seat, random_move(state, seat, dice), 0, dice)
    return state


@pytest.mark.parametrize("move", MOVES.written)
def test_every_move_survives_the_trip_through_json(move: int) -> None:
    text = msgspec.json.encode(GAME.write(move))
    assert GAME.read_json(text, 0) == move


def test_moves_are_tagged_by_what_they_do() -> None:
    text = b'{"do":"take","pile":"doors_1","push_to":2}'
    assert msgspec.json.encode(Take("doors_1", 2)) == text
    assert GAME.read_json(b'{"do":"take","pile":"keys_2"}', 0) == GAME.read(Take("keys_2"), 0)


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"{}",
        b'{"do":"open"}',
        b'{"do":"take"}',
        b'{"do":"take","pile":"doors_3"}',
        b'{"do":"take","pile":"doors_1","push_to":4}',
        b'{"do":"take","pile":"doors_1","push_to":-1}',
        b'{"do":"take","pile":"doors_1","coins":0}',
        b'{"do":"lay","row":0}',
        b'{"do":"lay","row":0,"column":10}',
        b'{"do":"lay","row":0.5,"column":1}',
        b'{"do":"lay","row":0,"column":1,"turned":1}',
        b'{"do":"renew","pile":"doors_1"}',
    ],
)
def test_anything_malformed_is_refused(text: bytes) -> None:
    with pytest.raises(Illegal, match="malformed"):
        GAME.read_json(text, 0)


@pytest.mark.parametrize("steps", MOMENTS)
@pytest.mark.parametrize("seats", GAME.seats)
def test_the_table_is_the_same_when_it_is_rebuilt_from_what_is_laid_open(
    seats: int, steps: int
) -> None:
    state = moment(steps, seats)
    again = table_of(state.laid_open())
    again.piles, again.left = state.piles.copy(), state.left.copy()
    assert again == state
    assert hash(again) == hash(state)


@pytest.mark.parametrize("steps", MOMENTS)
def test_copies_share_nothing_that_changes(steps: int) -> None:
    """Either of two goes on without the other, and so do copies of copies."""
    state = moment(steps)
    before, dice = state.pack(), SeededDice(bytes(32))
    twin = state.copy()
    third = twin.copy()
    for one in (twin, third):
        for _ in range(12):
            for seat in one.waiting():
                one.play(seat, random_move(one, seat, dice), 0, dice)
    assert state.pack() == before
    assert state.copy() == state
    kept = twin.pack()
    for seat in state.waiting():
        state.play(seat, random_move(state, seat, dice), 0, dice)
        assert state.pack() != before
    assert twin.pack() == kept


@pytest.mark.parametrize("seats", GAME.seats)
def test_forecasts_are_what_then_happens_and_facts_survive_json(seats: int) -> None:
    """Every way to lay a card, through a whole game."""
    state, dice = moment(0, seats), SeededDice(bytes(32))
    while state.waiting():
        seat = state.turn
        view = state.view(seat)
        assert len(view.forecasts) == (len(view.moves) if view.phase == "lay" else 0)
        for move, forecast in zip(view.moves, view.forecasts, strict=False):
            twin = state.copy()
            told = [event.fact for event in twin.play(seat, GAME.read(move, seat), 0, dice)]
            text = msgspec.json.encode(told)
            assert msgspec.json.decode(text, type=list[FourKeysFact]) == told
            squares = view.dungeons[seat].squares
            named = [view.hand if door < 0 else squares[door].card for door in forecast.opens]
            opened = [fact.cards for fact in told if isinstance(fact, Opened)]
            assert [tuple(named)] == (opened or [()])
            assert twin.view(seat).dungeons[seat].gold == forecast.gold
        state.play(seat, random_move(state, seat, dice), 0, dice)
    assert state.view(0).forecasts == ()


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_forecast_of_a_last_card_is_what_is_scored(seats: int) -> None:
    """Only one square is left for the Adventurer then, and it may be the one a room waits for."""
    for seed in range(60):
        state, dice = dealt(seats, seed), SeededDice(bytes(32))
        foretold = [0] * seats
        while state.waiting():
            seat, move = state.turn, random_move(state, state.turn, dice)
            if state.phase == LAYING and state.dungeons[seat].many == CARDS_EACH - 1:
                forecasts = state.view(seat).forecasts
                foretold[seat] = forecasts[state.moves(seat).index(move)].gold
            state.play(seat, move, 0, dice)
        assert [dungeon.gold for dungeon in state.view(None).dungeons] == foretold


def test_only_the_one_who_lays_sees_forecasts() -> None:
    state = table(2).take("keys_2").state
    assert state.view(0).forecasts
    assert state.view(1).forecasts == state.view(None).forecasts == ()
    assert state.hand != NOTHING
