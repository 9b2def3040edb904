"""Browsers of every engine behind one small interface, for walks that go through all of them.

Tests of one page's details use Playwright and Chromium; it can drive no other browser that
Debian has. `ENGINES["webkit"](folder)` opens a window, which is a context manager.
"""

from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager
from pathlib import Path

from tests.browser.engines.chromium import Chromium
from tests.browser.engines.firefox import Firefox
from tests.browser.engines.webkit import WebKit
from tests.browser.engines.window import Window

__all__ = ["ENGINES", "Window"]

ENGINES: Mapping[str, Callable[[Path], AbstractContextManager[Window]]] = {
    "chromium": Chromium,
    "firefox": Firefox,
    "webkit": WebKit,
}
"""By name: a browser with one window, given a folder of its own to keep things in."""
