"""Checks: what they say comes out whole, the first that fails ends them, and each has its cost."""

from __future__ import annotations

import sys

import pytest

from checks import Check, Checks, Cost, Failed


def python(name: str, code: str, **environment: str) -> Check:
    return Check(name, (sys.executable, "-c", code), environment)


def test_side_by_side_each_speaks_under_its_own_name(capfd: pytest.CaptureFixture[str]) -> None:
    checks = Checks()
    loud = "import os; print(os.environ['WORD'])"
    checks.side_by_side(python("one", loud, WORD="first"), python("two", loud, WORD="second"))
    assert capfd.readouterr().out == "\n== one\nfirst\n\n== two\nsecond\n"


def test_beside_others_one_speaks_after_them(capfd: pytest.CaptureFixture[str]) -> None:
    checks = Checks()
    with checks.beside(python("one", "print('first')")):
        checks.one(python("two", ""))
    assert capfd.readouterr().out == "\n== two\n\n== one\nfirst\n"


def test_beside_others_one_may_fail(capfd: pytest.CaptureFixture[str]) -> None:
    checks = Checks()
    broken = python("one", "raise SystemExit('for a reason')")
    with pytest.raises(Failed, match="one: failed with exit code 1"), checks.beside(broken):
        checks.one(python("two", ""))
    assert "for a reason" in capfd.readouterr().err
    assert "two" in checks.costs


@pytest.mark.parametrize("way", [Checks.one, Checks.side_by_side])
def test_a_check_that_fails_says_why_and_is_the_last(
    way: object, capfd: pytest.CaptureFixture[str]
) -> None:
    assert callable(way)
    with pytest.raises(Failed, match="two: failed with exit code 1"):
        way(Checks(), python("two", "raise SystemExit('for a reason')"))
    assert "for a reason" in "".join(capfd.readouterr())


def test_what_they_cost_is_told_dearest_first() -> None:
    checks = Checks()
    checks.one(python("idle", ""))
    checks.one(python("busy", "import time\nwhile time.process_time() < 0.3: pass"))
    assert checks.costs["busy"].worked >= 0.3
    checks.costs = {"layers": Cost(3, 2), "tests": Cost(61.7, 120.2), "mypy": Cost(9.6, 9)}
    assert checks.table().splitlines()[1:] == [
        "        62             120  tests",
        "        10               9  mypy",
        "         3               2  layers",
    ]
