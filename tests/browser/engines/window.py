"""One window of a browser: what it shows, and what a hand and a keyboard do there."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from contextlib import ExitStack
from types import TracebackType
from typing import Any, Self

from tests.browser.engines.picture import Box, Picture

GAMES = ("coffre", "fourkeys", "passwords", "boyard", "maze")

PATIENCE = 30.0
"""Seconds after which what a page should show it never will."""

SLOWEST = 3 * PATIENCE
"""Seconds that an answer may take: one waits, and draws without a graphics processor, before it."""


class Window(ABC):
    """Each engine brings the abstract part; the rest is the same for all."""

    def __init__(self) -> None:
        self.opened = ExitStack()
        """What ends with the window, the last begun first."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.opened.close()

    @abstractmethod
    def open(self, url: str) -> None:
        """Go there; back when the page has loaded."""

    @abstractmethod
    def evaluate(self, expression: str) -> Any:
        """What the page's JavaScript makes of it; a promise is awaited."""

    @abstractmethod
    def resize(self, width: int, height: int) -> None:
        """What the page has of the window."""

    @abstractmethod
    def press_at(self, x: float, y: float) -> None:
        """With the mouse."""

    @abstractmethod
    def type(self, text: str) -> None:
        """On the keyboard, into whatever has the focus."""

    @abstractmethod
    def photograph(self) -> bytes:
        """What is drawn, as PNG."""

    def picture(self) -> Picture:
        """With every drawing and letter that belongs to it."""
        self.evaluate(READY)
        return Picture(self.photograph())

    def choose(self, house: str, **choices: str) -> None:
        """As in the settings of the page: `choose(server.url, theme="light")`; by no newcomer."""
        self.open(f"{house}/icon.svg")  # of the same house, and drawn in no time
        self._keep("trousseau.settings", choices)
        self._keep("trousseau.met", dict.fromkeys(GAMES, True))

    def _keep(self, name: str, things: object) -> None:
        text = json.dumps(json.dumps(things))
        self.evaluate(f"localStorage.setItem('{name}', {text})")

    def wait_for(self, condition: str, patience: float = PATIENCE) -> None:
        """Until this expression is true on the page, for so many seconds."""
        if not self.evaluate(PATIENT % {"condition": condition, "most": patience * 1000}):
            raise AssertionError(f"never so: {condition}; the page: {self.evaluate(TEXT)}")

    def find_all(self, selector: str) -> list[Box]:
        """Where such things are on the page."""
        return [Box(*found) for found in self.evaluate(f"({BOXES})({json.dumps(selector)})")]

    def click(self, selector: str) -> None:
        """In its middle, once it is on and nothing lies over it."""
        self.wait_for(f"({REACHABLE})({json.dumps(selector)})")
        self.press_at(*self.find_all(selector)[0].middle)


PATIENT = """new Promise((resolve) => {
  const end = Date.now() + %(most)s;
  const look = () => {
    if (%(condition)s) resolve(true);
    else if (Date.now() > end) resolve(false);
    else setTimeout(look, 10);
  };
  look();
})"""

READY = """Promise.all([
  document.fonts.ready,
  ...[...document.images].map((image) => image.decode()),
]).then(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))"""

TEXT = "document.body.innerText"

BOXES = """(selector) =>
  [...document.querySelectorAll(selector)].map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x, y, width, height];
  })"""

REACHABLE = """(selector) => {
  const wanted = document.querySelector(selector);
  if (!wanted || wanted.ariaDisabled === "true") return false;
  const { x, y, width, height } = wanted.getBoundingClientRect();
  return wanted.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""
