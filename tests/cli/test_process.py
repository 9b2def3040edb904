"""The command as a process of its own: exit codes, pipes, signals, the environment."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

TROUSSEAU = [sys.executable, "-m", "trousseau"]


def environment(**more: str) -> dict[str, str]:
    kept = {
        name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))
    }
    return kept | {"PYTHONIOENCODING": "utf-8"} | more


def run(*words: str, **more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*TROUSSEAU, *words],
        env=environment(**more),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=False,
        encoding="utf-8",
    )


def test_two_workers_answer_like_one() -> None:
    answers = []
    for workers in ("1", "2"):
        done = run("simulate", "coffre", "--games=200", "--seed=7", "--json", "--workers", workers)
        assert done.returncode == 0, done.stderr
        assert done.stderr == ""
        answer = msgspec.json.decode(done.stdout)
        del answer["seconds"]
        answers.append(answer)
    assert answers[0] == answers[1]


def test_a_refusal_has_exit_code_two_and_no_traceback() -> None:
    done = run("simulate", "cofre", LANG="fr_FR.UTF-8")
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("Le jeu «\u00a0cofre\u00a0» n’existe pas")


def test_what_goes_into_a_pipe_has_no_colours() -> None:
    done = run("demo")
    assert done.returncode == 0
    assert "\x1b" not in done.stdout


def test_a_terminal_without_accents_gets_what_it_can_show() -> None:
    done = run("demo", "--lang", "fr", PYTHONIOENCODING="ascii")
    assert done.returncode == 0, done.stderr
    assert "Le Coffre et la Cl?" in done.stdout


def test_a_reader_that_had_enough_hears_no_complaint() -> None:
    reader, writer = os.pipe()
    os.close(reader)
    try:
        done = subprocess.run(
            [*TROUSSEAU, "games"],
            env=environment(),
            stdout=writer,
            stderr=subprocess.PIPE,
            check=False,
        )
    finally:
        os.close(writer)
    assert done.returncode == 1
    assert done.stderr == b""


@pytest.fixture
def _ctrl_c_is_heard() -> Iterator[None]:
    """Tests that a shell runs in the background are deaf to Ctrl-C, and so is what they start."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("_ctrl_c_is_heard")
def test_ctrl_c_at_the_table_ends_the_game_quietly(tmp_path: Path) -> None:
    with subprocess.Popen(
        [*TROUSSEAU, "play", "coffre", "--bots", "random", "--seed", "bread"],
        env=environment(),
        cwd=tmp_path,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as game:
        assert game.stdout is not None
        shown = b""
        while not shown.endswith(b"\n> "):
            shown += game.stdout.read(1)
        game.send_signal(signal.SIGINT)
        # A signal that comes just before the read is only noticed when the read is over.
        _, complaint = game.communicate(b"\n")
        assert game.returncode == 130
        assert complaint == b"Interrupted.\n"
