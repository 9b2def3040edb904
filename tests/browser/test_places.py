"""Who sits where: a second device, people who watch, bots that stand in, and the way back."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.conftest import People
from tests.browser.devices import DESK, PHONE
from tests.browser.secrecy import Truth
from tests.browser.tables import Table
from tests.web.server import Server

CALM = {"spare_neutrals": 4}
"""Hardly anybody holds the Treasure: no bot ends the game before somebody is back."""


def test_a_second_device_shows_the_same_and_may_move_too(people: People, server: Server) -> None:
    desk, phone = people("Ada", "fr", DESK), people("Ada", "fr", PHONE)
    desk.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table = Table(server, desk, options={"round_limit": 2}).begin()
    table.advance(desk)
    phone.page.goto(desk.shell.copy_device_link())
    phone.await_turn()
    assert "token" not in phone.page.url
    assert phone.coffre.labels() == desk.coffre.labels()
    phone.coffre.play({"do": "observe", "slot": 1})
    expect(desk.coffre.action("end_turn")).to_be_enabled()
    desk.coffre.play({"do": "end_turn"})
    table.advance(phone)
    assert phone.coffre.labels() == desk.coffre.labels()
    phone.coffre.play({"do": "exchange", "slot": 1})
    table.finish()
    truth = Truth(server, table.id)
    for one in (desk, phone):
        one.after.expect_result()
        truth.check(one.wire, 0)


def test_who_watches_sees_no_secret_and_has_no_controls(people: People, server: Server) -> None:
    ada, grace = people("Ada", "fr", DESK), people("Grace", "en", PHONE)
    table = Table(server, ada, options={"round_limit": 1}).begin()
    grace.open_table(table.id)
    sit_down = grace.button("arriving.sit")
    expect(sit_down).to_have_attribute("aria-disabled", "true")
    grace.button("arriving.watch").click()
    expect(grace.text("band.watching")).to_be_visible()
    table.advance(ada)
    ada.take_turn("observe")
    table.finish()
    grace.after.expect_result()
    expect(grace.coffre.actions).to_be_hidden()
    expect(grace.coffre.own_card).to_be_hidden()
    Truth(server, table.id).check(grace.wire, None)


def test_nothing_secret_is_in_the_document_of_one_who_watches(
    people: People, server: Server
) -> None:
    grace = people("Grace", "en", DESK)
    table = Table(server, options={"round_limit": 3}, seats=5).begin()
    grace.open_table(table.id)
    grace.button("arriving.watch").click()
    for kind in ("observe", "exchange", "pass"):
        seat = table.waiting
        assert seat is not None
        moves = [move for move in table.view(seat)["moves"] if move["do"] == kind]
        table.play(seat, moves[0])
        table.play(seat, {"do": "end_turn"})
        grace.catch_up()
        grace.look_around()
    expect(grace.coffre.slot(0)).to_be_visible()


def test_who_watches_may_sit_down_when_a_seat_is_free(people: People, server: Server) -> None:
    ada, grace = people("Ada", "fr", DESK), people("Grace", "en", PHONE)
    table = Table(server, ada, options={"round_limit": 1}).begin()
    grace.open_table(table.id)
    grace.button("arriving.watch").click()
    table.finish()
    ada.after.again()
    with server.api.visit(table.places[3]) as leaver:
        leaver.do("leave")
    grace.button("seat.free").click()
    grace.sit_down()
    ada.shell.begin()
    expect(grace.coffre.own_card).to_be_visible()


def test_a_bot_stands_in_for_who_is_away_until_they_come_back(
    people: People, server: Server
) -> None:
    ada, grace = people("Ada", "fr", DESK), people("Grace", "en", PHONE)
    table = Table(server, ada, grace, options=CALM).begin()
    table.advance(grace)
    grace.page.goto("about:blank")
    ada.shell.stand_in_for("Grace")
    ada.until(lambda view: 1 not in view["waiting"])
    grace.open_table(table.id)
    expect(grace.text("band.replaced")).to_be_visible()
    grace.button("band.take_back").click()
    expect(grace.text("band.replaced")).to_be_hidden()
    table.advance(grace)
    grace.take_turn("pass")


def test_a_bot_stands_in_when_the_clock_has_run_out(people: People, server: Server) -> None:
    ada = people("Ada", "fr", PHONE)
    table = Table(server, ada, clock=5, options=CALM).begin()
    table.advance(ada)
    expect(ada.text("band.replaced")).to_be_visible()
    ada.until(lambda view: 0 not in view["waiting"])
    ada.button("band.take_back").click()
    expect(ada.text("band.replaced")).to_be_hidden()
    table.advance(ada)
    ada.take_turn("pass")
