"""Databases of PostgreSQL: one that is empty, and a server that a test may stop."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing

import pytest

from own_postgres import OwnPostgres
from trousseau.store.postgres.address import PostgresAddress


@pytest.fixture
def here(postgres_url: str) -> PostgresAddress:
    return PostgresAddress.read(postgres_url)


@pytest.fixture
def stoppable() -> Iterator[OwnPostgres]:
    with closing(OwnPostgres()) as own:
        yield own
