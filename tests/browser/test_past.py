"""The log leads back to what was seen, also what this page was not open for."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.conftest import People
from tests.browser.devices import DESK
from tests.browser.tables import Table
from tests.web.server import Server


def test_after_a_reload_one_may_still_jump_to_an_earlier_moment(
    people: People, server: Server
) -> None:
    ada = people("Ada", "fr", DESK)
    table = Table(server, ada).begin()
    table.advance(ada)
    ada.coffre.play({"do": "exchange", "slot": 0})
    ada.coffre.catch_up()
    locked = ada.coffre.labels()
    ada.coffre.play({"do": "end_turn"})
    table.advance(ada)
    ada.take_turn("observe")
    ada.page.reload()
    expect(ada.coffre.own_card).to_be_visible()
    now = ada.coffre.labels()
    exchange = ada.words.say("fact.exchanged.me", slot=ada.words.plain("slot.0"))
    log = ada.shell.open_beside("log")
    log.get_by_role("button", name=exchange, expanded=False).click()  # all of that turn
    log.get_by_role("button", name=exchange).last.click()
    expect(ada.text("band.past")).to_be_visible()
    assert ada.coffre.labels() == locked
    ada.button("band.present").click()
    assert ada.coffre.labels() == now
