"""An evening begins: a code said across the room, a seat or a look, another game, one's turn."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.conftest import People
from tests.browser.devices import DESK, PHONE, TELEVISION
from tests.browser.tables import Table
from tests.web.server import Server


def test_a_code_is_said_aloud_typed_and_leads_to_a_seat(people: People, server: Server) -> None:
    ada, grace, marc = people("Ada", "fr", DESK), people("Grace", "en", PHONE), people("Marc")
    ada.open_home()
    ada.home.invite(seats=4)
    code: str = server.api.shown(ada.table)["code"]
    spoken = f"{code[:3]} {code[3:]}"
    expect(ada.page.get_by_text(spoken)).to_be_visible()

    grace.open_home()
    grace.home.enter_code(spoken.lower())
    grace.page.wait_for_url(f"**/t/{ada.table}")
    grace.sit_down()

    marc.page.goto(f"/{code.lower()}")
    marc.page.wait_for_url(f"**/t/{ada.table}")
    marc.sit_down()
    ada.wire.until(lambda: len(ada.wire.table["people"]) == 3)


def test_the_big_screen_has_the_code_in_huge_letters(people: People, server: Server) -> None:
    screen = people("Salon", "fr", TELEVISION)
    table = Table(server)
    code: str = server.api.shown(table.id)["code"]
    screen.page.goto(f"/t/{table.id}/screen")
    letters = screen.page.get_by_text(f"{code[:3]} {code[3:]}")
    size = letters.evaluate("(it) => parseFloat(getComputedStyle(it).fontSize)")
    assert size * 14 > TELEVISION.height, "to be read from the sofa"
    expect(screen.page.get_by_text("./play")).to_have_count(0)
