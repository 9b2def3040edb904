"""Promises that take long to keep."""

from __future__ import annotations

import pytest


def with_long(promises: type, name: str) -> type:
    """The same class, with one promise of its promises marked as long."""
    test = f"test_{name}"
    return type(promises.__name__, (promises,), {test: pytest.mark.long(getattr(promises, test))})
