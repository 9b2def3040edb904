"""Trousseau: which build is decided by where it is imported from."""

from __future__ import annotations

from typing import Any

from bench.tasks import (
    COPIES_IN_A_PIECE,
    EXPLORATION,
    GAMES_IN_A_PIECE,
    SEARCH_ROUNDS,
    Task,
    repeated,
)
from trousseau import games
from trousseau.bots.search import Search
from trousseau.kernel import SeededDice, State, play_to_end
from trousseau.kernel.playout import random_move

SEED = bytes(32)


class Table:
    """A game, by name, with its default options and dice that go on from game to game."""

    def __init__(self, name: str, seats: str) -> None:
        self.game = games.get(name)
        self.seats = int(seats)
        self.options = self.game.options()
        self.dice = SeededDice(SEED)

    def begin(self) -> State[Any]:
        return self.game.begin(self.seats, self.options, self.dice)


def play(name: str, seats: str) -> Task:
    """Random moves, each of them made from Python."""
    table = Table(name, seats)
    dice = table.dice

    def some_games() -> int:
        moves = 0
        for _ in range(GAMES_IN_A_PIECE):
            state = table.begin()
            waiting = state.waiting()
            while waiting:
                seat = waiting[0]
                legal = state.moves(seat)
                assert isinstance(legal, list)
                state.play(seat, legal[dice.below(len(legal))], 0, dice)
                waiting = state.waiting()
                moves += 1
        return moves

    return repeated(some_games)


def play_by_view(name: str, seats: str) -> Task:
    """Random moves chosen from the view of the seat to move, as a bot has it."""
    table = Table(name, seats)
    dice = table.dice

    def some_games() -> int:
        moves = 0
        for _ in range(GAMES_IN_A_PIECE):
            state = table.begin()
            waiting = state.waiting()
            while waiting:
                seat = waiting[0]
                legal = state.view(seat).moves
                move = table.game.read(legal[dice.below(len(legal))], seat)
                state.play(seat, move, 0, dice)
                waiting = state.waiting()
                moves += 1
        return moves

    return repeated(some_games)


def playout(name: str, seats: str) -> Task:
    """Random moves by the kernel's own loop."""
    table = Table(name, seats)

    def some_games() -> int:
        return sum(play_to_end(table.begin(), table.dice) for _ in range(GAMES_IN_A_PIECE))

    return repeated(some_games)


def search(name: str, seats: str) -> Task:
    """Searches for the first move of a fresh deal."""
    table = Table(name, seats)

    def one_choice() -> int:
        worlds = table.game.imagine(table.begin().view(0))
        search = Search(worlds, 0, table.dice, EXPLORATION)
        search.run(SEARCH_ROUNDS)
        search.favourite()
        return SEARCH_ROUNDS

    return repeated(one_choice)


def copy(name: str, seats: str) -> Task:
    """Copies of a game under way."""
    state = under_way(Table(name, seats))

    def some_copies() -> int:
        for _ in range(COPIES_IN_A_PIECE):
            state.copy()
        return COPIES_IN_A_PIECE

    return repeated(some_copies)


def imagine(name: str, seats: str) -> Task:
    """Worlds drawn from what the seat to move sees of a game under way."""
    table = Table(name, seats)
    state = under_way(table)
    worlds = table.game.imagine(state.view(state.waiting()[0]))

    def some_draws() -> int:
        for _ in range(COPIES_IN_A_PIECE):
            worlds.draw(table.dice)
        return COPIES_IN_A_PIECE

    return repeated(some_draws)


def under_way(table: Table) -> State[Any]:
    """A game after two random moves for each seat that is not over yet."""
    while True:
        state = table.begin()
        for _ in range(2 * table.seats):
            for seat in state.waiting()[:1]:
                state.play(seat, random_move(state, seat, table.dice), 0, table.dice)
        if state.waiting():
            return state
