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
        self._click(f"do.{move['do']}")

    def act(self) -> str | None:
        """Do something that may be done now, if there is anything: nobody waits for anybody here."""
        view = self.person.view
        kinds = [move["do"] for move in view["moves"]]
        riddle = view["on"] if view["on"] and view["on"]["trial"] == "riddle" else None
        if "prepared" in view["free"]:
            return self._click("do.prepared")
        if riddle and "answer" in view["free"]:
            return self.answer(riddle["asking"])
        if "ready" in kinds:
            return self._click("do.let_table")
        if "put_key" in kinds:
            return self.give_back(view)
        if "open_chest" in kinds:
            return self.open_chest()
        for kind in ("face_riddle", "draw_card", "roll_die", "turn_sand"):
            if kind in kinds:
                return self._click(f"do.{kind}")
        return None

    def answer(self, asking: Message) -> str | None:
        """The right one, as a clever player would type it."""
        cards = riddles(asking["language"])
        card = next(card for card in cards if card.text == asking["text"])
        try:
            self.spot("answer").get_by_role("textbox").fill(card.answers[0], timeout=SOON)
        except NotInTime:
            return None
        return self._click("do.answer")

    def open_chest(self) -> str | None:
        """It asks once more."""
        return self._click("do.open_chest") and self._click("do.open_chest")

    def give_back(self, view: Message) -> str | None:
        places = [move["space"] for move in view["moves"] if move["do"] == "put_key"]
        for place in places[: view["give"]]:
            if self.spot(f"give.{place}").get_attribute("aria-pressed", timeout=SOON) == "false":
                self._click(f"give.{place}")
        return self._click("do.put_key")

    def _click(self, spot: str) -> str | None:
        """What was pressed; nothing if time was quicker."""
        try:
            self.spot(spot).click(timeout=SOON)
        except NotInTime:
            return None
        return spot
