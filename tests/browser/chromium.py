"""Chromium as the machine has it; Playwright would fetch one of its own."""

from __future__ import annotations

import shutil

from playwright.sync_api import Browser, Playwright

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first has no windows, and does the same in half of the processor time."""

QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
"""Nothing but our pages, also for root, who may not have a sandbox."""

DRAWING_NOTHING = "--force-gpu-mem-available-mb=0"
"""No memory for pixels. Everything has its style and its place, moves and can be pressed as ever,
but without a graphics card to draw it would be half of a browser's work."""

PATIENCE = 20_000
"""Milliseconds after which what a page should show it never will."""


def found_chromium() -> str:
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    assert found, "the tests of the page need Chromium: ./play test installs it where it may"
    return found


def launched(playwright: Playwright, *options: str) -> Browser:
    """A browser of its own, which ends with Playwright at the latest."""
    return playwright.chromium.launch(executable_path=found_chromium(), args=[*QUIET, *options])
