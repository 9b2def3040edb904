# compiled: mypyc
"""Random play: what searches, fuzzers and measurements run by the million."""

from __future__ import annotations

from trousseau.kernel.dice import Dice
from trousseau.kernel.state import M, Space, State


def play_to_end(
    state: State[M], dice: Dice, dawdle: int = 0, limit: int = 1_000_000, at: int = 0
) -> int:
    """Play legal moves at random until the game is over; how many there were.

    Time acts when no seat is waited for and, if players `dawdle`, also before one move in
    that many while something is due.
    """
    for count in range(limit):
        waiting = state.waiting()
        due = state.due if dawdle or not waiting else None
        if due is not None and (not waiting or due <= at or dice.below(dawdle) == 0):
            at = due
            state.tick(at, dice)
        elif waiting:
            seat = waiting[0] if len(waiting) == 1 else waiting[dice.below(len(waiting))]
            state.play(seat, random_move(state, seat, dice), at, dice)
        else:
            return count
    raise RuntimeError(f"the game was not over after {limit} moves")


def play_in_time(
    state: State[M], dice: Dice, haste: int, limit: int = 1_000_000, at: int = 0
) -> int:
    """The same for games in real time: somebody acts every `haste` milliseconds at the latest."""
    for count in range(limit):
        waiting = state.waiting()
        due = state.due
        if waiting:
            seat = waiting[dice.below(len(waiting))]
            move = random_move(state, seat, dice)
            then = max(at + dice.below(haste), state.ready(seat, move))
            if due is None or then < due:
                at = then
                state.play(seat, move, at, dice)
                continue
        if due is None:
            return count
        at = due
        state.tick(at, dice)
    raise RuntimeError(f"the game was not over after {limit} moves")


def random_move(state: State[M], seat: int, dice: Dice) -> M:
    """Any legal move of a seat that is waited for."""
    moves = state.moves(seat)
    if isinstance(moves, Space):
        return moves.sample(dice)
    return moves[dice.below(len(moves))]
