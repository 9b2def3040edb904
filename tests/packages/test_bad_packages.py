"""What packages bring that can't be offered: it is said why, and the house opens without it."""

from __future__ import annotations

import subprocess
from pathlib import Path

import msgspec
import pytest
from tests.packages.installing import played_by_bots, seeing, write
from tests.web.server import TROUSSEAU, Server

RENAMED = """
from trousseau.testing.games import tictactoe
class Renamed(type(tictactoe.GAME)):
    name = "{}"
GAME = Renamed()
"""
UNFINISHED = """
from trousseau.kernel import Game
class Unfinished(Game):
    name, seats, rules_version = "unfinished", range(2, 5), 1
GAME = Unfinished()
"""

REASONS = {
    "torn": ("broken", "ModuleNotFoundError: No module named 'no_such_module'"),
    "empty": ("broken", "AttributeError: module 'with_empty' has no attribute 'GAME'"),
    "chess": ("broken", "TypeError: with_chess.GAME is no Game named chess"),
    "other": ("broken", "TypeError: with_other.GAME is no Game named other"),
    "odd.name": ("broken", "TypeError: with_odd.GAME is no Game named odd.name"),
    "unfinished": ("broken", "AttributeError: 'Unfinished' object has no attribute"),
    "coffre": ("taken", "trousseau, with-coffre"),
    "twice": ("taken", "with-twice, with-twice-too"),
}


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """With a package for each reason, and a sound one among them."""
    site = tmp_path_factory.mktemp("bad") / "site"
    write(site, "with-torn", "torn", "import no_such_module")
    write(site, "with-empty", "empty", "")
    write(site, "with-chess", "chess", "GAME = 'chess'")
    write(site, "with-other", "other", RENAMED.format("another"))
    write(site, "with-odd", "odd.name", RENAMED.format("odd.name"))
    write(site, "with-unfinished", "unfinished", UNFINISHED)
    write(site, "with-coffre", "coffre", RENAMED.format("coffre"))
    write(site, "with-twice", "twice", RENAMED.format("twice"))
    write(site, "with-twice-too", "twice", RENAMED.format("twice"))
    write(site, "with-sound", "sound", RENAMED.format("sound"))
    return seeing(site)


def typed(
    environment: dict[str, str], tmp_path: Path, *words: str
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*TROUSSEAU, *words],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_games_are_listed_and_the_bad_ones_complained_of(
    environment: dict[str, str], tmp_path: Path
) -> None:
    done = typed(environment, tmp_path, "games", "--json", "--lang", "fr")
    assert done.returncode == 0
    listed = {game["name"]: game for game in msgspec.json.decode(done.stdout)}
    assert listed.keys() & {"sound", "coffre", *REASONS} == {"sound", "coffre"}
    assert listed["coffre"]["seats"] == [4, 5, 6, 7, 8], "ours"
    complaints = [msgspec.json.decode(line) for line in done.stderr.splitlines()]
    assert len(complaints) == len(REASONS)
    for name, (code, problem) in REASONS.items():
        [said] = [one for one in complaints if f"«\u00a0{name}\u00a0»" in one["message"]]
        assert said["error"] == f"game_{code}"
        assert problem in said["message"]


@pytest.mark.parametrize("game", ["torn", "twice"])
def test_who_asks_for_a_bad_one_is_told_why(
    environment: dict[str, str], tmp_path: Path, game: str
) -> None:
    done = typed(environment, tmp_path, "simulate", game, "--lang", "en")
    assert (done.returncode, done.stdout) == (2, "")
    assert REASONS[game][1] in done.stderr
    assert "Traceback" not in done.stderr


def test_a_house_opens_without_them_and_offers_the_rest(
    environment: dict[str, str], tmp_path: Path
) -> None:
    with Server(tmp_path / "data", environment=environment) as server:
        offered = {game["name"]: game for game in server.api.get("/api/games").json()["games"]}
        assert offered.keys() & {"sound", "coffre", *REASONS} == {"sound", "coffre"}
        assert offered["coffre"]["seats"]["least"] == 4
        table = played_by_bots(server, "sound", "random", "random")
        assert server.api.record(table).startswith(b'{"format":1,"game":"sound"')
        left_out = [line for line in server.log() if line["event"] == "game_left_out"]
    told = {line["game"]: line for line in left_out}
    assert {name: line["code"] for name, line in told.items()} == {
        name: code for name, (code, _) in REASONS.items()
    }
    assert told["torn"]["level"] == "warning"
