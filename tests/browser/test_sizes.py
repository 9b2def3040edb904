"""Every game at the sizes that are hard to fit: small phones, phones that lie, tablets.

They are dealt the cards that are hardest to fit, so that chance hides nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, expect
from playwright.sync_api import TimeoutError as Late
from tests.browser.conftest import People
from tests.browser.devices import Device
from tests.browser.dungeons import advance, best_lay
from tests.browser.fourkeys import PILES
from tests.browser.person import Person
from tests.browser.tables import Table
from tests.browser.test_reaching import LARGEST
from tests.browser.tour import reach_final_phase
from tests.browser.vocabulary import announcing
from tests.web.server import Server

SIZES = ((320, 568), (844, 390), (768, 1024), (1024, 768))
PHONES = ((390, 844), (844, 390))
SETUPS: Mapping[str, dict[str, Any]] = {
    "coffre": {"seats": 8, "options": {"round_limit": 3}},
    "fourkeys": {"seats": 4},
    "passwords": {"seats": 5, "options": {"first": 0}},
    "boyard": {"seats": 6, "clock": None},
    "maze": {"seats": 8, "options": {"level": 1}},
}
"""As many as may sit there; the rules' own end is not far."""

LEAST_DUNGEON = 110
"""Pixels: four squares across whose gold can be read."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    words = [f"--game=tests.browser.decks.{game}" for game in ("coffre", "fourkeys", "maze")]
    with Server(tmp_path_factory.mktemp("house") / "data", *words) as server:
        yield server


@pytest.mark.parametrize("game", SETUPS)
def test_everything_is_in_the_window_and_nothing_covers_it(
    people: People, server: Server, game: str
) -> None:
    """One page, turned and resized at each step of a turn, as a phone would be."""
    ada = people("Ada", "fr", Device(*SIZES[0]), game=game)
    with Table(server, ada, game=game, **SETUPS[game]).attended() as table:
        expect(ada.button("begin")).to_be_enabled()
        check(ada)
        table.begin()
        STEPS[game](ada, table)


def test_a_phone_shows_the_keys_and_the_way_to_a_table_at_once(people: People) -> None:
    ada = people("Ada", "fr", Device(*PHONES[0]))
    ada.open_home()
    for width, height in (*PHONES, SIZES[0]):
        ada.page.set_viewport_size({"width": width, "height": height})
        expect(ada.button("home.play")).to_be_in_viewport(ratio=1)
        for name in ada.page.locator("label[data-game] .named").all():
            expect(name).to_be_in_viewport(ratio=1)


def test_a_phone_can_be_the_screen_of_the_living_room(people: People, server: Server) -> None:
    screen = people("Ada", "fr", Device(*PHONES[0]), game="fourkeys")
    table = Table(server, game="fourkeys", seats=4)
    screen.page.goto(f"/t/{table.id}/screen")
    for width, height in PHONES:
        screen.page.set_viewport_size({"width": width, "height": height})
        code = screen.page.get_by_role("img", name=screen.words["invite.qr"])
        expect(code).to_be_in_viewport(ratio=1)
    table.begin()
    expect(screen.fourkeys.spot("pile.keys_1")).to_be_visible()
    check(screen, PHONES)


def test_the_smallest_phone_has_all_of_the_largest_words(people: People, server: Server) -> None:
    ada = people("Ada", "fr", Device(*SIZES[0]))
    ada.context.add_init_script(LARGEST)
    with Table(server, ada, **SETUPS["coffre"]).begin().attended() as table:
        table.advance(ada)
        ada.coffre.play({"do": "observe", "slot": 1})
        reason = box_of(ada.text("coffre.ends_alone"))
        assert reason["y"] + reason["height"] <= box_of(ada.coffre.own_card)["y"]
        ada.coffre.play({"do": "end_turn"})
        reach_final_phase(table)
        while table.waiting != 0:
            seat = table.waiting
            assert seat is not None, "nobody asked Ada"
            table.play(seat, table.view(seat)["moves"][0])
        ada.catch_up()
        for seat in (1, 7):  # those at the edges
            ada.coffre.seat(seat).click()
            expect(ada.page.locator(".ask")).to_be_in_viewport(ratio=1)
            ada.page.keyboard.press("Escape")


def test_the_smallest_phone_names_the_piles_and_shows_what_is_counted(
    people: People, server: Server
) -> None:
    ada = people("Ada", "fr", Device(*SIZES[0]), game="fourkeys")
    ada.context.add_init_script(LARGEST)
    with Table(server, ada, game="fourkeys", seats=4).begin().attended() as table:
        for name in PILES:
            expect(
                ada.fourkeys.spot(f"pile.{name}").get_by_text(ada.words.plain(f"pile.{name}"))
            ).to_be_in_viewport(ratio=1)
        while table.waiting is not None:
            advance(table)
        ada.after.expect_result()
        assert box_of(ada.page.locator(".counting .board"))["width"] >= LEAST_DUNGEON


def test_the_ways_round_the_ring_keep_their_words_within(people: People, server: Server) -> None:
    ada = people("Ada", "en", Device(*SIZES[0]), game="passwords")
    ada.context.add_init_script(LARGEST)
    with Table(server, ada, game="passwords", **SETUPS["passwords"]).begin().attended():
        ada.until(lambda view: view["free"])
        ada.passwords.catch_up()
        ada.passwords.lock.fill("E")
        for width, height in SIZES[:2]:
            ada.page.set_viewport_size({"width": width, "height": height})
            expect(ada.page.locator(".way")).to_have_count(2)
            assert ada.page.evaluate(SPARE) >= LEAST_SPARE


SPARE = """() => Math.min(...[...document.querySelectorAll(".way")].map((way) => {
  const words = document.createRange();
  words.selectNodeContents(way.querySelector("b"));
  return way.getBoundingClientRect().right - words.getBoundingClientRect().right;
}))"""
"""Pixels from the end of the words to the edge of their control."""

LEAST_SPARE = 3


def box_of(thing: Locator) -> FloatRect:
    box = thing.bounding_box()
    assert box is not None
    return box


def coffre(ada: Person, table: Table) -> None:
    ada.await_turn()
    check(ada)
    ada.coffre.play({"do": "exchange", "slot": 0})
    check(ada)
    ada.coffre.play({"do": "end_turn"})
    table.finish()
    ada.after.expect_result()
    check(ada)


def fourkeys(ada: Person, table: Table) -> None:
    ada.until(lambda view: view["moves"])
    ada.fourkeys.catch_up()
    check(ada)
    ada.fourkeys.pile("doors_2").click()
    check(ada)
    ada.fourkeys.action("take").click()
    ada.until(lambda view: view["phase"] == "lay")
    ada.fourkeys.catch_up()
    check(ada)
    lay = best_lay(ada.view)
    ada.fourkeys.square(lay["row"], lay["column"]).click()
    check(ada)


def passwords(ada: Person, table: Table) -> None:
    ada.until(lambda view: view["free"])
    ada.passwords.catch_up()
    check(ada)
    word = announcing(ada.view)
    assert word is not None
    ada.passwords.lock.fill(word["word"])
    ada.button("drafts.keep").click()
    check(ada)
    ada.passwords.lock.fill("")
    check(ada)
    ada.passwords.play(word)
    ada.passwords.catch_up()
    check(ada)
    while (seat := table.waiting) is not None:
        table.play(seat, {"do": "pass"})
    ada.after.expect_result()
    check(ada)


def boyard(ada: Person, table: Table) -> None:
    """The first turn; the end is looked at where a whole game is played."""
    for move in ({"do": "prepared", "here": True}, {"do": "roll_die"}):
        for seat in range(len(table.places)):
            table.play(seat, move)
    ada.until(lambda view: view["phase"] == "turn")
    ada.boyard.catch_up()
    check(ada)


def maze(ada: Person, table: Table) -> None:
    """From the brief to an accusation of a hero that everybody believes at last."""
    ada.until(lambda view: view["phase"] == "brief")
    ada.maze.catch_up()
    check(ada)
    for seat in range(8):
        table.play(seat, {"do": "be_ready"})
    ada.until(lambda view: view["phase"] == "run")
    ada.maze.catch_up()
    check(ada)
    ada.maze.spot("accuse").click()
    expect(ada.maze.spot("do.accuse")).to_be_visible()
    check(ada)
    hero = next(seat for seat in (6, 7) if table.view(seat)["camp"] == "hero")
    for accuser, size in enumerate(SIZES, start=1):  # a vote is short
        table.play(accuser, {"do": "accuse", "seats": [hero]})
        expect(ada.maze.spot("vote.yes")).to_be_visible()
        check(ada, [size])
        vote = {"do": "vote", "accusation": accuser, "guilty": accuser == len(SIZES)}
        for seat in {*range(8)} - {accuser, hero}:
            table.play(seat, vote)
    ada.after.expect_result()
    check(ada)


STEPS: Mapping[str, Callable[[Person, Table], None]] = {
    steps.__name__: steps for steps in (coffre, fourkeys, passwords, boyard, maze)
}


def check(ada: Person, sizes: Sequence[tuple[int, int]] = SIZES) -> None:
    for width, height in sizes:
        ada.page.set_viewport_size({"width": width, "height": height})
        # The table lays itself out anew some frames later.
        with suppress(Late):
            ada.page.wait_for_function(f"() => ({FAULTS})().length === 0")
        assert ada.page.evaluate(FAULTS) == [], f"{width} x {height}"


FAULTS = """() => {
  const root = document.documentElement;
  const faults = root.scrollWidth > innerWidth ? [`scrolls to ${root.scrollWidth}`] : [];
  for (const control of document.querySelectorAll("button, a[href], input")) {
    const { left, right, top, bottom, width } = control.getBoundingClientRect();
    if (!width || !control.checkVisibility({ visibilityProperty: true })) continue;
    if (control.closest(".world, [data-over]")) continue; // of a mall that is seen in part
    const name = control.ariaLabel ?? control.innerText;
    const out = left < 0 || top < 0 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5;
    if (out) faults.push(`outside: ${name}`);
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (!control.contains(there)) faults.push(`covered: ${name}`);
    const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      for (const { 0: word, index } of texts.currentNode.data.matchAll(/\\p{L}+/gu)) {
        const letters = document.createRange();
        letters.setStart(texts.currentNode, index);
        letters.setEnd(texts.currentNode, index + word.length);
        const lines = new Set([...letters.getClientRects()].map((line) => line.top));
        if (lines.size > 1) faults.push(`broken: ${word}`);
      }
    }
  }
  return faults;
}"""
"""What can be pressed and is not wholly in the window, lies under something else, or has a word
that goes on in another line.
"""
