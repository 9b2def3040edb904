"""The benchmark of many servers: its report says what was measured."""

from __future__ import annotations

from dataclasses import replace

from bench.many.measuring import Load
from bench.many.report import busy_table, cores_table, elsewhere_table

LOAD = Load(rate=1000, servers=100, postgres=40, driver=60, median=1, p99=2, longest=3)


def test_postgres_is_compared_with_sqlite_round_by_round() -> None:
    rounds = {
        "SQLite": [replace(LOAD, rate=rate, postgres=0) for rate in (1000, 2000, 9000)],
        "PostgreSQL": [replace(LOAD, rate=rate) for rate in (500, 1000, 9000)],
    }
    assert busy_table(500, rounds).splitlines()[-2:] == [
        "| SQLite | 2,000 | 1.00 × | 100 µs |  | 20% | 12% |",
        "| PostgreSQL | 1,000 | 0.50 × | 100 µs | 40 µs | 10% | 10% |",
    ]


def test_what_another_server_costs_is_the_middle_of_the_rounds_differences() -> None:
    here = [replace(LOAD, median=median) for median in (1, 5, 9)]
    there = [replace(LOAD, median=median) for median in (3, 6, 19)]
    table = elsewhere_table(500, {"here": here, "there": there})
    assert table.splitlines()[-1] == "| half take longer by | 2.0 ms |  |  |"


def test_two_servers_are_compared_with_one_that_has_as_much_of_a_core() -> None:
    two = replace(LOAD, rate=1500, servers=125)
    rounds = {"one, slow": [LOAD], "two, slow": [two], "one": [two], "two": [two]}
    rows = cores_table(500, rounds).splitlines()[-4:]
    assert [row.split(" | ")[2:4] for row in rows] == [
        ["1.00 ×", "1.00 ×"],
        ["1.50 ×", "1.60 ×"],
        ["1.00 ×", "1.00 ×"],
        ["1.00 ×", "2.00 ×"],
    ]
