"""What a table has round the game: the menu and its panels, the band, the line."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import Locator, expect
from tests.browser.words import SPACE

if TYPE_CHECKING:
    from tests.browser.person import Person

TIME = re.compile(r"\s*\d?\d:\d\d(?: ?[AP]M)?\s*$", re.IGNORECASE)

TITLES = {"settings": "settings.title"}
"""Sheets that are called otherwise than what opens them."""


class Shell:
    def __init__(self, person: Person) -> None:
        self.person = person

    # Before the game.

    def fill_with_bots(self) -> None:
        self.person.button("gathering.fill").click()
        expect(self.person.button("gathering.fill")).to_be_hidden()

    def begin(self) -> None:
        self.person.button("begin").click()
        expect(self.person.board.own).to_be_visible()

    # Panels.

    def open(self, panel: str) -> Locator:
        """From the menu; the sheet that opens."""
        self.open_menu()
        menu = self.person.page.get_by_role("navigation", name=self.person.words["panel.menu"])
        menu.get_by_role("button", name=self.person.words.beginning(f"panel.{panel}")).click()
        sheet = self.person.sheet(TITLES.get(panel, f"panel.{panel}"))
        expect(sheet).to_be_visible()
        return sheet

    def open_menu(self) -> Locator:
        self.person.page.get_by_role("button", name=self.person.words["panel.menu"]).click()
        sheet = self.person.sheet("panel.menu")
        expect(sheet).to_be_visible()
        return sheet

    def close(self) -> None:
        self.person.page.keyboard.press("Escape")
        expect(self.person.page.locator("dialog[open]")).to_be_hidden()

    def set(self, choice: str, value: str) -> None:
        """In the settings: `set("language", "en")`."""
        words = self.person.words
        group = self.person.page.get_by_role("radiogroup", name=words[f"settings.{choice}"])
        group.get_by_text(words[f"settings.{choice}.{value}"]).click()

    def log(self, panel: Locator) -> list[str]:
        """The sentences of the log, in order, of turns that are all opened."""
        only_you = self.person.words.plain("log.secret")
        folded = panel.get_by_role("button", expanded=False)
        while folded.count():
            folded.first.click()
        lines = panel.locator("li li button, li:not(:has(li)) button").all_inner_texts()
        said = [SPACE.sub(" ", line).replace(only_you, "") for line in lines]
        return [TIME.sub("", line).strip() for line in said]

    def copy_device_link(self) -> str:
        """The private link to one's own place; the browser lets the page use the clipboard."""
        sheet = self.open("device")
        self.person.button("device.show").click()
        sheet.get_by_role("button", name=self.person.words["invite.copy"]).click()
        expect(self.person.text("invite.copied")).to_be_visible()
        link: str = self.person.page.evaluate("navigator.clipboard.readText()")
        self.close()
        return link

    def sign(self, key: str) -> Locator:
        """What hangs over the table: news, a question, or what one has missed."""
        return self.person.page.get_by_role("region", name=self.person.words.within(key))

    def leave(self) -> None:
        """For good, or until one comes back."""
        menu = self.open_menu()
        menu.get_by_role("button", name=self.person.words["menu.leave"]).click()
        menu.get_by_role("button", name=self.person.words["sure.yes"]).click()
        expect(self.person.button("home.play")).to_be_visible()

    def open_beside(self, panel: str) -> Locator:
        """Chat, log or people: beside the table where there is room, over it elsewhere."""
        self.open_menu()
        menu = self.person.page.get_by_role("navigation", name=self.person.words["panel.menu"])
        menu.get_by_role("button", name=self.person.words.beginning(f"panel.{panel}")).click()
        name = self.person.words[f"panel.{panel}"]
        page = self.person.page
        shown = page.get_by_role("dialog", name=name).or_(
            page.get_by_role("complementary", name=name)
        )
        expect(shown).to_be_visible()
        return shown

    # How the line is.

    @property
    def line(self) -> Locator:
        """The badge of the connection: it says nothing while all is well."""
        return self.person.page.get_by_role("banner").get_by_role("status")
