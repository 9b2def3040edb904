"""The screens of Le Labyrinthe, for those who look at every screen."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import expect
from tests.browser.person import Person
from tests.browser.tables import Table
from tests.web.server import Server

OPTIONS = {"scenario": 3, "level": 1, "sand": 300}


def maze(ada: Person, server: Server) -> Iterator[str]:
    """The brief, the mall in silence, whom to accuse, and the vote on somebody."""
    opened = Table(server, ada, game="maze", seats=5, options=OPTIONS)
    with opened.begin().attended() as table:
        ada.until(lambda view: view["phase"] == "brief")
        ada.maze.catch_up()
        yield "maze-brief"
        for seat in range(5):
            table.play(seat, {"do": "be_ready"})
        ada.until(lambda view: view["phase"] == "run")
        ada.maze.catch_up()
        yield "maze-silence"
        ada.maze.spot("accuse").click()
        expect(ada.maze.spot("do.accuse")).to_be_visible()
        yield "maze-accusing"
        table.play(1, {"do": "accuse", "seats": [2]})
        ada.until(lambda view: view["accusation"])
        expect(ada.maze.spot("vote.yes")).to_be_visible()
        yield "maze-vote"
