"""RLCard: its environment, step by step."""

from __future__ import annotations

from random import Random

import rlcard

from bench.tasks import GAMES_IN_A_PIECE, Task, repeated


def play(name: str) -> Task:
    env = rlcard.make(name, config={"seed": 1})
    draw = Random(1).random

    def some_games() -> int:
        moves = 0
        for _ in range(GAMES_IN_A_PIECE):
            state, _player = env.reset()
            while not env.is_over():
                legal = list(state["legal_actions"])
                state, _player = env.step(legal[int(draw() * len(legal))])
                moves += 1
        return moves

    return repeated(some_games)
