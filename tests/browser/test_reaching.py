"""Seeing and reaching: what is to be chosen is large; keys and large words lose nothing."""

from __future__ import annotations

from contextlib import suppress

import pytest
from playwright.sync_api import TimeoutError as Late
from playwright.sync_api import expect
from tests.browser.conftest import People
from tests.browser.devices import DESK, PHONE, Device
from tests.browser.dungeons import advance
from tests.browser.fourkeys import PILES
from tests.browser.person import Person
from tests.browser.tables import Table
from tests.web.server import Server

SIZES = ((390, 844), (320, 568), (844, 390))

LARGEST = """if (location.protocol.startsWith("http")) {
  localStorage.setItem("trousseau.settings", JSON.stringify({ text: "larger", name: "Ada" }));
}"""
"""The largest words there are."""

CUT = """() => {
  const cut = [];
  for (const thing of document.querySelectorAll("h1, main button, main b, .one-line")) {
    const { width, left, right, top, bottom } = thing.getBoundingClientRect();
    if (thing.closest(".log")) continue; // the newest line alone: the whole log is a press away
    if (!width || !thing.checkVisibility({ visibilityProperty: true })) continue;
    const wider = thing.scrollWidth > thing.clientWidth + 1;
    const beyond = wider && getComputedStyle(thing).overflowX !== "visible";
    const outside = left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1;
    if (thing.innerText && (beyond || outside)) cut.push(thing.innerText);
  }
  return cut;
}"""
"""Names and titles that end in dots, or are not wholly in the window."""


def come_to_choose(ada: Person, table: Table) -> None:
    """Until the first player has a card to choose, and sees it."""
    while table.waiting != 0:
        advance(table)
    ada.catch_up()


@pytest.mark.parametrize(("device", "least"), [(Device(1280, 800), 120), (PHONE, 84)])
def test_the_cards_to_choose_from_are_large_on_ones_turn(
    people: People, server: Server, device: Device, least: int
) -> None:
    ada = people("Ada", "fr", device, game="fourkeys")
    with Table(server, ada, game="fourkeys", seats=3).begin().attended() as table:
        come_to_choose(ada, table)
        for name in PILES:
            card = ada.fourkeys.spot(f"pile.{name}").locator("[data-picture]")
            box = card.bounding_box()
            assert box is not None
            assert box["width"] >= least


def test_a_turn_of_4keys_takes_five_keys(people: People, server: Server) -> None:
    ada = people("Ada", "fr", DESK, game="fourkeys")
    with Table(server, ada, game="fourkeys", seats=3).begin().attended() as table:
        come_to_choose(ada, table)
        press = ada.page.keyboard.press
        press("Tab")
        expect(ada.page.locator("[data-begins]").first).to_be_focused()
        takes = [move for move in ada.view["moves"] if move["do"] == "take"]
        free = next(move["pile"] for move in takes if move.get("push_to") is None)
        number = str(PILES.index(free) + 1)
        press(number)
        expect(ada.fourkeys.action("take")).to_be_focused()
        press("Escape")
        expect(ada.fourkeys.pile(free)).to_be_focused()
        press(number)
        press("Enter")
        ada.until(lambda view: view["phase"] == "lay")
        ada.fourkeys.catch_up()
        first = ada.fourkeys.own.locator("[aria-keyshortcuts='1']")
        expect(first).to_be_focused()
        press("1")
        press("Enter")
        ada.until(lambda view: view["phase"] == "choose")


def test_a_turn_of_coffre_takes_three_keys(people: People, server: Server) -> None:
    ada = people("Ada", "fr", DESK)
    Table(server, ada).begin().advance(ada)
    press = ada.page.keyboard.press
    press("Tab")
    expect(ada.coffre.action("observe")).to_be_focused()
    press("1")
    press("1")
    ada.until(lambda view: view["phase"] == "close")
    expect(ada.coffre.action("end_turn")).to_be_enabled()


def test_a_card_is_seen_large_under_the_mouse(people: People, server: Server) -> None:
    ada = people("Ada", "fr", Device(1280, 800), game="fourkeys")
    with Table(server, ada, game="fourkeys", seats=3).begin().attended() as table:
        come_to_choose(ada, table)
        ada.page.locator("[data-spot^='foe.'] [data-picture]").first.hover()
        large = ada.page.locator(".enlarged")
        expect(large).to_be_visible()
        box = large.bounding_box()
        assert box is not None
        assert box["width"] >= 200
        ada.page.mouse.move(640, 790)
        expect(large).to_have_count(0)


@pytest.mark.parametrize("game", ["coffre", "fourkeys", "passwords"])
def test_the_largest_words_are_all_there(people: People, server: Server, game: str) -> None:
    ada = people("Ada", "fr", Device(*SIZES[0]), game=game)
    ada.context.add_init_script(LARGEST)
    with Table(server, ada, game=game).attended() as table:
        expect(ada.button("begin")).to_be_enabled()
        check_words(ada)
        table.begin()
        ada.catch_up()
        check_words(ada)


def check_words(ada: Person) -> None:
    """One page, turned and resized as a phone would be; it lays itself out some frames later."""
    for width, height in SIZES:
        ada.page.set_viewport_size({"width": width, "height": height})
        with suppress(Late):
            ada.page.wait_for_function(f"() => ({CUT})().length === 0")
        assert ada.page.evaluate(CUT) == [], f"{width} x {height}"
