from __future__ import annotations

import os

import pytest
from tests.cli.conftest import Run

from trousseau import __version__
from trousseau.cli.command import known_commands


def test_the_commands_are_found() -> None:
    found = ["arena", "demo", "games", "play", "replay", "serve", "simulate", "tables", "verify"]
    assert known_commands() == found


@pytest.mark.parametrize("typed", [[], ["--help"], ["help"]])
@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_overview_names_every_command(run: Run, typed: list[str], language: str) -> None:
    shown = run(*typed, "--lang", language)
    assert shown.code == 0
    assert all(name in shown.out for name in known_commands())


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("command", known_commands())
def test_every_command_explains_itself(run: Run, command: str, language: str) -> None:
    shown = run(command, "--help", "--lang", language)
    assert shown.code == 0
    assert f"trousseau {command}" in shown.out
    assert "--lang fr|en" in shown.out
    assert shown.err == ""


def test_help_wins_over_anything_else(run: Run) -> None:
    assert run("simulate", "chess", "--games", "x", "--help").code == 0


def test_the_version_is_told_and_which_build_runs(run: Run) -> None:
    build = os.environ.get("TROUSSEAU_BUILD", "pure")
    assert run("--version").out == f"trousseau {__version__} ({build})\n"
