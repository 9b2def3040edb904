from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from structlog.testing import capture_logs


@pytest.fixture(autouse=True)
def noted() -> Iterator[list[Any]]:
    """What a house writes into the operator's log; that a task failed is always a bug."""
    with capture_logs() as log:
        yield log
    assert not [line for line in log if line["event"] == "task_failed"]
