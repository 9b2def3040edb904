"""Our side of the benchmarks runs, and the report says what was measured."""

from __future__ import annotations

from pathlib import Path

import pytest
from bench.contest import Contender, Contest, Score
from bench.programme import PROGRAMME
from bench.report import BEGIN, END, table, write_into
from bench.worker import task_named

OURS = {
    contender.task
    for contest in PROGRAMME
    for contender in contest.contenders
    if contender.source is not None
}


@pytest.mark.parametrize("task", sorted(OURS))
def test_our_tasks_work(task: str) -> None:
    assert task_named(task)(0.001) > 0


def test_ours_come_first_in_every_contest() -> None:
    for contest in PROGRAMME:
        assert contest.yardsticks == ["Trousseau, pure", "Trousseau, compiled"]


def test_a_ratio_is_the_median_over_the_rounds() -> None:
    contenders = [Contender("pure", "-"), Contender("compiled", "-"), Contender("other", "-")]
    rates = {"pure": [10.0, 20.0, 90.0], "compiled": [40.0, 40.0, 40.0], "other": [5.0, 5.0, 9.0]}
    lines = table(Score(Contest("key", "Title", "moves/s", contenders), rates)).splitlines()
    assert lines[0] == "### Title"
    assert lines[-1] == "| other | 5 | 4.00 × | 8.00 × |"


def test_times_are_shown_in_their_unit() -> None:
    contenders = [Contender("pure", "-"), Contender("compiled", "-")]
    rates = {"pure": [500_000.0], "compiled": [2_000_000.0]}
    lines = table(Score(Contest("key", "Title", "µs", contenders), rates)).splitlines()
    assert lines[-2:] == [
        "| pure | 2.00 | 1.00 × | 4.00 × |",
        "| compiled | 0.50 | 0.25 × | 1.00 × |",
    ]


def test_only_what_is_between_the_marks_is_replaced(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"before\n{BEGIN}\nold\n{END}\nafter\n")
    write_into(page, "new")
    assert page.read_text() == f"before\n{BEGIN}\n\nnew\n\n{END}\nafter\n"


def test_a_page_has_room_for_results_of_two_kinds(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"{BEGIN}\none\n{END}\n<!-- two -->\nold\n{END}\nafter\n")
    write_into(page, "new", "<!-- two -->")
    assert page.read_text() == f"{BEGIN}\none\n{END}\n<!-- two -->\n\nnew\n\n{END}\nafter\n"
