"""After a game: who won and why, again, the replay, the shuffle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import Locator, expect
from tests.messages import Message

if TYPE_CHECKING:
    from tests.browser.person import Person


class After:
    def __init__(self, person: Person) -> None:
        self.person = person

    @property
    def plate(self) -> Locator:
        return self.person.page.get_by_role("region", name=self.person.words["after.over"])

    def expect_result(self) -> None:
        """Who won and why, as the view has it."""
        self.person.until(lambda view: view["result"])
        result = self.person.view["result"]
        expect(self.plate).to_contain_text(self.person.words.plain(f"why.{result['why']}"))
        wins = self.plate.get_by_role("listitem").filter(
            has_text=self.person.words.within("after.wins")
        )
        expect(wins).to_have_count(len(result["winners"]))

    def again(self) -> None:
        """Yes, another one."""
        self.person.button("after.again").click()

    def arrange(self) -> None:
        """Back to the empty table, to change something."""
        self.person.button("after.arrange").click()
        expect(self.person.button("begin")).to_be_visible()

    def verify(self) -> Locator:
        """The sheet with what was found out about the shuffle."""
        self.person.button("after.verify").click()
        sheet = self.person.sheet("verify.title")
        expect(sheet).to_be_visible()
        return sheet

    def story(self) -> Locator:
        """The sheet that tells who held what, and what decided it."""
        self.person.button("after.story").click()
        return self.person.page.get_by_role("dialog")

    def replay(self) -> Message:
        """Its page, and what came from the server for it."""
        with self.person.page.expect_response("**/api/**/replay?*") as came:
            self.person.link("after.replay").click()
        self.person.page.wait_for_url("**/replay/*")
        replay: Message = came.value.json()
        return replay
