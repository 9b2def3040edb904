"""Moves that can be listed once and for all: as plain values, and as people write them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic

from trousseau.kernel.state import Illegal, M
from trousseau.kernel.structs import Written


class MoveTable(Generic[M]):
    """Every move that a game can ever have, by the value that stands for it in a state."""

    def __init__(self, written: Mapping[M, Written]) -> None:
        self.written = written
        self._moves = {shape: move for move, shape in written.items()}

    def write(self, move: M) -> Written:
        return self.written[move]

    def read(self, written: Written) -> M:
        """Illegal if it names something that isn't there, like a seat that no table has."""
        try:
            return self._moves[written]
        except KeyError as error:
            raise Illegal("no_such_move") from error
