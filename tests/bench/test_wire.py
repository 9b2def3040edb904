"""The benchmark of a message: what it cost is told by the middle of its rounds."""

from __future__ import annotations

from bench.wire.__main__ import Cost, report


def test_each_figure_is_the_middle_one_of_its_rounds() -> None:
    rounds = [Cost(20, 9_000), Cost(900, 6_000), Cost(25, 7_000)]
    assert report({"our wire": rounds}).splitlines()[-1] == (
        "| our wire | 25.0 µs | 40,000 | 7.0 kB |"
    )
