"""OpenSpiel: its games in C++ and in Python, played from Python; its ISMCTS in both."""

from __future__ import annotations

from random import Random
from typing import Any

import pyspiel
from numpy.random import RandomState
from open_spiel.python import games as _registered_by_import  # noqa: F401 - it registers them
from open_spiel.python.algorithms import ismcts, mcts

from bench.tasks import EXPLORATION, GAMES_IN_A_PIECE, SEARCH_ROUNDS, Task, repeated

UNLIMITED = -1


def play(name: str) -> Task:
    """Random moves; what chance does is played too, and not counted."""
    game = pyspiel.load_game(name)
    draw = Random(1).random

    def some_games() -> int:
        moves = 0
        for _ in range(GAMES_IN_A_PIECE):
            state = game.new_initial_state()
            while not state.is_terminal():
                if not state.is_chance_node():
                    moves += 1
                legal = state.legal_actions()
                state.apply_action(legal[int(draw() * len(legal))])
        return moves

    return repeated(some_games)


def search_cpp(name: str) -> Task:
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    policy = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    bot = pyspiel.ISMCTSBot(1, evaluator, EXPLORATION, SEARCH_ROUNDS, UNLIMITED, policy)
    return _choices(name, bot)


def search_python(name: str) -> Task:
    evaluator = mcts.RandomRolloutEvaluator(1, RandomState(1))
    game = pyspiel.load_game(name)
    bot = ismcts.ISMCTSBot(game, evaluator, EXPLORATION, SEARCH_ROUNDS, UNLIMITED, RandomState(1))
    return _choices(name, bot)


def _choices(name: str, bot: Any) -> Task:
    game = pyspiel.load_game(name)
    draw = Random(1).random

    def one_choice() -> int:
        state = game.new_initial_state()
        while state.is_chance_node():
            legal = state.legal_actions()
            state.apply_action(legal[int(draw() * len(legal))])
        bot.step(state)
        return SEARCH_ROUNDS

    return repeated(one_choice)
