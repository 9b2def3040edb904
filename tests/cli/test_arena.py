from __future__ import annotations

from tests.cli.conftest import Run

ARENA = ["arena", "coffre", "--seats", 4, "--seed", 7, "--workers", 1]


def test_a_duel_is_told_in_full(run: Run) -> None:
    duel = ["--hero", "novice", "--baseline", "random", "--field", "random", "--deals", 16]
    answer = run(*ARENA, *duel, "--json").json()
    assert answer["deals"] == 16 == sum(answer["pairs"].values())
    assert answer["field"] == ["random"] * 4
    low, high = answer["interval"]
    assert low <= answer["difference"] <= high
    assert "paired" in answer["method"]
    assert sum(answer["hero_outcomes"].values()) == 16


def test_the_field_is_the_baseline_s_unless_told(run: Run) -> None:
    answer = run(*ARENA, "--hero", "random", "--baseline", "novice", "--deals", 2, "--json").json()
    assert answer["field"] == ["novice"] * 4


def test_a_round_robin_compares_each_with_each(run: Run) -> None:
    answers = run(*ARENA, "--round-robin", "random,novice", "--deals", 4, "--json").json()
    assert [(answer["hero"], answer["baseline"]) for answer in answers] == [
        ("random", "novice"),
        ("novice", "random"),
    ]


def test_people_get_a_table(run: Run) -> None:
    shown = run(*ARENA, "--hero", "novice", "--deals", 4, "--lang", "fr")
    assert shown.code == 0
    assert "novice" in shown.out
    assert "4 donnes, chacune jouée deux fois" in shown.out
