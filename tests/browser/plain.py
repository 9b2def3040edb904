"""The page that any game gets for free: its fields, its moves, its forms."""

from __future__ import annotations

from playwright.sync_api import Locator
from tests.browser.board import Board
from tests.messages import Message


class Plain(Board):
    @property
    def own(self) -> Locator:
        """What may be done here, once it is one's turn."""
        return self.person.page.get_by_role("group", name=self.person.words["plain.moves"])

    def field(self, name: str) -> Locator:
        """What the view says there."""
        return self.person.page.locator(f"[data-spot='field.{name}']")

    def press(self, move: Message) -> None:
        """One of several is chosen, then confirmed."""
        moves = self.person.view["moves"]
        kind = [one for one in moves if one["do"] == move["do"]]
        self.own.locator(f"[data-spot='do.{move['do']}']").nth(kind.index(move)).click()
        if len(moves) > 1:
            self.own.locator("[data-spot='confirm']").click()

    def write(self, field: str, text: str) -> None:
        """Into the form that asks for it."""
        self.own.get_by_role("textbox", name=field).fill(text)
        self.own.get_by_role("button", name=self.person.words["plain.send"]).click()
