"""Mots de passe through the page's own controls: typing on a phone and at a desk, and a vote."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import cycle

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.conftest import People
from tests.browser.devices import DESK, PHONE, Device
from tests.browser.keyboard import type_by_key
from tests.browser.person import Person
from tests.browser.replay import Replay
from tests.browser.tables import Table
from tests.browser.vaults import KEYBOARD, first, say_something
from tests.browser.vocabulary import announcing, most_gems
from tests.messages import Message
from tests.web.server import Server

from trousseau.games.passwords.lexicon.families import DOUBT
from trousseau.games.passwords.lexicon.spelling import letters
from trousseau.words import LANGUAGES

GAME = "passwords"

TYPING = [((PHONE.width, PHONE.height), KEYBOARD), ((844, 390), 190)]
"""A phone as it is held, and how much of its height a keyboard leaves."""


@pytest.fixture
def sitting(people: People, server: Server) -> Sitting:
    return Sitting(people, server)


class Sitting:
    """Opens tables at which these people sit, in this order, and the first one begins."""

    def __init__(self, people: People, server: Server) -> None:
        self.people, self.server = people, server

    @contextmanager
    def of(
        self, *devices: Device, seats: int, language: str = "fr"
    ) -> Iterator[tuple[Table, list[Person]]]:
        """The language is that of the words."""
        names = ("Ada", "Bertille", "Camille")
        people = [
            self.people(name, "fr", device, game=GAME)
            for name, device in zip(names, devices, strict=False)
        ]
        options = {**first(0), "language": language}
        opened = Table(self.server, *people, game=GAME, seats=seats, options=options)
        with opened.begin().attended() as table:
            yield table, people


def own_turn(person: Person) -> Message:
    """Once it is this person's turn: a word that they could say."""
    person.until(lambda view: "announce" in view["free"])
    person.passwords.catch_up()
    word = announcing(person.view)
    assert word is not None
    return word


def at_a_desk(person: Person, word: str) -> None:
    """Letters find the lock by themselves."""
    type_by_key(person.page, word)
    person.page.keyboard.press("Enter")


def on_a_phone(person: Person, word: str) -> None:
    """The keyboard comes with the first touch and goes with its own key."""
    page = person.page
    person.passwords.lock.tap()
    page.set_viewport_size({"width": PHONE.width, "height": KEYBOARD})
    page.keyboard.type(word)
    page.keyboard.press("Enter")
    page.set_viewport_size({"width": PHONE.width, "height": PHONE.height})
    person.passwords.action("announce").tap()


def a_later_safe(person: Person, word: Message) -> int:
    """One that the word in the lock lays a gem in, and does not begin at."""
    start = letters(word["word"])[0]
    ring = person.view["ring"]
    return next(one for one in person.passwords.chosen if ring[one]["letter"] != start)


def aloud(person: Person, key: str) -> Locator:
    """What a screen reader says, if it says this."""
    spoken = person.page.locator("[aria-live=polite]")
    return spoken.filter(has_text=person.words.within(key))


def worth(person: Person, word: str) -> str:
    """What the page says of a draft: how many gems it would lay."""
    gems = most_gems(person.view, word)
    form = "one" if gems == 1 else "other"
    words = person.words
    return words.say(f"gems.{form}", count=gems) if gems else words.plain("drafts.nowhere")


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_people_play_to_the_last_gem(sitting: Sitting, language: str) -> None:
    """One at a desk, one on a phone whose keyboard is up for each word."""
    with sitting.of(DESK, PHONE, seats=2, language=language) as (table, people):
        announce = cycle(zip(people, (at_a_desk, on_a_phone), strict=True))
        while (view := table.view(0))["result"] is None:
            person, say = next(announce)
            say(person, own_turn(person)["word"])
            person.until(lambda now: "announce" not in now["free"])
        assert view["result"]["why"] == "emptied"
        assert view["used"][-1]["gems"]
        for person in people:
            person.after.expect_result()
            expect(person.passwords.spot("count")).to_be_visible()


def test_the_end_tells_the_story_and_the_coach_what_was_there(sitting: Sitting) -> None:
    """Ada says a fine word for a single gem: the coach shows her on the ring what she left."""
    with sitting.of(DESK, seats=2) as (table, [ada]):
        ada.passwords.play(for_one_gem(ada, own_turn(ada)))
        say_something(table)
        while (seat := table.waiting) is not None:
            table.play(seat, {"do": "pass"})
        ada.after.expect_result()
        remembered = ada.passwords.spot("count").get_by_role("listitem")
        expect(remembered).to_have_count(3)
        said = {used["word"].upper() for used in ada.view["used"]}
        words = remembered.locator("b").all_inner_texts()
        assert {word.upper() for word in words} <= said
        ada.link("after.coach").click()
        missed = ada.page.get_by_role("button").filter(has_text=ada.words.within("coach.when"))
        expect(missed.first).to_contain_text(ada.words.say("gems.one", count=1))
        missed.first.click()
        Replay(ada).expect_at(0)
        better = ada.page.get_by_role("img", name=ada.words["coach.picture"]).first
        lit = better.locator(".safe.hit")
        expect(ada.page.locator("main .pip")).to_have_count(lit.count())
        assert lit.count() >= 3


def for_one_gem(person: Person, word: Message) -> Message:
    """The same word, on nothing but a safe with its first letter."""
    first_letter = letters(word["word"])[0]
    ring = person.view["ring"]
    starts = [place for place in word["places"] if ring[place]["letter"] == first_letter]
    return {**word, "places": starts[:1]}


def test_letters_typed_at_a_desk_go_to_the_lock_and_open_no_panel(sitting: Sitting) -> None:
    with sitting.of(DESK, seats=2) as (_, [ada]):
        own_turn(ada)
        typed = "clprm"
        ada.page.keyboard.type(typed)
        expect(ada.passwords.drums).to_have_text(list(typed.upper()))
        expect(ada.page.locator("dialog[open], aside")).to_have_count(0)
        ada.page.keyboard.press("Escape")
        expect(ada.passwords.drums).to_have_count(0)


def test_enter_announces_what_the_lock_holds(sitting: Sitting) -> None:
    with sitting.of(DESK, seats=2) as (_, [ada]):
        word = own_turn(ada)
        type_by_key(ada.page, word["word"])
        expect(ada.passwords.action("announce")).to_be_enabled()
        expect(aloud(ada, "aloud.other")).to_have_text(re.compile(f"^{letters(word['word'])}\\. "))
        ada.page.keyboard.press("Enter")
        ada.until(lambda view: view["used"])
        expect(ada.passwords.lock).to_have_value("")
        expect(aloud(ada, "fact.announced.me")).to_contain_text(word["word"])


def test_a_phone_s_keyboard_leaves_the_safes_and_its_key_folds_it(sitting: Sitting) -> None:
    with sitting.of(PHONE, seats=5) as (_, [ada]):
        word = own_turn(ada)
        lock = ada.passwords.lock
        for meddling in ("autocomplete", "autocapitalize", "autocorrect"):
            expect(lock).to_have_attribute(meddling, "off")
        expect(lock).to_have_attribute("spellcheck", "false")
        assert lock.evaluate("(field) => parseFloat(getComputedStyle(field).fontSize)") >= ZOOMS
        lock.tap()
        ada.page.set_viewport_size({"width": PHONE.width, "height": KEYBOARD})
        ada.page.keyboard.type(word["word"])
        for place in range(7):
            expect(ada.passwords.safe(place)).to_be_in_viewport(ratio=1)
        for thing in (lock, ada.passwords.way(1), ada.passwords.action("announce")):
            expect(thing).to_be_in_viewport(ratio=1)
        expect(ada.button("panel.menu")).to_have_count(0)
        assert ada.page.evaluate("visualViewport.scale") == 1
        ada.page.keyboard.press("Enter")
        expect(lock).not_to_be_focused()
        assert ada.view["used"] == []
        ada.page.set_viewport_size({"width": PHONE.width, "height": PHONE.height})
        ada.passwords.action("announce").tap()
        ada.until(lambda view: view["used"])


@pytest.mark.parametrize(("turned", "left"), TYPING)
def test_with_the_keyboard_up_all_that_is_seen_can_be_touched(
    sitting: Sitting, turned: tuple[int, int], left: int
) -> None:
    """It stays for whoever changes the placement, and goes when the word is announced."""
    with sitting.of(Device(*turned, touch=True), seats=3) as (_, [ada]):
        word = own_turn(ada)
        ada.passwords.lock.tap()
        ada.page.set_viewport_size({"width": turned[0], "height": left})
        ada.page.keyboard.type(word["word"])
        later = a_later_safe(ada, word)
        ada.passwords.safe(later).tap()
        expect(ada.passwords.safe(later)).not_to_have_attribute("aria-pressed", "true")
        expect(ada.passwords.lock).to_be_focused()
        ada.passwords.action("announce").tap()
        ada.until(lambda view: view["used"])
        assert later not in ada.wire.asked("play")[-1]["move"]["places"]
        expect(ada.passwords.lock).not_to_be_focused()


def test_a_keyboard_that_lies_over_the_page_covers_nothing(sitting: Sitting) -> None:
    """Some browsers leave the page as high as it was, and only tell what of it is seen."""
    with sitting.of(PHONE, seats=3) as (_, [ada]):
        word = own_turn(ada)
        ada.passwords.lock.tap()
        ada.page.evaluate(COVER, KEYBOARD)
        ada.page.keyboard.type(word["word"])
        safes = [ada.passwords.safe(place) for place in range(7)]
        expect(ada.button("lock.fold")).to_be_visible()
        for thing in (*safes, ada.passwords.lock, ada.passwords.action("announce")):
            box = thing.bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= KEYBOARD


def test_a_safe_takes_the_gem_of_another_when_it_is_touched(sitting: Sitting) -> None:
    """Any but the one from which the word sets out: that keeps its gem if it has no twin."""
    with sitting.of(PHONE, seats=3) as (_, [ada]):
        word = own_turn(ada)
        ada.passwords.lock.fill(word["word"])
        chosen = ada.passwords.chosen
        assert len(chosen) == len(word["places"])
        later = a_later_safe(ada, word)
        ada.passwords.safe(later).tap()
        assert later not in ada.passwords.chosen


def test_a_draft_follows_the_ring_while_others_play(sitting: Sitting) -> None:
    with sitting.of(DESK, seats=2) as (table, [ada]):
        ada.passwords.play(own_turn(ada))
        ada.passwords.lock.fill("soleil")
        ada.button("drafts.keep").click()
        ada.passwords.lock.fill("")
        draft = ada.passwords.spot("drafts").get_by_role("listitem").get_by_role("button").first
        expect(draft).to_contain_text(worth(ada, "soleil"))
        say_something(table)
        own_turn(ada)
        expect(draft).to_contain_text(worth(ada, "soleil"))
        draft.click()
        expect(ada.passwords.lock).to_have_value("soleil")


def test_three_people_vote_on_a_contested_word(sitting: Sitting) -> None:
    """One contests; who has voted is seen, but not how, until the last ballot is in.

    Somebody who looks on has no say. Somebody else was typing when the vote came, and reloads.
    """
    with sitting.of(DESK, PHONE, DESK, seats=4) as (table, people):
        zoe = sitting.people("Zoé", "fr", PHONE, game=GAME)
        zoe.open_table(table.id)
        zoe.button("arriving.watch").click()
        announcer = say_a_doubtful_word(table)
        others = [person for person in people if person.wire.seat != announcer]
        ada, bertille, camille = others
        ada.until(lambda view: view["phase"] == "contest")
        expect(aloud(ada, "fact.doubted")).to_have_text(ada.words.within("fact.announced"))
        camille.page.keyboard.type("c")
        ada.passwords.play({"do": "contest"})
        bertille.until(lambda view: view["phase"] == "vote")
        bertille.passwords.play({"do": "vote", "same": False})

        camille.until(lambda view: view["heard"]["ballots"].count("voted") == 2)
        camille.passwords.catch_up()
        camille.page.keyboard.type("clprm")
        expect(camille.page.locator("dialog[open], aside")).to_have_count(0)
        camille.page.reload()
        folded = camille.words.plain("ballot.voted")
        for looker in (camille, zoe):
            ballots = looker.passwords.own.locator("[data-ballot]")
            expect(ballots.filter(has_text=bertille.name)).to_contain_text(folded)
            assert looker.view["heard"]["votes"][bertille.wire.seat or 0] is None
        expect(zoe.page.locator("[data-spot^='do.']")).to_have_count(0)

        camille.passwords.play({"do": "vote", "same": False})
        for person in (*others, zoe):
            person.until(lambda view: view["phase"] == "announce")
            assert person.view["rulings"][-1]["same"] is False
            assert person.view["used"][-1]["seat"] == announcer


def say_a_doubtful_word(table: Table) -> int:
    """The quiet one, who sits last, says it; the others say something that nobody can object to."""
    quiet = len(table.places) - 1
    while True:
        seat = table.waiting
        assert seat is not None
        word = announcing(table.view(seat), tier=DOUBT) if seat == quiet else None
        if word is not None:
            table.play(seat, word)
            return quiet
        say_something(table)


ZOOMS = 16
"""Pixels: a phone zooms in on a field whose letters are smaller."""

COVER = """(left) => {
  Object.defineProperty(visualViewport, "height", { value: left });
  visualViewport.dispatchEvent(new Event("resize"));
}"""
"""A keyboard that leaves so much of the page to be seen."""
