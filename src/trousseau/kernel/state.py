# compiled: mypyc
"""One moment of a game, and what happens when somebody acts.

The contract is stated here, where the methods are declared; `trousseau.testing` checks it.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Generic, Self, TypeVar

import msgspec
from mypy_extensions import mypyc_attr

from trousseau.kernel.dice import Dice
from trousseau.kernel.eyes import Eyes
from trousseau.kernel.fields import copy_fields, pack_fields
from trousseau.kernel.structs import Chat, Fact, Refusal, Result, View

M = TypeVar("M", bound=Hashable)
"""What a move is inside a state."""


def only(*seats: int) -> tuple[int, ...]:
    """The audience that is these seats."""
    return seats


class Event:
    """A fact and who is told of it: some seats alone, or everybody (None), spectators too."""

    __slots__ = ("fact", "to")

    def __init__(self, fact: Fact, to: tuple[int, ...] | None = None) -> None:
        self.fact = fact
        self.to = to

    def reaches(self, eyes: Eyes) -> bool:
        return self.to is None or eyes in self.to


Events = tuple[Event, ...]
"""What came of one move or act of time, in order."""


class Illegal(ValueError):
    """A move that the rules don't allow; nothing has changed."""

    def __init__(self, code: str, **about: int | str) -> None:
        super().__init__(code)
        self.refusal = Refusal(code, about)


@mypyc_attr(allow_interpreted_subclasses=True)
class Space(Generic[M]):
    """The legal moves where they can't be listed: a word, an answer, a drawing."""

    def why_not(self, move: M) -> Refusal | None:
        """None if the move is legal."""
        raise NotImplementedError

    def sample(self, dice: Dice) -> M:
        """Some legal move."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Generic[M]):
    """One moment of a game. It reads like the table and changes only by `play` and `tick`.

    It is fully determined by seats, options, seed and log; it never reads a clock and never
    owns dice. `M` is what a move is inside: a small immutable value, mostly an int.
    """

    def copy(self) -> Self:
        """An independent state that will go on in the same way.

        This one serves any game; one whose bots think far ahead writes a quick one of its own. So
        does a compiled one whose `__init__` takes arguments: it can't be made without them.
        """
        twin: Self = copy_fields(self)
        return twin

    def pack(self) -> tuple[object, ...]:
        """Plain values that say everything about this state: those of equal states are equal."""
        return pack_fields(self)

    def waiting(self) -> tuple[int, ...]:
        """The seats that may carry the game on now; nobody and nothing due: it is over."""
        raise NotImplementedError

    def moves(self, seat: int) -> list[M] | Space[M]:
        """The legal moves of a seat, complete; empty for a seat that is not waited for."""
        raise NotImplementedError

    def talk(self, seat: int) -> list[M]:
        """Legal moves that only say something: open to any seat, and no game waits for them."""
        return []

    def only_says(self, seat: int, move: M) -> bool:
        """Whether a legal move is talk: the game waits for the seat as before."""
        moves = self.moves(seat)
        listed = not isinstance(moves, Space) and move in moves
        return not listed and move in self.talk(seat)

    def play(self, seat: int, move: M, at: int, dice: Dice) -> Events:
        """Make a move at game time `at` (milliseconds), or raise Illegal and change nothing."""
        raise NotImplementedError

    @property
    def due(self) -> int | None:
        """The next instant at which time itself acts. Not for players: views say what they may."""
        return None

    def ready(self, seat: int, move: M) -> int:
        """From when on a listed move may be made: bans and pauses lapse by time alone."""
        return 0

    def chat(self, eyes: Eyes) -> Chat:
        """Whether a seat, or whoever has none, may speak freely now, beside the moves of talk."""
        return "open"

    def time_for(self, seat: int) -> Hashable | None:
        """What a seat that is waited for has its time for, where a table gives it some.

        It runs on through the seat's own moves while this stays equal. None: each move has a
        time of its own.
        """
        return None

    def out_of_time(self, seat: int) -> M | None:
        """The move of a seat that is waited for and takes longer than its table allows.

        None where the rules know none: then a bot makes one.
        """
        return None

    def tick(self, at: int, dice: Dice) -> Events:
        """Let time act. Called with `at` equal to `due`, before any move of that instant."""
        raise NotImplementedError

    def view(self, seat: Eyes) -> View:
        """All that a seat, acting or not, or a spectator rightly knows."""
        raise NotImplementedError

    def laid_open(self) -> View:
        """Everything there is, with nothing left to guess: for looking back at a game that is over.

        No view may be made from it. It is a spectator's view where nothing is hidden.
        """
        return self.view(None)

    def known_to(self, seat: int) -> Hashable:
        """A key for what a seat knows: equal for exactly the states that give it equal views.

        Keys of different seats differ, as their views do.
        """
        return msgspec.json.encode(self.view(seat))

    @property
    def result(self) -> Result | None:
        """None while the game goes on."""
        raise NotImplementedError

    def roles(self) -> tuple[str, ...]:
        """What each seat has been, for statistics; empty if there are no roles."""
        return ()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.pack() == other.pack()

    def __hash__(self) -> int:
        return hash(self.pack())


@mypyc_attr(allow_interpreted_subclasses=True)
class Worlds(Generic[M]):
    """All states that one view leaves possible; made once, drawn from many times."""

    def draw(self, dice: Dice) -> State[M]:
        """One of them, with the chance the rules give it."""
        raise NotImplementedError
