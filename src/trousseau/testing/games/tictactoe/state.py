# compiled: mypyc
"""The rules of tic-tac-toe. A set of cells is a number below 512, one bit a cell."""

from __future__ import annotations

from typing import Final

from trousseau.kernel.dice import Dice
from trousseau.kernel.state import Event, Events, Illegal, State, Worlds
from trousseau.kernel.structs import Result
from trousseau.testing.games.tictactoe.shapes import Mark, Marked, TicTacToeView

CELLS: Final = 9
FULL: Final = 511
LINES: Final = (0o007, 0o070, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124)

# What can happen is so little that it is all made once: by set of cells, or by seat and cell.
FREE: Final = [[cell for cell in range(CELLS) if not taken >> cell & 1] for taken in range(512)]
WON: Final = [any(cells & line == line for line in LINES) for cells in range(512)]
MARKED: Final[list[list[Events]]] = [
    [(Event(Marked(seat, cell)),) for cell in range(CELLS)] for seat in (0, 1)
]
MARKS: Final[list[Mark]] = [Mark(cell) for cell in range(CELLS)]
LINE: Final = [Result((0,), (1.0, -1.0), "line"), Result((1,), (-1.0, 1.0), "line")]
DRAW: Final = Result((0, 1), (0.0, 0.0), "draw")

NOBODY: Final = -1
WAITING: Final[list[tuple[int, ...]]] = [(0,), (1,), ()]  # the last is nobody's


class TicTacToe(State[int]):
    """`cells` are those that each seat marked; nobody's turn means that the game is over."""

    def __init__(self, crosses: int, noughts: int) -> None:
        self.cells = [crosses, noughts]
        self.taken = crosses | noughts
        self.turn = 1 if crosses.bit_count() > noughts.bit_count() else 0
        if WON[crosses] or WON[noughts] or self.taken == FULL:
            self.turn = NOBODY

    def copy(self) -> TicTacToe:
        return TicTacToe(self.cells[0], self.cells[1])

    def waiting(self) -> tuple[int, ...]:
        return WAITING[self.turn]

    def moves(self, seat: int) -> list[int]:
        return FREE[self.taken].copy() if seat == self.turn else []

    def play(self, seat: int, move: int, at: int, dice: Dice) -> Events:
        if seat != self.turn:
            raise Illegal("over" if self.turn == NOBODY else "not_your_turn")
        cell = 1 << move
        if self.taken & cell:
            raise Illegal("taken", cell=move)
        mine = self.cells[seat] | cell
        self.cells[seat] = mine
        self.taken |= cell
        self.turn = NOBODY if WON[mine] or self.taken == FULL else 1 - seat
        return MARKED[seat][move]

    @property
    def result(self) -> Result | None:
        if self.turn != NOBODY:
            return None
        if WON[self.cells[0]]:
            return LINE[0]
        return LINE[1] if WON[self.cells[1]] else DRAW

    def view(self, seat: int | None) -> TicTacToeView:
        return TicTacToeView(
            seat=seat,
            seats=2,
            waiting=self.waiting(),
            due=None,
            result=self.result,
            cells=tuple([self._owner(cell) for cell in range(CELLS)]),
            moves=() if seat is None else tuple([MARKS[cell] for cell in self.moves(seat)]),
        )

    def _owner(self, cell: int) -> int | None:
        for seat in (0, 1):
            if self.cells[seat] >> cell & 1:
                return seat
        return None

    def known_to(self, seat: int) -> int:
        return (self.cells[0] << CELLS | self.cells[1]) << 1 | seat


class OnlyWorld(Worlds[int]):
    """Nothing is hidden, so a view leaves one table possible."""

    def __init__(self, view: TicTacToeView) -> None:
        cells = [0, 0]
        for cell, owner in enumerate(view.cells):
            if owner is not None:
                cells[owner] |= 1 << cell
        self.table = TicTacToe(cells[0], cells[1])

    def draw(self, dice: Dice) -> TicTacToe:
        return self.table.copy()
