"""A replay on the page: its projector, its eyes, its story."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import Locator, expect
from tests.browser.words import SPACE, escaped

if TYPE_CHECKING:
    from tests.browser.person import Person


class Replay:
    """Beside the board where there is room: a desk's screen."""

    def __init__(self, person: Person) -> None:
        self.person = person

    def open(self, table: str, query: str = "", game: int = 1) -> None:
        self.person.page.goto(f"/t/{table}/replay/{game}{query}")
        expect(self.timeline).to_be_visible()

    @property
    def timeline(self) -> Locator:
        return self.person.page.get_by_role("slider", name=self.person.words["replay.timeline"])

    def press(self, control: str) -> None:
        self.person.page.get_by_role("button", name=self.person.words[f"replay.{control}"]).click()

    def expect_at(self, moment: int) -> None:
        expect(self.timeline).to_have_value(str(moment))
        self.person.board.await_moment(moment)

    def look_through(self, eyes: int | None, called: str = "") -> None:
        """Of a seat, by the name of who sat there, or of somebody who watched."""
        named = called or self.person.words.plain("replay.eyes.watcher")
        choice = self.person.page.get_by_role("radio", name=re.compile(f"^{escaped(named)}"))
        choice.locator("xpath=..").click()
        # A radio is checked before its eyes have come; the address tells what is on show.
        address = re.compile(f"eyes={'watcher' if eyes is None else eyes}$")
        expect(self.person.page).to_have_url(address)

    def share(self) -> str:
        """The link to this moment; the browser lets the page use the clipboard."""
        self.person.button("replay.here").click()
        expect(self.person.text("share.copied")).to_be_visible()
        link: str = self.person.page.evaluate("navigator.clipboard.readText()")
        return link

    def story(self) -> list[str]:
        """The game in words, a line for each moment that is worth one."""
        lines = self.person.page.locator("li[data-moment] button").all_inner_texts()
        return [SPACE.sub(" ", line).strip() for line in lines]
