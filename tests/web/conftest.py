from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from tests.web.server import Serve, Server


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of this folder that leave it as it was."""
    with Server(tmp_path_factory.mktemp("house") / "data") as server:
        yield server


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    """Starts servers of this test's own: `serve("--public-url", ..., limits={...})`."""
    with ExitStack() as servers:

        def start(*words: str, **more: object) -> Server:
            return servers.enter_context(Server(tmp_path / "data", *words, **more))  # type: ignore[arg-type] # checked by Server itself

        yield start
