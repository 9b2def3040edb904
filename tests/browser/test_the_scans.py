"""The scans that others rely on: each finds what it is there to find."""

from __future__ import annotations

from copy import deepcopy

import pytest
from playwright.sync_api import expect
from tests.browser.axe import OF_LIGHT, problems
from tests.browser.conftest import People
from tests.browser.person import Person
from tests.browser.secrecy import Truth
from tests.browser.tables import Table
from tests.messages import Message
from tests.web.server import Server

from trousseau.kernel import AllSeeing


@pytest.fixture
def ada(people: People) -> Person:
    return people("Ada", "en", bypass_csp=True)


def test_a_face_too_many_on_the_wire_is_found(ada: Person, server: Server) -> None:
    table = Table(server, ada, options={"round_limit": 1}).begin()
    table.finish()
    ada.after.expect_result()
    truth = Truth(server, table.id)
    honest = ada.wire.messages
    truth.check(ada.wire, 0)
    with pytest.raises(AssertionError):
        truth.check(ada.wire, 1)  # these eyes saw other cards

    view = next(number for number, message in enumerate(honest) if message.get("view"))
    for change in (lay_open, tell_a_face, put_it_into_the_table):
        ada.wire.messages = deepcopy(honest)
        change(ada.wire.messages[view], truth)
        with pytest.raises(AssertionError):
            truth.check(ada.wire, 0)


def lay_open(message: Message, truth: Truth) -> None:
    hidden = next(card for card in message["view"]["hands"] if card["face"] is None)
    hidden["face"] = truth.moments(AllSeeing.EYES)[0]["view"]["hands"][hidden["number"]]["face"]


def tell_a_face(message: Message, truth: Truth) -> None:
    message["facts"] = [{"fact": "saw", "slot": 0, "face": "key"}]


def put_it_into_the_table(message: Message, truth: Truth) -> None:
    message["limits"] = [{"seat": 0, "until": 0, "hint": "treasure"}]


PICTURE = "card.append(Object.assign(new Image(), { src: 'data:image/svg+xml,/key-0.svg' }))"
NAME = "card.append('Fake Key')"
LABEL = "seat.setAttribute('aria-label', 'Émilie. You know: the Treasure.')"


@pytest.mark.parametrize("slip", [PICTURE, NAME, LABEL])
def test_a_face_too_many_in_the_document_is_found(ada: Person, server: Server, slip: str) -> None:
    table = Table(server, ada).begin()
    table.advance(ada)
    ada.look_around()
    unknown = next(card["number"] for card in ada.view["hands"] if card["face"] is None)
    ada.page.evaluate(
        f"""(number) => {{
          const card = document.querySelector(`[data-card="${{number}}"]`);
          const seat = document.querySelector("[data-seat='2']");
          {slip};
        }}""",
        unknown,
    )
    with pytest.raises(AssertionError):
        ada.look_around()


def test_what_somebody_claims_is_no_secret(ada: Person, server: Server) -> None:
    table = Table(server, ada).begin()
    table.play(2, {"do": "claim_hand", "holder": 2, "face": "treasure"})
    ada.until(lambda view: view["claims"])
    expect(ada.coffre.seat(2)).to_have_accessible_name(ada.words.within("card.treasure"))
    ada.look_around()


PALE = """() => {
  const words = Object.assign(document.createElement("p"), { textContent: "Pale" });
  Object.assign(words.style, { color: "#777", background: "#888" });
  document.querySelector("main").append(words);
}"""


def test_axe_finds_a_button_without_a_name_and_pale_words(people: People) -> None:
    ada = people("Ada", "en", bypass_csp=True)
    ada.open_home()
    assert problems(ada.page) == {}
    ada.page.evaluate("document.querySelector('main').append(document.createElement('button'))")
    assert "button-name" in problems(ada.page)
    ada.page.evaluate(PALE)
    assert set(problems(ada.page, OF_LIGHT)) == {"color-contrast"}


def test_what_the_policy_forbids_is_heard_of(people: People, complaints: list[str]) -> None:
    grace = people("Grace")
    grace.open_home()
    grace.page.evaluate("document.body.setAttribute('style', 'color: red')")
    grace.page.evaluate(
        "document.body.append(Object.assign(new Image(), {src: 'http://example.org/'}))"
    )
    grace.page.wait_for_function("document.querySelector('body > img')?.complete")
    assert any("Content Security Policy" in one for one in complaints)
    complaints.clear()
