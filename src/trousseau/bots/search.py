# compiled: mypyc
"""Search over imagined states: information-set Monte Carlo tree search for any game."""

from __future__ import annotations

from collections.abc import Hashable
from math import log, sqrt
from typing import Final, Generic

from trousseau.kernel.dice import Dice
from trousseau.kernel.playout import play_to_end
from trousseau.kernel.state import M, Space, State, Worlds

SAMPLES: Final = 16
"""How many moves are tried where they can't be listed."""


class Search(Generic[M]):
    """Upper-confidence search in which every seat chooses by what that seat can know.

    Each round draws one world, walks down by the moves that look best to the seats that make
    them, tries one new move, plays on at random and credits the moves of the walk with the
    scores. The seat that asks moves first. Where several seats are waited for, any of them may
    be the next, each at a node of its own: a sealed choice stays sealed. Moves take no time;
    time acts when nobody is waited for.
    """

    def __init__(
        self, worlds: Worlds[M], seat: int, dice: Dice, exploration: float, at: int = 0
    ) -> None:
        self.worlds = worlds
        self.dice = dice
        self.exploration = exploration
        self.at = at
        self.nodes: dict[Hashable, Node[M]] = {}
        world = worlds.draw(dice)
        self.root = self._new_node(world.known_to(seat), world, seat)

    def run(self, rounds: int) -> None:
        for _ in range(rounds):
            self._round(self.worlds.draw(self.dice))

    def favourite(self) -> M:
        """The move most often tried so far."""
        most = self.root.tried[0]
        for choice in self.root.tried:
            if choice.visits > most.visits:
                most = choice
        return most.move

    def _round(self, world: State[M]) -> None:
        dice = self.dice
        path: list[Choice[M]] = []
        node = self.root
        at = self.at
        while True:
            choice = node.new_choice(dice) if node.untried else node.best(self.exploration)
            path.append(choice)
            world.play(choice.seat, choice.move, at, dice)
            if choice.visits == 0.0:
                break
            waiting = world.waiting()
            if not waiting:
                at = self._pass_time(world, at)
                waiting = world.waiting()
                if not waiting:
                    break
            seat = waiting[0] if len(waiting) == 1 else waiting[dice.below(len(waiting))]
            key = world.known_to(seat)
            node = self.nodes.get(key) or self._new_node(key, world, seat)
        self._credit(path, self._scores(world, at))

    def _new_node(self, key: Hashable, world: State[M], seat: int) -> Node[M]:
        moves = world.moves(seat)
        if isinstance(moves, Space):
            node = Node(seat, list({moves.sample(self.dice): None for _ in range(SAMPLES)}))
        else:
            node = Node(seat, moves.copy())
        self.nodes[key] = node
        return node

    def _pass_time(self, world: State[M], at: int) -> int:
        """Let time act until somebody is waited for or the game is over; the instant it is then."""
        due = world.due
        while due is not None and (due <= at or not world.waiting()):
            at = due
            world.tick(at, self.dice)
            due = world.due
        return at

    def _scores(self, world: State[M], at: int) -> tuple[float, ...]:
        result = world.result
        if result is None:
            play_to_end(world, self.dice, at=at)
            result = world.result
        assert result is not None
        return result.scores

    def _credit(self, path: list[Choice[M]], scores: tuple[float, ...]) -> None:
        for choice in path:
            visits = choice.visits + 1.0
            choice.visits = visits
            choice.mean += (scores[choice.seat] - choice.mean) / visits
            choice.doubt = 1.0 / sqrt(visits)


class Node(Generic[M]):
    """All states that a seat can't tell apart; they offer the same moves, as a view shows them."""

    __slots__ = ("seat", "tried", "untried", "visits")

    def __init__(self, seat: int, moves: list[M]) -> None:
        self.seat = seat
        self.untried = moves
        self.tried: list[Choice[M]] = []
        self.visits = 0.0

    def new_choice(self, dice: Dice) -> Choice[M]:
        choice = Choice(self.seat, self.untried.pop(dice.below(len(self.untried))))
        self.tried.append(choice)
        self.visits += 1.0
        return choice

    def best(self, exploration: float) -> Choice[M]:
        """The choice that promises most: what it brought so far and what is unsure about it."""
        self.visits += 1.0
        curiosity = exploration * sqrt(log(self.visits))
        best = self.tried[0]
        most = -1e300
        for choice in self.tried:
            promise = choice.mean + curiosity * choice.doubt
            if promise > most:
                best = choice
                most = promise
        return best


class Choice(Generic[M]):
    """A seat's move at a node, and what it brought. `visits` is a float to spare conversions."""

    __slots__ = ("doubt", "mean", "move", "seat", "visits")

    def __init__(self, seat: int, move: M) -> None:
        self.seat = seat
        self.move = move
        self.visits = 0.0
        self.mean = 0.0
        self.doubt = 1.0
