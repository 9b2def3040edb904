"""The package of docs/authors.md, installed: the house finds its game and does all with it."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import msgspec
import pytest
from tests.packages.installing import CHESTS, ROOT, installed, played_by_bots
from tests.web.server import TROUSSEAU, Server

SUITE = """
from chests import GAME
from chests.bots import LEVELS
from trousseau.testing.suite import promises

TestChests = promises(GAME, levels=LEVELS, steps=5)
"""

OF_OUR_OWN_GAMES = [
    f"tests/{file}"
    for file in (
        "games/test_promises.py",
        "games/test_lessons.py",
        "lab/test_match.py",
        "lab/test_simulate.py",
        "proof/test_bytes.py",
        "words/test_catalogues.py",
        "test_builds.py",
    )
]

GENERATED = """
import generate
made = generate.made()
print([file.name for file in made if file.read_text(encoding="utf-8") != made[file]])
"""


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    return installed(CHESTS, tmp_path_factory.mktemp("chests"))


class Shell:
    """Runs Python where the package is installed."""

    def __init__(self, environment: Mapping[str, str], folder: Path) -> None:
        self.environment = environment
        self.folder = folder

    def trousseau(self, *words: str, lines: str = "") -> str:
        return self.run(*TROUSSEAU, *words, "--lang", "en", lines=lines)

    def run(self, *words: str, lines: str = "", at: Path | None = None) -> str:
        done = subprocess.run(
            words,
            input=lines,
            cwd=at or self.folder,
            env=self.environment,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout


@pytest.fixture
def shell(environment: dict[str, str], tmp_path: Path) -> Shell:
    return Shell(environment, tmp_path)


def test_it_is_found_with_its_bots_and_its_words(shell: Shell) -> None:
    listed = {
        game["name"]: game for game in msgspec.json.decode(shell.trousseau("games", "--json"))
    }
    assert listed.keys() > {"chests", "coffre"}
    assert listed["chests"]["bots"] == ["random", "novice"]
    assert "chests · Five chests" in shell.trousseau("games")


def test_it_is_simulated_and_its_records_hold(shell: Shell) -> None:
    words = ["--games", "3", "--seats", "3", "--bots", "novice,random,random", "--save", "."]
    words += ["--workers", "2", "--seed", "2"]
    assert "key found" in shell.trousseau("simulate", "chests", *words)
    assert "✓" in shell.trousseau("verify", "chests-000003.jsonl")


def test_it_is_played_in_the_terminal(shell: Shell) -> None:
    words = ["--seats", "2", "--seed", "1", "--bots", "novice", "--save", "."]
    played = shell.trousseau("play", "chests", *words, lines="1\n" * 10)
    assert "Barney (you) peeks into the first chest.\n    The first chest: It is empty." in played
    assert "✓" in shell.trousseau("verify", "chests.jsonl")


def test_bots_play_it_at_a_table_and_people_look_back(shell: Shell, tmp_path: Path) -> None:
    with Server(tmp_path / "data", environment=shell.environment) as server:
        offered = {game["name"]: game for game in server.api.get("/api/games").json()["games"]}
        assert offered["chests"]["levels"] == ["random", "novice"]
        table = played_by_bots(server, "chests", "novice", "random")
        replay = server.api.get(f"/api/tables/{table}/games/1/replay?eyes=0").json()
        assert replay["moments"][-1]["view"]["result"]["why"] in ("found", "lost")
        (tmp_path / "served.jsonl").write_bytes(server.api.record(table))
    assert "✓" in shell.trousseau("verify", "served.jsonl")
    assert " opens the " in shell.trousseau("replay", "served.jsonl", "--eyes", "0")


def test_it_is_held_to_the_promises(shell: Shell, tmp_path: Path) -> None:
    (tmp_path / "test_chests.py").write_text(SUITE)
    words = ["-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "secret or honest or records"]
    assert " passed" in shell.run(sys.executable, *words, str(tmp_path))


def test_nothing_of_ours_is_made_from_it(shell: Shell) -> None:
    assert shell.run(sys.executable, "-c", GENERATED, at=ROOT / "tools") == "[]\n"


def test_our_suite_is_about_our_own_games(shell: Shell) -> None:
    words = ["-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider", *OF_OUR_OWN_GAMES]
    collected = shell.run(sys.executable, *words, at=ROOT)
    assert ("[fourkeys" in collected, "TestFourkeys" in collected) == (True, True)
    assert ("[chests" in collected, "TestChests" in collected) == (False, False)
