"""What the contenders do, one module for each library.

Everyone draws random moves in the cheapest way it can, from Python, and asks for what is legal
before each move.
"""

from __future__ import annotations

from collections.abc import Callable
from time import process_time

Task = Callable[[float], float]
"""Works for about so many seconds and answers how many units (moves, searches) a second.

Seconds are of processor time, so that other programs on the machine count as little as can be.
"""

GAMES_IN_A_PIECE = 20
COPIES_IN_A_PIECE = 1000
SEARCH_ROUNDS = 2000
EXPLORATION = 2.0


def repeated(piece: Callable[[], int]) -> Task:
    """The task of doing a piece of work again and again; a piece says how many units it was."""

    def work(seconds: float) -> float:
        units = 0
        elapsed = 0.0
        start = process_time()
        while elapsed < seconds:
            units += piece()
            elapsed = process_time() - start
        return units / elapsed

    return work
