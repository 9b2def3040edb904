"""Somebody's first minutes: quick, in their language, in their light, with their keyboard."""

from __future__ import annotations

from time import monotonic

from playwright.sync_api import expect
from tests.browser.conftest import People
from tests.browser.devices import DESK, PHONE, Device
from tests.browser.keyboard import go_to, press_by_key
from tests.browser.tables import Table
from tests.browser.test_sizes import PHONES, SIZES, check
from tests.web.server import Serve, Server

FIRST_MOVE = 15.0
"""Seconds from opening the page to the first possible move."""

LEAST_CLAIM = 24
"""Pixels: what is smaller can't be told from another card."""

PRESS_AND_WATCH = """async (button) => {
  button.click();
  const places = [];
  while (places.length < 6) {
    await new Promise(requestAnimationFrame);
    places.push(document.querySelector("dialog[open]").getBoundingClientRect().top);
  }
  return places;
}"""
"""Where a sheet is in its first frames."""


def test_the_first_move_is_possible_after_one_tap(people: People, serve: Serve) -> None:
    server = serve(pace=1.6)  # bots think as they do for people
    phone = Device(390, 844, touch=True, motion="no-preference")
    ada = people("Ada", "fr", phone, at=server, service_worker=True, drawn=True)
    opened = monotonic()
    ada.page.goto("/")
    ada.button("home.play").tap()
    ada.page.wait_for_url("**/t/*")
    told = ada.page.get_by_role("group", name=ada.words["coffre.i_say"])
    expect(told.get_by_role("button").first).to_be_enabled()
    assert monotonic() - opened < FIRST_MOVE
    ada.coffre.claim_at_once("neutral")


def test_home_knows_the_five_games_and_the_tables_there_are(people: People, server: Server) -> None:
    server.api.open("coffre", 4, "Grace", public=True)
    ada = people("Ada", "fr", PHONE)
    ada.open_home()
    games = ada.page.get_by_role("radiogroup", name=ada.words["home.ring"]).get_by_role("radio")
    expect(games).to_have_count(5)
    ada.home.introduce()
    ada.page.get_by_role("button", name=ada.words.within("home.sit")).first.click()
    ada.page.wait_for_url("**/t/*")
    ada.wire.until(lambda: ada.wire.welcomed and ada.wire.seat is not None)
    ada.page.goto("/")
    mine = ada.page.get_by_role("region", name=ada.words["home.mine"])
    mine.get_by_role("link", name=ada.words.within("home.with_people")).click()
    expect(ada.button("begin")).to_be_visible()


def test_arrows_go_round_the_ring_and_every_key_opens_a_table(people: People) -> None:
    ada = people("Ada", "en", DESK)
    ada.open_home()
    ring = ada.page.get_by_role("radiogroup", name=ada.words["home.ring"])
    go_to(ring.get_by_role("radio", checked=True))
    for _ in range(ring.get_by_role("radio").count()):
        ada.page.keyboard.press("ArrowRight")
        expect(ada.text("home.forging")).to_be_hidden()
        expect(ada.button("home.play")).to_be_visible()


def test_who_wants_calm_has_a_sheet_at_once_where_it_stays(people: People) -> None:
    ada = people("Ada", "fr", DESK)
    ada.open_home()
    places = ada.button("settings.title").evaluate(PRESS_AND_WATCH)
    assert len(set(places)) == 1, places


def test_language_light_and_motion_change_in_mid_game(people: People, server: Server) -> None:
    ada = people("Ada", "fr", PHONE)
    table = Table(server, ada).begin()
    table.advance(ada)
    ada.coffre.play({"do": "observe", "slot": 0})
    ada.shell.open("settings")
    ada.shell.set("theme", "light")
    ada.shell.set("motion", "full")
    ada.shell.set("language", "en")
    ada.speaks("en")
    document = ada.page.locator("html")
    expect(document).to_have_attribute("lang", "en")
    expect(document).to_have_attribute("data-theme", "light")
    expect(document).to_have_attribute("data-motion", "full")
    ada.shell.close()
    expect(ada.coffre.slot(0)).to_be_visible()
    ada.coffre.play({"do": "end_turn"})
    ada.page.reload()
    expect(ada.coffre.own_card).to_be_visible()
    expect(document).to_have_attribute("lang", "en")


def test_who_does_not_want_to_be_asked_passes_at_once(people: People, server: Server) -> None:
    ada = people("Ada", "fr", PHONE)
    table = Table(server, ada).begin()
    table.advance(ada)
    ada.shell.open("settings")
    ada.shell.set("confirm", "never")
    ada.shell.close()
    ada.page.reload()  # it is kept on the device
    ada.await_turn()
    ada.coffre.action("pass").click()
    ada.coffre.obeyed(0, {"do": "pass"})


def test_reasons_come_in_the_language_that_is_chosen_now(people: People, server: Server) -> None:
    ada = people("Ada", "fr", DESK)
    table = Table(server, ada).begin()
    table.advance(ada)
    ada.shell.open("settings")
    ada.shell.set("language", "en")
    ada.speaks("en")
    ada.wire.until(lambda: ada.wire.asked("hello")[-1]["language"] == "en")
    assert ada.wire.asked("hello")[0]["language"] == "fr"


def test_a_whole_turn_by_keyboard_alone(people: People, server: Server) -> None:
    ada = people("Ada", "en", DESK)
    table = Table(server, ada).begin()
    table.advance(ada)
    ada.page.mouse.move(0, 0)
    press_by_key(ada.coffre.action("pass"))  # asks to be pressed once more
    expect(ada.coffre.action("pass")).to_contain_text(ada.words.plain("control.again"))
    ada.page.keyboard.press("Escape")
    expect(ada.coffre.action("pass")).not_to_contain_text(ada.words.plain("control.again"))
    assert not ada.wire.asked("play")
    press_by_key(ada.coffre.action("force"))
    press_by_key(ada.coffre.seat(2))
    press_by_key(ada.coffre.slot(1))
    expect(ada.coffre.action("end_turn")).to_be_enabled()
    assert ada.wire.asked("play")[-1]["move"] == {"do": "force", "target": 2, "slot": 1}
    press_by_key(ada.coffre.action("end_turn"))
    ada.until(lambda view: 0 not in view["waiting"])
    ada.page.keyboard.press("c")
    expect(ada.page.get_by_role("textbox", name=ada.words["chat.say"])).to_be_visible()
    ada.page.keyboard.press("Escape")


def test_names_are_shown_as_they_are(people: People, server: Server) -> None:
    names = ('<b>Zoë</b> & "Co"', "עדה", "🗝️ clé 鍵 {seat}", "Aaaaaaaaaaaaaaaaaaaaaaaa")
    grace = people("Grace", "en", DESK)
    table = Table(server, grace, seats=5)
    for place in table.places[1:]:
        with server.api.visit(place) as leaver:
            leaver.do("leave")
    named = [people(name, "fr", PHONE) for name in names]
    for one in named:
        one.sit_down_at(table.id)
    grace.shell.begin()
    expect(grace.coffre.seat(4)).to_be_visible()
    for one in named:
        one.until(lambda view: view)
        assert one.name in [other["name"] for other in one.wire.table["people"]]
        width = one.page.evaluate("document.documentElement.scrollWidth")
        assert width <= PHONE.width


def test_what_is_said_is_text(people: People, server: Server) -> None:
    ada, grace = people("Ada", "fr", PHONE), people("Grace", "en", DESK)
    Table(server, ada, grace).begin()
    ada.page.get_by_role("button", name=ada.words.beginning("panel.chat")).click()
    said = "<img src=x onerror=alert(1)> {seat:player} https://example.org"
    ada.page.get_by_role("textbox", name=ada.words["chat.say"]).fill(said)
    ada.page.keyboard.press("Enter")
    expect(ada.page.get_by_text(said).first).to_be_visible()
    grace.shell.open_beside("chat")
    expect(grace.page.get_by_text(said).first).to_be_visible()


def test_the_first_time_one_is_told_what_the_own_card_is_after(
    people: People, server: Server
) -> None:
    ada = people("Ada", "fr", PHONE, newcomer=True)
    table = Table(server, ada).begin()
    table.advance(ada)
    told = ada.page.get_by_role("region", name=ada.words["first.title"])
    expect(told).to_contain_text(ada.words.plain(f"goal.{ada.holds}"))
    expect(told.get_by_role("link")).to_have_attribute("href", "/learn/coffre")
    expect(ada.text("nudge.observe")).to_be_visible()
    check(ada, (*PHONES, *SIZES))
    told.get_by_role("button", name=ada.words["first.close"]).click()
    expect(told).to_be_hidden()
    ada.page.reload()
    ada.await_turn()
    expect(told).to_be_hidden()
    expect(ada.text("nudge.observe")).to_be_hidden()
    expect(ada.text(f"want.{ada.holds}")).to_be_visible()  # it stays on the card


def test_claims_have_their_label_and_the_last_step_its_reason(
    people: People, server: Server
) -> None:
    ada = people("Ada", "en", PHONE)
    table = Table(server, ada).begin()
    table.advance(ada)
    expect(ada.page.get_by_text(ada.words["coffre.i_say"])).to_be_in_viewport(ratio=1)
    ada.coffre.play({"do": "observe", "slot": 0})
    expect(ada.text("coffre.ends_alone")).to_be_visible()


def test_who_saw_did_and_said_what_is_on_the_table_itself(people: People, server: Server) -> None:
    ada = people("Ada", "en", PHONE)
    table = Table(server, ada).begin()
    table.advance(ada)
    ada.take_turn()
    table.play(1, {"do": "claim_hand", "holder": 1, "face": "key"})
    table.play(1, {"do": "observe", "slot": 0})
    table.play(1, {"do": "end_turn"})
    looked_at = ada.page.locator(f"[data-card='{ada.view['centre'][0]['number']}']")
    expect(looked_at).to_contain_text("B")  # Blaise has seen it
    claimed = ada.page.locator("li:has([data-seat='1']) .chip img")
    expect(claimed).to_be_visible()
    assert claimed.evaluate("(card) => card.clientWidth") >= LEAST_CLAIM
    ada.coffre.seat(1).click()
    looks = ada.words.say("fact.observed", seat="Blaise", slot=ada.words.plain("slot.0"))
    expect(ada.page.get_by_role("dialog")).to_contain_text(looks)
    ada.page.keyboard.press("Escape")
    log = ada.shell.open_beside("log")
    turn = log.get_by_role("button", name=looks)
    expect(turn).to_have_count(1)
    expect(turn).not_to_contain_text(ada.words.plain("card.key"))
    turn.click()
    expect(log).to_contain_text(ada.words.plain("card.key"))
