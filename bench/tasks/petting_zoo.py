"""PettingZoo: its usual loop, with a move drawn from the mask of legal ones."""

from __future__ import annotations

from importlib import import_module
from random import Random

from bench.tasks import GAMES_IN_A_PIECE, Task, repeated


def play(name: str) -> Task:
    env = import_module(f"pettingzoo.classic.{name}").env()
    draw = Random(1).random

    def some_games() -> int:
        moves = 0
        for _ in range(GAMES_IN_A_PIECE):
            env.reset()
            for _agent in env.agent_iter():
                observation, _reward, terminated, truncated, _info = env.last()
                if terminated or truncated:
                    env.step(None)
                    continue
                legal = observation["action_mask"].nonzero()[0]
                env.step(legal[int(draw() * len(legal))])
                moves += 1
        return moves

    return repeated(some_games)
