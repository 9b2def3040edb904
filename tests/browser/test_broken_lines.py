"""Lines break in mid-move and servers die: the page comes back, and every move is made once."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import People
from tests.browser.devices import PHONE
from tests.browser.line import Cut, Line
from tests.browser.secrecy import Truth
from tests.browser.tables import Table
from tests.web.server import Serve, Server


@pytest.mark.parametrize("cut", [Line.cut_before, Line.cut_after])
def test_a_move_on_its_way_when_the_line_breaks_is_made_once(
    people: People, server: Server, cut: Cut
) -> None:
    ada = people("Ada", "fr", PHONE)
    line = Line(ada.page)
    table = Table(server, ada, options={"round_limit": 1}).begin()
    table.advance(ada)
    cut(line, "play")
    ada.coffre.press({"do": "pass"})
    expect(ada.coffre.action("end_turn")).to_be_enabled()
    assert line.lost
    ada.coffre.play({"do": "end_turn"})
    table.finish()
    ada.after.expect_result()
    sent = [one["id"] for one in ada.wire.asked("play") if one["move"]["do"] == "pass"]
    assert len(set(sent)) == 1, "sent again under another id"
    assert len(sent) == (1 if cut is Line.cut_before else 2)
    truth = Truth(server, table.id)
    truth.verify()
    passes = [one for one in truth.record.log if one.seat == 0 and b"pass" in bytes(one.move)]
    assert len(passes) == 1
    truth.check(ada.wire, 0)


def test_the_page_says_that_the_line_is_lost(people: People, server: Server) -> None:
    ada = people("Ada", "en", PHONE)
    line = Line(ada.page)
    Table(server, ada).begin().advance(ada)
    line.shut()
    line.cut_before("play")
    ada.coffre.press({"do": "pass"})
    expect(ada.shell.line).to_contain_text(ada.words.within("line.sending"))
    other = ada.coffre.action("observe")
    expect(other).to_contain_text(ada.words.within("control.reconnecting"))
    expect(other).to_have_attribute("aria-disabled", "true")
    line.open()
    expect(ada.coffre.action("end_turn")).to_be_enabled()
    expect(ada.shell.line).to_be_hidden()


def test_a_server_that_was_killed_finds_everybody_again(
    people: People, serve: Serve, complaints: list[str]
) -> None:
    server = serve()
    ada, grace = people("Ada", "fr", at=server), people("Grace", "en", PHONE, at=server)
    table = Table(server, ada, grace, options={"round_limit": 2}).begin()
    table.advance(ada)
    ada.coffre.play({"do": "observe", "slot": 0})
    server.kill()
    for one in (ada, grace):
        expect(one.shell.line).to_contain_text(one.words.within("line.lost"))
    server.start()
    for one in (ada, grace):
        expect(one.shell.line).to_be_hidden()
    ada.coffre.play({"do": "end_turn"})
    table.advance(grace)
    grace.take_turn("exchange")
    table.finish()
    for one in (ada, grace):
        one.after.expect_result()
    truth = Truth(server, table.id)
    truth.verify()
    truth.check(ada.wire, 0)
    truth.check(grace.wire, 1)
    # That nobody answered for a while, or not to the end, is what this is about.
    complaints[:] = [one for one in complaints if "ERR_CONNECTION_" not in one]


def test_a_page_that_was_closed_comes_back_where_the_table_is(
    people: People, server: Server
) -> None:
    ada = people("Ada", "fr")
    table = Table(server, ada).begin()
    table.advance(ada)
    ada.take_turn("observe")
    table.advance(ada)
    before = ada.coffre.labels()
    ada.page.reload()
    expect(ada.coffre.action("observe")).to_be_enabled()
    assert ada.coffre.labels() == before
