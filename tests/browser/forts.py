"""The screens of Les Clés de Fort Boyard, for those who look at every screen."""

from __future__ import annotations

from collections.abc import Iterator

from tests.browser.person import Person
from tests.browser.tables import Table
from tests.web.server import Server


def boyard(ada: Person, server: Server) -> Iterator[str]:
    """Keys are drawn, all roll for who begins, somebody's turn comes."""
    opened = Table(server, ada, game="boyard", seats=4, options={"language": ada.words.language})
    with opened.begin().attended() as table:
        ada.until(lambda view: view["phase"] == "prepare")
        ada.boyard.catch_up()
        yield "boyard-prepare"
        ada.boyard.spot("do.prepared").click()
        for seat in (1, 2, 3):
            table.play(seat, {"do": "prepared", "here": True})
        ada.until(lambda view: view["phase"] == "first_roll")
        ada.boyard.catch_up()
        yield "boyard-first_roll"
        ada.until(lambda view: view["phase"] == "turn")
        ada.boyard.catch_up()
        yield "boyard-turn"
        ada.boyard.spot("seat.1").click()
        yield "boyard-seat"
        ada.shell.close()
