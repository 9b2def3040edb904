"""What moves in a trial of `boyard`, under the candidate's own hands."""

from __future__ import annotations

from time import monotonic
from typing import NamedTuple

from playwright.sync_api import Browser
from tests.browser.person import Person
from tests.browser.tables import Table
from tests.web.server import Server

from bench.page.frames import Frames, slow_down, watched_during
from bench.page.stage import arrived
from trousseau.games.boyard.trials.registry import TRIALS as CARDS

DECK = "tests.browser.decks.boyard"

SEATS = 4
LONG = 6.0
"""Seconds that are watched, from the first of the trial's own picture on."""

A_WHILE = 300
"""Milliseconds for which a key is down that leans or slides."""


class Trial(NamedTuple):
    card: str

    @property
    def name(self) -> str:
        return f"trial {self.card}, {SEATS} seats"

    def play(self, browser: Browser, server: Server) -> Frames:
        ada = arrived(browser, server, "boyard")
        options = {"card": self.card}
        with (
            Table(server, ada, game="boyard", seats=SEATS, options=options)
            .begin()
            .attended() as table
        ):
            ada.boyard.catch_up()
            ada.boyard.spot("do.ready").click()
            ada.page.wait_for_load_state("networkidle")
            slow_down(ada.page)
            for seat in range(1, SEATS):
                table.play(seat, {"do": "ready", "by": "fair"})
            ada.page.locator(".part").wait_for()
            frames = watched_during(ada.page, lambda: sway(ada))
        ada.context.close()
        server.api.delete(table.id, table.host.token)
        return frames


def sway(ada: Person) -> None:
    """To one side and the other, where anything follows the arrows; the rest moves by itself."""
    end = monotonic() + LONG
    pad = ada.page.get_by_role("application")
    while monotonic() < end:
        if pad.count():
            pad.first.focus()
        for arrow in ("ArrowLeft", "ArrowRight"):
            ada.page.keyboard.press(arrow, delay=A_WHILE)


TRIALS = [Trial(card) for card in CARDS]
