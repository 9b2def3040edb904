"""A game that brings no page is played in the browser all the same."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect
from tests.browser.axe import problems
from tests.browser.conftest import People
from tests.browser.devices import DESK, PHONE
from tests.browser.person import Person
from tests.browser.replay import Replay
from tests.browser.tables import Table
from tests.packages.installing import CHESTS, installed
from tests.web.server import Server

HEIGHTS = "[document.documentElement.scrollHeight, innerHeight]"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """It offers the game of docs/authors.md, whose package is installed."""
    folder = tmp_path_factory.mktemp("house")
    with Server(folder / "data", environment=installed(CHESTS, folder)) as server:
        yield server


def test_a_package_s_game_from_home_to_the_end(people: People) -> None:
    ada = people("Ada", "fr", PHONE, game="chests", bypass_csp=True)
    ada.open_home()
    ada.home.choose_other("Cinq coffres")
    ada.button("home.play_bots").click()
    ada.page.wait_for_url("**/t/*")
    ada.until(lambda view: view["moves"])
    assert problems(ada.page) == {}
    ada.plain.play({"do": "open", "chest": 2})
    expect(ada.plain.field("done")).to_contain_text("Ouvrir le troisième coffre")
    ada.until(lambda view: view["result"])
    why = {"found": "La clé est trouvée.", "lost": "Tout le monde est éliminé"}
    expect(ada.after.plate).to_contain_text(why[ada.view["result"]["why"]])
    whole, seen = ada.page.evaluate(HEIGHTS)
    assert whole <= seen, "the page scrolls"


def test_a_word_is_written_refused_and_seen_again_by_those_who_knew(
    people: People, server: Server
) -> None:
    ada = people("Ada", "en", DESK, game="guess")
    table = Table(server, ada, game="guess", seats=1).begin()
    ada.until(lambda view: view["free"])
    ada.plain.write("Word", "l0ge")
    expect(ada.page.get_by_role("alert")).to_have_text("No word")
    for word in ("lave", "cage", "clef", "rame"):
        guess(ada, word)
    ada.after.replay()
    replay = Replay(ada)
    replay.press("next")
    replay.press("next")
    hint = ada.view["hints"][0]
    expect(ada.plain.field("hints")).to_contain_text(f"{hint[0]} {hint[1]}")
    replay.look_through(None)
    expect(ada.plain.field("guesses")).to_contain_text("lave")
    expect(ada.plain.field("hints")).to_contain_text("None")
    assert table.waiting is None


def guess(person: Person, word: str) -> None:
    """If it was not found before."""
    person.until(lambda view: view["free"] or view["result"])
    if not person.view["result"]:
        person.plain.catch_up()
        person.plain.write("Word", word)
        person.until(lambda view: word in view["guesses"])


def test_in_real_time_hands_are_seen_bans_count_down_and_time_can_stop(
    people: People, server: Server
) -> None:
    ada = people("Ada", "en", DESK, game="heist", bypass_csp=True)
    grace = people("Grace", "fr", PHONE, game="heist")
    sandy = {"sand": 1000, "earliest": 900}
    Table(server, ada, grace, game="heist", seats=2, options=sandy).begin()
    ada.until(lambda view: view["moves"])
    ada.plain.press({"do": "carry", "room": 2})
    grace.until(lambda view: view["room"] == 2)
    grace.plain.press({"do": "hush", "seat": 0})
    ada.until(lambda view: view["hushed"][0] > 0)
    banned = ada.plain.own.locator("[data-spot='do.carry']")
    expect(banned).to_have_attribute("aria-disabled", "true")
    expect(banned).to_contain_text("0:0")
    expect(banned).not_to_have_attribute("aria-disabled", "true")
    expect(ada.shell.open_beside("chat")).to_contain_text(ada.words.within("chat.shut"))
    ada.shell.open_menu()
    ada.button("menu.pause").click()
    expect(grace.page.get_by_text(grace.words["pause.title"])).to_be_visible()
    assert problems(ada.page) == {}
    ada.button("pause.resume").click()
    expect(grace.page.get_by_text(grace.words["pause.title"])).to_be_hidden()
    grace.plain.press({"do": "carry", "room": 3})
    ada.until(lambda view: view["room"] == 3)
