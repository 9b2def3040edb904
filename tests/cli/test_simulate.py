from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest
from tests.cli.conftest import Run

COFFRE = ["simulate", "coffre", "--seats", 5, "--seed", 7, "--json"]


def without_seconds(answer: dict[str, Any]) -> dict[str, Any]:
    assert answer.pop("seconds") > 0
    return answer


def test_the_same_seed_gives_the_same_answer_whatever_the_number_of_workers(run: Run) -> None:
    answers = [
        without_seconds(run(*COFFRE, "--games", 300, "--workers", workers).json())
        for workers in (1, 2, 3)
    ]
    assert answers[0] == answers[1] == answers[2]
    assert answers[0] != without_seconds(run(*COFFRE[:-2], 8, "--json", "--games", 300).json())


def test_the_answer_has_all_that_is_counted(run: Run) -> None:
    answer = run(*COFFRE, "--games", 50, "--workers", 1).json()
    assert answer["games"] == 50 == sum(answer["outcomes"].values())
    assert answer["moves"] == sum(answer["moves_by_kind"].values())
    assert set(answer["wins_by_card"]) <= {"neutral", "treasure", "key", "fake"}
    assert len(answer["wins_by_seat"]) == 5
    assert sum(answer["wins_by_seat"]) == sum(answer["wins_by_card"].values())
    assert answer["bots"] == ["random"] * 5
    assert answer["options"]["round_limit"] == 12


def test_saving_the_games_does_not_change_them(run: Run, tmp_path: Path) -> None:
    fast = run(*COFFRE, "--games", 20, "--workers", 1).json()
    saved = run(*COFFRE, "--games", 20, "--workers", 1, "--save", tmp_path).json()
    assert without_seconds(fast) == without_seconds(saved)
    assert len(list(tmp_path.iterdir())) == 20


def test_options_reach_the_game(run: Run) -> None:
    answer = run(*COFFRE, "--option", "round_limit=1", "--option", "trap=true").json()
    assert answer["options"]["round_limit"] == 1
    assert answer["options"]["trap"] is True
    assert answer["outcomes"]["shut"] > 0


def test_each_seat_may_have_its_own_bot(run: Run) -> None:
    mixed = "random,novice,random,random"
    answer = run("simulate", "coffre", "--games", 2, "--bots", mixed, "--json").json()
    assert answer["bots"] == mixed.split(",")
    assert answer["seats"] == 4


def test_without_a_seed_one_is_told_that_gives_the_games_again(run: Run) -> None:
    game = ["simulate", "coffre", "--games", 20, "--workers", 1, "--json"]
    answer = run(*game).json()
    again = run(*game, "--seed", answer["seed"]).json()
    assert without_seconds(again) == without_seconds(answer)


@pytest.mark.parametrize(
    ("language", "title"), [("fr", "Fins de partie"), ("en", "How games ended")]
)
def test_people_get_tables_in_their_language(run: Run, language: str, title: str) -> None:
    shown = run("simulate", "coffre", "--games", 30, "--workers", 1, "--lang", language)
    assert shown.code == 0
    assert title in shown.out
    assert shown.err == ""


def test_a_report_is_written(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "folder"
    shown = run("simulate", "coffre", "--games", 20, "--workers", 1, "--report", folder)
    assert (folder / "report.html").read_text(encoding="utf-8").startswith("<!doctype html>")
    assert str(folder / "report.html") in shown.err


def test_without_matplotlib_a_report_is_refused_before_the_games(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("trousseau.lab.report.find_spec", lambda name: None)
    refused = run("simulate", "coffre", "--report", tmp_path)
    assert refused.code == 2
    assert "pip install 'trousseau[plots]'" in refused.err
    assert refused.out == ""


def test_matplotlib_is_not_loaded_unless_a_report_is_asked_for(run: Run) -> None:
    sys.modules.pop("trousseau.lab.plots", None)
    run("simulate", "coffre", "--games", 1, "--workers", 1)
    assert "trousseau.lab.plots" not in sys.modules
