"""The client of docs/protocol.md plays whole games at a real server, also over a crash of it."""

from __future__ import annotations

import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from tests.web.server import PATIENCE, TROUSSEAU, Server

CLIENT = Path(__file__).resolve().parents[2] / "docs" / "examples" / "client.py"


def client(server: Server, game: str, folder: Path) -> subprocess.Popen[str]:
    words = [sys.executable, "-u", "-W", "error", str(CLIENT), server.url, game]
    return subprocess.Popen(words, cwd=folder, stdout=subprocess.PIPE, text=True)


@pytest.mark.parametrize(
    ("game", "fact"),
    [
        ("coffre", "said"),
        ("leduc", "bid"),
        ("race", "false_start"),
        ("roshambo", "announced"),
        ("guess", "guessed"),
    ],
)
def test_the_client_plays_and_talks_in_any_game(tmp_path: Path, game: str, fact: str) -> None:
    with Server(tmp_path / "data") as server, client(server, game, tmp_path) as playing:
        said, _ = playing.communicate(timeout=PATIENCE)
    assert playing.returncode == 0, said
    assert f"{{'fact': '{fact}'" in said
    assert "result {'winners': [" in said


def test_its_record_is_verified_by_the_command_that_it_names(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server, client(server, "coffre", tmp_path) as playing:
        said, _ = playing.communicate(timeout=PATIENCE)
    trousseau, *words = shlex.split(said.splitlines()[-1].partition("check it: ")[2])
    assert trousseau == "trousseau"
    verified = subprocess.run(
        [*TROUSSEAU, *words, "--lang", "en"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    assert verified.stdout.count("✓") == 4


def test_the_client_goes_on_after_the_server_was_killed(tmp_path: Path) -> None:
    """At least four more marks follow the first, and the bot takes its time for two of them."""
    with (
        Server(tmp_path / "data", pace=0.5) as server,
        client(server, "tictactoe", tmp_path) as playing,
    ):
        assert playing.stdout is not None
        said = playing.stdout.readline()
        server.kill()
        assert playing.poll() is None, said
        server.start()
        said += playing.communicate(timeout=PATIENCE)[0]
    assert playing.returncode == 0, said
    assert (tmp_path / "tictactoe.jsonl").exists()
