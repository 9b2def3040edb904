# compiled: mypyc
"""The fast path for tables of random bots: the very games that `Match` plays, without views."""

from __future__ import annotations

from trousseau.kernel.dice import Dice
from trousseau.kernel.playout import random_move
from trousseau.kernel.state import M, State


def play_randomly(
    state: State[M], chance: Dice, order: Dice, seats: list[Dice], played: dict[M, int]
) -> int:
    """Play to the end and count each move in `played`; how many lines the game's log would have."""
    at = 0
    lines = 0
    while True:
        waiting = state.waiting()
        if waiting:
            seat = waiting[0] if len(waiting) == 1 else order.choice(waiting)
            move = random_move(state, seat, seats[seat])
            state.play(seat, move, at, chance)
            played[move] = played.get(move, 0) + 1
        else:
            due = state.due
            if due is None:
                return lines
            at = due
            state.tick(at, chance)
        lines += 1
