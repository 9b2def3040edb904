"""What search does with turns, sealed choices, time and moves that can't be listed."""

from __future__ import annotations

from collections.abc import Hashable

import pytest

from trousseau.bots.search import SAMPLES, Search
from trousseau.kernel import Dice, Events, Refusal, Result, SeededDice, Space, State, Worlds
from trousseau.testing.games.leduc import GAME as LEDUC
from trousseau.testing.games.roshambo import GAME as ROSHAMBO
from trousseau.testing.games.tictactoe import GAME as TICTACTOE

SEED = bytes(range(32))


def after(moves: list[int]) -> Search[int]:
    """A search for the seat to move at tic-tac-toe."""
    state = TICTACTOE.new(2, TICTACTOE.options(), SeededDice(SEED))
    for move in moves:
        state.play(state.waiting()[0], move, 0, SeededDice(SEED))
    seat = state.waiting()[0]
    return Search(TICTACTOE.imagine(state.view(seat)), seat, SeededDice(SEED), exploration=1.0)


@pytest.mark.parametrize(
    ("moves", "best"),
    [
        ([0, 3, 1, 4], 2),  # crosses complete the top row
        ([0, 3, 1, 4, 8], 5),  # noughts complete the middle row rather than block the top
        ([4, 0, 2], 6),  # noughts block the rising diagonal
    ],
)
def test_the_favourite_wins_at_once_or_blocks(moves: list[int], best: int) -> None:
    search = after(moves)
    search.run(500)
    assert search.favourite() == best


def test_every_round_tries_one_move_of_the_root() -> None:
    search = after([])
    search.run(20)
    search.run(30)
    assert sum(choice.visits for choice in search.root.tried) == 50
    assert {choice.move for choice in search.root.tried} == set(range(9))


def test_a_mean_is_the_average_of_the_scores() -> None:
    search = after([0, 3, 1, 4])
    search.run(100)
    winning = next(choice for choice in search.root.tried if choice.move == 2)
    assert winning.mean == pytest.approx(1.0)
    assert all(-1.0 <= choice.mean <= 1.0 for choice in search.root.tried)


def test_the_same_dice_give_the_same_search() -> None:
    def tried() -> list[tuple[int, float, float]]:
        dice = SeededDice(SEED)
        view = LEDUC.new(2, LEDUC.options(), dice).view(0)
        search = Search(LEDUC.imagine(view), 0, dice, exploration=2.0)
        search.run(300)
        return [(choice.move, choice.visits, choice.mean) for choice in search.root.tried]

    assert tried() == tried()


def test_a_seat_chooses_alike_in_worlds_it_cannot_tell_apart() -> None:
    """At Leduc the other seat has three ranks to hold: three nodes after each bet, no more."""
    dice = SeededDice(SEED)
    view = LEDUC.new(2, LEDUC.options(), dice).view(0)
    search = Search(LEDUC.imagine(view), 0, dice, exploration=2.0)
    search.run(20)
    replies = [node for node in search.nodes.values() if node.seat == 1]
    assert len(search.root.tried) == 2
    assert len(replies) <= 2 * 3


@pytest.mark.parametrize("seat", [0, 1])
def test_a_sealed_choice_stays_sealed(seat: int) -> None:
    """Either seat may be the one that asks; the other knows that it chose, and not what."""
    state = ROSHAMBO.new(2, ROSHAMBO.options({"rounds": 1}), SeededDice(SEED))
    search = Search(ROSHAMBO.imagine(state.view(seat)), seat, SeededDice(SEED), exploration=1.0)
    search.run(200)
    assert sorted(node.seat for node in search.nodes.values()) == [0, 1]
    assert search.root.seat == seat


class Sand(State[int]):
    """Seat 0 turns a glass of 1 to 3 minutes; when it has run out, a bell rings twice.

    The score is the minutes that passed since minute 5, when seat 0 was asked.
    """

    def __init__(self) -> None:
        self.turned = 0
        self.ends = 0
        self.rung: tuple[int, ...] = ()

    def waiting(self) -> tuple[int, ...]:
        return () if self.turned else (0,)

    def moves(self, seat: int) -> list[int]:
        return [1, 2, 3]

    def play(self, seat: int, move: int, at: int, dice: Dice) -> Events:
        self.turned = move
        self.ends = at + move
        return ()

    @property
    def due(self) -> int | None:
        return self.ends if self.turned and len(self.rung) < 2 else None

    def tick(self, at: int, dice: Dice) -> Events:
        assert at == self.due
        self.rung = (*self.rung, at)
        return ()

    def known_to(self, seat: int) -> Hashable:
        return self.turned

    @property
    def result(self) -> Result | None:
        if len(self.rung) < 2:
            return None
        return Result((0,), (float(self.rung[1] - 5),), "time")


class Number(Space[int]):
    def why_not(self, move: int) -> Refusal | None:
        return None if 0 <= move < 1000 else Refusal("too_big")

    def sample(self, dice: Dice) -> int:
        return dice.below(1000)


class Highest(State[int]):
    """Name a number; the higher, the better."""

    def __init__(self) -> None:
        self.named = -1

    def waiting(self) -> tuple[int, ...]:
        return (0,) if self.named < 0 else ()

    def moves(self, seat: int) -> Space[int]:
        return Number()

    def play(self, seat: int, move: int, at: int, dice: Dice) -> Events:
        self.named = move
        return ()

    def known_to(self, seat: int) -> Hashable:
        return self.named

    @property
    def result(self) -> Result | None:
        return None if self.named < 0 else Result((0,), (float(self.named),), "named")


class Afresh(Worlds[int]):
    def __init__(self, kind: type[Sand] | type[Highest]) -> None:
        self.kind = kind

    def draw(self, dice: Dice) -> State[int]:
        return self.kind()


def test_time_acts_when_nobody_is_waited_for() -> None:
    search = Search(Afresh(Sand), 0, SeededDice(SEED), exploration=1.0, at=5)
    search.run(100)
    means = {choice.move: choice.mean for choice in search.root.tried}
    assert means == pytest.approx({1: 1.0, 2: 2.0, 3: 3.0})
    assert search.favourite() == 3


def test_moves_that_cannot_be_listed_are_sampled() -> None:
    search = Search(Afresh(Highest), 0, SeededDice(SEED), exploration=1.0)
    search.run(200)
    named = [choice.move for choice in search.root.tried]
    assert 1 < len(named) <= SAMPLES
    assert search.favourite() == max(named)
