"""Best responses, against published values and on the yardstick of coffre."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from trousseau.bots import Bot, RandomBot, Seen
from trousseau.games.coffre import GAME as COFFRE
from trousseau.games.coffre.bots import Expert, Novice
from trousseau.kernel import SeededDice
from trousseau.lab.best_response import best_response, settled, uniform, value
from trousseau.testing.games.leduc import GAME as LEDUC

SEED = bytes(32)


def test_uniform_play_at_leduc_is_as_exploitable_as_published() -> None:
    options = LEDUC.options()
    gains = [
        best_response(LEDUC, 2, options, hero, uniform) - value(LEDUC, 2, options, hero, uniform)
        for hero in (0, 1)
    ]
    assert sum(gains) == pytest.approx(4.747222, abs=1e-6)  # OpenSpiel's nash_conv


def test_what_one_wins_at_leduc_the_other_loses() -> None:
    values = [value(LEDUC, 2, LEDUC.options(), hero, uniform) for hero in (0, 1)]
    assert sum(values) == pytest.approx(0.0)


def test_a_settled_bot_answers_the_same_knowledge_in_the_same_way() -> None:
    policy = settled(RandomBot, SEED, moods=3)
    state = LEDUC.new(2, LEDUC.options(), SeededDice(SEED))
    answers = [policy(Seen(LEDUC, state.view(0), ())) for _ in range(2)]
    assert answers[0] == answers[1]
    assert sum(answers[0].values()) == pytest.approx(1.0)


@pytest.mark.long
@pytest.mark.parametrize(
    "player", [partial(Novice, talks=False), partial(Expert, rounds=10, talks=False)]
)
def test_a_best_response_to_the_bots_of_coffre_is_no_worse_than_playing_like_them(
    player: Callable[[], Bot[int]],
) -> None:
    options = COFFRE.options({"round_limit": 1})
    policy = settled(player, SEED)
    own = value(COFFRE, 4, options, 0, policy)
    best = best_response(COFFRE, 4, options, 0, policy)
    assert 0.0 <= own <= best <= 1.0
