"""What comes first, what coverage is asked of, what each folder's tests took; and PostgreSQL."""

from __future__ import annotations

import gc
import os
from collections import defaultdict
from collections.abc import Generator, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from own_postgres import OwnPostgres
from trousseau.store import Data, data_at

UNTRACED = ("tests/lab/", "tests/proof/")
"""They play many games, and reach nothing of the rules that the rules' own tests don't."""

UNTRACED_PROMISES = (
    "imagined_worlds_play_on",
    "no_clock_and_no_dice_of_its_own",
    "secrets_stay_secret",
)
"""The dearest of the promises of a game: they go the ways of the others again, several times."""

LONGEST = "tests/test_builds.py"
"""Thousands of games in two processes: if it came last, one core would wait for the other."""


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Thousands of tests stay until the end: nobody looks through them for garbage again."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the longest; trace the first case of each test, which trebles a rule's time."""
    items.sort(key=lambda item: not item.nodeid.startswith(LONGEST))
    traced: set[str] = set()
    for item in items:
        test = item.nodeid.partition("[")[0]
        if test in traced or test.startswith(UNTRACED) or test.endswith(UNTRACED_PROMISES):
            item.add_marker("no_cover")
        traced.add(test)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if "TROUSSEAU_BUILD" in os.environ:
        reports = [
            report
            for outcome in ("passed", "failed", "error", "skipped", "")
            for report in terminalreporter.getreports(outcome)
            if isinstance(report, pytest.TestReport)
        ]
        terminalreporter.section("seconds by folder, and the slowest test in it")
        for line in costs(reports):
            terminalreporter.write_line(line)


def costs(reports: list[pytest.TestReport]) -> list[str]:
    """A line for each folder, the dearest first. Setting up a server or a browser counts too."""
    folders: defaultdict[str, defaultdict[str, float]] = defaultdict(lambda: defaultdict(float))
    for report in reports:
        folders[report.nodeid.split("/")[1].split("::")[0]][report.nodeid] += report.duration
    lines = []
    for name, tests in sorted(folders.items(), key=lambda item: -sum(item[1].values())):
        slowest = max(tests, key=tests.__getitem__)
        test = slowest.partition(f"{name}/")[2] or slowest.partition("::")[2]
        lines.append(f"{sum(tests.values()):7.1f}  {name:14} {tests[slowest]:6.1f}  {test}")
    return lines


@pytest.fixture(scope="session")
def own_postgres() -> Iterator[OwnPostgres]:
    """A server for all tests of this process that want one; who stops theirs brings another."""
    with closing(OwnPostgres()) as server:
        yield server


@pytest.fixture
def postgres_url(own_postgres: OwnPostgres) -> Iterator[str]:
    """The address of an empty database."""
    url = own_postgres.fresh_database()
    yield url
    own_postgres.drop(url)


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Data:
    """Where a house's data may be: in a folder, or in a database that is empty."""
    if request.param == "sqlite":
        return tmp_path / "data"
    return data_at(request.getfixturevalue("postgres_url"))
