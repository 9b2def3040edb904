"""A rulebook: how many may play, what they may choose, and how a game begins."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from trousseau.kernel.dice import Dice
from trousseau.kernel.moves import MoveTable
from trousseau.kernel.state import Illegal, M, State, Worlds
from trousseau.kernel.structs import UNREADABLE, Fact, Options, View, Written

Opt = TypeVar("Opt", bound=Options)
V = TypeVar("V", bound=View)


class Game(Generic[M, Opt, V]):
    """One rulebook: of moves `M`, options `Opt` and views `V`.

    A game module ends with its only instance, named GAME.
    """

    name: ClassVar[str]
    rules_version: ClassVar[int]
    """Raised whenever an old record would replay differently."""

    seats: ClassVar[range]
    options_type: type[Opt]
    view_type: type[V]
    move_type: ClassVar[Any]
    """The union of this game's Written shapes, as msgspec wants it."""

    moves: MoveTable[M] | None = None
    """All moves that there can be. Without it a move is its own shape, `M` is Written."""

    real_time: ClassVar[bool] = False
    """Nobody waits for anybody: seats act when they like, and bots by plans."""

    fact_type: ClassVar[Any] = Fact
    """The union of this game's Fact shapes."""

    role: ClassVar[str] = "role"
    """What sets the seats of this game apart, as its players call it: a card, a side."""

    def new(self, seats: int, options: Opt, dice: Dice) -> State[M]:
        """Set the table."""
        raise NotImplementedError

    def imagine(self, view: V) -> Worlds[M]:
        """The full states that give this view, to be drawn from with the right chances.

        It sees the view and nothing else, so it can't return the truth on purpose.
        """
        raise NotImplementedError

    def again(self, options: Opt, state: State[M]) -> Opt:
        """The options of the next game at a table, after this one: somebody else may begin."""
        return options

    def write(self, move: M) -> Written:
        """A move as people and JSON write it."""
        own_shape: Any = move
        return self.moves.write(move) if self.moves else own_shape

    def read(self, written: Written, seat: int) -> M:
        """The move that a seat wrote, or Illegal if it names something that isn't there."""
        own_shape: Any = written
        return self.moves.read(written) if self.moves else own_shape

    def options(self, chosen: Mapping[str, object] = {}) -> Opt:
        """Options with their limits checked; `strict=False` reads what a command line gives."""
        try:
            return msgspec.convert(dict(chosen), self.options_type, strict=False)
        except msgspec.ValidationError as error:
            raise Illegal("options", game=self.name, problem=str(error)) from error

    def begin(self, seats: int, options: Opt, dice: Dice) -> State[M]:
        """`new`, with seats and options checked."""
        self.check_setup(seats, options)
        return self.new(seats, options, dice)

    def check_setup(self, seats: int, options: Opt) -> None:
        """Illegal if so many can't play, or not with these options: known before the deal."""
        self.check_seats(seats)

    def check_seats(self, seats: int) -> None:
        """Illegal if this many can't play, whatever they choose."""
        if seats not in self.seats:
            least, most = self.seats[0], self.seats[-1]
            raise Illegal("seats", game=self.name, seats=seats, least=least, most=most)

    @cached_property
    def _written(self) -> msgspec.json.Decoder[Written]:
        """Made once: msgspec would look at a union of shapes anew for every move."""
        return msgspec.json.Decoder(self.move_type)

    def read_json(self, text: bytes | msgspec.Raw, seat: int) -> M:
        """A move from outside: anything malformed is Illegal."""
        try:
            written = self._written.decode(text)
        except UNREADABLE as error:
            raise Illegal("malformed", problem=str(error)) from error
        return self.read(written, seat)


AnyGame = Game[M, Any, Any]
"""A game of which only the moves matter, as nearly everywhere but in games."""
