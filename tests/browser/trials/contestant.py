"""Somebody in a trial: what they read on its stage, and what they press there."""

from __future__ import annotations

import re
from contextlib import suppress
from dataclasses import dataclass

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as Late
from tests.browser.person import Person
from tests.browser.trials.hands import Hand
from tests.browser.words import Words

from trousseau.games.boyard.constants import QUICK

SOON = 500
"""Milliseconds in which a control is pressed, or the trial has gone on without."""


@dataclass(frozen=True)
class Contestant:
    person: Person
    hand: Hand

    @property
    def page(self) -> Page:
        return self.person.page

    @property
    def words(self) -> Words:
        return self.person.words

    def button(self, key: str) -> Locator:
        return self.person.button(key)

    def group(self, key: str) -> Locator:
        return self.page.get_by_role("group", name=self.words[key])

    def press(self, key: str) -> None:
        self.hand.press(self.button(key))

    def press_if_on(self, key: str) -> None:
        """Unless time was quicker."""
        control = self.button(key).and_(self.page.locator(":not([aria-disabled='true'])"))
        with suppress(Late):
            self.hand.press_now(control, patience=SOON)

    def answer(self, signal: str, key: str, *too_late: str) -> None:
        """Press at a signal, as quickly as people do: quicker is taken for a false start."""
        self.reads(signal, *too_late)
        self.page.wait_for_timeout(QUICK)
        self.press_if_on(key)

    def line(self, *keys: str) -> str:
        """What goes on, once that is one of these."""
        line = self.page.get_by_role("status").filter(has_text=self._any_of(keys)).first
        line.wait_for()
        return line.inner_text()

    def reads(self, *keys: str) -> str:
        """Which of these goes on, once it is one of them."""
        line = self.line(*keys)
        return next(key for key in keys if self.words.beginning(key).search(line))

    def _any_of(self, keys: tuple[str, ...]) -> re.Pattern[str]:
        return re.compile("|".join(self.words.beginning(key).pattern for key in keys))


def told(candidate: Contestant, opponent: Contestant, *keys: str, mine: str = "") -> str:
    """How it went by one screen, which is how it went by the other.

    Where the candidate is told in other words, their keys end with `mine`.
    """
    key = candidate.reads(*(f"{key}{mine}" for key in keys)).removesuffix(mine)
    opponent.reads(key)
    return key
