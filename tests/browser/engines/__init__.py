"""Browsers of every engine behind one small interface, for walks that go through all of them.

Tests of one page's details use Playwright and Chromium; it can drive no other browser that
Debian has.
"""

from contextlib import AbstractContextManager
from pathlib import Path

import pytest
from tests.browser.engines.chromium import Chromium
from tests.browser.engines.firefox import Firefox
from tests.browser.engines.webkit import WebKit
from tests.browser.engines.window import Window

__all__ = ["ENGINES", "Window", "open_window"]

ENGINES = ("chromium", "firefox", "webkit")


def open_window(engine: str, request: pytest.FixtureRequest) -> AbstractContextManager[Window]:
    """A browser with one window, and a folder of its own to keep things in."""
    if engine == "chromium":
        return Chromium(request.getfixturevalue("drawing_chromium"))
    folder: Path = request.getfixturevalue("tmp_path_factory").mktemp(engine)
    return Firefox(folder) if engine == "firefox" else WebKit(folder)
