"""The shapes of tic-tac-toe: moves, facts and the view."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from trousseau.kernel.structs import Fact, View, Written

Cell = Annotated[int, Meta(ge=0, le=8)]
"""Row by row from the top left."""


class Mark(Written, frozen=True):
    cell: Cell


class Marked(Fact, frozen=True):
    seat: int
    cell: int


class TicTacToeView(View, frozen=True, kw_only=True):
    cells: tuple[int | None, ...]
    """Who marked each cell."""

    moves: tuple[Mark, ...] = ()
