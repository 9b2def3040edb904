"""Chromium, by Playwright."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright
from tests.browser.chromium import QUIET, found_chromium
from tests.browser.engines.window import Window


class Chromium(Window):
    def __init__(self, folder: Path) -> None:
        """Playwright has a folder of its own."""
        super().__init__()
        playwright = self.opened.enter_context(sync_playwright())
        browser = playwright.chromium.launch(executable_path=found_chromium(), args=QUIET)
        self.opened.callback(browser.close)
        self._page = browser.new_page()

    def open(self, url: str) -> None:
        self._page.goto(url)

    def evaluate(self, expression: str) -> Any:
        return self._page.evaluate(expression)

    def resize(self, width: int, height: int) -> None:
        self._page.set_viewport_size({"width": width, "height": height})

    def press_at(self, x: float, y: float) -> None:
        self._page.mouse.click(x, y)

    def type(self, text: str) -> None:
        self._page.keyboard.type(text)

    def photograph(self) -> bytes:
        return self._page.screenshot()
