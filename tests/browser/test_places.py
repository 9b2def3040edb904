"""Who sits where: a second device, people who watch, bots that stand in, and the way back."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.chromium import PATIENCE
from tests.browser.conftest import People
from tests.browser.devices import DESK, PHONE
from tests.browser.secrecy import Truth
from tests.browser.tables import Table
from tests.web.server import Server

from trousseau.tables.core.seating import AWAY

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
    desk.await_turn()
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
    expect(grace.button("arriving.sit")).to_be_hidden()
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
    ada.after.arrange()
    with server.api.visit(table.places[3]) as leaver:
        leaver.do("leave")
    grace.button("seat.free").click()
    grace.sit_down()
    ada.shell.begin()
    expect(grace.coffre.own_card).to_be_visible()


def test_who_goes_stops_nobody_and_comes_back_with_one_tap(people: People, server: Server) -> None:
    """Ada, the host, quits on her turn; then Marc's tab is closed on his."""
    ada, grace = people("Ada", "fr", DESK), people("Grace", "en", PHONE)
    marc = people("Marc", "fr", PHONE)
    table = Table(server, ada, grace, marc, options=CALM).begin()
    table.advance(ada)
    ada.shell.leave()
    for one, host in ((grace, "news.host_me"), (marc, "news.host")):
        expect(one.shell.sign("news.left_to_bot")).to_have_accessible_name(one.words.within(host))
    grace.until(lambda view: 0 not in view["waiting"])

    ada.page.get_by_role("link", name=ada.words.within("home.phase.playing")).click()
    missed = ada.shell.sign("band.replaced")
    expect(missed.get_by_role("listitem").first).to_be_visible()
    missed.get_by_role("button", name=ada.words["band.take_back"]).click()
    expect(missed).to_be_hidden()

    table.advance(marc)
    marc.page.goto("about:blank")
    asked = ada.shell.sign("absent.gone")
    expect(asked).to_be_visible(timeout=AWAY * 1000 + PATIENCE)
    asked.get_by_role("button", name=ada.words["absent.bot"]).click()
    expect(grace.shell.sign("absent.gone")).to_contain_text(grace.words.within("absent.want_bot"))
    grace.button("absent.bot").click()
    expect(ada.shell.sign("seat.stood_in")).to_be_visible()
    ada.until(lambda view: 2 not in view["waiting"])
