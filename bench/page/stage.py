"""Somebody on a slow phone, who watches what happens at a table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import NamedTuple

from playwright.sync_api import Browser
from tests.browser.chromium import PATIENCE
from tests.browser.devices import Device
from tests.browser.person import Person
from tests.browser.tables import Table
from tests.web.server import Server

from bench.page.frames import Frames, slow_down, watched

PHONE = Device(390, 844, touch=True, motion="no-preference")

Act = Callable[[Table], None]


class Scene(NamedTuple):
    """What somebody does at a table of a game, after what else has happened there."""

    name: str
    game: str
    seats: int
    act: Act
    prepare: Act = lambda table: None
    options: Mapping[str, object] = MappingProxyType({})

    def play(self, browser: Browser, server: Server) -> Frames:
        """Seen by the player in the first seat."""
        ada = arrived(browser, server, self.game)
        table = Table(server, ada, game=self.game, seats=self.seats, options=self.options).begin()
        with table.attended():
            self.prepare(table)
            ada.board.catch_up()
            ada.page.wait_for_load_state("networkidle")
            slow_down(ada.page)
            frames = watched(ada.page, lambda: self.act(table))
        ada.context.close()
        return frames


def arrived(browser: Browser, server: Server, game: str = "coffre") -> Person:
    context = browser.new_context(**PHONE.context("fr"), base_url=server.url)
    context.set_default_timeout(PATIENCE)
    return Person(context, "Ada", "fr", server, game)


def mover(table: Table) -> int:
    seat = table.waiting
    assert seat is not None
    return seat
