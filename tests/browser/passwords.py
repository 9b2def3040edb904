"""Mots de passe on the page: the ring of safes, the lock, the counter."""

from __future__ import annotations

from playwright.sync_api import Locator
from tests.browser.board import Board
from tests.messages import Message


class Passwords(Board):
    # What lies there.

    @property
    def own(self) -> Locator:
        """One's own counter."""
        return self.spot("counter")

    @property
    def lock(self) -> Locator:
        """The field under the drums."""
        return self.own.get_by_role("textbox")

    @property
    def drums(self) -> Locator:
        return self.own.locator(".drum:not(.blank)")

    def safe(self, place: int) -> Locator:
        return self.spot(f"safe.{place}")

    def way(self, way: int) -> Locator:
        """1 is clockwise, -1 anticlockwise."""
        return self.spot(f"way.{way}")

    def action(self, kind: str) -> Locator:
        return self.spot(f"do.{kind}")

    def spot(self, name: str) -> Locator:
        """As a lesson names what it points at."""
        return self.person.page.locator(f"[data-spot='{name}']")

    @property
    def chosen(self) -> list[int]:
        """The safes in which a gem is about to be laid."""
        pressed = self.person.page.locator("[data-place][aria-pressed='true']")
        return sorted(int(safe.get_attribute("data-place") or 0) for safe in pressed.all())

    # What may be done.

    def press(self, move: Message) -> None:
        kind = move["do"]
        if kind == "announce":
            self.put_together(move["word"], move["places"])
            self.action("announce").click()
        elif kind == "pass":
            self.action("pass").click()
            self.action("pass").click()
        elif kind == "vote":
            self.action(f"vote.{str(move['same']).lower()}").click()
        else:
            self.action(kind).click()

    def put_together(self, word: str, places: list[int]) -> None:
        """Type the word, choose the way, and touch safes until these are chosen."""
        self.lock.fill(word)
        for way in (1, -1):
            if self.way(way).get_attribute("aria-disabled") == "true":
                continue
            self.way(way).click()
            if self._touch_until(places):
                return
        raise AssertionError(f"{word} could not be laid on {places}")

    def _touch_until(self, places: list[int]) -> bool:
        for place in places:
            if place not in self.chosen and self.safe(place).get_attribute("aria-pressed"):
                self.safe(place).click()
        for place in self.chosen:
            if place not in places:
                self.safe(place).click()
        return self.chosen == sorted(places)
