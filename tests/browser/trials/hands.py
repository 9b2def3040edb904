"""How somebody presses, leads and writes: with a finger, or by keys alone."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Literal

from playwright.sync_api import Locator, expect
from tests.browser.chromium import PATIENCE
from tests.browser.keyboard import go_to, is_focused

from trousseau.games.boyard.constants import TYPING

Way = Literal["left", "right", "up", "down"]

WAYS: dict[Way, tuple[int, int]] = {
    "left": (-1, 0),
    "right": (1, 0),
    "up": (0, -1),
    "down": (0, 1),
}


class Hand(ABC):
    def press(self, control: Locator) -> None:
        """As soon as it is on."""
        expect(control).to_be_enabled()
        self.press_now(control)

    @abstractmethod
    def press_now(self, control: Locator, patience: float = PATIENCE) -> None:
        """Once it is there, for so many milliseconds."""

    @abstractmethod
    def lead(self, pad: Locator, way: Way, far: int) -> None:
        """What a pad leads goes so many tenths of it."""

    @abstractmethod
    def draw(self, pad: Locator) -> None:
        """A stroke across."""

    def write(self, field: Locator, text: str) -> None:
        """As fast as people do."""
        expect(field).to_be_editable()
        self.press_now(field)
        field.press_sequentially(text, delay=TYPING)


class Finger(Hand):
    def press_now(self, control: Locator, patience: float = PATIENCE) -> None:
        control.tap(timeout=patience)

    def lead(self, pad: Locator, way: Way, far: int) -> None:
        across, down = WAYS[way]
        self._drag(pad, (across * far / 10, down * far / 10))

    def draw(self, pad: Locator) -> None:
        self._drag(pad, (0.3, 0.2))

    def _drag(self, pad: Locator, share: tuple[float, float]) -> None:
        """From the middle, so much of the pad's width and height; no other tool drags by touch."""
        box = pad.bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        touch = pad.page.context.new_cdp_session(pad.page)
        for kind, part in (("touchStart", 0.0), ("touchMove", 0.5), ("touchMove", 1.0)):
            at = {"x": x + part * share[0] * box["width"], "y": y + part * share[1] * box["height"]}
            touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [at]})
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        touch.detach()


class Keys(Hand):
    def press_now(self, control: Locator, patience: float = PATIENCE) -> None:
        """By its number, if it has one."""
        number = control.get_attribute("aria-keyshortcuts", timeout=patience)
        if number is None:
            self._go_to(control)
        control.page.keyboard.press(number or "Enter")

    def _go_to(self, control: Locator) -> None:
        """Some have to be gone to by arrows, from the first of their group."""
        if control.get_attribute("tabindex") != "-1":
            go_to(control)
            return
        go_to(control.locator("xpath=ancestor::li").locator("[tabindex='0']"))
        while not is_focused(control):
            control.page.keyboard.press("ArrowDown")

    def lead(self, pad: Locator, way: Way, far: int) -> None:
        go_to(pad)
        for _ in range(far):
            pad.page.keyboard.press(f"Arrow{way.capitalize()}")

    def draw(self, pad: Locator) -> None:
        go_to(pad)
        for key in ("Space", "ArrowRight", "ArrowRight", "ArrowDown", "ArrowRight", "Space"):
            pad.page.keyboard.press(key)
