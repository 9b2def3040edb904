"""What the suite promises of games in real time, put to the test: broken ones fail it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.testing import broken_heists as broken
from tests.testing.secrets import HeistSecrets

from trousseau.bots import AnyLevels, RandomBot
from trousseau.kernel import AnyGame, Illegal
from trousseau.testing.games.heist import GAME
from trousseau.testing.honesty import bots_are_honest
from trousseau.testing.playing import (
    every_line_tells_everybody_something,
    moves_wait_until_they_are_ready,
)
from trousseau.testing.secrecy import secrets_stay_secret
from trousseau.testing.suite import Case, Promise


def case(game: AnyGame[Any], levels: AnyLevels | None = None) -> Case[Any]:
    return Case(
        game=game,
        seats=3,
        options=game.options(),
        secrets=HeistSecrets(),
        hides=True,
        levels=levels or {"random": RandomBot},
        small=None,
        steps=300,
    )


@pytest.mark.parametrize(
    ("game", "promise", "reason"),
    [
        (broken.IMPATIENT, moves_wait_until_they_are_ready, "let through at"),
        (broken.UNANNOUNCED, moves_wait_until_they_are_ready, "its view says"),
        (broken.QUIET, moves_wait_until_they_are_ready, "chat is shut, and its view says open"),
        (broken.FOREWARNING, every_line_tells_everybody_something, "yet they see its number"),
        (broken.HUSHING, secrets_stay_secret, "the truth shows in .*chat"),
        (broken.HOLDING, secrets_stay_secret, "the truth shows in .*ready"),
    ],
)
def test_a_broken_game_in_real_time_fails_its_promise(
    game: AnyGame[Any], promise: Promise, reason: str
) -> None:
    promise(case(broken.SOUND))
    with pytest.raises(AssertionError, match=reason):
        promise(case(game))


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        (broken.Peeking, "where what it can't know differs"),
        (broken.Remembering, "where what it can't know differs"),
        (broken.Dreaming, "the illegal move 99"),
    ],
)
def test_a_dishonest_plan_fails_its_promise(bot: Callable[[], Any], reason: str) -> None:
    with pytest.raises(AssertionError, match=reason):
        bots_are_honest(case(broken.FOUND, {"dishonest": bot}))


def test_seats_and_options_are_checked_together() -> None:
    with_accomplice = GAME.options({"accomplice": True})
    GAME.check_setup(3, with_accomplice)
    with pytest.raises(Illegal, match="too_few_for_accomplice"):
        GAME.check_setup(2, with_accomplice)
    with pytest.raises(Illegal, match="seats"):
        GAME.check_setup(9, with_accomplice)
