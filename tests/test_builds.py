"""Promise 5: the pure and the compiled build play identical games.

`./play test` says in TROUSSEAU_BUILD which of them it runs; `test_build` checks that it does.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from trousseau import games
from trousseau.kernel import AnyGame
from trousseau.testing.fingerprint import address_of, fingerprint
from trousseau.testing.games import heist, leduc, race, roshambo, tictactoe

COMPILED = os.environ.get("TROUSSEAU_BUILD") == "compiled"
SOURCE = Path(__file__).resolve().parent.parent / "src"
GAMES = 10_000
FEWER = {"boyard": 500, "maze": 500}
"""Where a game has hundreds of lines, of many small games."""

OPTIONS: dict[str, dict[str, object]] = {"maze": {"scenario": 7, "level": 5}}
"""Where much of a game is not played as it comes."""

SAMPLES: list[AnyGame[Any]] = [tictactoe.GAME, leduc.GAME, roshambo.GAME, race.GAME, heist.GAME]
EVERY_GAME = {game.name: game for game in [*SAMPLES, *map(games.get, games.own())]}


@pytest.mark.skipif(not COMPILED, reason="one build is enough to compare both")
@pytest.mark.parametrize("name", EVERY_GAME)
def test_both_builds_play_the_same_games(name: str) -> None:
    game, many = EVERY_GAME[name], FEWER.get(name, GAMES)
    options = OPTIONS.get(name, {})
    command = ["-m", "trousseau.testing.fingerprint", address_of(game), str(many)]
    with in_pure_build(*command, "16", json.dumps(options)) as pure:
        here = fingerprint(game, many, options=game.options(options))
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
