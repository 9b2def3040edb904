"""An evening begins: a code said across the room, a seat or a look, another game, one's turn."""

from __future__ import annotations

import pytest
from playwright.sync_api import FloatRect, Locator, expect
from tests.browser.conftest import People
from tests.browser.devices import DESK, PHONE, TELEVISION
from tests.browser.person import Person
from tests.browser.tables import Table
from tests.web.server import Server


def box_of(thing: Locator) -> FloatRect:
    box = thing.bounding_box()
    assert box is not None
    return box


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


@pytest.mark.parametrize("begun", [False, True])
def test_no_bubble_on_the_big_screen_is_cut(people: People, server: Server, begun: bool) -> None:
    screen = people("Salon", "fr", TELEVISION)
    table = Table(server, seats=7)
    if begun:
        table.begin()
    screen.page.goto(f"/t/{table.id}/screen")
    screen.wire.until(lambda: screen.wire.welcomed)
    for place in table.places:
        with server.api.visit(place) as visitor:
            visitor.do("say", text="Bonsoir tout le monde, on commence quand vous voulez !")
    bubbles = screen.page.locator(".said")
    expect(bubbles).to_have_count(7)
    room = box_of(screen.page.get_by_role("main"))
    for bubble in bubbles.all():
        paper = box_of(bubble)
        assert paper["y"] >= room["y"]
        assert paper["y"] + paper["height"] <= room["y"] + room["height"]


SETTLED = """(moment) => document.querySelector(".go-on") ||
  Number(document.querySelector("[data-game][data-moment]")?.dataset.moment ?? -1) >= moment"""
"""The newest moment is on show, or what comes next waits for a tap."""


def tapped_through(person: Person) -> int:
    """How many taps it takes until one's own turn is on show."""
    taps = 0
    person.until(lambda view: view["waiting"] == [person.wire.seat])
    while True:
        person.page.wait_for_function(SETTLED, arg=person.wire.moment)
        if not person.button("stage.go_on").is_visible():
            return taps
        person.button("stage.go_on").click()
        taps += 1


def test_bots_that_move_at_once_are_followed_by_taps(people: People, server: Server) -> None:
    """At words: nothing that bots do there ends a game in its first round."""
    ada = people("Ada", "fr", PHONE, game="passwords")
    setup = {"clock": None, "pace": "at_once", "options": {"first": 0}}
    place = server.api.open("passwords", 4, "Ada", **setup)
    with server.api.visit(place) as visitor:
        visitor.do("sit", seat=0)
        for seat in (1, 2, 3):
            visitor.do("seat_bot", seat=seat, level="novice")
    ada.come_with(place)
    ada.shell.begin()
    ada.until(lambda view: "pass" in view["free"])
    ada.passwords.play({"do": "pass"})
    ada.until(lambda view: view["turns"] > 0)
    assert tapped_through(ada) >= 2, "the first bot comes by itself, the others do not"
    expect(ada.passwords.action("announce")).to_be_visible()


HIDE = """(how) => {
  Object.defineProperty(document, "visibilityState", { get: () => how, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""

NOTED = """window.notes = [];
window.Notification = class {
  static permission = "default";
  static async requestPermission() { return (this.permission = "granted"); }
  constructor(title, { body }) { window.notes.push(`${title} ${body}`); }
  close() { window.notes.push("closed"); }
};"""


def test_a_turn_reaches_who_looks_elsewhere_and_tells_nothing_of_the_game(
    people: People, server: Server
) -> None:
    ada = people("Ada", "en", DESK)
    ada.page.add_init_script(NOTED)
    table = Table(server, ada).begin()
    ada.shell.open("settings")
    ada.shell.set("notify", "on")
    ada.shell.close()
    ada.page.evaluate(HIDE, "hidden")
    table.advance(ada)
    expect(ada.page).to_have_title(ada.words["turn.title"])
    expect(ada.page.locator("link[rel=icon]")).to_have_attribute("href", "/icon-turn.svg")
    called = f"{ada.words.plain('turn.yours')} {ada.words.plain('game.title')}"
    assert ada.page.evaluate("window.notes") == [called]
    ada.page.evaluate(HIDE, "visible")
    expect(ada.page.locator("link[rel=icon]")).to_have_attribute("href", "/icon.svg")
    assert ada.page.evaluate("window.notes") == [called, "closed"]


LONG_AGO = """for (const seen of [JSON.parse(localStorage.getItem("trousseau.seen"))]) {
  for (const table of Object.values(seen)) table.at -= 60_000;
  localStorage.setItem("trousseau.seen", JSON.stringify(seen));
}"""


def test_who_comes_back_after_a_while_reads_what_happened_and_sees_where(
    people: People, server: Server
) -> None:
    ada = people("Ada", "fr", PHONE)
    table = Table(server, ada).begin()
    table.advance(ada)
    ada.take_turn()
    ada.page.goto("/")
    ada.page.evaluate(LONG_AGO)
    for kind in ("observe", "pass", "observe"):
        seat = table.waiting
        assert seat is not None
        moves = [move for move in table.view(seat)["moves"] if move["do"] == kind]
        table.play(seat, moves[0])
        table.play(seat, {"do": "end_turn"})
    ada.open_table(table.id)
    missed = ada.shell.sign("comeback.meanwhile")
    expect(missed.get_by_role("listitem")).to_have_count(3)
    marks = ada.page.locator(".mark")
    expect(marks.nth(3)).to_be_visible()  # three players, and the card that two looked at
    missed.get_by_role("button", name=ada.words["page.close"]).click()
    expect(marks).to_have_count(0)
