from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.web.server import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of a file."""
    with Server(tmp_path_factory.mktemp("house") / "data") as server:
        yield server
