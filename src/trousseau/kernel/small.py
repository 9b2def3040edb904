"""A game inside a game: a trial, a duel, a hand of cards that decides something greater.

A small game is a Game like any other, and keeps its promises by itself. While one is on, the state
of the big game holds it and asks it: who is waited for, what may be done, what is due. The big
game's view has the small one's in a field, and its moves and facts are among the big game's.
"""

from __future__ import annotations

from typing import Any, Generic, TypeVar, cast

from trousseau.kernel.dice import Dice
from trousseau.kernel.eyes import Eyes
from trousseau.kernel.game import AnyGame
from trousseau.kernel.state import Events, Illegal, Space, State
from trousseau.kernel.structs import Chat, Refusal, Result, View, Written

V = TypeVar("V", bound=View)
"""The view of the small game, or a union of views if it may be one of several."""


class SmallGame(State[Written], Generic[V]):
    """One that is on: its moves as they are written, its time as the big game counts it.

    What it shows counts time from `began`, as it would alone.
    """

    def __init__(self, game: AnyGame[Any], state: State[Any], began: int) -> None:
        self.game = game
        self.state = state
        self.began = began

    def copy(self) -> SmallGame[V]:
        return SmallGame(self.game, self.state.copy(), self.began)

    def pack(self) -> tuple[object, ...]:
        return (self.game.name, self.began, self.state.pack())

    def waiting(self) -> tuple[int, ...]:
        return self.state.waiting()

    def moves(self, seat: int) -> list[Written] | Space[Written]:
        moves = self.state.moves(seat)
        if isinstance(moves, Space):
            return _Writable(self.game, moves, seat)
        return [self.game.write(move) for move in moves]

    def talk(self, seat: int) -> list[Written]:
        return [self.game.write(move) for move in self.state.talk(seat)]

    def play(self, seat: int, move: Written, at: int, dice: Dice) -> Events:
        return self.state.play(seat, _read(self.game, move, seat), at - self.began, dice)

    @property
    def due(self) -> int | None:
        due = self.state.due
        return None if due is None else self.began + due

    def ready(self, seat: int, move: Written) -> int:
        ready = self.state.ready(seat, _read(self.game, move, seat))
        return self.began + ready if ready else 0

    def chat(self, eyes: Eyes) -> Chat:
        return self.state.chat(eyes)

    def tick(self, at: int, dice: Dice) -> Events:
        return self.state.tick(at - self.began, dice)

    def view(self, seat: int | None) -> V:
        return cast(V, self.state.view(seat))

    def laid_open(self) -> V:
        return cast(V, self.state.laid_open())

    @property
    def result(self) -> Result | None:
        return self.state.result


class _Writable(Space[Written]):
    """What can't be listed, as it is written."""

    def __init__(self, game: AnyGame[Any], space: Space[Any], seat: int) -> None:
        self.game = game
        self.space = space
        self.seat = seat

    def why_not(self, move: Written) -> Refusal | None:
        try:
            return self.space.why_not(_read(self.game, move, self.seat))
        except Illegal as error:
            return error.refusal

    def sample(self, dice: Dice) -> Written:
        return self.game.write(self.space.sample(dice))


def _read(game: AnyGame[Any], move: Written, seat: int) -> Any:
    """Illegal if it is a move of the big game, or of another small one."""
    if not isinstance(move, game.move_type):
        raise Illegal("no_such_move")
    return game.read(move, seat)
