from __future__ import annotations

import pytest
from tests.cli.conftest import Run

from trousseau.cli.commands import demo


@pytest.mark.parametrize(("language", "end"), [("fr", "À vous"), ("en", "Your turn")])
def test_a_demonstration_ends_by_itself(
    run: Run, monkeypatch: pytest.MonkeyPatch, language: str, end: str
) -> None:
    def sleep(seconds: float) -> None:
        raise AssertionError("nobody watches")

    monkeypatch.setattr("time.sleep", sleep)
    shown = run("demo", "--seed", "demo", "--lang", language)
    assert shown.code == 0
    assert end in shown.out


def test_in_a_terminal_it_moves_for_a_few_seconds(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    slept: list[float] = []
    monkeypatch.setattr("time.sleep", slept.append)
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TTY_COMPATIBLE", "1")
    monkeypatch.setenv("LINES", "50")
    monkeypatch.setenv("COLUMNS", "100")
    shown = run("demo", "--seed", "demo")
    assert shown.code == 0
    assert sum(slept) == pytest.approx(demo.SECONDS)


def test_any_game_can_be_shown(run: Run) -> None:
    assert run("demo", "trousseau.testing.games.leduc").code == 0
