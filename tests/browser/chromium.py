"""Chromium as the machine has it; Playwright would fetch one of its own."""

from __future__ import annotations

import shutil

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

PATIENCE = 20_000
"""Milliseconds after which what a page should show it never will."""


def found_chromium() -> str:
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    assert found, "the tests of the page need Chromium: ./play test installs it where it may"
    return found
