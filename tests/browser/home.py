"""The front page: who I am, which table I want, which ones there are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import Locator, expect

if TYPE_CHECKING:
    from tests.browser.person import Person


class Home:
    def __init__(self, person: Person) -> None:
        self.person = person

    @property
    def name(self) -> Locator:
        return self.person.page.get_by_role("textbox", name=self.person.words["home.your_name"])

    def introduce(self) -> None:
        """Give a name."""
        self.name.fill(self.person.name)
        self.name.press("Tab")

    def play_now(self, *, seats: int | None = None) -> None:
        """A game with bots has begun at a table of my own."""
        if seats is None:
            self.person.button("home.play").click()
        else:
            self.choose(seats)
            self.person.button("home.play_bots").click()
        self.person.page.wait_for_url("**/t/*")
        expect(self.person.board.own).to_be_visible()

    def invite(self, *, seats: int) -> None:
        """A table for friends, at which I sit already."""
        self.choose(seats)
        self.person.button("home.invite_friends").click()
        self.person.page.wait_for_url("**/t/*")
        expect(self.person.button("begin")).to_be_visible()

    def enter_code(self, code: str) -> None:
        """What a friend said aloud."""
        field = self.person.page.get_by_role("textbox", name=self.person.words["home.received"])
        field.fill(code)
        field.press("Enter")

    def choose(self, seats: int) -> None:
        self.open_chooser()
        how_many = self.person.page.get_by_role(
            "radiogroup", name=self.person.words["home.how_many"]
        )
        how_many.get_by_text(str(seats), exact=True).click()

    def open_chooser(self) -> None:
        self.person.button("home.adjust").click()

    def choose_other(self, title: str) -> None:
        """A game that has no key on the ring: the chooser for its table opens."""
        shelf = self.person.page.get_by_role("region", name=self.person.words["home.others"])
        shelf.get_by_role("button", name=title).click()

    def choose_key(self, game: str) -> None:
        """On the ring; the radio button itself is for the keyboard, its label is the key."""
        key = self.person.page.locator(f"input[type=radio][value={game}]")
        key.focus()
        key.press("Space")
        expect(key).to_be_checked()
