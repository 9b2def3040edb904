from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs
from tests.tables.stores import ADDRESSES

from own_postgres import OwnPostgres
from trousseau.store import data_at

OF_FILES = ("test_damage", "test_full_disk", "test_servers", "test_upkeep", "test_watchdog")
"""What these look at is SQLite's own file, or PostgreSQL anyway."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Whatever keeps tables does so in a folder and in PostgreSQL."""
    module = metafunc.module.__name__.rpartition(".")[2]
    if "tmp_path" in metafunc.fixturenames and module not in OF_FILES:
        there = pytest.param("postgresql", marks=pytest.mark.long)
        metafunc.parametrize("kept_in", ["sqlite", there], indirect=True)


@pytest.fixture(autouse=True)
def kept_in(request: pytest.FixtureRequest) -> Iterator[None]:
    """The folder of this test stands for a database, if it is asked for one."""
    if getattr(request, "param", "sqlite") == "sqlite":
        yield
        return
    folder: Path = request.getfixturevalue("tmp_path")
    server: OwnPostgres = request.getfixturevalue("own_postgres")
    url: str = request.getfixturevalue("one_database")
    ADDRESSES[folder] = data_at(url)
    yield
    del ADDRESSES[folder]
    server.empty(url, "line", "head", "card", "server", "allowance")


@pytest.fixture(scope="session")
def one_database(own_postgres: OwnPostgres) -> Iterator[str]:
    """For one test after the other: they look at nothing but tables."""
    url = own_postgres.fresh_database()
    yield url
    own_postgres.drop(url)


@pytest.fixture(autouse=True)
def noted() -> Iterator[list[Any]]:
    """What a house writes into the operator's log; that a task failed is always a bug."""
    with capture_logs() as log:
        yield log
    assert not [line for line in log if line["event"] == "task_failed"]
