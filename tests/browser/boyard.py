"""Les Clés de Fort Boyard on the page: the fort, the tray, riddles and trials."""

from __future__ import annotations

from playwright.sync_api import Locator
from playwright.sync_api import TimeoutError as NotInTime
from tests.browser.board import Board
from tests.messages import Message

from trousseau.games.boyard.riddles.riddle import riddles

SOON = 1_500
"""Milliseconds in which a control is pressed, or the game has gone on without."""


class Boyard(Board):
    @property
    def own(self) -> Locator:
        """One's own side of the table."""
        return self.spot("tray")

    def spot(self, name: str) -> Locator:
        """As a lesson names what it points at."""
        return self.person.page.locator(f"[data-spot='{name}']")

    def press(self, move: Message) -> None:
        self.spot(f"do.{move['do']}").click()

    def wish(self) -> str | None:
        """The spot of something that may be done now: nobody waits for anybody here."""
        view = self.person.view
        kinds = [move["do"] for move in view["moves"]]
        if "prepared" in view["free"]:
            return "do.prepared"
        if "answer" in view["free"]:
            return "do.answer"
        if "ready" in kinds and view["on"]["course"]["phase"] == "brief":
            return "do.let_table"
        known = ("put_key", "open_chest", "face_riddle", "draw_card", "roll_die", "turn_sand")
        return next((f"do.{kind}" for kind in known if kind in kinds), None)

    def make(self, wish: str) -> bool:
        """By the page's own controls; false if time was quicker."""
        view = self.person.view
        try:
            if wish == "do.answer":
                self.spot("answer").get_by_role("textbox").fill(right_answer(view), timeout=SOON)
            if wish == "do.put_key":
                self.choose_cells(view)
            self.spot(wish).click(timeout=SOON)
            if wish == "do.open_chest":  # it asks once more
                self.spot(wish).click(timeout=SOON)
        except NotInTime:
            return False
        return True

    def choose_cells(self, view: Message) -> None:
        places = [move["space"] for move in view["moves"] if move["do"] == "put_key"]
        for place in places[: view["give"]]:
            tile = self.spot(f"give.{place}")
            if tile.get_attribute("aria-pressed", timeout=SOON) == "false":
                tile.click(timeout=SOON)


def right_answer(view: Message) -> str:
    """As a clever player would type it."""
    asking = view["on"]["asking"]
    cards = riddles(asking["language"])
    return next(card.answers[0] for card in cards if card.text == asking["text"])
