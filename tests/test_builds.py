"""Promise 5: the pure and the compiled build play identical games.

`./play test` says in TROUSSEAU_BUILD which of them it runs; `test_build` checks that it does.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import pytest

from trousseau import games
from trousseau.kernel import AnyGame
from trousseau.testing.fingerprint import address_of, fingerprint
from trousseau.testing.games import heist, leduc, race, roshambo, tictactoe

COMPILED = os.environ.get("TROUSSEAU_BUILD") == "compiled"
SOURCE = Path(__file__).resolve().parent.parent / "src"
GAMES = 10_000
FEWER = 500
"""In real time a whole game has hundreds of lines."""

SAMPLES: list[AnyGame[Any]] = [tictactoe.GAME, leduc.GAME, roshambo.GAME, race.GAME, heist.GAME]
EVERY_GAME = {game.name: game for game in [*SAMPLES, *map(games.get, games.own())]}

OF_A_VARIANT = 20
"""Of a variant there is one game for so many of the usual one, and more is looked at in each."""

VARIANTS = [
    (name, variant, options)
    for name in games.own()
    for variant, options in import_module(f"tests.games.{name}.secrets").VARIANTS.items()
]

in_one_build = pytest.mark.skipif(not COMPILED, reason="one build is enough to compare both")


@in_one_build
@pytest.mark.parametrize("name", EVERY_GAME)
def test_both_builds_play_the_same_games(name: str) -> None:
    play_in_both(EVERY_GAME[name], enough(name), looked=16)


@in_one_build
@pytest.mark.parametrize(
    ("name", "options"),
    [(name, options) for name, _, options in VARIANTS],
    ids=[f"{name}, {variant}" for name, variant, _ in VARIANTS],
)
def test_both_builds_play_the_same_variants(name: str, options: dict[str, object]) -> None:
    """So the promises that a variant keeps in the compiled build it keeps in the pure one."""
    play_in_both(EVERY_GAME[name], enough(name) // OF_A_VARIANT, 4, options)


def enough(name: str) -> int:
    whole = name in games.own() and EVERY_GAME[name].real_time
    return FEWER if whole else GAMES


def play_in_both(
    game: AnyGame[Any], many: int, looked: int, options: Mapping[str, object] = {}
) -> None:
    words = [address_of(game), str(many), str(looked), msgspec.json.encode(options).decode()]
    with in_pure_build("-m", "trousseau.testing.fingerprint", *words) as pure:
        here = fingerprint(game, many, looked, game.options(options))
        there, _ = pure.communicate()
    assert there.strip() == here


def test_the_other_process_is_pure() -> None:
    code = "import trousseau.kernel.dice; print(trousseau.kernel.dice.__file__)"
    with in_pure_build("-c", code) as pure:
        file, _ = pure.communicate()
    assert Path(file.strip()) == SOURCE / "trousseau" / "kernel" / "dice.py"


def in_pure_build(*words: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, *words],
        env={**os.environ, "PYTHONPATH": str(SOURCE), "PYTHONHASHSEED": "1"},
        stdout=subprocess.PIPE,
        text=True,
    )
