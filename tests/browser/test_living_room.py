"""One big screen for all, phones as hands: the screen never knows a secret."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.conftest import People
from tests.browser.devices import PHONE, TELEVISION
from tests.browser.secrecy import Truth
from tests.browser.tables import Table
from tests.web.server import Server


def test_a_screen_and_two_phones(people: People, server: Server) -> None:
    ada, grace = people("Ada", "fr", PHONE), people("Grace", "en", PHONE)
    screen = people("Salon", "fr", TELEVISION)
    table = Table(server, ada, grace, options={"round_limit": 1})
    screen.page.goto(f"/t/{table.id}/screen")
    code = screen.page.get_by_role("img", name=screen.words["invite.qr"])
    expect(code).to_be_visible()
    ada.shell.begin()
    expect(screen.coffre.slot(0)).to_be_visible()
    screen.look_around()
    for _ in range(4):
        seat = table.waiting
        if seat in (0, 1):
            (ada, grace)[seat].take_turn("observe" if seat == 0 else "exchange")
        elif seat is not None:
            table.play(seat, {"do": "pass"})
            table.play(seat, {"do": "end_turn"})
        screen.look_around()
    expect(screen.text("why.shut").first).to_be_visible()
    expect(screen.coffre.actions).to_be_hidden()
    truth = Truth(server, table.id)
    truth.check(screen.wire, None)
    truth.check(ada.wire, 0)
    truth.check(grace.wire, 1)


def test_a_browser_with_a_place_shows_no_hand_on_the_big_screen(
    people: People, server: Server
) -> None:
    """The host's own computer may be the one at the television."""
    ada = people("Ada", "fr", TELEVISION)
    table = Table(server, ada).begin()
    table.advance(ada)
    ada.page.goto(f"/t/{table.id}/screen")
    expect(ada.coffre.slot(0)).to_be_visible()
    ada.wire.until(lambda: ada.wire.welcomed and ada.wire.welcomed["person"] is None)
    expect(ada.coffre.own_card).to_be_hidden()
    assert all(not ada.watched.named(label) for label in ada.coffre.labels().values())
