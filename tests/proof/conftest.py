from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.web.server import Server


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of this folder that leave it as it was."""
    with Server(tmp_path_factory.mktemp("house") / "data") as server:
        yield server
