"""Chromium, by Playwright."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser
from tests.browser.engines.window import Window
from tests.browser.keyboard import type_by_key


class Chromium(Window):
    def __init__(self, browser: Browser) -> None:
        """A page in a browser that others use too: Playwright can't be started twice."""
        super().__init__()
        self._page = browser.new_page()
        self.opened.callback(self._page.close)

    def open(self, url: str) -> None:
        self._page.goto(url)

    def evaluate(self, expression: str) -> Any:
        return self._page.evaluate(expression)

    def resize(self, width: int, height: int) -> None:
        self._page.set_viewport_size({"width": width, "height": height})

    def press_at(self, x: float, y: float) -> None:
        self._page.mouse.click(x, y)

    def type(self, text: str) -> None:
        type_by_key(self._page, text)

    def photograph(self) -> bytes:
        return self._page.screenshot()
